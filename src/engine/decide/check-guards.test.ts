import { describe, expect, it } from 'vitest';
import type { DataService } from '#schemas/documents/data-service/schema';
import type { FactTest } from '#schemas/parts/condition/schema';
import {
  ask,
  compileWith,
  guardOf,
  instantAt,
  layoutOf,
  pageOf,
  placement,
  siteOf,
  snapshotWith,
} from '#tests/engine-builders.ts';
import { decide } from './decide.ts';
import type { Decision, DecisionInput } from '../decision.ts';
import { readGuardMessage } from '../compile/compile-guard.ts';

const refusing = (id: string, refuse: string) => guardOf(id, [{ refuse }]);
const inner = { previous: { path: '/gateway', screen: 'Gate' }, how: 'push' } as const;
const guarded = (guards: readonly string[], more = {}) => pageOf(20, { guards: [...guards], ...more });
const outcomeOf = ({ outcome, notices }: Decision) => ({ ...outcome, notices });

describe('guard messages', () => {
  it('have the form {type}//{messageKey}[//{path}], and no other [P-678] [V-507]', () => {
    expect(readGuardMessage('AL//MSG_KEY//{path}')).toEqual({ type: 'AL', message: 'MSG_KEY', path: '{path}' });
    expect(readGuardMessage('S//MSG_KEY')).toEqual({ type: 'S', message: 'MSG_KEY' });
    expect(readGuardMessage('AL//MSG_KEY//https://x//y')).toEqual({
      type: 'AL',
      message: 'MSG_KEY',
      path: 'https://x//y',
    });
    for (const text of ['', 'A', 'A//', 'X//KEY', 'ALB//KEY', 'a//KEY', ' A//KEY', 'A/KEY'])
      expect(readGuardMessage(text)).toBeUndefined();
  });

  it.each([
    ['A shows an alert and leads nowhere [P-679]', 'A//no', { kind: 'alert', text: 'ko no' }],
    ['AB shows an alert, then goes back [P-680]', 'AB//no', { kind: 'alert', text: 'ko no', then: { kind: 'back' } }],
    [
      'AL shows an alert, then goes to Login with from={path} [P-681] [V-510]',
      'AL//no//{path}',
      { kind: 'alert', text: 'ko no', then: { kind: 'go', to: '/member/login?from=%2Fpage-20' } },
    ],
    ['S shows a snackbar and leads nowhere [P-682] [V-508]', 'S//no', { kind: 'snackbar', text: 'ko no' }],
    [
      'SB shows a snackbar, then goes back [P-683] [V-509]',
      'SB//no',
      { kind: 'snackbar', text: 'ko no', then: { kind: 'back' } },
    ],
    [
      'SL shows a snackbar, then goes to Login [P-684]',
      'SL//no',
      { kind: 'snackbar', text: 'ko no', then: { kind: 'go', to: '/member/login?from=%2Fpage-20' } },
    ],
  ])('%s', (_, refuse, notice) => {
    const snapshot = snapshotWith([refusing('g', refuse), guarded(['g'])]);
    expect(outcomeOf(decide(snapshot, ask('/page-20', inner)))).toEqual({
      kind: 'refused',
      page: 'PGE_TST_00020',
      guard: 'g',
      stay: true,
      baseAddress: '/aa/main',
      notices: [notice],
    });
  });

  it('contain the requested path with its query, encoded once, without replacement patterns', () => {
    const snapshot = snapshotWith([refusing('g', 'AL//no'), pageOf(20, { paths: ['/p/{id}'], guards: ['g'] })]);
    const { notices } = decide(snapshot, ask("/p/$&$'", { query: { q: '한 &=' }, ...inner }));
    const to = notices[0]?.then?.kind === 'go' ? notices[0].then.to : '';
    expect(new URL(to, 'https://own.example').searchParams.get('from')).toBe("/p/$&$'?q=%ED%95%9C%20%26%3D");
  });

  it('lead to their own path if they have one', () => {
    const snapshot = snapshotWith([refusing('g', 'AL//no///mypage'), guarded(['g'])]);
    expect(decide(snapshot, ask('/page-20')).notices[0]?.then).toEqual({
      kind: 'go',
      to: '/member/login?from=%2Fmypage',
    });
  });

  it("use the page's texts before those of the site", () => {
    const own = { messageList: [{ languageId: 'ko' as const, messageId: 'no', messageText: '여기는 안 돼요' }] };
    expect(decide(snapshotWith([refusing('g', 'S//no'), guarded(['g'], own)]), ask('/page-20')).notices[0]?.text).toBe(
      '여기는 안 돼요',
    );
  });
});

