import { describe, expect, it } from 'vitest';
import type { FactTest } from '#schemas/parts/condition/schema';
import type { Placement } from '#schemas/documents/layout/schema';
import type { Viewer } from '#schemas/viewer';
import { ask, compileWith, instantAt, layoutOf, pageOf, placement, snapshotWith } from '#tests/engine-builders.ts';
import { decide } from '../decide/decide.ts';
import type { PlacedNode, DecisionInput } from '../decision.ts';
import { needKey } from '../calls/compile-need.ts';

const documents = (placements: readonly Placement[], page = {}) => [
  layoutOf('tested', placements),
  pageOf(20, { layout: 'tested', ...page }),
];
const place = (placements: readonly Placement[], viewer: Partial<Viewer> = {}, question: Partial<DecisionInput> = {}) =>
  decide(snapshotWith(documents(placements)), ask('/page-20', { ...question, viewer })).tree;
const outline = (nodes: readonly PlacedNode[]): unknown =>
  nodes.map((node) =>
    node.children.length === 0 ? `${node.id}:${node.widget}` : [`${node.id}:${node.widget}`, outline(node.children)],
  );
const inBox = (id: string, more: Partial<Placement> = {}) => placement(id, { widget: 'box', settings: {}, ...more });
const grade: FactTest = { fact: 'grade', is: ['T1'] };
const fallback = (text: string) => ({ widget: 'note', v: 1, settings: { text } });

describe('placements', () => {
  it('keep the list order within their parent', () => {
    expect(
      outline(place([inBox('a'), placement('b', { in: 'a' }), placement('c'), placement('d', { in: 'a' })])),
    ).toEqual([['a:box', ['b:note', 'd:note']], 'c:note']);
  });

  it('appear with their children only if their condition holds', () => {
    const placements = [
      inBox('a', { when: [[{ fact: 'login', is: [true] }]] }),
      placement('b', { in: 'a' }),
      placement('c', { when: [[{ fact: 'login', is: [false] }]] }),
    ];
    expect(outline(place(placements, { login: true }))).toEqual([['a:box', ['b:note']]]);
    expect(outline(place(placements, { login: false }))).toEqual(['c:note']);
  });

  it('hide while a fact is unknown, unless configured otherwise', () => {
    const when = [[grade]];
    expect(outline(place([placement('a', { when })]))).toEqual([]);
    expect(outline(place([placement('a', { when, whileUnknown: 'hide' })]))).toEqual([]);
    expect(outline(place([placement('a', { when, whileUnknown: 'show' })]))).toEqual(['a:note']);
    expect(
      place([
        inBox('a', { when, whileUnknown: 'skeleton', widget: 'note', settings: { text: 'secret' } }),
        placement('b', { in: 'a' }),
      ]),
    ).toEqual([expect.objectContaining({ id: 'a', widget: '', settings: {}, texts: [], needs: [], children: [] })]);
    expect(outline(place([placement('a', { when, whileUnknown: 'show' })], { grade: 'T0' }))).toEqual([]);
  });

  it('change with time', () => {
    const window = [
      placement('a', { when: [[{ fact: 'now', from: instantAt(10), until: instantAt(20) }]] }),
      placement('never', { when: [[{ fact: 'now', not: true }]] }),
    ];
    expect([9, 10, 20].map((at) => outline(place(window, {}, { now: at * 1000 })))).toEqual([[], ['a:note'], []]);
    expect(decide(snapshotWith(documents(window)), ask('/page-20', { now: 10_000 })).validUntil).toBe(20_000);
  });

  it('keep their identity if nothing changes', () => {
    const snapshot = snapshotWith(
      documents([inBox('a'), placement('b', { in: 'a' }), placement('c', { when: [[grade]] })]),
    );
    const [one, two] = ['T1', 'T2'].map(
      (value) => decide(snapshot, ask('/page-20', { viewer: { grade: value } })).tree,
    );
    expect(one?.[0]).toBe(two?.[0]);
  });
});

