import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decide, type DecisionInput } from '#engine';
import { serviceOf } from '#tests/builders.ts';
import { ask, guardOf, pageOf, siteOf, snapshotWith } from '#tests/engine-builders.ts';
import type { Guard } from '#schemas/documents/guard/schema';
import type { CallHouse, CallScope } from '../data/call-service.ts';
import { resolveVisit } from './resolve-visit.ts';
import { splitAddress } from './split-address.ts';
import type { ReleaseStore } from '../live/release-store.ts';

const scope: CallScope = { pageId: '', locale: 'ko', timeoutMs: 1000, listed: false, release: 'r' };
const elsewhere: Guard['onError'] = { action: 'move', pageNm: 'Screen30' };
const rules = [{ when: [[{ fact: 'source', is: ['no'] }]], refuse: 'A//stop' }] as Guard['rules'];
const source = (number: number, onError?: Guard['onError']) =>
  guardOf(`asks-${number}`, rules, {
    source: { dataServiceId: `DTS_TST_0000${number}`, pointer: '/state' },
    ...(onError ? { onError } : {}),
  });
const snapshot = snapshotWith([
  siteOf({
    redirects: [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/page-30' },
      { from: '/round', to: '/and-round' },
      { from: '/and-round', to: '/round' },
    ],
  }),
  serviceOf(1, '/api/v1/iam/one'),
  serviceOf(2, '/api/v1/iam/two'),
  serviceOf(3, '/api/v1/iam/three', { state: 'B' }),
  source(1),
  source(2, elsewhere),
  source(3, elsewhere),
  pageOf(30),
  pageOf(31, { guards: ['asks-1'] }),
  pageOf(32, { guards: ['asks-2'] }),
  pageOf(33, { guards: ['asks-1', 'asks-2'] }),
  pageOf(34, { guards: ['asks-3'] }),
]);
const questions: DecisionInput[] = [];
const store = {
  decide: (question: DecisionInput) => {
    questions.push(question);
    return Promise.resolve({ decision: decide(snapshot, question), ground: {} });
  },
} as Pick<ReleaseStore, 'decide'> as ReleaseStore;
const visit = (address: string) => {
  const { how, viewer, now } = ask(address);
  return resolveVisit(store, { how, viewer, now }, address, scope);
};
const fetched = vi.fn<typeof fetch>();
const says = (state: unknown) => async () => new Response(JSON.stringify({ code: '0000', data: { state } }));

beforeEach(() => {
  questions.length = 0;
  fetched.mockReset().mockImplementation(says('yes'));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

describe('a visit', () => {
  it('follows redirects to where they end', async () => {
    const { to, decision } = await visit('/a');
    expect([to, decision.outcome]).toEqual(['/page-30', { kind: 'page', page: 'PGE_TST_00030' }]);
  });

  it.each([
    ['/page-%33%30//?a=1&a=%ec%86%8c', '/page-30?a=1&a=%ec%86%8c'],
    ['/%61/', '/page-30'],
  ])('goes from %s to the canonical spelling and keeps the query', async (address, canonical) => {
    const { to, decision } = await visit(address);
    expect(to).toBe(canonical);
    expect(decision.outcome).toEqual({ kind: 'page', page: 'PGE_TST_00030' });
  });

  it('to an address that is cut inside a letter shows the not-found page', async () => {
    const { to, decision } = await visit('/page-30/%ED%95');
    expect(to).toBe('/page-30/%ED%95');
    expect(decision.outcome).toEqual({ kind: 'notFound' });
  });

  it('ends with an error where redirects go round in circles', async () => {
    await expect(visit('/round')).rejects.toThrow('round in circles');
  });

  it.each([
    ['passes when its source allows it', '/page-31', says('yes'), 'page /page-31', 1],
    ['is refused when its source does not', '/page-31', says('no'), 'refused /page-31', 1],
    ['asks every source that it needs', '/page-33', says('yes'), 'page /page-33', 2],
    [
      'goes where its guard says when the source fails',
      '/page-32',
      async () => {
        throw new TypeError('no network');
      },
      'page /page-30',
      1,
    ],
    ['takes an answer of another shape for a failure', '/page-32', says({ deep: 1 }), 'page /page-30', 1],
    ['takes a closed service for a failure, without a request', '/page-34', says('yes'), 'page /page-30', 0],
  ] as const)('%s', async (_, address, answer, end, calls) => {
    fetched.mockImplementation(answer);
    const { decision, to } = await visit(address);
    expect([`${decision.outcome.kind} ${to}`, fetched.mock.calls.length]).toEqual([end, calls]);
  });

  it('asks for facts at most twice, whatever they say', async () => {
    const never = {
      decide: async (question: DecisionInput) => ({
        decision: { ...decide(snapshot, { ...question, answers: {} }) },
        ground: {},
      }),
    } as Pick<ReleaseStore, 'decide'> as ReleaseStore;
    const { viewer, now } = ask('/page-31');
    const { decision } = await resolveVisit(never, { how: 'load', viewer, now }, '/page-31', scope);
    expect([decision.outcome.kind, fetched.mock.calls.length]).toEqual(['pending', 2]);
  });
});

describe('a call of a guard', () => {
  const expired = async () =>
    new Response(JSON.stringify({ code: 'TKT_01', errorType: 'S', errorMessage: '' }), { status: 401 });
  const visitWith = (house: CallHouse) => {
    const { how, viewer, now } = ask('/page-32');
    return resolveVisit(store, { how, viewer, now }, '/page-32', { ...scope, house });
  };

  it('waits until the login is renewed, as every call does', async () => {
    const order: string[] = [];
    fetched.mockImplementation(async () => (order.push('asked'), says('yes')()));
    await visitWith({ ready: async () => void order.push('renewed'), failed: async () => 'caller' });
    expect(order).toEqual(['renewed', 'asked']);
  });

  it('is made again once a login that had expired on its way is renewed', async () => {
    fetched.mockImplementationOnce(expired);
    const { to } = await visitWith({ ready: () => undefined, failed: async () => 'again' });
    expect([to, fetched.mock.calls.length]).toEqual(['/page-32', 2]);
  });

  it.each(['B', 'E', 'P', undefined])(
    "that fails otherwise is its guard's to answer, and nobody else's (%s)",
    async (errorType) => {
      fetched.mockImplementation(
        async () => new Response(JSON.stringify({ code: 'X', errorType, errorMessage: 'no' }), { status: 400 }),
      );
      const failed = vi.fn<CallHouse['failed']>();
      const { to } = await visitWith({ ready: () => undefined, failed });
      expect([to, failed.mock.calls]).toEqual(['/page-30', []]);
    },
  );
});

it.each([
  ['/a', '/a', {}],
  ['/a?b=1&c=%20', '/a', { b: '1', c: ' ' }],
  ['/a?b=1?2#c', '/a', { b: '1?2' }],
  ['/a#b?c=1', '/a', {}],
  ['/', '/', {}],
])('reads the address %s', (address, path, query) => {
  expect(splitAddress(address)).toEqual({ path, query });
});
