import { describe, expect, it } from 'vitest';
import { arrangeMarkers, type MapMarker } from './arrange-markers.ts';

const marker = (id: string, x: number, more: Partial<MapMarker> = {}): MapMarker => ({
  id,
  x,
  y: 100,
  label: id,
  name: id,
  icon: 'leaf',
  order: x,
  group: '01',
  ...more,
});
const shown = (markers: readonly MapMarker[], scale: number, chosen?: string) =>
  arrangeMarkers(markers, { scale, zoom: scale, chosen }).map(({ marker: { id }, more, hasName, isFaded }) =>
    [id, more, ...(hasName ? ['named'] : []), ...(isFaded ? ['faded'] : [])].join(' '),
  );

describe('arrangeMarkers', () => {
  it('merges equal markers closer than 28 px into the most important', () => {
    const markers = [marker('b', 127), marker('a', 100), marker('c', 110, { group: '03' })];
    expect(shown(markers, 1)).toEqual(['a 1', 'c 0']);
    expect(shown([marker('a', 100), marker('b', 128)], 1)).toEqual(['a 0', 'b 0']);
    expect(shown(markers, 1.5)).toEqual(['a 0', 'c 0', 'b 0']);
  });

  it('keeps the chosen marker, on top of more important ones', () => {
    expect(shown([marker('a', 100), marker('b', 110)], 1, 'b')).toEqual(['b 1 named']);
  });

  it('fades markers below their zoom, unless they are chosen', () => {
    const markers = [marker('a', 100), marker('b', 110, { fromZoom: 2 })];
    expect(shown(markers, 1)).toEqual(['a 0', 'b 0 faded']);
    expect(shown(markers, 1, 'b')).toEqual(['b 1 named']);
  });

  it('hides the name that would touch another', () => {
    const wide = (id: string, x: number) => marker(id, x, { bubble: '5분', name: '구름 회전목마', group: id });
    expect(shown([wide('a', 100), wide('b', 160), wide('c', 400)], 1)).toEqual(['a 0 named', 'b 0', 'c 0 named']);
  });
});
