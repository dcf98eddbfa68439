import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LocationFix } from '#schemas/location-fix';
import type { FacilityItem } from '#schemas/calls/contents/park-answers';
import type { DataState, WidgetProps } from '../define-widget.ts';
import { WidgetPortProvider, type WidgetPort } from '../port.tsx';
import { decodePreview } from '#tests/decode-preview.ts';
import { frameModel } from '#tests/frame-model.ts';
import { eventuallyDrawn, mount } from '#tests/mount.ts';
import { testPort } from '#tests/test-port.ts';
import { AssetContext } from '#ui/media/assets.tsx';
import { parkData } from '../shared/ways/way-sample.ts';
import { FindWayMap } from './component.tsx';
import { GuidanceStatus } from './guidance-status.tsx';
import { previewSettings, previewTexts } from './preview-settings.ts';
import { description, type Settings } from './schema.ts';

/** A position of the device in the sample park: one unit is one metre. */
const geoOf = (x: number, y: number) => ({ lat: 37.3 - y / 111_195, lng: 127.2 + x / 88_450, accuracy: 8 });

let now = 0;
let tell: ((fix: LocationFix) => void) | undefined;
const locate = vi.fn<WidgetPort['locate']>();
let remove = async (): Promise<void> => {};

/** Reads the location; two readings near each other make a jump believed. */
const moveTo = async (x: number, y: number, at: number): Promise<void> => {
  now = at;
  await act(async () => tell?.({ state: 'found', ...geoOf(x, y) }));
};
const deny = () => act(async () => tell?.({ state: 'denied' }));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 0));
  vi.stubGlobal('cancelIdleCallback', (id: number) => clearTimeout(id));
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  tell = undefined;
  locate.mockReset().mockImplementation((listener, onlyIfAllowed) => {
    if (onlyIfAllowed !== true) tell = listener;
    return () => undefined;
  });
});
afterEach(async () => {
  await remove();
  vi.unstubAllGlobals();
});

const settings = decodePreview(
  description,
  { name: '', settings: previewSettings, texts: previewTexts },
  'en',
) as WidgetProps<Settings>['settings'];

const open = async (
  query: Readonly<Record<string, string>>,
  data: Readonly<Record<string, DataState>> = parkData,
  more: Partial<WidgetPort> = {},
) => {
  const port = testPort('en', {
    frame: { ...frameModel('en'), path: '/garam/way', query },
    locate,
    now: () => now,
    ...more,
  });
  const tree = (given: Readonly<Record<string, DataState>>) => (
    <AssetContext
      value={{ theme: 'park', locale: 'en', iconSprite: '', art: () => '/art.svg', raster: () => '/art.webp' }}
    >
      <WidgetPortProvider value={port}>
        <FindWayMap id="way" settings={settings} data={given} />
      </WidgetPortProvider>
    </AssetContext>
  );
  const { place, draw, remove: unmount } = await mount(tree(data));
  remove = unmount;
  const button = (name: string) => {
    const found = [...place.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(name));
    if (found === undefined) throw new Error(`There is no button ${name}.`);
    return found;
  };
  const steps = () => [...place.querySelectorAll('ol b')].map(({ textContent }) => textContent);
  return {
    port,
    place,
    steps,
    press: (name: string) => act(async () => button(name).click()),
    button,
    redraw: (given: Readonly<Record<string, DataState>>) => draw(tree(given)),
  };
};

it.each(['999', '999,102', '__proto__', '102,102', 'here', '101', ',,', '-1,1e400'])(
  'shows the route although the address names the stops %j',
  async (via) => {
    const { steps } = await open({ from: '103', to: '101', via });
    await eventuallyDrawn(() => expect(steps()[0]).toBe('1. Start at 정문'));
  },
);

it.each(['999', '__proto__', '-1'])(
  'offers to change the places if the address names the unknown destination %s',
  async (to) => {
    const { place } = await open({ from: '103', to });
    await eventuallyDrawn(() => expect(place.textContent).toContain('Change'));
  },
);

it('offers three kinds of route with their minutes, and keeps the choice in the address [V-069 V-080]', async () => {
  const { place, press, port, steps } = await open({ from: '103', to: '101' });
  await eventuallyDrawn(() => expect(steps()[0]).toBe('1. Start at 정문'));
  expect([...place.querySelectorAll('[role=group] .chip')].slice(0, 3).map(({ textContent }) => textContent)).toEqual([
    'Fastest 5 min',
    'No stairs 6 min',
    'Shade 6 min',
  ]);
  expect(steps()).toContain('2. Take the stairs');
  await press('No stairs');
  expect(port.ran).toEqual([{ kind: 'go', to: '/garam/way?from=103&to=101&mode=step-free', replace: true }]);
});