describe('guards', () => {
  it("apply in configured order: the gates of the site, then the page's own", () => {
    const documents = [refusing('one', 'S//one'), refusing('two', 'S//two'), refusing('three', 'S//three')];
    const guardOn = (gates: readonly { guard: string }[], guards: readonly string[]) => {
      const { outcome } = decide(
        snapshotWith([...documents, siteOf({ gates: [...gates] }), guarded(guards)]),
        ask('/page-20', inner),
      );
      return outcome.kind === 'refused' ? outcome.guard : outcome.kind;
    };
    expect(guardOn([{ guard: 'two' }, { guard: 'one' }], ['three'])).toBe('two');
    expect(guardOn([], ['three', 'one'])).toBe('three');
    expect(guardOn([], [])).toBe('page');
  });

  it('evaluate rules until one holds', () => {
    const app: FactTest = { fact: 'platform', is: ['APP'] };
    const kind = (rules: Parameters<typeof guardOf>[1]) =>
      decide(snapshotWith([guardOf('g', rules), guarded(['g'])]), ask('/page-20', inner)).outcome.kind;
    expect(kind([{ when: [[app]], refuse: 'S//no' }])).toBe('page');
    expect(kind([{ when: [[{ ...app, not: true }]], pass: true }, { refuse: 'S//no' }])).toBe('page');
    expect(kind([{ when: [[app]], pass: true }, { refuse: 'S//no' }])).toBe('refused');
    expect(kind([{ when: [[app]], pass: true }, { redirect: { action: 'move', pageNm: 'Gate' } }])).toBe('redirect');
  });

  it('wait for an unknown fact, and evaluate nothing after it', () => {
    const snapshot = snapshotWith([
      guardOf('grade', [{ when: [[{ fact: 'grade', is: ['T0'] }]], refuse: 'S//grade' }]),
      refusing('after', 'S//after'),
      guarded(['grade', 'after']),
    ]);
    const { outcome, needsFacts, tree } = decide(snapshot, ask('/page-20', { ...inner, viewer: { login: true } }));
    expect([outcome, needsFacts, tree.map((node) => node.id)]).toEqual([
      { kind: 'pending', page: 'PGE_TST_00020' },
      [],
      ['pending'],
    ]);
  });

  it.each([
    ['a screen', { action: 'move', pageNm: 'Error', query: { a: '1' } }, '/error?a=1'],
    ['the main page', { action: 'main' }, '/aa/main'],
    ['the main page if the redirect has no target', { action: 'move', pageNm: 'Gone' }, '/aa/main'],
    [
      'the main page if the redirect leads to an unlisted host',
      { action: 'link', linkUrl: 'https://evil.example/' },
      '/aa/main',
    ],
  ] as const)('redirect to %s', (_, redirect, to) => {
    expect(decide(snapshotWith([guardOf('g', [{ redirect }]), guarded(['g'])]), ask('/page-20')).outcome).toEqual({
      kind: 'redirect',
      to,
    });
  });

  it('can test the previous screen', () => {
    const snapshot = snapshotWith([
      guardOf('g', [{ when: [[{ fact: 'cameFrom', is: ['Map'] }]], refuse: 'S//no' }]),
      guarded(['g']),
    ]);
    expect(decide(snapshot, ask('/page-20', { previous: { path: '/map', screen: 'Map' } })).outcome.kind).toBe(
      'refused',
    );
    expect(decide(snapshot, ask('/page-20', { previous: { path: '/x', screen: 'Other' } })).outcome.kind).toBe('page');
    expect(decide(snapshot, ask('/page-20')).outcome.kind).toBe('page');
  });

  it('block everyone if one of them is unknown or unreadable', () => {
    const { snapshot, problems } = compileWith([
      guarded(['gone']),
      guardOf('odd', [{ refuse: 'unreadable' }]),
      pageOf(21, { guards: ['odd'] }),
    ]);
    expect(decide(snapshot, ask('/page-20')).outcome.kind).toBe('blocked');
    expect(problems).toContainEqual({
      code: 'unknown-guard',
      at: { id: 'PGE_TST_00020' },
      text: 'gone is not known here',
    });
    expect(decide(snapshot, ask('/page-21')).outcome).toEqual({ kind: 'redirect', to: '/aa/main' });
  });
});

