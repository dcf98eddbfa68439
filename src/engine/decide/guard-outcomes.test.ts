import { describe, expect, it } from 'vitest';
import type { Guard } from '#schemas/documents/guard/schema';
import { serviceOf } from '#tests/builders.ts';
import { ask, guardOf, pageOf, snapshotWith } from '#tests/engine-builders.ts';
import { decide } from './decide.ts';
import type { DecisionInput } from '../decision.ts';
import { readTextAt } from './guard-sources.ts';

const inner = { previous: { path: '/gateway', screen: 'Gate' }, how: 'push' } as const;
const services = [
  serviceOf(1, '/api/v1/iam/one'),
  serviceOf(2, '/api/v1/iam/two'),
  serviceOf(3, '/api/v1/iam/pick/{id}', { method: 'POST' }),
];
const site = (rules: unknown, more: Partial<Guard> = {}) =>
  snapshotWith([
    ...services,
    guardOf('g', rules as Guard['rules'], more),
    pageOf(20, { venue: 'AA', paths: ['/guarded', '/guarded/{id}'], guards: ['g'] }),
    pageOf(21, { screen: 'Way', paths: ['/way'] }),
    pageOf(22, { screen: 'Item', paths: ['/item/{kind}/{id}'] }),
  ]);
const one = { dataServiceId: 'DTS_TST_00001', pointer: '/state' };

describe('a refusal with a follow-up page', () => {
  const snapshot = site([{ refuse: 'S//no', then: { action: 'move', pageNm: 'Way', query: { url: '{path}' } } }]);

  it('shows that page under the notice on a first visit, with its address and texts', () => {
    const { outcome, notices, screen, path } = decide(snapshot, ask('/aa/guarded', { query: { a: '1' } }));
    expect([outcome, notices, screen, path]).toEqual([
      {
        kind: 'refused',
        page: 'PGE_TST_00020',
        guard: 'g',
        stay: false,
        baseAddress: '/way?url=%2Faa%2Fguarded%3Fa%3D1',
      },
      [{ kind: 'snackbar', text: 'ko no' }],
      'Way',
      '/way',
    ]);
  });

  it('shows the notice and then leads there, from another page', () => {
    const { outcome, notices } = decide(snapshot, ask('/aa/guarded', inner));
    expect([outcome, notices]).toEqual([
      expect.objectContaining({ kind: 'refused', stay: true }),
      [{ kind: 'snackbar', text: 'ko no', then: { kind: 'go', to: '/way?url=%2Faa%2Fguarded' } }],
    ]);
  });
});

it('a confirmation passes the requested address to its target', () => {
  const snapshot = site([
    { ask: { message: 'no', then: { action: 'move', pageNm: 'Way', query: { url: '{path}' } } } },
  ]);
  expect(decide(snapshot, ask('/aa/guarded', inner)).notices).toEqual([
    { kind: 'confirm', text: 'ko no', then: { kind: 'go', to: '/way?url=%2Faa%2Fguarded' } },
  ]);
});

it('a redirect passes the requested address to its target', () => {
  const snapshot = site([{ redirect: { action: 'move', pageNm: 'Way', query: { url: '{path}' } } }]);
  expect(decide(snapshot, ask('/aa/guarded', { query: { a: '1' } })).outcome).toEqual({
    kind: 'redirect',
    to: '/way?url=%2Faa%2Fguarded%3Fa%3D1',
  });
});

it('a failed call has the value of its source, if it names one', () => {
  const rules = [{ when: [[{ fact: 'source', is: [''] }]], redirect: { action: 'move', pageNm: 'Way' } }];
  const visit = (more: object) =>
    decide(site(rules, { source: { ...one, ...more } }), ask('/aa/guarded', { answers: { g: 'failed' } })).outcome;
  expect([visit({}), visit({ valueOnError: 'x' }).kind, visit({ valueOnError: '' })]).toEqual([
    { kind: 'redirect', to: '/' },
    'page',
    { kind: 'redirect', to: '/way' },
  ]);
});

