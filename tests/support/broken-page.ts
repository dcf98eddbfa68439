import { decide, type Decision, type PlacedNeed, type PlacedNode } from '#engine';
import { ask, snapshotWith } from './engine-builders.ts';

/** A compiled placement with any settings. */
export const nodeOf = (
  id: string,
  widget: string,
  settings: unknown,
  children: readonly PlacedNode[] = [],
): PlacedNode => ({
  id,
  widget,
  settings: settings as PlacedNode['settings'],
  texts: [],
  needs: [],
  children,
  dynamic: false,
  whileUnknown: 'hide',
});

/** A working section with a button that reports its name on click. */
export const good = (name: string, children: readonly PlacedNode[] = []): PlacedNode =>
  nodeOf(
    name,
    'section',
    { title: `Good ${name}`, more: { label: `More ${name}`, action: { kind: 'alert', message: name } } },
    children,
  );

interface BrokenCase {
  readonly nodes: readonly PlacedNode[];
  /** Placements that throw and render nothing. */
  readonly ids: readonly string[];
}

/** Placements that cannot render, by fault. */
export const broken: readonly (readonly [string, BrokenCase])[] = [
  ['an unknown widget', { nodes: [nodeOf('bad', 'widget-of-tomorrow', { title: 'Bad' })], ids: [] }],
  ['a widget named like a part of every object', { nodes: [nodeOf('bad', 'constructor', {})], ids: [] }],
  ['a widget that throws while it renders', { nodes: [nodeOf('bad', 'link-list', { items: [null] })], ids: ['bad'] }],
  [
    'settings of a wrong type',
    { nodes: [nodeOf('bad', 'card-grid', { variant: 'tiles', items: 'three' })], ids: ['bad'] },
  ],
  ['missing settings', { nodes: [nodeOf('bad', 'accordion', {})], ids: ['bad'] }],
  [
    'an object in place of a text',
    { nodes: [nodeOf('bad', 'section', { title: { ko: 'Bad', en: 'Bad' } })], ids: ['bad'] },
  ],
  ['settings that are null', { nodes: [nodeOf('bad', 'key-value', null)], ids: ['bad'] }],
  ['settings that are missing altogether', { nodes: [nodeOf('bad', 'key-value', undefined)], ids: ['bad'] }],
  [
    'several of them at once',
    {
      nodes: [
        nodeOf('bad', 'key-value', null),
        good('between'),
        nodeOf('worse', 'section', { title: {} }),
        nodeOf('worst', 'accordion', { items: 7 }),
      ],
      ids: ['bad', 'worse', 'worst'],
    },
  ],
  [
    'one inside of a healthy one',
    { nodes: [good('around', [nodeOf('bad', 'card-grid', null), good('beside')])], ids: ['bad'] },
  ],
  [
    'one inside of another',
    { nodes: [nodeOf('bad', 'section', { title: {} }, [nodeOf('inner', 'card-grid', null)])], ids: ['bad'] },
  ],
  [
    'a section that fails after its children',
    { nodes: [nodeOf('bad', 'section', { title: 'Bad', more: 7 }, [good('child')])], ids: ['bad'] },
  ],
];

/** A decision over these placements, with a healthy one before and after them. */
export const decisionWith = (
  nodes: readonly PlacedNode[],
  needs: readonly PlacedNeed[] = [],
  frame: readonly PlacedNode[] = [],
): Decision => {
  const decision = decide(snapshotWith(), ask('/gateway'));
  const outlet = nodeOf('outlet', 'outlet', {});
  return {
    ...decision,
    tree: [good('first'), ...nodes, good('last')],
    needs,
    frame: { ...decision.frame, nodes: [...frame, outlet] },
  };
};