describe('under the notice of a refusal', () => {
  const member = guardOf('member', [{ when: [[{ fact: 'login', is: [false] }]], refuse: 'S//no' }]);
  const main = layoutOf('main', [placement('secret')]);
  const shown = (documents: Parameters<typeof snapshotWith>[0], question: DecisionInput) => {
    const { outcome, tree, status, path, screen } = decide(
      snapshotWith([member, main, ...(documents ?? [])]),
      question,
    );
    return { kind: outcome.kind, tree: tree.map((node) => node.id), status, path, screen };
  };

  it("a first visit shows the main page of the page's venue", () => {
    const venue = pageOf(20, { venue: 'BB', guards: ['member'] });
    expect(shown([venue], ask('/bb/page-20'))).toEqual({
      kind: 'refused',
      tree: ['plain'],
      status: 200,
      path: '/bb/main',
      screen: 'BBMain',
    });
  });

  it('a main page that also refuses the visitor is not shown', () => {
    const closed = pageOf(11, { screen: 'AAMain', paths: ['/main'], venue: 'AA', guards: ['member'], layout: 'main' });
    expect(shown([closed, guarded(['member'])], ask('/page-20'))).toMatchObject({
      kind: 'refused',
      tree: ['plain'],
      screen: 'NotFound',
    });
    expect(shown([closed], ask('/aa/main'))).toMatchObject({ kind: 'refused', tree: ['plain'], screen: 'NotFound' });
  });

  it('vary and validUntil include both pages, and the guards of a hidden main page', () => {
    const window = guardOf('window', [
      {
        when: [
          [
            { fact: 'now', from: instantAt(9) },
            { fact: 'os', is: ['ios'] },
          ],
        ],
        pass: true,
      },
      { refuse: 'S//no' },
    ]);
    const grade = guardOf('grade', [
      {
        when: [
          [
            { fact: 'grade', is: ['T1'] },
            { fact: 'now', until: instantAt(7) },
          ],
        ],
        refuse: 'S//no',
      },
    ]);
    const dependent = (guards: string[], now: number) => {
      const { screen, vary, validUntil } = decide(
        snapshotWith([
          window,
          grade,
          guarded(['window']),
          pageOf(11, { screen: 'AAMain', paths: ['/main'], venue: 'AA', guards }),
        ]),
        ask('/page-20', { now, viewer: { grade: 'T1' } }),
      );
      return [screen, vary, validUntil];
    };
    expect(dependent([], 0)).toEqual(['AAMain', ['curResort', 'locale', 'os'], 9000]);
    expect(dependent(['grade'], 0)).toEqual(['NotFound', ['curResort', 'grade', 'locale', 'os'], 7000]);
    expect(dependent(['grade'], 7000)).toEqual(['AAMain', ['curResort', 'grade', 'locale', 'os'], 9000]);
    expect(dependent(['grade'], 9000)).toEqual(['AAMain', ['curResort', 'grade', 'locale', 'os'], null]);
  });

  it('the previous page stays if there is one', () => {
    expect(shown([guarded(['member'])], ask('/page-20', inner))).toMatchObject({
      kind: 'refused',
      tree: [],
      screen: 'Screen20',
    });
  });
});

describe('the login gates', () => {
  const pages = [
    pageOf(30, { paths: ['/mypage'], flags: { isNeedLogin: true } }),
    pageOf(31, { paths: ['/member/search-id'], flags: { isNeedNonLogin: true } }),
  ];
  const snapshot = snapshotWith(pages);
  const login = { path: '/member/login', screen: 'Login' };

  it('stop a guest before a page with isNeedLogin: an alert, then Login with from [P-062]', () => {
    const { outcome, notices } = decide(snapshot, ask('/mypage'));
    expect(outcome.kind).toBe('refused');
    expect(notices).toEqual([
      { kind: 'alert', text: 'ko need-login', then: { kind: 'go', to: '/member/login?from=%2Fmypage' } },
    ]);
  });

  it('lead a guest who comes from Login to the resort main', () => {
    expect(decide(snapshot, ask('/mypage', { previous: login })).outcome).toEqual({ kind: 'redirect', to: '/aa/main' });
  });

  it('lead a member away from a page with isNeedNonLogin, to the resort main [P-063]', () => {
    expect(decide(snapshot, ask('/member/search-id', { viewer: { login: true, curResort: 'BB' } })).outcome).toEqual({
      kind: 'redirect',
      to: '/bb/main',
    });
    expect(decide(snapshot, ask('/member/search-id')).outcome.kind).toBe('page');
  });

  it('let members in, and wait while the login is unknown', () => {
    expect(decide(snapshot, ask('/mypage', { viewer: { login: true } })).outcome.kind).toBe('page');
    const { login: _, ...unknown } = ask('/mypage').viewer;
    for (const path of ['/mypage', '/member/search-id'])
      expect(decide(snapshot, { ...ask(path), viewer: unknown }).outcome.kind).toBe('pending');
  });
});

