import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { LocationFix } from '#schemas/location-fix';
import type { Command, Decoded } from '#schemas/command';
import { frameModel } from '../../tests/support/frame-model.ts';
import { eventuallyDrawn, mount } from '../../tests/support/mount.ts';
import { testPort } from '../../tests/support/test-port.ts';
import shipped from '../../config/haneul-land/park/map.json' with { type: 'json' };
import '../../src/ui/base.css';
import { named, previewFacilities, previewMap, previewState } from '../shared/park/park-preview.ts';
import { WidgetPortProvider } from '../port.tsx';
import { ParkMap } from './component.tsx';
import { previews } from './preview.ts';
import type { Settings } from './schema.ts';

const points = [
  { x: 0, y: 0, lat: 37.3, lng: 127.2 },
  { x: 800, y: 0, lat: 37.3, lng: 127.208 },
  { x: 0, y: 800, lat: 37.293, lng: 127.2 },
];
const layer = (layerId: string, floor?: number) => ({
  layerId,
  layerNm: layerId,
  imageNm: 'park',
  width: 800,
  height: 800,
  north: 0,
  pointList: points,
  ...(floor === undefined ? {} : { floor }),
});
/** The floors of the theme park as it is shipped. */
const map = {
  ...previewMap,
  layerList: [],
  ...shipped.documents.map(({ defaultFloor, layers }) => ({
    defaultFloor,
    layerList: layers.map((one) => layer(one.id, one.floor)),
  }))[0],
};
const denied: Command = {
  kind: 'ask',
  message: 'off',
  ok: 'settings',
  then: { kind: 'native', call: 'requestPermissionSetting', data: { permissionType: '1004' } },
};
const outside: Command = { kind: 'alert', message: 'outside' };
const texts = named(Object.keys(previews[0]?.settings.texts ?? {}) as readonly (keyof Settings['texts'])[]);
const settings = {
  heights: 'part',
  initial: 2,
  refreshMs: 1000,
  denied,
  outside,
  texts: { ...texts, floorName: '{{count}}F' },
  state: previewState,
} satisfies Decoded<Settings>;

let place: Awaited<ReturnType<typeof mount>>;
let port: ReturnType<typeof testPort>;
let fix: (next: LocationFix) => void;

const show = (
  query: Readonly<Record<string, string>> = {},
  data: object = { map: { state: 'ready', value: map } },
  initial: 1 | 2 | 3 = 1,
) => {
  port = testPort('en', {
    frame: frameModel('en', { path: '/map', query }),
    locate: (listener) => {
      fix = listener;
      return () => undefined;
    },
  });
  const answers = { facilities: { state: 'ready', value: { list: previewFacilities, totalCnt: 3 } }, ...data } as never;
  return place.draw(
    <WidgetPortProvider value={port}>
      <ParkMap id="map" settings={{ ...settings, initial }} data={answers}>
        <p>the list</p>
        <p>the facility</p>
      </ParkMap>
    </WidgetPortProvider>,
  );
};
const button = (name: string) => place.place.querySelector<HTMLElement>(`[aria-label="${name}"]`);
const press = (name: string) => act(async () => button(name)?.click());
const isShown = (name: string) => {
  const one = button(name);
  return one !== null && getComputedStyle(one).visibility === 'visible';
};
const sheet = () => place.place.querySelector<HTMLElement>('[data-position]');

beforeEach(async () => {
  await page.viewport(390, 844);
  place = await mount(null);
});
afterEach(() => place.remove());

it('shows its buttons at the lowest position of the sheet only [V-084] [V-085] [V-094]', async () => {
  const names = ['refresh', 'locate', 'outdoors', 'floor: 3F'];
  await show({ floor: '3' });
  expect(names.map(isShown)).toEqual([true, true, true, true]);
  for (const position of ['mid', 'top']) {
    await act(async () => sheet()?.querySelector('button')?.click());
    expect([sheet()?.dataset['position'], ...names.map(isShown)]).toEqual([position, false, false, false, false]);
  }
});

it('offers the floors 3F to 6F indoors, 3F at first, and none outdoors [V-096] [V-097]', async () => {
  await show();
  expect(button('floor: 3F')).toBe(null);
  await press('indoors');
  expect(port.ran).toEqual([{ kind: 'go', to: '/map?floor=3', replace: true }]);
  await show({ floor: '3' });
  await press('floor: 3F');
  const floors = [...place.place.querySelectorAll('#map-floors button')];
  expect(floors.map(({ textContent }) => textContent).toSorted()).toEqual(['3F', '4F', '5F', '6F']);
  expect(floors.filter((floor) => floor.ariaPressed === 'true').map(({ textContent }) => textContent)).toEqual(['3F']);
  await press('outdoors');
  expect(port.ran).toEqual([{ kind: 'go', to: '/map', replace: true }]);
  await show();
  expect(place.place.querySelector('#map-floors')).toBe(null);
});