describe('list items', () => {
  const items = [
    { label: 'one' },
    { label: 'two', when: [[{ fact: 'login', is: [true] }]] },
    { label: 'three', when: [[grade]] },
  ];
  const labels = (node: PlacedNode | undefined) => JSON.stringify(node?.settings).match(/one|two|three/g);

  it('are dropped if their condition is false or unknown', () => {
    const placements = [placement('a', { settings: { items } })];
    expect(labels(place(placements, { login: true })[0])).toEqual(['one', 'two']);
    expect(labels(place(placements, { login: false, grade: 'T1' })[0])).toEqual(['one', 'three']);
  });

  it('are found in nested lists, including optional ones', () => {
    const placements = [
      placement('a', { settings: { groups: [{ title: 'g1', items }, { title: 'g2' }, { title: 'g3', items }] } }),
    ];
    expect(labels(place(placements, { login: true })[0])).toEqual(['one', 'two', 'one', 'two']);
  });

  it('are dropped by a condition that never holds', () => {
    expect(
      labels(
        place([
          placement('a', {
            settings: { items: [{ label: 'one', when: [[{ fact: 'now', not: true }]] }, { label: 'two' }] },
          }),
        ])[0],
      ),
    ).toEqual(['two']);
  });
});

describe('a setting with a condition', () => {
  const more = { label: 'more', action: { action: 'back' }, when: [[{ fact: 'locale', is: ['ko'] }]] };

  it('is dropped if its condition does not hold; the settings beside it stay', () => {
    const placements = [placement('a', { settings: { text: 'text', more } })];
    expect(place(placements, { locale: 'ko' })[0]?.settings).toMatchObject({ text: 'text', more: { label: 'more' } });
    expect(place(placements, { locale: 'en' })[0]?.settings).toEqual({ text: 'text' });
  });
});

describe('the fallback of a known widget', () => {
  it('is placed with it for the case that it breaks, as a widget of the layout', () => {
    const snapshot = snapshotWith(documents([inBox('a', { fallback: fallback('instead') })]));
    expect(decide(snapshot, ask('/page-20')).tree).toEqual([
      expect.objectContaining({
        widget: 'box',
        fallback: expect.objectContaining({ id: 'a', widget: 'note', settings: { text: 'instead' } }) as unknown,
      }),
    ]);
    expect(snapshot.layouts['tested']?.widgets).toEqual(['box', 'note']);
  });

  it.each([
    ['unknown', { widget: 'gone-too', v: 1, settings: {} }],
    ['absent', undefined],
  ])('is left out if it is %s', (_, use) => {
    expect(place([inBox('a', use ? { fallback: use } : {})])[0]).not.toHaveProperty('fallback');
  });

  it('belongs to its own placement, not to the children', () => {
    expect(
      place([inBox('a', { fallback: fallback('instead') }), placement('b', { in: 'a' })])[0]?.children[0],
    ).not.toHaveProperty('fallback');
  });
});