describe('fact sources', () => {
  const service: DataService = {
    type: 'data-service',
    id: 'DTS_TST_00001',
    v: 1,
    method: 'GET',
    path: '/api/v1/iam/point',
    state: 'N',
    typeCode: '01',
  };
  const zero: FactTest = { fact: 'source', is: ['0'] };
  const source = (params: Record<string, string> = {}) => ({
    dataServiceId: service.id,
    params,
    pointer: '/data/count',
  });
  const som = guardOf(
    'som',
    [
      { when: [[{ fact: 'login', is: [false] }]], refuse: 'S//guest' },
      { when: [[zero]], redirect: { action: 'move', pageNm: 'Error' } },
    ],
    {
      source: source({ q: '{query.q|all}', id: '{param.id}', park: '{venue.parkKindCd}', langId: '{locale}' }),
      onError: { action: 'move', pageNm: 'Gate' },
    },
  );
  const more = guardOf('more', [{ when: [[{ fact: 'source', is: ['Y'] }]], refuse: 'S//more' }], {
    source: source(),
    onError: { action: 'main' },
  });
  const snapshot = snapshotWith([
    service,
    som,
    more,
    pageOf(20, { venue: 'BB', paths: ['/p/{id}'], guards: ['som', 'more'] }),
    pageOf(21, { guards: ['som'] }),
  ]);
  const member = { viewer: { login: true } };
  const at = (answers?: DecisionInput['answers']) =>
    decide(snapshot, ask('/bb/p/a%20b', { ...member, ...(answers ? { answers } : {}) }));
  const needSom = {
    guard: 'som',
    key: '/api/v1/iam/point?q=all&id=a%20b&park=02&langId=ko',
    pointer: ['data', 'count'],
    service: { id: service.id, path: service.path, state: 'N' },
  };

  it('are requested together, with values of the address and the venue', () => {
    const { outcome, needsFacts } = at();
    expect(outcome).toEqual({ kind: 'pending', page: 'PGE_TST_00020' });
    expect(needsFacts).toEqual([needSom, { ...needSom, guard: 'more', key: '/api/v1/iam/point' }]);
  });

  it('decide after they have answered', () => {
    expect(at({ som: { value: '0' }, more: { value: 'N' } }).outcome).toEqual({ kind: 'redirect', to: '/error' });
    expect(at({ som: { value: '5' }, more: { value: 'N' } }).outcome.kind).toBe('page');
    expect(at({ som: { value: '5' }, more: { value: 'Y' } }).outcome).toMatchObject({ kind: 'refused', guard: 'more' });
  });

  it('stay open without an answer', () => {
    expect(at({ som: { value: '5' } }).needsFacts.map(({ guard }) => guard)).toEqual(['more']);
    expect(at({ more: { value: 'Y' } }).needsFacts).toEqual([needSom]);
  });

  it("use the guard's onError if they fail", () => {
    expect(at({ som: 'failed' }).outcome).toEqual({ kind: 'redirect', to: '/gateway' });
    expect(at({ som: { value: '5' }, more: 'failed' }).outcome).toEqual({ kind: 'redirect', to: '/bb/main' });
  });

  it('are not requested for a guest or an unknown login, and a failure does not override an earlier rule', () => {
    const guest = decide(snapshot, ask('/page-21', { answers: { som: 'failed' } }));
    expect([guest.outcome.kind, guest.needsFacts]).toEqual(['refused', []]);
    const { login: _, ...unknown } = ask('/').viewer;
    const waiting = decide(snapshot, { ...ask('/page-21', { answers: { som: 'failed' } }), viewer: unknown });
    expect([waiting.outcome.kind, waiting.needsFacts]).toEqual(['pending', []]);
  });

  it('are not requested while another fact of the same group is unknown, but are if another group depends only on them', () => {
    const needed = (...groups: FactTest[][]) => {
      const guard = guardOf('g', [{ when: groups, refuse: 'S//no' }], { source: source() });
      return decide(snapshotWith([service, guard, guarded(['g'])]), ask('/page-20', member)).needsFacts.length;
    };
    const grade: FactTest = { fact: 'grade', is: ['T1'] };
    expect([
      needed([grade, zero]),
      needed([grade, zero], [zero]),
      needed([{ fact: 'login', is: [true] }, zero]),
      needed([{ fact: 'login', is: [false] }, zero]),
    ]).toEqual([0, 1, 1, 0]);
  });
});
