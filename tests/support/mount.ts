import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { eventually } from './eventually.ts';

interface Mounted {
  readonly place: HTMLElement;
  /** Renders again in place. */
  draw(element: ReactNode): Promise<void>;
  remove(): Promise<void>;
}

const underAct = (is: boolean): void => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', is);

/** Retries a check while React renders on its own. */
export const eventuallyDrawn = async (check: () => void): Promise<void> => {
  underAct(false);
  await eventually(check).finally(() => underAct(true));
};

/** Renders into the document. Effects have run when it resolves. */
export async function mount(element: ReactNode): Promise<Mounted> {
  underAct(true);
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const draw = (next: ReactNode) => act(async () => root.render(next));
  await draw(element);
  return {
    place,
    draw,
    remove: async () => {
      await act(async () => root.unmount());
      place.remove();
    },
  };
}