it('numbers the steps on the line as in the list, and changes the layer with a step', async () => {
  const { place, press, steps } = await open({ from: '103', to: '102', mode: 'step-free' });
  await eventuallyDrawn(() => expect(steps()).toHaveLength(5));
  const marks = () => [...place.querySelectorAll('[data-step]')].map(({ textContent }) => textContent);
  expect(marks()).toEqual(['1', '2', '3']);
  expect(place.querySelectorAll('[role=group] svg path')).toHaveLength(2);
  await press('4. Take the lift to 4F');
  expect(marks()).toEqual([]);
  await press('3F');
  expect(marks()).toEqual(['4']);
});

it('asks for the location only when pressed, and says what else to do when it is refused', async () => {
  const { place, port, press } = await open({ to: '101' });
  expect(locate.mock.calls.map(([, onlyIfAllowed]) => onlyIfAllowed)).toEqual([true]);
  await press('Start from my location');
  await deny();
  expect(place.textContent).toContain('Location is turned off. Choose a start instead');
  expect(port.ran).toEqual([{ kind: 'alert', message: 'MSG_TXT_WAY_OFF' }]);
  await press('Start from my location');
  await moveTo(200, 360, 1);
  await eventuallyDrawn(() => expect(place.querySelectorAll('ol li').length).toBeGreaterThan(2));
});

it('begins at the location without a press where it is allowed already', async () => {
  const { steps } = await open({ to: '101' }, parkData, {
    locate: (listener, onlyIfAllowed) => {
      if (onlyIfAllowed) listener({ state: 'found', ...geoOf(200, 360) });
      return () => undefined;
    },
  });
  await eventuallyDrawn(() => expect(steps().length).toBeGreaterThan(2));
});

it('says that the visitor is outside of the park', async () => {
  const { place, press } = await open({ to: '101' });
  await press('Start from my location');
  await moveTo(5000, 5000, 1);
  await eventuallyDrawn(() => expect(place.textContent).toContain('You are outside the park'));
});

it('follows the visitor, announces the next step, ignores a jump, and finds a new route 25 m off', async () => {
  const { place, press, steps } = await open({ from: '103', to: '101', mode: 'step-free' });
  await eventuallyDrawn(() => expect(steps().length).toBeGreaterThan(2));
  await press('Start');
  await moveTo(200, 360, 10_000);
  const status = () => place.querySelector('section [role=status]')?.textContent;
  expect(status()).toBe('Turn left at 회전목마');
  expect(place.textContent).toContain('In 80 m: Turn left at 회전목마');
  await moveTo(200, 340, 11_000);
  expect(status()).toBe('Turn left at 회전목마');
  await moveTo(300, 280, 12_000);
  expect(status()).toBe('Turn left at 회전목마');
  await moveTo(300, 280, 13_000);
  expect(status()).toContain('New route.');
  await moveTo(80, 105, 20_000);
  await moveTo(80, 105, 21_000);
  expect(status()).toBe('You have arrived at 하늘 관람차');
});

/** The sample park with a ride that has wait times. */
const withWaits = (facilityId: string, more: Partial<FacilityItem>): Readonly<Record<string, DataState>> => {
  const { list } = (parkData['facilities'] as Extract<DataState, { state: 'ready' }>).value as {
    readonly list: readonly FacilityItem[];
  };
  return {
    ...parkData,
    facilities: {
      state: 'ready',
      value: {
        list: list.map((item) =>
          item.facilityId === facilityId ? { ...item, waitYn: 'Y', fromTm: '', ...more } : item,
        ),
      },
    },
  };
};