describe('the main page under a refusal', () => {
  const refusing = guardOf('no', [{ refuse: 'A//no' }]);
  const under = (rules: Guard['rules'], more: Partial<Guard> = {}) =>
    snapshotWith([
      ...services,
      refusing,
      guardOf('main', rules, { ...more }),
      pageOf(20, { paths: ['/guarded'], guards: ['no'] }),
      pageOf(11, { venue: 'AA', screen: 'AAMain', paths: ['/main'], guards: ['main'] }),
      pageOf(22, { screen: 'Item', paths: ['/item'] }),
    ]);
  const source = {
    dataServiceId: 'DTS_TST_00001',
    pointer: '/state',
    askWhen: [[{ fact: 'login', is: [true] }]],
  } as const satisfies Guard['source'];
  const visit = (snapshot: ReturnType<typeof under>, more = {}) =>
    decide(snapshot, ask('/guarded', { viewer: { login: true }, ...more }));

  it('is hidden until the source of its own guard has answered, which is requested', () => {
    const { outcome, notices, needsFacts, tree } = visit(under([{ pass: true }], { source }));
    expect([outcome, notices, needsFacts.map(({ guard }) => guard)]).toEqual([
      expect.objectContaining({ kind: 'refused', baseAddress: '/aa/main' }),
      [{ kind: 'alert', text: 'ko no' }],
      ['main'],
    ]);
    expect(tree.map(({ id }) => id)).toEqual(['pending']);
  });

  it('is shown after the answer, with the same notice', () => {
    expect(visit(under([{ pass: true }], { source }), { answers: { main: { value: 'x' } } })).toMatchObject({
      outcome: { kind: 'refused', page: 'PGE_TST_00020', baseAddress: '/aa/main' },
      screen: 'AAMain',
      needsFacts: [],
      notices: [{ text: 'ko no' }],
    });
  });

  it("is replaced by its guard's redirect target, at that address", () => {
    expect(visit(under([{ redirect: { action: 'move', pageNm: 'Item' } }]))).toMatchObject({
      outcome: { kind: 'refused', page: 'PGE_TST_00020', baseAddress: '/item' },
      screen: 'Item',
    });
  });

  it('is not found if its guard refuses too, or redirects in a loop', () => {
    for (const rules of [
      [{ refuse: 'A//no' }],
      [{ redirect: { action: 'main' } }],
      [{ redirect: { action: 'move', pageNm: 'AAMain' } }],
    ] as const)
      expect(visit(under([...rules])).screen).toBe('NotFound');
  });
});

describe('a guard that sends the visitor back', () => {
  const snapshot = site([{ redirect: { action: 'back' } }]);

  it('keeps the previous page, without a notice', () => {
    expect(decide(snapshot, ask('/aa/guarded', inner))).toMatchObject({
      outcome: { kind: 'refused', stay: true, back: true },
      notices: [],
    });
  });

  it('shows the main page on a first visit', () => {
    expect(decide(snapshot, ask('/aa/guarded'))).toMatchObject({
      outcome: { kind: 'refused', stay: false, back: true, baseAddress: '/aa/main' },
      notices: [],
      screen: 'AAMain',
    });
  });
});

describe('a guard that redirects to another site', () => {
  const rules = [{ redirect: { action: 'link', linkUrl: 'https://shop.example/a' }, pass: true }];
  const leave = {
    kind: 'redirect',
    to: 'https://shop.example/a',
    leave: { kind: 'open', href: 'https://shop.example/a', newWindow: false },
  };

  it.each([
    ['on the web', { viewer: { platform: 'WEB_MOBILE' } }],
    ['in the app, from another page', { viewer: { platform: 'APP' }, ...inner }],
  ] as const)('does so %s', (_, more) => {
    expect(decide(site(rules), ask('/aa/guarded', more)).outcome).toEqual(leave);
  });

  it('on a first visit in the app, which can show only this site, passes with orPass and otherwise leads to the main page', () => {
    const app = ask('/aa/guarded', { viewer: { platform: 'APP' } });
    expect(decide(site(rules), app).outcome.kind).toBe('page');
    expect(decide(site([{ redirect: rules[0]?.redirect }]), app).outcome).toEqual({ kind: 'redirect', to: '/aa/main' });
  });

  it('never leads to an unlisted host', () => {
    expect(
      decide(site([{ redirect: { action: 'link', linkUrl: 'https://evil.example/' }, pass: true }]), ask('/aa/guarded'))
        .outcome.kind,
    ).toBe('page');
  });
});

