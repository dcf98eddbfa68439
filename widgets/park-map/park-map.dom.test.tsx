import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Command, Decoded } from '#schemas/command';
import { frameModel } from '#tests/frame-model.ts';
import { mount } from '#tests/mount.ts';
import { testPort } from '#tests/test-port.ts';
import { named, previewFacilities, previewMap, previewState } from '../shared/park/park-preview.ts';
import { WidgetPortProvider } from '../port.tsx';
import { ParkMap } from './component.tsx';
import { previews } from './preview.ts';
import type { Settings } from './schema.ts';

const layer = { layerId: 'out', layerNm: 'out', imageNm: 'park', width: 800, height: 800, north: 0, pointList: [] };
const map = { ...previewMap, layerList: [layer] };
const off: Command = { kind: 'alert', message: 'off' };
const texts = named(Object.keys(previews[0]?.settings.texts ?? {}) as readonly (keyof Settings['texts'])[]);
const settings = {
  heights: 'part',
  initial: 1,
  refreshMs: 1000,
  denied: off,
  outside: off,
  texts,
  state: previewState,
} satisfies Decoded<Settings>;

let place: Awaited<ReturnType<typeof mount>>;
let port: ReturnType<typeof testPort>;

const show = async (query: Readonly<Record<string, string>> = {}, facilities = previewFacilities) => {
  port = testPort('en', { frame: frameModel('en', { path: '/map', query }) });
  const data = {
    map: { state: 'ready', value: map },
    facilities: { state: 'ready', value: { list: facilities, totalCnt: facilities.length } },
  } as const;
  place = await mount(
    <WidgetPortProvider value={port}>
      <ParkMap id="map" settings={settings} data={data}>
        <p>the list</p>
        <p>the facility</p>
      </ParkMap>
    </WidgetPortProvider>,
  );
};
const press = (name: string) =>
  act(async () => place.place.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click());
const markers = () => [...place.place.querySelectorAll('[data-marker]')].map((one) => one.getAttribute('data-marker'));
const message = () => place.place.querySelector('[role=group] [role=status]')?.textContent;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  for (const side of ['clientWidth', 'clientHeight'] as const)
    vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(600);
});
afterEach(async () => {
  await place.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('refreshes at most once a second [V-095]', async () => {
  await show();
  for (let presses = 0; presses < 5; presses++) await press('refresh');
  await act(async () => void vi.advanceTimersByTime(999));
  await press('refresh');
  expect([port.ran, port.said]).toEqual([[{ kind: 'refresh' }], ['refreshed']]);
  await act(async () => void vi.advanceTimersByTime(1));
  await press('refresh');
  expect(port.ran).toEqual([{ kind: 'refresh' }, { kind: 'refresh' }]);
});

it('does not call the map up to date without a network', async () => {
  await show();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await press('refresh');
  expect([port.ran.length, port.said]).toEqual([1, []]);
});

it('keeps markers and list when its picture does not load, and loads it again by a press', async () => {
  await show();
  const picture = place.place.querySelector('img');
  await act(async () => picture?.dispatchEvent(new Event('error')));
  expect([message(), markers().length, place.place.textContent.includes('the list')]).toEqual(['noPicture', 3, true]);
  await act(async () => place.place.querySelector<HTMLElement>('[role=group] .btn')?.click());
  expect([message(), place.place.querySelector('img') === picture, markers().length]).toEqual([undefined, false, 3]);
});

it('loads its picture again when the network is back', async () => {
  await show();
  await act(async () => place.place.querySelector('img')?.dispatchEvent(new Event('error')));
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(message()).toBe(undefined);
});

it('stays on a layer that it has when a facility is on a missing one', async () => {
  await show(
    { f: '301' },
    previewFacilities.map((item) => (item.facilityId === '301' ? { ...item, layerId: 'gone' } : item)),
  );
  expect([markers(), place.place.textContent.includes('the facility')]).toEqual([['101', '501'], true]);
});
