import { fc } from '#tests/fast-check.ts';
import { describe, expect, it } from 'vitest';
import type { AnyDocument } from '#schemas/documents';
import type { FactTest } from '#schemas/parts/condition/schema';
import { ask, instantAt, layoutOf, menuOf, pageOf, placement, snapshotWith } from '#tests/engine-builders.ts';
import { randomAsked, randomDocuments, randomNow, randomViewer } from '#tests/random-site.ts';
import { decide } from '../decide/decide.ts';
import type { Decision, DecisionInput } from '../decision.ts';
import { MissingPageError } from '../routing/find-route.ts';
import { project, type Audience } from './project.ts';
import { cutFrame, cutIndex, cutPage, joinSlices, type IndexSlice, type RouteSlice } from './slice.ts';
import type { Snapshot } from '../snapshot.ts';

type Locale = RouteSlice['locale'];
const guest: Audience = { login: false, tester: false, listed: false };
const travel = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const noHashes = { pageSlices: {}, frameSlices: {} };

/** All data that an audience may fetch. */
const sent = (snapshot: Snapshot, audience: Audience, locale: Locale): string => {
  const seen = project(snapshot, audience);
  const frames = new Set([seen.site.frame, ...Object.values(seen.venues).map((venue) => venue.frame)]);
  return JSON.stringify([
    cutIndex(seen, locale, noHashes),
    ...[...frames].map((id) => cutFrame(seen, id, locale)),
    ...Object.keys(seen.pages).map((id) => cutPage(seen, id, locale)),
  ]);
};

const secret = (name: string) => ({
  widget: 'note',
  settings: {
    text: `secret.${name}`,
    name: { ko: `비밀 ${name}` },
    items: [{ label: `secret.${name}.item`, action: { action: 'alert', message: `secret.${name}.alert` } }],
  },
});
const found = (text: string) => [...new Set(text.match(/(?:ko|en) secret[.\w]*|secret[.\w]*|비밀 \w+/g) ?? [])].sort();

