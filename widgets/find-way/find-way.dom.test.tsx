import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { decodePreview } from '#tests/decode-preview.ts';
import { frameModel } from '#tests/frame-model.ts';
import { mount } from '#tests/mount.ts';
import { testPort } from '#tests/test-port.ts';
import { AssetContext } from '#ui/media/assets.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { WidgetPortProvider } from '../port.tsx';
import { parkData } from '../shared/ways/way-sample.ts';
import { FindWay } from './component.tsx';
import { matchesName } from '../shared/facilities/facility-search.ts';
import { previews } from './preview.ts';
import { description, type Settings } from './schema.ts';

let remove = async (): Promise<void> => {};
beforeEach(() => localStorage.clear());
afterEach(() => remove());

const [preview = { name: '', settings: {} as Settings, texts: {} }] = previews;
const settings = decodePreview(description, preview, 'en') as WidgetProps<Settings>['settings'];

const open = async (query: Readonly<Record<string, string>> = {}) => {
  const port = testPort('en', {
    frame: { ...frameModel('en'), path: '/garam/find', query },
    href: (command) => (command.kind === 'go' ? command.to : '/garam/way'),
  });
  const { place, remove: unmount } = await mount(
    <AssetContext
      value={{ theme: 'park', locale: 'en', iconSprite: '', art: () => '/art.svg', raster: () => '/art.webp' }}
    >
      <WidgetPortProvider value={port}>
        <FindWay id="way" settings={settings} data={parkData} />
      </WidgetPortProvider>
    </AssetContext>,
  );
  remove = unmount;
  const press = async (name: string) => {
    const found = [...place.querySelectorAll<HTMLElement>('button, a')].find((one) =>
      (one.getAttribute('aria-label') ?? one.textContent).startsWith(name),
    );
    if (found === undefined) throw new Error(`There is nothing named ${name}.`);
    await act(async () => found.click());
  };
  const type = (text: string) =>
    act(async () => {
      const field = place.querySelector<HTMLInputElement>('input[type=search]');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const found = () => [...place.querySelectorAll('section li b')].map(({ textContent }) => textContent);
  return { port, place, press, type, found, link: () => place.querySelector('a')?.getAttribute('href') };
};

it('finds a destination by its first consonants and keeps it in the address [V-068 V-079]', async () => {
  const { press, type, found, port, link } = await open();
  expect(link()).toBeUndefined();
  await press('To');
  expect(document.activeElement?.getAttribute('type')).toBe('search');
  await type('ㅎㄴㄱ');
  expect(found()).toEqual(['하늘 관람차']);
  await press('하늘 관람차');
  expect(port.ran).toEqual([{ kind: 'go', to: '/garam/find?to=101', replace: true }]);
  expect(link()).toBe('/garam/way?to=101');
  expect(document.activeElement?.textContent).toContain('하늘 관람차');
});

it('says when nothing matches, and closes with Escape', async () => {
  const { press, type, place } = await open();
  await press('From');
  await type('xyz');
  expect(place.querySelector('[role=status]')?.textContent).toBe('No facility matches “xyz”');
  await act(async () =>
    place
      .querySelector('input[type=search]')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  );
  expect(place.querySelector('section')).toBeNull();
  expect(document.activeElement?.textContent).toContain('From');
});

it('swaps start and destination, and takes up to three stops', async () => {
  const { press, port, place } = await open({ from: '103', to: '101', via: '102,104' });
  await press('Swap');
  expect(port.ran.at(-1)).toMatchObject({ to: '/garam/find?from=101&to=103&via=104%2C102' });
  await press('Add a stop');
  await press('정문');
  expect(port.ran.at(-1)).toMatchObject({ to: '/garam/find?from=101&to=103&via=104%2C102%2C103' });
  expect([...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Add a stop')?.disabled).toBe(
    true,
  );
  await press('Remove 구름 전망대');
  expect(port.ran.at(-1)).toMatchObject({ to: '/garam/find?from=101&to=103&via=104%2C103' });
});

it('remembers on the device: no stairs, and the last destinations', async () => {
  const first = await open({ from: '103', to: '101' });
  await act(async () => first.place.querySelector<HTMLInputElement>('input[type=checkbox]')?.click());
  expect(first.link()).toBe('/garam/way?from=103&to=101&mode=step-free');
  await first.press('Find the route');
  await remove();
  const second = await open();
  expect(second.place.querySelector<HTMLInputElement>('input[type=checkbox]')?.checked).toBe(true);
  await second.press('To');
  expect(second.found()[0]).toBe('하늘 관람차');
});

it('keeps names together that are typed as letters or with spaces', () => {
  expect(['하늘관', 'ㅎㄴㄱㄹㅊ', '관람', ' 하늘  관람차 '].map((term) => matchesName('하늘 관람차', term))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['ㅎㄱ', '바람', 'ㅎ늘'].map((term) => matchesName('하늘 관람차', term))).toEqual([false, false, false]);
});