it('shows the wait of a stop and of the destination, the live one first, and none after ten minutes', async () => {
  const live = new Map([['101', { facilityId: '101', statusCd: 'OPEN' as const, waitMin: 45, asOf: 900_000 }]]);
  now = 1_000_000;
  const data = withWaits('101', { statusCd: 'OPEN', waitMin: 20, asOf: 800_000 });
  const { place } = await open({ from: '103', to: '104', via: '101' }, data, {
    states: { subscribe: () => () => undefined, current: () => live, queues: () => new Map() },
  });
  const note = () =>
    [...place.querySelectorAll('ol li')].find(({ textContent }) => textContent.includes('Stop at'))?.textContent;
  await eventuallyDrawn(() => expect(note()).toContain('45 min wait, Busy'));
  expect(place.querySelector('section p')?.textContent).not.toContain('45 min wait');
  await remove();
  const goal = await open({ from: '103', to: '101' }, data);
  await eventuallyDrawn(() => expect(goal.place.querySelector('section p')?.textContent).toContain('20 min wait'));
  expect(goal.place.querySelector('ol li:last-child')?.textContent).toContain('20 min wait, Moderate');
  now = 800_000 + 11 * 60_000;
  await remove();
  const later = await open({ from: '103', to: '101' }, data);
  await eventuallyDrawn(() => expect(later.place.querySelectorAll('ol li').length).toBeGreaterThan(2));
  expect(later.place.textContent).not.toContain('min wait');
});

it('gives the steps without a map when its layer is missing', async () => {
  const map = (parkData['maps'] as Extract<DataState, { state: 'ready' }>).value as {
    readonly layerList: readonly object[];
  };
  const { place, steps } = await open(
    { from: '103', to: '101' },
    {
      ...parkData,
      maps: { state: 'ready', value: { ...map, layerList: map.layerList.map((layer) => ({ ...layer, width: 0 })) } },
    },
  );
  await eventuallyDrawn(() => expect(steps().length).toBeGreaterThan(1));
  expect([
    place.querySelector('[data-window]'),
    place.textContent.includes('The map is not available now'),
    place.querySelector('[data-position]'),
  ]).toEqual([null, true, null]);
});

it('keeps the route and its steps when the picture of the map does not load, and loads it again', async () => {
  const { place, press, steps } = await open({ from: '103', to: '101' });
  await eventuallyDrawn(() => expect(steps().length).toBeGreaterThan(2));
  const failed = place.querySelector('img');
  await act(async () => failed?.dispatchEvent(new Event('error')));
  expect(place.textContent).toContain('The picture of the map did not load');
  expect([steps().length > 2, place.querySelectorAll('svg path').length > 0]).toEqual([true, true]);
  await press('Try again');
  expect([place.textContent.includes('did not load'), place.querySelector('img') === failed]).toEqual([false, false]);
});

it('finds another route when a path closes', async () => {
  const { redraw, steps } = await open({ from: '103', to: '101' });
  await eventuallyDrawn(() => expect(steps()).toContain('2. Take the stairs'));
  const { graph } = parkData;
  const value = (graph as Extract<DataState, { state: 'ready' }>).value as {
    readonly nodeList: unknown;
    readonly edgeList: readonly { readonly kindCd: string }[];
  };
  await redraw({
    ...parkData,
    graph: {
      state: 'ready',
      value: { ...value, edgeList: value.edgeList.filter(({ kindCd }) => kindCd !== 'STAIRS') },
    },
  });
  await eventuallyDrawn(() => expect(steps()).toContain('2. Turn left at 회전목마'));
});

it('remembers on the device that stairs are no way', async () => {
  localStorage.setItem('wayNoStairs', 'Y');
  const { place, steps } = await open({ from: '103', to: '101' });
  await eventuallyDrawn(() => expect(steps().length).toBeGreaterThan(2));
  expect(place.querySelector('[aria-pressed=true]')?.textContent).toContain('No stairs');
});

it('says distances of the guidance in kilometres from 1,000 metres on, as the pages do', async () => {
  const position = { at: { layerId: 'park', x: 0, y: 0 }, metresOff: 0, done: 0, left: 1604, secondsLeft: 1200 };
  const next = { kind: 'arrive', at: position.at, from: 1250, metres: 0, seconds: 0, shade: false } as const;
  const names = { facility: () => undefined, layer: () => '', stop: () => 'Wheel', wait: () => '' };
  const location = { state: 'known', fix: undefined, found: 0, locate: () => undefined } as const;
  const { place, remove: unmount } = await mount(
    <GuidanceStatus
      settings={settings}
      guidance={{ route: undefined, position, hasArrived: false, reroutes: 0 }}
      next={next}
      names={names}
      goal="Wheel"
      location={location}
    />,
  );
  remove = unmount;
  expect(place.textContent).toContain('In 1.3 km: ');
  expect(place.textContent).toContain('1.6 km left');
});