it('changes the floor once [V-099]', async () => {
  await show({ floor: '3' });
  await press('floor: 3F');
  await act(async () => place.place.querySelectorAll<HTMLElement>('#map-floors button')[1]?.click());
  expect(port.ran).toEqual([{ kind: 'go', to: '/map?floor=5', replace: true }]);
});

it('opens the chosen facility at once, without a lowest position, and names it in the address [V-092]', async () => {
  await show();
  await eventuallyDrawn(() => expect(place.place.querySelector('[data-marker="501"]')).not.toBe(null));
  await act(async () => place.place.querySelector<HTMLElement>('[data-marker="501"]')?.click());
  expect([port.ran, sheet()?.dataset['position'], button('close') === null]).toEqual([
    [{ kind: 'go', to: '/map?f=501' }],
    'mid',
    false,
  ]);
  const grip = sheet()?.querySelector('button');
  const touch = (type: string, clientY: number) =>
    grip?.dispatchEvent(
      new TouchEvent(type, {
        bubbles: true,
        cancelable: true,
        touches: type === 'touchend' ? [] : [new Touch({ identifier: 1, target: grip, clientX: 100, clientY })],
      }),
    );
  const movesDown: readonly (readonly [string, () => void])[] = [
    [
      'drag',
      () => {
        touch('touchstart', 400);
        touch('touchmove', 500);
        touch('touchmove', 600);
        touch('touchend', 0);
      },
    ],
    ['wheel', () => grip?.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: -100 }))],
    [
      'arrow',
      () => grip?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key: 'ArrowDown' })),
    ],
  ];
  for (const [name, move] of movesDown) {
    await act(async () => move());
    expect([name, sheet()?.dataset['position']]).toEqual([name, 'mid']);
  }
  await press('close');
  expect([port.ran.at(-1), button('close')]).toEqual([{ kind: 'go', to: '/map' }, null]);
});

it('asks for the location on a press only, and runs what the document says when it is denied or outside [V-100]', async () => {
  await show();
  expect(fix).toBe(undefined);
  await press('locate');
  await act(async () => fix({ state: 'denied' }));
  await press('locate');
  await act(async () => fix({ state: 'found', lat: 36, lng: 127, accuracy: 10 }));
  await press('locate');
  await act(async () => fix({ state: 'unavailable' }));
  expect([port.ran, port.said]).toEqual([[denied, outside], ['located']]);
});

it('draws the location with its accuracy, and drops a jump', async () => {
  await show();
  await press('locate');
  await act(async () => fix({ state: 'found', lat: 37.2965, lng: 127.204, accuracy: 20 }));
  const dot = () => place.place.querySelector<HTMLElement>('[role=img][aria-label=here]');
  expect([Math.round(parseFloat(dot()?.style.left ?? '')), Math.round(parseFloat(dot()?.style.top ?? ''))]).toEqual([
    400, 400,
  ]);
  await act(async () => fix({ state: 'found', lat: 37.2995, lng: 127.204, accuracy: 10 }));
  expect(Math.round(parseFloat(dot()?.style.top ?? ''))).toBe(400);
});

it.each([
  [390, 844],
  [320, 640],
])('shows all of its buttons with text of double size on %i × %i', async (width, height) => {
  await page.viewport(width, height);
  document.documentElement.style.fontSize = '32px';
  await show({ floor: '3' });
  const box = (name: string) => button(name)?.getBoundingClientRect() ?? new DOMRect();
  const head = place.place.querySelector('[data-over-sheet]')?.getBoundingClientRect().bottom ?? 0;
  const boxes = ['floor: 3F', 'outdoors', 'refresh', 'locate'].map(box);
  expect(
    boxes.map(
      ({ top, bottom, left, right }) =>
        top >= head && bottom <= (sheet()?.getBoundingClientRect().top ?? 0) && left >= 0 && right <= width,
    ),
  ).toEqual([true, true, true, true]);
  expect(document.documentElement.scrollWidth).toBe(width);
  document.documentElement.style.fontSize = '';
});

it.each([
  ['no answer', { map: { state: 'failed' } }],
  ['no layer', { map: { state: 'ready', value: { ...map, layerList: [] } } }],
])('shows the list in the page with %s', async (_, data) => {
  await show({}, data);
  expect([place.place.textContent.includes('noMap'), place.place.textContent.includes('the list'), sheet()]).toEqual([
    true,
    true,
    null,
  ]);
});
