import { describe, expect, it } from 'vitest';
import { documentSchemas } from '#schemas/documents';
import { identities, keysOfLists, matchLists } from './match-lists.ts';
import { merge } from './merge.ts';
import { shapeOfType, type Shape } from './shapes.ts';

const isName = (name: string, { type }: Shape): boolean =>
  type === 'string' && (/^id$|Id$|Uid$/.test(name) || name === 'code');

/** Lists of objects in a schema, with the fields of their items that can tell them apart. */
function* listsIn(shape: Shape, path: string): Generator<readonly [path: string, names: readonly string[]]> {
  const { items } = shape;
  if (items?.properties !== undefined) {
    const names = Object.entries(items.properties).flatMap(([name, property]) =>
      isName(name, property) ? [name] : [],
    );
    if (names.length > 0) yield [path, Object.keys(items.properties)];
  }
  for (const [name, property] of Object.entries({
    ...shape.properties,
    ...(items === undefined ? {} : { '*': items }),
  }))
    yield* listsIn(property, `${path}/${name}`);
}

it('compares each list of objects with ids in documents by an id', () => {
  const lists = Object.entries<Shape>(documentSchemas).flatMap(([type, schema]) => [...listsIn(schema, type)]);
  const unknown = lists
    .filter(([, fields]) => !identities.some((names) => names.every((name) => fields.includes(name))))
    .map(([path]) => path);
  expect(lists.length).toBeGreaterThan(20);
  expect(unknown).toEqual([]);
});

describe('items with ids', () => {
  const price = (dayKindId: string, classId: string, won: number) => ({ dayKindId, classId, won });

  it('are the same whatever else of them changed', () => {
    const [before, after] = [
      [price('any', 'adult', 1), price('any', 'child', 2)],
      [price('any', 'child', 1), price('any', 'adult', 2)],
    ];
    expect(matchLists(before, after).map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  it('are told apart by a further field where two paths join the same nodes', () => {
    const edges = [
      { a: 'one', b: 'two', kind: 'STAIRS' },
      { a: 'one', b: 'two', kind: 'LIFT' },
    ];
    expect(keysOfLists([edges])).toEqual([['one\ntwo\nSTAIRS', 'one\ntwo\nLIFT']]);
  });
});

describe('two people who edit one list', () => {
  const edges = [
    { a: 'one', b: 'two', kind: 'WALK' },
    { a: 'two', b: 'three', kind: 'WALK' },
  ];
  const graph = (list: readonly object[]) => ({
    type: 'path-graph',
    id: 'g',
    v: 1,
    venue: 'TP',
    nodes: [],
    edges: list,
  });
  const shape = shapeOfType('path-graph');

  it('change different paths without a conflict', () => {
    const mine = [{ ...edges[0], kind: 'STAIRS' }, edges[1] ?? {}];
    const theirs = [edges[0] ?? {}, { ...edges[1], oneWay: true }, { a: 'three', b: 'four', kind: 'RAMP' }];
    const merged = merge({ base: graph(edges), mine: graph(mine), theirs: graph(theirs) }, shape);
    expect(merged.clashes).toEqual([]);
    expect(merged.value).toEqual(graph([mine[0] ?? {}, ...theirs.slice(1)]));
  });

  it('are asked where both changed the same path', () => {
    const by = (kind: string) => graph([{ ...edges[0], kind }, edges[1] ?? {}]);
    expect(
      merge({ base: graph(edges), mine: by('STAIRS'), theirs: by('RAMP') }, shape).clashes.map(({ path }) => path),
    ).toEqual([['edges', 0, 'kind']]);
  });

  it('change different prices of a fee table without a conflict', () => {
    const table = (adult: number, child: number) => ({
      type: 'fee-table',
      id: 'f',
      v: 1,
      venue: 'TP',
      tickets: [
        {
          ticketId: 'day',
          prices: [
            { dayKindId: 'any', classId: 'adult', won: adult },
            { dayKindId: 'any', classId: 'child', won: child },
          ],
        },
      ],
    });
    const merged = merge(
      { base: table(100, 50), mine: table(120, 50), theirs: table(100, 60) },
      shapeOfType('fee-table'),
    );
    expect(merged.clashes).toEqual([]);
    expect(merged.value).toEqual(table(120, 60));
  });
});
