import axe from 'axe-core';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { locales } from '#schemas/parts';
import '#ui/base.css';
import theme from '../../config/haneul-land/theme.json' with { type: 'json' };
import type { Theme } from '#schemas/documents/theme/schema';
import { themeCss } from '../../src/content/theme/theme-css.ts';
import { previewedWidgets } from '../support/preview-cases.ts';
import { Preview } from '../support/preview-view.tsx';

const root = document.documentElement;
let place: HTMLElement;

beforeAll(() => {
  const style = document.createElement('style');
  style.textContent = themeCss(theme as Theme);
  document.head.append(style);
  root.dataset['theme'] = theme.id;
  document.title = 'Previews';
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
beforeEach(() => {
  place = document.createElement('main');
  place.className = 'page';
  document.body.append(place);
});
afterEach(async () => {
  place.remove();
  root.style.fontSize = '';
  await page.viewport(390, 844);
});

// In the short run the languages take turns.
const cases = previewedWidgets.flatMap((widget, nth) =>
  locales
    .filter((_, index) => inject('isLong') || index === nth % locales.length)
    .map((locale) => [`${widget.name} in ${locale}`, { ...widget, locale }] as const),
);

describe.each(cases)('%s', (_, { previews, locale, ...widget }) => {
  beforeEach(() => void (root.lang = locale));

  it('hydrates what the server wrote, without an error, another word or a jump', async () => {
    for (const preview of previews) {
      const element = <Preview {...widget} preview={preview} locale={locale} />;
      place.innerHTML = renderToString(element);
      const [html, boxes] = [place.innerHTML, boxesIn(place)];
      const faults: unknown[] = [];
      const hydrated = await act(() =>
        hydrateRoot(place, element, {
          onRecoverableError: (error) => faults.push(error),
          onUncaughtError: (error) => faults.push(error),
        }),
      );
      await picturesIn(place);
      expect({ name: preview.name, faults, html: place.innerHTML, boxes: boxesIn(place) }).toEqual({
        name: preview.name,
        faults: [],
        html,
        boxes,
      });
      act(() => hydrated.unmount());
    }
  });

  it('has nothing that axe objects to', async () => {
    for (const preview of previews) {
      place.innerHTML = renderToString(<Preview {...widget} preview={preview} locale={locale} />);
      const { violations } = await axe.run(place, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      });
      expect(
        violations.map(({ id, nodes }) => `${preview.name}: ${id}: ${nodes.map((node) => node.html).join(' ')}`),
      ).toEqual([]);
    }
  });

  it('stays within 320 px, with text of double size too', async () => {
    await page.viewport(320, 640);
    for (const size of ['', '200%']) {
      root.style.fontSize = size;
      for (const preview of previews) {
        place.innerHTML = renderToString(<Preview {...widget} preview={preview} locale={locale} />);
        expect({ name: preview.name, size, width: root.scrollWidth }).toEqual({ name: preview.name, size, width: 320 });
      }
    }
  });
});

/** Place and size of every element, in whole pixels; a drawing's inside is its own affair. */
function boxesIn(parent: Element): readonly string[] {
  return [...parent.querySelectorAll('*:not(svg *)')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return `${element.tagName} ${[x, y, width, height].map(Math.round).join(' ')}`;
  });
}

/** Resolves when every picture has arrived or failed. */
async function picturesIn(parent: Element): Promise<void> {
  const pictures = [...parent.querySelectorAll('img')];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  for (const picture of pictures.filter((one) => one.getAttribute('fetchpriority') === null)) picture.loading = 'lazy';
}
