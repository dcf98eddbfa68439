import { describe, expect, it } from 'vitest';
import type { DataService } from '#schemas/documents/data-service/schema';
import type { Page } from '#schemas/documents/page/schema';
import { ask, instantAt, layoutOf, pageOf, placement, snapshotWith } from '#tests/engine-builders.ts';
import { decide } from './decide.ts';

type PageParts = Parameters<typeof pageOf>[1];
type State = Page['pageInfo']['pageStatusCode'];
const decideAt = (page: PageParts, now = 0, listed = false) =>
  decide(snapshotWith([pageOf(20, page)]), ask('/page-20', { now, viewer: { listed } }));
const seen = (page: PageParts, now?: number, listed?: boolean) => {
  const { outcome, tree, status } = decideAt(page, now, listed);
  return [outcome.kind, tree.map((node) => node.id).join(), status];
};

describe('the state of a page', () => {
  it('N opens the page [P-359]', () => {
    expect(seen({ state: 'N' })).toEqual(['page', 'plain', 200]);
  });

  it('D means in development: visitors see the placeholder, listed testers see the page [P-360]', () => {
    expect(seen({ state: 'D' })).toEqual(['preparing', 'preparing', 200]);
    expect(seen({ state: 'D' }, 0, true)).toEqual(['page', 'plain', 200]);
  });

  it('B means blocked for everyone, with the message in pageBlockContent [P-361]', () => {
    const page = { state: 'B', blockContent: 'closed.today' } as const;
    expect(seen(page)).toEqual(['blocked', 'blocked', 200]);
    expect(seen(page, 0, true)).toEqual(['blocked', 'blocked', 200]);
    expect(decideAt(page).textValues['pageBlockContent']).toBe('ko closed.today');
    expect(decideAt({ state: 'B' }).textValues['pageBlockContent']).toBe('');
  });

  it('can have its own layout', () => {
    const own = [
      layoutOf('own', [placement('own')]),
      pageOf(20, { state: 'B', stateLayouts: { B: 'own' } }),
      pageOf(21, { state: 'D', stateLayouts: { D: 'own' } }),
    ];
    const shown = (path: string) => decide(snapshotWith(own), ask(path)).tree.map((node) => node.id);
    expect([shown('/page-20'), shown('/page-21')]).toEqual([['own'], ['own']]);
  });

  it('keeps status 200 for a page opened by its own address, including fallback pages', () => {
    const statusOf = (path: string) => decide(snapshotWith(), ask(path)).status;
    expect([statusOf('/not-found-page'), statusOf('/error'), statusOf('/gone')]).toEqual([200, 200, 404]);
  });
});

describe('the schedule of a page', () => {
  const time = (state: State, from: number, until?: number, pageBlockContent?: string) => ({
    pageStatusCode: state,
    from: instantAt(from),
    ...(until === undefined ? {} : { until: instantAt(until) }),
    ...(pageBlockContent === undefined ? {} : { pageBlockContent }),
  });
  const stateAt =
    (schedule: readonly ReturnType<typeof time>[], state: State = 'N') =>
    (seconds: number) =>
      decideAt({ state, schedule: [...schedule] }, seconds * 1000).outcome.kind;

  it('starts a state at its first instant and ends it at its last', () => {
    const at = stateAt([time('B', 10, 20)]);
    expect([9.999, 10, 19.999, 20].map(at)).toEqual(['page', 'blocked', 'blocked', 'page']);
  });

  it('uses the latest start of overlapping times, in any order', () => {
    const times = [time('B', 10, 40), time('D', 20, 30)];
    const expected = ['page', 'blocked', 'preparing', 'blocked', 'page'];
    expect([5, 15, 25, 35, 45].map(stateAt(times))).toEqual(expected);
    expect([5, 15, 25, 35, 45].map(stateAt([...times].reverse()))).toEqual(expected);
  });

  it('uses the later line of two with the same start', () => {
    expect(stateAt([time('B', 10), time('N', 10)])(15)).toBe('page');
  });

  it('lasts forever without an end, and never applies if it ends before it starts', () => {
    expect(stateAt([time('B', 10)])(4e9)).toBe('blocked');
    expect([5, 15, 25].map(stateAt([time('B', 20, 10)]))).toEqual(['page', 'page', 'page']);
  });

  it('can open a page in development', () => {
    expect([5, 15].map(stateAt([time('N', 10)], 'D'))).toEqual(['preparing', 'page']);
  });

  it('shows the message of the scheduled time, else that of the page', () => {
    const page = { blockContent: 'page.message', schedule: [time('B', 10, 20, 'time.message'), time('B', 20, 30)] };
    expect([15, 25].map((at) => decideAt(page, at * 1000).textValues['pageBlockContent'])).toEqual([
      'ko time.message',
      'ko page.message',
    ]);
  });

  it('sets validUntil', () => {
    const page = { schedule: [time('B', 10, 40), time('D', 20)] };
    expect([0, 10, 15, 20, 39.999, 40].map((at) => decideAt(page, at * 1000).validUntil)).toEqual([
      10_000,
      20_000,
      20_000,
      40_000,
      40_000,
      null,
    ]);
  });
});

describe('data services of a page', () => {
  const states = ['N', 'D', '-1', 'B'] as const;
  const service = (state: DataService['state']): DataService => ({
    type: 'data-service',
    id: 'DTS_TST_00001',
    v: 1,
    method: 'GET',
    path: '/api/v1/x',
    state,
    typeCode: '01',
  });
  const use = (dataServiceStateCode: DataService['state']) => ({
    dataServiceId: 'DTS_TST_00001',
    dataServiceStateCode,
    dataServiceTypeCode: '01',
    dataServiceUniformresourcelocator: '/api/v1/x',
  });

  it.each(
    states.flatMap((page, one) =>
      states.map((document, other) => [page, document, states[Math.max(one, other)]] as const),
    ),
  )('are %s on the page and %s themselves, so %s', (page, document, state) => {
    const snapshot = snapshotWith([service(document), pageOf(20, { dataServiceList: [use(page)] })]);
    expect(decide(snapshot, ask('/page-20')).services).toEqual([{ id: 'DTS_TST_00001', path: '/api/v1/x', state }]);
  });

  it("keep the page's state if the service has no document", () => {
    expect(
      decide(snapshotWith([pageOf(20, { dataServiceList: [use('D')] })]), ask('/page-20')).services[0]?.state,
    ).toBe('D');
  });
});
