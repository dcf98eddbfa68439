import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';

interface Mounted {
  readonly place: HTMLElement;
  /** Renders in place of what stood there. */
  draw(element: ReactNode): Promise<void>;
  remove(): Promise<void>;
}

/** Renders into the document of a browser or jsdom; effects have run when it resolves. */
export async function mount(element: ReactNode): Promise<Mounted> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
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