describe('an unknown widget', () => {
  const unknown = (id: string, more: Partial<Placement> = {}) =>
    placement(id, { widget: 'gone', settings: { secret: true }, ...more });

  it('is replaced by its own fallback', () => {
    const [node] = place([unknown('a', { fallback: fallback('instead') })]);
    expect(node).toMatchObject({ id: 'a', widget: 'note', settings: { text: 'instead' } });
  });

  it('is replaced by the fallback of the nearest known ancestor', () => {
    const placements = [
      inBox('a', { fallback: fallback('far') }),
      inBox('b', { in: 'a', fallback: { widget: 'gone-too', v: 1, settings: {} } }),
      unknown('c', { in: 'b', fallback: { widget: 'gone-too', v: 1, settings: {} } }),
    ];
    expect(place(placements)[0]?.children[0]?.children[0]).toMatchObject({
      id: 'c',
      widget: 'note',
      settings: { text: 'far' },
    });
    expect(
      place([
        inBox('a', { fallback: fallback('far') }),
        inBox('b', { in: 'a', fallback: fallback('near') }),
        unknown('c', { in: 'b' }),
      ])[0]?.children[0]?.children[0]?.settings,
    ).toEqual({ text: 'near' });
  });

  it('is empty without a fallback, and reported as a problem', () => {
    const { snapshot, problems } = compileWith(documents([unknown('a')]));
    expect(decide(snapshot, ask('/page-20')).tree).toEqual([
      expect.objectContaining({ id: 'a', widget: '', settings: {}, needs: [] }),
    ]);
    expect(problems).toEqual([
      { code: 'unknown-widget', at: { layout: 'tested', node: 'a' }, text: 'gone v1 is not known here' },
    ]);
  });

  it.each(['constructor', '__proto__'])('can be named %s', (widget) => {
    expect(outline(place([placement('a', { widget })]))).toEqual(['a:']);
  });

  it('can be a newer version than this program supports', () => {
    expect(place([placement('a', { v: 2, fallback: fallback('older') })])[0]?.settings).toEqual({ text: 'older' });
  });

  it("is listed among the layout's widgets only if it is used", () => {
    expect(
      snapshotWith(documents([unknown('a'), unknown('b', { fallback: fallback('x') })])).layouts['tested']?.widgets,
    ).toEqual(['note']);
  });
});

describe('settings of an older version', () => {
  it.each([
    [1, { url: '/api/v1/rows' }],
    [2, { path: '/api/v1/rows' }],
    [3, { path: '/api/v1/rows', query: { lang: '{locale}' } }],
  ])('of version %i are brought up to date, and the calls read what came out', (v, settings) => {
    const { tree, needs } = decide(
      snapshotWith(documents([placement('a', { widget: 'list', v, settings })])),
      ask('/page-20'),
    );
    expect(tree[0]?.settings).toEqual({ path: '/api/v1/rows', query: { lang: '{locale}' } });
    expect(needs.map(({ key }) => key)).toEqual(['/api/v1/rows?lang=ko']);
  });
});

