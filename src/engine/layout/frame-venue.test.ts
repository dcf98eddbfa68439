import { describe, expect, it } from 'vitest';
import { ask, guardOf, layoutOf, menuOf, pageOf, placement, snapshotWith, venueOf } from '#tests/engine-builders.ts';
import { decide } from '../decide/decide.ts';
import type { DecisionInput } from '../decision.ts';

const inner = { previous: { path: '/gateway', screen: 'Gate' }, how: 'push' } as const;
const wayOf = 'bar';

describe('a confirmation of a guard', () => {
  const asking = (then: NonNullable<Parameters<typeof guardOf>[1][number]['ask']>) =>
    snapshotWith([guardOf('g', [{ ask: then }]), pageOf(20, { guards: ['g'] })]);

  it("is in the visitor's language and leads on after yes", () => {
    const snapshot = asking({ message: 'why', ok: 'yes', cancel: 'no', then: { action: 'move', pageNm: 'Gate' } });
    const { outcome, notices } = decide(snapshot, ask('/page-20', { ...inner, viewer: { locale: 'en' } }));
    expect(outcome).toMatchObject({ kind: 'refused', guard: 'g', stay: true });
    expect(notices).toEqual([
      { kind: 'confirm', text: 'en why', ok: 'en yes', cancel: 'en no', then: { kind: 'go', to: '/gateway' } },
    ]);
  });

  it('that leads to the login passes the requested address', () => {
    const { notices } = decide(
      asking({ message: 'why', then: { action: 'move', pageNm: 'Login' } }),
      ask('/page-20', { ...inner, query: { tab: 'a b' } }),
    );
    expect(notices).toEqual([
      { kind: 'confirm', text: 'ko why', then: { kind: 'go', to: '/member/login?from=%2Fpage-20%3Ftab%3Da%2520b' } },
    ]);
  });
});

describe('the navigation source of a button', () => {
  const snapshot = snapshotWith([
    guardOf('g', [{ when: [[{ fact: 'via', is: [wayOf] }]], refuse: 'A//alert' }, { refuse: 'S//snack' }]),
    pageOf(20, { guards: ['g'] }),
  ]);
  it.each([
    [{ via: wayOf }, 'alert'],
    [{ via: 'else' }, 'snackbar'],
    [{}, 'snackbar'],
  ] as const)('is a fact of guards: %o is answered by %s', (way, kind) => {
    const question: DecisionInput = { ...ask('/page-20', inner), ...way };
    expect(decide(snapshot, question).notices[0]?.kind).toBe(kind);
  });

  it('is part of the command, whose target comes from the venue', () => {
    const bar = layoutOf(
      'frame',
      [
        placement('bar', {
          settings: {
            items: [
              { action: { action: 'nav', target: 'AA_MAP', via: wayOf } },
              { action: { action: 'nav', target: 'BB_MAP' } },
              { action: { action: 'nav', target: 'CC_MAP' } },
            ],
          },
        }),
      ],
      'frame',
    );
    const { frame } = decide(
      snapshotWith([bar, venueOf('AA', 1, { targets: { MAP: 'Screen20' } }), pageOf(20)]),
      ask('/aa/main'),
    );
    expect(frame.nodes[0]?.settings).toEqual({
      items: [
        { action: { kind: 'go', to: '/page-20', via: wayOf } },
        { action: { kind: 'none', reason: 'no target BB_MAP' } },
        { action: { kind: 'none', reason: 'no target CC_MAP' } },
      ],
    });
  });
});

it('developer features depend on the server mode', () => {
  const snapshot = snapshotWith([
    layoutOf('plain', [placement('dev', { when: [[{ fact: 'production', is: [false] }]] })]),
    pageOf(20),
  ]);
  const shown = (production?: boolean) =>
    decide(snapshot, ask('/page-20', { viewer: production === undefined ? {} : { production } })).tree.length;
  expect([shown(false), shown(true), shown()]).toEqual([1, 0, 0]);
});

describe('query parameters dropped on back navigation', () => {
  const snapshot = snapshotWith([pageOf(20, { droppedOnBack: ['type'] })]);
  it.each([
    ['pop', { type: 'init', text: 'map' }, { kind: 'redirect', to: '/page-20?text=map' }],
    ['pop', { text: 'map' }, { kind: 'page' }],
    ['push', { type: 'init' }, { kind: 'page' }],
    ['load', { type: 'init' }, { kind: 'page' }],
  ] as const)('is gone only when the visitor comes back: %s %o', (how, query, outcome) => {
    expect(decide(snapshot, { ...ask('/page-20', { query }), how }).outcome).toMatchObject(outcome);
  });
});

describe('query parameters that are kept only from a screen', () => {
  const snapshot = snapshotWith([pageOf(20, { onlyFrom: [{ name: 'pass', screens: ['Detail'] }] })]);
  it.each([
    ['Detail', { kind: 'page' }],
    ['Other', { kind: 'redirect', to: '/page-20?tab=a' }],
    [undefined, { kind: 'redirect', to: '/page-20?tab=a' }],
  ] as const)('are kept or removed for a visitor from %s', (screen, outcome) => {
    expect(
      decide(snapshot, {
        ...ask('/page-20', { query: { pass: '1', tab: 'a' } }),
        ...(screen === undefined ? {} : { previous: { screen, path: '/x' } }),
      }).outcome,
    ).toMatchObject(outcome);
  });
});

it.each([
  [undefined, [false, false, true]],
  [0, [false, false, true]],
  [1, [false, false, true]],
  [2, [false, true, true]],
  [9, [true, true, true]],
] as const)('the last %s top menus are folded at the end, and those that say so themselves', (footerMenus, folded) => {
  const menu = menuOf('aa-menu', [
    { menuUid: 'one' },
    { menuUid: 'two' },
    { menuUid: 'three', footer: true },
    { menuUid: 'leaf', parentsMenuUid: 'one' },
  ]);
  const snapshot = snapshotWith([{ ...menu, ...(footerMenus === undefined ? {} : { footerMenus }) }]);
  expect(decide(snapshot, ask('/aa/main')).frame.model.menu.map(({ footer }) => footer)).toEqual(folded);
});