describe('the projection for a guest', () => {
  const own = [{ languageId: 'ko' as const, messageId: 'secret.dev', messageText: 'ko secret own' }];
  const documents = (page: Parameters<typeof pageOf>[1]): AnyDocument[] => [
    layoutOf('dev', [placement('a', secret('dev'))]),
    pageOf(20, { layout: 'dev', messageList: own, ...page }),
  ];

  it('contains no layout or string of pages in development or blocked', () => {
    expect(found(sent(snapshotWith(documents({ state: 'D' })), guest, 'ko'))).toEqual([]);
    expect(found(sent(snapshotWith(documents({ state: 'B' })), guest, 'ko'))).toEqual([]);
    expect(
      found(
        sent(
          snapshotWith(documents({ state: 'D', schedule: [{ from: instantAt(5), pageStatusCode: 'B' }] })),
          guest,
          'ko',
        ),
      ),
    ).toEqual([]);
    expect(found(sent(snapshotWith(documents({ state: 'N' })), guest, 'ko'))).not.toEqual([]);
    expect(
      found(
        sent(
          snapshotWith(documents({ state: 'D', schedule: [{ from: instantAt(5), pageStatusCode: 'N' }] })),
          guest,
          'ko',
        ),
      ),
    ).not.toEqual([]);
  });

  it('also contains pages in development for a listed tester, but not blocked ones', () => {
    const listed = { login: true, tester: true, listed: true };
    expect(found(sent(snapshotWith(documents({ state: 'D' })), listed, 'ko'))).not.toEqual([]);
    expect(found(sent(snapshotWith(documents({ state: 'B' })), listed, 'ko'))).toEqual([]);
  });

  it('is the same while search is open to everyone', () => {
    const open = { login: true, tester: true, listed: false };
    expect(found(sent(snapshotWith(documents({ state: 'D' })), open, 'ko'))).toEqual([]);
  });

  it.each<[string, FactTest[][]]>([
    ['members', [[{ fact: 'login', is: [true] }]]],
    ['testers', [[{ fact: 'tester', is: [true] }]]],
    [
      'members or testers',
      [
        [
          { fact: 'login', is: [true] },
          { fact: 'locale', is: ['ko'] },
        ],
        [{ fact: 'tester', is: [true] }],
      ],
    ],
    ['a grade', [[{ fact: 'grade', is: ['T1'] }]]],
    ['every other grade', [[{ fact: 'grade', is: ['T0'], not: true }]]],
    [
      'regular full members',
      [
        [
          { fact: 'regular', is: [true] },
          { fact: 'memberKind', is: ['full'] },
          { fact: 'now', from: instantAt(5) },
        ],
      ],
    ],
  ])('holds nothing that is only for %s: placements, what they hold, list items, menus', (_, when) => {
    const items = [
      { label: 'open.item' },
      { label: 'secret.item', action: { action: 'alert', message: 'secret.alert' }, when },
    ];
    const snapshot = snapshotWith([
      layoutOf('mixed', [
        placement('a', { ...secret('node'), when }),
        placement('box', { widget: 'box', settings: {}, when }),
        placement('b', { ...secret('child'), in: 'box' }),
        placement('c', { settings: { items } }),
      ]),
      layoutOf('frame', [placement('bar', { settings: { items } })], 'frame'),
      menuOf('aa-menu', [
        { menuUid: 'open' },
        { menuUid: 'm', menuName: 'secret.menu', when },
        { menuUid: 'n', menuName: 'secret.leaf', parentsMenuUid: 'open', when },
      ]),
      pageOf(20, {
        layout: 'mixed',
        messageList: [{ languageId: 'ko', messageId: 'secret.node', messageText: 'ko secret own' }],
      }),
    ]);
    for (const locale of ['ko', 'en'] as const) {
      const text = sent(snapshot, guest, locale);
      expect(found(text)).toEqual([]);
      expect(text).toContain(`${locale} open.item`);
      expect(text).toContain(`${locale} menu.open`);
    }
    expect(found(sent(snapshot, {} as Audience, 'ko'))).not.toEqual([]);
  });

  it('keeps content that waits for a fact or depends on time or navigation', () => {
    const nodes = (when: FactTest[][], whileUnknown: 'show' | 'skeleton' | 'hide') =>
      project(snapshotWith([layoutOf('mixed', [placement('a', { when, whileUnknown })])]), guest).layouts['mixed']
        ?.nodes.length;
    expect(nodes([[{ fact: 'grade', is: ['T1'] }]], 'show')).toBe(1);
    expect(nodes([[{ fact: 'grade', is: ['T1'] }]], 'skeleton')).toBe(1);
    expect(nodes([[{ fact: 'login', is: [true] }]], 'show')).toBe(0);
    expect(nodes([[{ fact: 'onSite', is: [true] }]], 'hide')).toBe(1);
    expect(
      nodes(
        [
          [
            { fact: 'now', from: instantAt(5) },
            { fact: 'cameFrom', is: ['X'] },
            { fact: 'mode', is: ['x'] },
          ],
        ],
        'hide',
      ),
    ).toBe(1);
  });

  it('contains only texts of its own language', () => {
    const snapshot = snapshotWith([
      pageOf(20, { messageList: [{ languageId: 'en', messageId: 'text.plain', messageText: 'ours' }] }),
    ]);
    expect(sent(snapshot, guest, 'en')).toContain('ours');
    expect(sent(snapshot, guest, 'ko')).not.toMatch(/ours|"en [a-z]/);
  });
});

/** Decides as a browser does: with the index, loading each missing slice. */
const decideFromSlices = (seen: Snapshot, index: IndexSlice, locale: Locale, question: DecisionInput): Decision => {
  const slices = new Map<string, RouteSlice>();
  for (let round = 0; round < 6; round++) {
    try {
      const decision = decide(joinSlices(index, slices.values()), question);
      const frame = decision.frame.layout;
      if (frame === '' || slices.has(frame)) return decision;
      slices.set(frame, travel(cutFrame(seen, frame, locale)));
    } catch (error) {
      if (!(error instanceof MissingPageError)) throw error;
      slices.set(error.page, travel(cutPage(seen, error.page, locale)));
    }
  }
  throw new Error('The slices do not fit together.');
};

describe('slices', { timeout: 30_000 }, () => {
  it('decide like the full snapshot after joining, for every audience, page and instant', () => {
    const audience = fc.constantFrom<Audience[]>(
      guest,
      { login: false, tester: true, listed: false },
      { login: true, tester: false, listed: false },
      { login: true, tester: true, listed: true },
    );
    const asked = fc.array(fc.tuple(randomAsked, randomViewer, randomNow), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(
        randomDocuments,
        audience,
        fc.constantFrom<Locale[]>('ko', 'en'),
        asked,
        (documents, of, locale, questions) => {
          const snapshot = snapshotWith(documents);
          const seen = project(snapshot, of);
          const index = travel(cutIndex(seen, locale, noHashes));
          for (const [where, viewer, now] of questions) {
            const { grade: _, ...rest } = viewer;
            const question: DecisionInput = {
              ...where,
              now,
              viewer: { ...(of.login === true ? viewer : rest), ...of, locale },
            };
            expect(decideFromSlices(seen, index, locale, question)).toEqual(decide(snapshot, question));
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  it('are requested by the id of the missing page', () => {
    const index = travel(cutIndex(snapshotWith(), 'ko', noHashes));
    expect(() => decide(joinSlices(index, []), ask('/gateway'))).toThrow(new MissingPageError('PGE_TST_00001'));
    expect(decide(joinSlices(index, []), ask('/none')).outcome.kind).toBe('notFound');
  });
});
