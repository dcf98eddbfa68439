import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { locales } from '#schemas/parts';
import '#ui/base.css';
import { previewedWidgets } from '../support/preview-cases.ts';
import { Preview } from '../support/preview-view.tsx';
import { translatePage } from '../support/translate-page.ts';

/** Interactions of one drawing; lists repeat theirs. */
const MOST = 6;

/** Refuses what is sent, so that forms say why. */
const port = { submit: async () => ({ state: 'refused', message: 'refused' }) as const };

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

describe.each(previewedWidgets.map((widget) => [widget.name, widget] as const))('a translated %s', (_, widget) => {
  it('stands every press, every other state and language', async () => {
    const place = document.createElement('main');
    document.body.append(place);
    document.addEventListener('click', stay);
    const faults: string[] = [];
    const root = createRoot(place, { onUncaughtError: (error) => faults.push(String(error)) });
    const stop = translatePage(place);
    const states = widget.previews.flatMap((preview) => [{ preview }, { preview, data: {} }]);
    for (const { preview, ...data } of states) {
      for (const locale of locales) {
        await act(async () =>
          root.render(<Preview {...widget} preview={preview} locale={locale} port={port} {...data} />),
        );
        if (locale === 'en') await pressAll(place);
      }
    }
    expect(faults).toEqual([]);
    stop();
    document.removeEventListener('click', stay);
    await act(async () => root.unmount());
    place.remove();
  });
});

const stay = (event: Event): void => {
  if (event.target instanceof Element && event.target.closest('a, input[type="file"]') !== null) event.preventDefault();
};

async function pressAll(place: Element): Promise<void> {
  const controls = [
    ...place.querySelectorAll<HTMLElement>('button, input:not([type="file"]), select, summary, textarea'),
  ].slice(0, MOST);
  for (const control of controls) if (control.isConnected) await act(async () => control.click());
}
