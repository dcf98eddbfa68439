import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DataState, WidgetProps } from '../define-widget.ts';
import { WidgetPortProvider } from '../port.tsx';
import { decodePreview } from '#tests/decode-preview.ts';
import { frameModel } from '#tests/frame-model.ts';
import { eventuallyDrawn, mount } from '#tests/mount.ts';
import { testPort } from '#tests/test-port.ts';
import { AssetContext } from '#ui/media/assets.tsx';
import { parkData } from '../way-sample.ts';
import { FindWayMap } from './component.tsx';
import { previewSettings, previewTexts } from './preview-settings.ts';
import { description, type Settings } from './schema.ts';

/** A position of the device in the sample park: one unit is one metre. */
const geoOf = (x: number, y: number) => ({ latitude: 37.3 - y / 111_195, longitude: 127.2 + x / 88_450, accuracy: 8 });

let moveTo: (x: number, y: number, timestamp: number) => Promise<void>;
let deny: () => Promise<void>;
let remove = async (): Promise<void> => {};

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('ResizeObserver', class { observe() {} disconnect() {} });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 0));
  vi.stubGlobal('cancelIdleCallback', (id: number) => clearTimeout(id));
  const watchPosition = vi.fn<(done: (position: unknown) => void, failed: (error: unknown) => void) => number>((done, failed) => {
    moveTo = (x, y, timestamp) => act(async () => done({ coords: geoOf(x, y), timestamp }));
    deny = () => act(async () => failed({ code: 1, PERMISSION_DENIED: 1 }));
    return 1;
  });
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { watchPosition, clearWatch: () => {} } });
});
afterEach(async () => {
  await remove();
  vi.unstubAllGlobals();
});

const settings = decodePreview(description, { name: '', settings: previewSettings, texts: previewTexts }, 'en') as WidgetProps<Settings>['settings'];

const open = async (query: Readonly<Record<string, string>>, data: Readonly<Record<string, DataState>> = parkData) => {
  const port = testPort('en', { frame: { ...frameModel('en'), path: '/garam/way', query } });
  const tree = (given: Readonly<Record<string, DataState>>) => (
    <AssetContext value={{ theme: 'park', locale: 'en', iconSprite: '', art: () => '/art.svg', raster: () => '/art.webp' }}><WidgetPortProvider value={port}><FindWayMap id="way" settings={settings} data={given} /></WidgetPortProvider></AssetContext>
  );
  const { place, draw, remove: unmount } = await mount(tree(data));
  remove = unmount;
  const button = (name: string) => {
    const found = [...place.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(name));
    if (found === undefined) throw new Error(`There is no button ${name}.`);
    return found;
  };
  const steps = () => [...place.querySelectorAll('ol b')].map(({ textContent }) => textContent);
  return { port, place, steps, press: (name: string) => act(async () => button(name).click()), button, redraw: (given: Readonly<Record<string, DataState>>) => draw(tree(given)) };
};

it('offers three kinds of route with their minutes, and keeps the choice in the address [V-069 V-080]', async () => {
  const { place, press, port, steps } = await open({ from: '103', to: '101' });
  await eventuallyDrawn(() => expect(steps()[0]).toBe('1. Start at 정문'));
  expect([...place.querySelectorAll('[role=group] .chip')].slice(0, 3).map(({ textContent }) => textContent)).toEqual(['Fastest 5 min', 'No stairs 6 min', 'Shade 6 min']);
  expect(steps()).toContain('2. Take the stairs');
  await press('No stairs');
  expect(port.ran).toEqual([{ kind: 'go', to: '/garam/way?from=103&to=101&mode=step-free', replace: true }]);
});

it('numbers the steps on the line as in the list, and changes the layer with a step', async () => {
  const { place, press, steps } = await open({ from: '103', to: '102', mode: 'step-free' });
  await eventuallyDrawn(() => expect(steps()).toHaveLength(5));
  const marks = () => [...place.querySelectorAll('[data-step]')].map(({ textContent }) => textContent);
  expect(marks()).toEqual(['1', '2', '3']);
  expect(place.querySelectorAll('svg path')).toHaveLength(2);
  await press('4. Take the lift to 4F');
  expect(marks()).toEqual([]);
  await press('3F');
  expect(marks()).toEqual(['4']);
});

it('asks for the location only when pressed, and says what else to do when it is denied', async () => {
  const { place, press } = await open({ to: '101' });
  expect(navigator.geolocation.watchPosition).not.toHaveBeenCalled();
  await press('Start from my location');
  await deny();
  expect(place.textContent).toContain('Location is turned off. Choose a start instead');
});

it('says that the visitor is outside of the park', async () => {
  const { place, press } = await open({ to: '101' });
  await press('Start from my location');
  await moveTo(5000, 5000, 1);
  await eventuallyDrawn(() => expect(place.textContent).toContain('You are outside the park'));
});

it('follows the visitor, announces the next step, and finds a new route 25 m off', async () => {
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
  expect(status()).toContain('New route.');
  await moveTo(80, 105, 20_000);
  expect(status()).toBe('You have arrived at 하늘 관람차');
});

it('finds another route when a path closes', async () => {
  const { redraw, steps } = await open({ from: '103', to: '101' });
  await eventuallyDrawn(() => expect(steps()).toContain('2. Take the stairs'));
  const { graph } = parkData;
  const value = (graph as Extract<DataState, { state: 'ready' }>).value as { readonly nodeList: unknown; readonly edgeList: readonly { readonly kindCd: string }[] };
  await redraw({ ...parkData, graph: { state: 'ready', value: { ...value, edgeList: value.edgeList.filter(({ kindCd }) => kindCd !== 'STAIRS') } } });
  await eventuallyDrawn(() => expect(steps()).toContain('2. Turn left at 회전목마'));
});

it('remembers on the device that stairs are no way', async () => {
  localStorage.setItem('wayNoStairs', 'Y');
  const { place, steps } = await open({ from: '103', to: '101' });
  await eventuallyDrawn(() => expect(steps().length).toBeGreaterThan(2));
  expect(place.querySelector('[aria-pressed=true]')?.textContent).toContain('No stairs');
});