describe('sources of a guard', () => {
  const asked = (snapshot: ReturnType<typeof site>, more: Partial<DecisionInput> = {}) =>
    decide(snapshot, ask('/aa/guarded/5', more as never));

  it('are requested one by one, only if a rule depends on them', () => {
    const snapshot = site(
      [
        { when: [[{ fact: 'source', is: ['0'], not: true }]], pass: true },
        { when: [[{ fact: 'source', of: 'count', is: ['0'] }]], redirect: { action: 'move', pageNm: 'Way' } },
      ],
      {
        source: one,
        sources: {
          count: {
            dataServiceId: 'DTS_TST_00002',
            params: { from: '{day.yearAgo}', to: '{day.today}' },
            pointer: '/count',
          },
        },
      },
    );
    const now = Date.parse('2026-11-21T20:00:00Z');
    expect(asked(snapshot, { now }).needsFacts.map(({ guard, key }) => `${guard} ${key}`)).toEqual([
      'g /api/v1/iam/one',
    ]);
    expect(asked(snapshot, { now, answers: { g: { value: '5' } } }).outcome.kind).toBe('page');
    expect(
      asked(snapshot, { now, answers: { g: { value: '0' } } }).needsFacts.map(({ guard, key }) => `${guard} ${key}`),
    ).toEqual(['g/count /api/v1/iam/two?from=20251122&to=20261122']);
    expect(asked(snapshot, { now, answers: { g: { value: '0' }, 'g/count': { value: '0' } } }).outcome).toEqual({
      kind: 'redirect',
      to: '/way',
    });
    expect(asked(snapshot, { now, answers: { g: { value: '0' }, 'g/count': { value: '3' } } }).outcome.kind).toBe(
      'page',
    );
    expect(asked(snapshot, { now, answers: { g: { value: '0' }, 'g/count': 'failed' } }).outcome).toEqual({
      kind: 'redirect',
      to: '/',
    });
  });

  it('are requested before any rule with askWhen, but not while askWhen is unknown', () => {
    const snapshot = site([{ pass: true }], {
      source: {
        ...one,
        params: { parkType: '{venue.code}', resort: '{resort.code}' },
        askWhen: [[{ fact: 'login', is: [true] }]],
        keepAs: 'myInfo',
      },
    });
    expect(asked(snapshot).outcome.kind).toBe('page');
    expect(asked(snapshot, { viewer: { login: undefined, curResort: 'BB' } as never })).toMatchObject({
      outcome: { kind: 'pending' },
      needsFacts: [],
    });
    expect(asked(snapshot, { viewer: { login: true, curResort: 'BB' } as never }).needsFacts).toMatchObject([
      { guard: 'g', key: '/api/v1/iam/one?parkType=AA&resort=BB', keepAs: 'myInfo' },
    ]);
    expect(asked(snapshot, { viewer: { login: true } as never, answers: { g: { value: '' } } }).outcome.kind).toBe(
      'page',
    );
    expect(asked(snapshot, { viewer: { login: true } as never, answers: { g: 'failed' } }).outcome).toEqual({
      kind: 'redirect',
      to: '/',
    });
  });

  it('fill the address of a redirect, and share equal calls', () => {
    const pick = { dataServiceId: 'DTS_TST_00003', params: { contentId: '{param.id}' } };
    const snapshot = site(
      [{ redirect: { action: 'move', pageNm: 'Item', params: { kind: '{source.kind}', id: '{source}' } } }],
      {
        source: { ...pick, pointer: '/id' },
        sources: { kind: { ...pick, pointer: '/kind' }, other: { ...one, pointer: '/x' } },
      },
    );
    expect(asked(snapshot).needsFacts).toEqual([
      {
        guard: 'g',
        key: '/api/v1/iam/pick/5',
        body: { contentId: '5' },
        pointer: ['id'],
        service: expect.objectContaining({ method: 'POST' }),
      },
      {
        guard: 'g/kind',
        key: '/api/v1/iam/pick/5',
        body: { contentId: '5' },
        pointer: ['kind'],
        service: expect.objectContaining({ method: 'POST' }),
      },
    ]);
    expect(asked(snapshot, { answers: { g: { value: '7/../x' }, 'g/kind': { value: '한' } } }).outcome).toEqual({
      kind: 'redirect',
      to: '/item/%ED%95%9C/7%2F..%2Fx',
    });
    expect(asked(snapshot, { answers: { g: { value: '7' }, 'g/kind': { value: '' } } }).outcome).toEqual({
      kind: 'redirect',
      to: '/',
    });
  });

  it('provide the text of a refusal', () => {
    const snapshot = site(
      [
        { when: [[{ fact: 'source', is: ['000'] }]], pass: true },
        { refuse: 'A//no', sayFrom: 'says', then: { action: 'move', pageNm: 'Way' } },
      ],
      { source: one, sources: { says: { ...one, pointer: '/message' } } },
    );
    expect(asked(snapshot).needsFacts.map(({ guard }) => guard)).toEqual(['g', 'g/says']);
    expect(asked(snapshot, { answers: { g: { value: '111' }, 'g/says': { value: '지금은 안 돼요' } } })).toMatchObject({
      outcome: { kind: 'refused', baseAddress: '/way' },
      screen: 'Way',
      notices: [{ kind: 'alert', text: '지금은 안 돼요' }],
    });
    expect(asked(snapshot, { answers: { g: { value: '111' }, 'g/says': { value: '' } } }).notices).toEqual([
      { kind: 'alert', text: 'ko no' },
    ]);
  });
});

it.each([
  [{ a: { b: 'x' } }, 'x'],
  [{ a: { b: 0 } }, '0'],
  [{ a: { b: false } }, 'false'],
  [{ a: null }, ''],
  [{ a: { b: null } }, ''],
  [null, ''],
  [{ a: {} }, undefined],
  [{}, undefined],
  [{ a: { b: {} } }, undefined],
  [{ a: { b: ['x'] } }, undefined],
  ['text', undefined],
  [undefined, undefined],
  [{ a: 'b' }, undefined],
  [Object.create({ a: { b: 'x' } }), undefined],
])('reads /a/b of %j as %j', (answer, value) => {
  expect(readTextAt(answer, ['a', 'b'])).toBe(value);
});
