import { describe, expect, it } from 'vitest';
import type { MenuSection } from '#schemas/frame-model';
import { checkTerm, findInMenu, indexOfTerm, normaliseTerm, splitAtTerm } from './search-term.ts';

const go = { kind: 'go', to: '/inner' } as const;
const leaf = (name: string) => ({ id: name, name, command: go });
const section = (name: string, items: readonly string[], more: Partial<MenuSection> = {}): MenuSection => ({
  id: name,
  name,
  footer: false,
  items: items.map(leaf),
  ...more,
});

describe('a search term', () => {
  it.each([
    ['', 'short'],
    [' ', 'short'],
    [' a ', 'short'],
    ['가', 'short'],
    ['👍', 'short'],
    ['ab', undefined],
    [' ab ', undefined],
    ['지도', undefined],
    ['a'.repeat(60), undefined],
    ['a'.repeat(61), 'long'],
  ])('"%s" is %s', (term, fault) => {
    expect(checkTerm(term)).toBe(fault);
  });

  it('is trimmed, with single spaces and composed syllables', () => {
    expect(normaliseTerm('  파크 \n 지도 '.normalize('NFD'))).toBe('파크 지도');
  });

  it('that violates a rule returns that rule', () => {
    const rule = { message: 'no', words: ['DROP', 'ORDER BY'] };
    expect([checkTerm('drop it', [rule]), checkTerm('order  by', [rule]), checkTerm('raindrops', [rule])]).toEqual([
      rule,
      rule,
      undefined,
    ]);
    expect(checkTerm('x', [rule])).toBe('short');
  });
});

it.each([
  ['Park map', 'MAP', 5],
  ['Park MAP', 'map', 5],
  ['파크 지도', '지도', 3],
  ['파크 지도'.normalize('NFD'), '지도', 3],
  ['Park map', 'mop', -1],
  ['Park  map', 'park map', -1],
])('of the name "%s" the term "%s" stands at %i', (name, term, at) => {
  expect(indexOfTerm(name, term)).toBe(at);
});

it.each([
  ['Park map', ' MAP ', ['Park ', 'map', '']],
  ['Map of maps', 'map', ['', 'Map', ' of maps']],
  ['Park', 'map', ['Park', '', '']],
  // A letter whose lower case has two letters.
  ['İzmir map', 'map', ['İzmir map', '', '']],
])('splits "%s" at "%s"', (name, term, parts) => {
  expect(splitAtTerm(name, term)).toEqual(parts);
});

describe('findInMenu', () => {
  const sections = [
    section('Maps', ['Park map', 'Rides']),
    section('Map of the lake', [], { command: go }),
    section('Map heading', []),
    section('Help', ['Site MAP'], { footer: true }),
  ];
  const names = (term: string) => findInMenu(sections, term).map(({ name }) => name);

  it.each(['map', 'MAP', ' mAp '])(
    'finds the same for "%s": sub-items, and top-level items without any [P-475, P-476]',
    (term) => {
      expect(names(term)).toEqual(['Park map', 'Map of the lake', 'Site MAP']);
    },
  );

  it.each(['', 'm', ' m '])('finds nothing for "%s", which is too short', (term) => {
    expect(names(term)).toEqual([]);
  });

  it('returns the heading of a sub-item', () => {
    expect(findInMenu(sections, 'map').map(({ under }) => under)).toEqual(['Maps', undefined, 'Help']);
  });
});
