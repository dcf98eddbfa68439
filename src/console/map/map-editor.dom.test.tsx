import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consoleSite } from '#tests/console-site.tsx';
import { eventuallyDrawn, mount } from '#tests/mount.ts';
import type { Problem } from '../api/client.ts';
import { DocumentEditor } from '../content/document-editor.tsx';
import { ProblemsProvider } from '../problems/use-problems.tsx';
import { useDoc } from '../site/use-site.tsx';
import { MapEditor } from './map-editor.tsx';

const controlPoints = [
  { x: 0, y: 0, lat: 37.3, lng: 127.2 },
  { x: 1000, y: 0, lat: 37.3, lng: 127.211305 },
  { x: 0, y: 1000, lat: 37.291007, lng: 127.2 },
];
const documents = [
  { type: 'venue', id: 'EL', v: 1, parkKindCd: '01' },
  {
    type: 'park-map',
    id: 'park',
    v: 1,
    venue: 'EL',
    layers: [
      {
        id: 'out',
        name: { ko: '야외', en: 'Outdoors' },
        art: 'map',
        width: 1000,
        height: 1000,
        north: 0,
        controlPoints,
      },
    ],
    start: { layer: 'out' },
  },
  {
    type: 'path-graph',
    id: 'park',
    v: 1,
    venue: 'EL',
    nodes: [{ id: 'gate', layer: 'out', x: 500, y: 500 }],
    edges: [],
  },
  {
    type: 'facility',
    id: 'EL-wheel',
    v: 1,
    parkKindCd: '01',
    faciltCateKindCd: '01',
    facilityId: '101',
    order: 1,
    name: { ko: '관람차', en: 'Wheel' },
    icon: 'confetti',
    at: { layer: 'out', x: 510, y: 500 },
    node: 'gate',
  },
];

function Shown() {
  const doc = useDoc('path-graph/park');
  return doc?.body === undefined ? null : <MapEditor doc={doc} body={doc.body} />;
}

const mounted: Awaited<ReturnType<typeof mount>>[] = [];
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const page of mounted.splice(0)) await page.remove();
});

const opened = async () => {
  const { store, around } = await consoleSite(documents);
  const page = await mount(around(<Shown />));
  mounted.push(page);
  const press = (selector: string, ...keys: readonly KeyboardEventInit[]) =>
    act(async () => {
      for (const key of keys)
        page.place
          .querySelector(selector)
          ?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...key }));
    });
  const body = (key: string) => store.get().docs.get(key)?.body;
  const choose = (row: string) =>
    act(async () => page.place.querySelector<HTMLElement>(`[data-row="${row}"]`)?.focus());
  return {
    store,
    place: page.place,
    press,
    choose,
    body,
    status: () => page.place.querySelector('[role="status"]')?.textContent,
  };
};
const canvas = '.map-canvas';

it('moves the selected facility with arrow keys, says where it is, and undoes the moves as one step', async () => {
  const { store, choose, press, body, status } = await opened();
  await choose('facility:facility/EL-wheel');
  expect(status()).toBe('Wheel, at 510, 500');
  await press(canvas, { key: 'ArrowRight' });
  await press(canvas, { key: 'ArrowDown', shiftKey: true });
  expect(body('facility/EL-wheel')?.['at']).toEqual({ layer: 'out', x: 511, y: 510 });
  expect(status()).toMatch(/^Wheel moved to 511, 510, entrance gate, 1\d m$/);
  await act(async () => void store.undo());
  expect(body('facility/EL-wheel')?.['at']).toEqual({ layer: 'out', x: 510, y: 500 });
});

it('places a facility at the cross and snaps it to its nearest node', async () => {
  const { press, body, place } = await opened();
  await press(canvas, { key: 'f' });
  await press(canvas, { key: 'ArrowRight' });
  await press(canvas, { key: ' ' });
  expect(body('facility/EL-102')).toMatchObject({
    facilityId: '102',
    faciltCateKindCd: '01',
    parkKindCd: '01',
    node: 'gate',
    at: { layer: 'out' },
  });
  expect(place.querySelector('.map-panel h2')?.textContent).toBe('New facility');
});

it('draws a path with the keyboard and cancels one with Escape', async () => {
  const { press, choose, body, place } = await opened();
  await press(canvas, { key: 'p' });
  await press(canvas, { key: 'ArrowRight' });
  await press(canvas, { key: ' ' });
  await press(canvas, { key: 'Escape' });
  expect(body('path-graph/park')?.['nodes']).toHaveLength(1);
  await act(async () =>
    [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Nodes')?.click(),
  );
  await choose('node:gate');
  await press('[data-row="node:gate"]', { key: 'Enter' });
  await press(canvas, { key: 'ArrowDown', shiftKey: true });
  await press(canvas, { key: ' ' });
  await press(canvas, { key: 'Enter' });
  expect(body('path-graph/park')?.['edges']).toEqual([{ a: 'gate', b: 'n1', kind: 'WALK' }]);
});

it('deletes a node with its paths and joins its facilities to the nearest other node', async () => {
  const { store, press, place, body } = await opened();
  await act(async () =>
    store.edit('add', {
      'path-graph/park': {
        type: 'path-graph',
        id: 'park',
        v: 1,
        venue: 'EL',
        nodes: [
          { id: 'gate', layer: 'out', x: 500, y: 500 },
          { id: 'n1', layer: 'out', x: 520, y: 500 },
        ],
        edges: [{ a: 'gate', b: 'n1', kind: 'WALK' }],
      },
    }),
  );
  await act(async () =>
    [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Nodes')?.click(),
  );
  await press('[data-row="node:gate"]', { key: 'Delete' });
  expect(body('path-graph/park')).toMatchObject({ nodes: [{ id: 'n1' }], edges: [] });
  expect(body('facility/EL-wheel')?.['node']).toBe('n1');
});

it('shows a problem once, beside the map', async () => {
  const alone: Problem = {
    code: 'path-disconnected',
    severity: 'error',
    at: { type: 'path-graph', id: 'park', pointer: '/nodes/0' },
    text: { ko: '떨어져 있어요.', en: 'The node is not connected.' },
    hint: { ko: '', en: '' },
  };
  const { store, around } = await consoleSite(documents, [alone]);
  const doc = store.get().docs.get('path-graph/park');
  const page = await mount(
    around(<ProblemsProvider>{doc === undefined ? null : <DocumentEditor doc={doc} tab="map" />}</ProblemsProvider>),
  );
  mounted.push(page);
  await eventuallyDrawn(() =>
    expect(page.place.querySelector('.map-problems')?.textContent).toContain('not connected'),
  );
  expect(page.place.textContent.match(/not connected/g)).toHaveLength(1);
});