describe('calls', () => {
  const list = (path: string, query = {}) => placement('a', { widget: 'list', v: 3, settings: { path, query } });
  const page = {
    paths: ['/n/{kind}/{id}'],
    venue: 'BB',
    dataServiceList: [
      {
        dataServiceId: 'DTS_TST_00001',
        dataServiceStateCode: 'B' as const,
        dataServiceTypeCode: '01',
        dataServiceUniformresourcelocator: '/api/v1/n/{id}',
      },
    ],
  };
  const keyOf = (path: string, query: Readonly<Record<string, string>>, question: DecisionInput) =>
    decide(snapshotWith(documents([list(path, query)], page)), question).needs;

  it('are filled from address, query, venue and language', () => {
    const query = {
      id: '{param.id}',
      page: '{query.page|1}',
      park: '{venue.parkKindCd}',
      type: '{venue.publctTypeCd}',
      langId: '{locale}',
      none: '{query.none}',
    };
    expect(keyOf('/api/v1/n', query, ask('/bb/n/x/7', { query: { page: '' }, viewer: { locale: 'en' } }))[0]?.key).toBe(
      '/api/v1/n?id=7&page=1&park=02&type=12&langId=en',
    );
  });

  it('encode their values, so that no value adds a segment or a parameter', () => {
    const [need] = keyOf(
      '/api/v1/n/{param.id}',
      { q: '{query.q}' },
      ask('/bb/n/x/a%3F..%23b', { query: { q: '{item.x}&admin=1#' } }),
    );
    expect(need?.key).toBe('/api/v1/n/a%3F..%23b?q=%7Bitem.x%7D%26admin%3D1%23');
  });

  it.each(['/bb/n/x/..', '/bb/n/x/%2e%2e', '/bb/n/%2E/x'])('cannot be redirected by %s', (path) => {
    expect(
      decide(snapshotWith(documents([list('/api/v1/n/{param.kind}/{param.id}')], page)), ask(path)).outcome.kind,
    ).toBe('notFound');
  });

  it('have an essential flag and their data service', () => {
    expect(keyOf('/api/v1/n/{param.id}', {}, ask('/bb/n/x/7'))[0]).toEqual({
      node: 'a',
      name: 'rows',
      key: '/api/v1/n/7',
      essential: true,
      service: { id: 'DTS_TST_00001', path: '/api/v1/n/{id}', state: 'B' },
    });
    expect(keyOf('/api/v1/other', {}, ask('/bb/n/x/7'))[0]).toEqual({
      node: 'a',
      name: 'rows',
      key: '/api/v1/other',
      essential: false,
    });
    expect(keyOf('/api/v1/other', { id: '{param.id}' }, ask('/bb/n/x/7'))[0]).toMatchObject({
      key: '/api/v1/other?id=7',
      essential: true,
    });
    expect(keyOf('/api/v1/other/{query.id|1}', {}, ask('/bb/n/x/7', { query: { id: '../2' } }))[0]).toMatchObject({
      key: '/api/v1/other/..%2F2',
      essential: true,
    });
    expect(keyOf('/api/v1/other/{query.id|1}', {}, ask('/bb/n/x/7', { query: { id: '..' } }))[0]).toMatchObject({
      key: '/api/v1/other/1',
      essential: true,
    });
    expect(keyOf('/api/v1/other', { id: '{query.id|1}' }, ask('/bb/n/x/7'))[0]).toMatchObject({ essential: false });
  });

  it('of hidden placements are not made', () => {
    const hidden = { ...list('/api/v1/n'), when: [[grade]] };
    for (const whileUnknown of ['hide', 'skeleton'] as const)
      expect(decide(snapshotWith(documents([{ ...hidden, whileUnknown }])), ask('/page-20')).needs).toEqual([]);
  });

  it.each([
    [{ text: '{query.q|}' }, { onlyWith: 'text' }, {}, 0],
    [{ text: '{query.q|}' }, { onlyWith: 'text' }, { q: '' }, 0],
    [{ text: '{query.q|}' }, { onlyWith: 'text' }, { q: '  ' }, 0],
    [{ text: '{query.q|}' }, { onlyWith: 'text' }, { q: 'map' }, 1],
    [{}, { onlyWithQuery: 'q' }, {}, 0],
    [{}, { onlyWithQuery: 'q' }, { q: 'map' }, 1],
  ])('%o with %o and the address %o are made only with a value', (templates, only, query, made) => {
    const search = placement('a', {
      widget: 'list',
      v: 3,
      settings: { path: '/api/v1/found', query: templates, ...only },
    });
    expect(decide(snapshotWith(documents([search])), ask('/page-20', { query })).needs).toHaveLength(made);
  });

  it.each([
    ['/bb/n/x', 0],
    ['/bb/n/x/7', 1],
  ])('with onlyWithParam are made only with a value in the address: %s', (path, made) => {
    const record = placement('a', {
      widget: 'list',
      v: 3,
      settings: { path: '/api/v1/n/{param.id}', query: {}, onlyWithParam: 'id' },
    });
    expect(
      decide(snapshotWith(documents([record], { ...page, paths: ['/n/{kind}', '/n/{kind}/{id}'] })), ask(path)).needs,
    ).toHaveLength(made);
  });

  it('of the frame are separate from those of the page', () => {
    const frame = layoutOf(
      'site-frame',
      [placement('bar', { widget: 'list', v: 3, settings: { path: '/api/v1/menu', query: {} } })],
      'frame',
    );
    expect(decide(snapshotWith([frame, pageOf(20)]), ask('/page-20')).needs).toEqual([
      { node: 'frame/bar', name: 'rows', key: '/api/v1/menu', essential: false },
    ]);
  });

  it('work without values', () => {
    expect(needKey({ name: 'n', path: '/a/{param.id}', query: { b: '{param.id|x}' } }, {})).toBe(
      '/a/?b=%7Bparam.id%7Cx%7D',
    );
    expect(needKey({ name: 'n', path: '/a/{query.id|1}', query: {} }, { query: {} })).toBe('/a/1');
  });
});
