import { fc } from '#tests/fast-check.ts';
import type { AnyDocument } from '#schemas/documents';
import type { FactTest } from '#schemas/parts/condition/schema';
import type { Guard } from '#schemas/documents/guard/schema';
import type { MenuItem } from '#schemas/documents/menu/schema';
import type { Page } from '#schemas/documents/page/schema';
import type { Placement } from '#schemas/documents/layout/schema';
import type { Viewer } from '#schemas/viewer';
import type { DecisionInput } from '#engine';
import { guardOf, instantAt, layoutOf, menuOf, pageOf, placement } from './engine-builders.ts';

const known = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined, freq: 3 });
const second = fc.integer({ min: 0, max: 8 });

const plain = fc.constantFrom<FactTest[]>(
  { fact: 'login', is: [true] },
  { fact: 'login', is: [false] },
  { fact: 'tester', is: [true] },
  { fact: 'locale', is: ['ko'] },
  { fact: 'platform', is: ['APP', 'WEB_PC'] },
  { fact: 'grade', is: ['T1', 'T2'] },
  { fact: 'curResort', is: ['BB'] },
  { fact: 'onSite', is: [true] },
  { fact: 'cameFrom', is: ['Login'] },
  { fact: 'mode', is: ['main'] },
);
const window = fc
  .tuple(second, second)
  .map(([from, until]): FactTest => ({ fact: 'now', from: instantAt(from), until: instantAt(until) }));
const test = fc
  .tuple(fc.oneof({ weight: 4, arbitrary: plain }, { weight: 1, arbitrary: window }), fc.boolean())
  .map(([one, not]): FactTest => ({ ...one, not }));
const condition = fc.array(fc.array(test, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 2 });
const withWhen = <T extends object>(one: T, when: FactTest[][] | undefined) =>
  when === undefined ? one : { ...one, when };

const placementOf = (id: string): fc.Arbitrary<Placement> =>
  fc
    .record({
      when: known(condition),
      items: fc.array(known(condition), { maxLength: 2 }),
      whileUnknown: fc.constantFrom<Placement['whileUnknown'][]>('hide', 'show', 'skeleton'),
      list: fc.boolean(),
    })
    .map(({ when, items, whileUnknown, list }) =>
      withWhen(
        placement(id, {
          whileUnknown,
          ...(list
            ? {
                widget: 'list',
                v: 3,
                settings: {
                  path: '/api/v1/n/{param.id}',
                  query: { q: '{query.mode|x}', park: '{venue.code}', langId: '{locale}' },
                },
              }
            : {
                settings: {
                  text: `text.${id}`,
                  items: items.map((one, index) =>
                    withWhen(
                      { label: `label.${id}.${index}`, action: { action: 'alert', message: `alert.${id}.${index}` } },
                      one,
                    ),
                  ),
                },
              }),
        }),
        when,
      ),
    );

const layout = (id: string, use: 'page' | 'frame' = 'page'): fc.Arbitrary<AnyDocument> =>
  fc
    .tuple(placementOf(`${id}-a`), placementOf(`${id}-b`), placementOf(`${id}-c`), known(condition))
    .map(([a, b, c, when]) =>
      layoutOf(
        id,
        [a, withWhen(placement(`${id}-box`, { widget: 'box', settings: {} }), when), { ...b, in: `${id}-box` }, c],
        use,
      ),
    );

const menu = (id: string, prefix: string): fc.Arbitrary<AnyDocument> =>
  fc
    .array(
      fc.record({ when: known(condition), hiddenIn: fc.constantFrom<NonNullable<MenuItem['hiddenIn']>[]>([], ['en']) }),
      { maxLength: 3 },
    )
    .map((items) =>
      menuOf(
        id,
        items.map(({ when, hiddenIn }, index) =>
          withWhen(
            { menuUid: `${prefix}${index}`, hiddenIn, ...(index > 0 ? { parentsMenuUid: `${prefix}0` } : {}) },
            when,
          ),
        ),
      ),
    );

const rule: fc.Arbitrary<Guard['rules'][number]> = fc
  .tuple(
    known(condition),
    fc.constantFrom<Guard['rules'][number][]>(
      { pass: true },
      { refuse: 'AL//said' },
      { refuse: 'SB//said' },
      { redirect: { action: 'main' } },
    ),
  )
  .map(([when, end]) => withWhen(end, when));
const guard = (id: string): fc.Arbitrary<AnyDocument> =>
  fc.array(rule, { minLength: 1, maxLength: 2 }).map((rules) => guardOf(id, rules));

const state = fc.constantFrom<Page['pageInfo']['pageStatusCode'][]>('N', 'N', 'N', 'D', 'B');
const page = (number: number, venue: string | undefined, paths: string[], screen?: string): fc.Arbitrary<AnyDocument> =>
  fc
    .record({
      state,
      until: known(second),
      from: second,
      later: known(state),
      guards: fc.subarray(['g1', 'g2']),
      layout: fc.constantFrom('plain', 'other'),
    })
    .map(({ state: now, until, from, later, guards, layout: id }) =>
      pageOf(number, {
        state: now,
        guards,
        layout: id,
        paths,
        blockContent: `block.${number}`,
        flags: { title: `title.${number}` },
        ...(venue === undefined ? {} : { venue }),
        ...(screen === undefined ? {} : { screen }),
        messageList: [
          { languageId: 'ko', messageId: 'text.plain-a', messageText: `own ${number}` },
          { languageId: 'ko', messageId: 'aa.name', messageText: `own name ${number}` },
        ],
        ...(later === undefined
          ? {}
          : {
              schedule: [
                {
                  from: instantAt(from),
                  pageStatusCode: later,
                  pageBlockContent: `later.${number}`,
                  ...(until === undefined ? {} : { until: instantAt(until) }),
                },
              ],
            }),
      }),
    );

/** Random documents with conditions, states, schedules, guards and menus for the small site. */
export const randomDocuments: fc.Arbitrary<AnyDocument[]> = fc.tuple(
  ...['plain', 'other', 'blocked', 'preparing', 'pending'].map((id) => layout(id)),
  layout('frame', 'frame'),
  layout('site-frame', 'frame'),
  menu('aa-menu', 'A'),
  menu('bb-menu', 'B'),
  guard('g1'),
  guard('g2'),
  page(4, undefined, ['/not-found-page', '/{path*}'], 'NotFound'),
  page(11, 'AA', ['/main'], 'AAMain'),
  page(12, 'BB', ['/main'], 'BBMain'),
  page(20, 'AA', ['/n/{id}']),
  page(21, undefined, ['/free']),
  page(22, 'BB', ['/gate']),
);

export const randomViewer: fc.Arbitrary<Viewer> = fc.record(
  {
    locale: fc.constantFrom<('ko' | 'en')[]>('ko', 'en'),
    platform: fc.constantFrom<Viewer['platform'][]>('APP', 'WEB_PC', 'WEB_MOBILE'),
    curResort: fc.constantFrom('AA', 'BB', 'constructor'),
    login: fc.boolean(),
    tester: fc.boolean(),
    grade: fc.constantFrom('T0', 'T1'),
    onSite: fc.record({ AA: fc.boolean(), BB: fc.boolean() }, { requiredKeys: [] }),
  },
  { requiredKeys: ['locale', 'platform'] },
);

/** Addresses of every kind in the random site. */
export const randomPath = fc.constantFrom(
  '/',
  '/gateway',
  '/landing',
  '/aa',
  '/aa/main',
  '/bb/main',
  '/aa/n/7',
  '/free',
  '/bb/gate',
  '/aa/none',
  '/none',
  '/free/',
  '/not-found-page',
  '/member/login',
  '/aa/n/..',
  '/aa/n/%',
);

export const randomAsked: fc.Arbitrary<Pick<DecisionInput, 'path' | 'query' | 'how' | 'previous'>> = fc
  .tuple(
    randomPath,
    fc.constantFrom<Record<string, string>[]>({}, { mode: 'main' }),
    fc.constantFrom('none', 'Login', 'Other'),
  )
  .map(([path, query, screen]) => ({
    path,
    query,
    ...(screen === 'none' ? { how: 'load' as const } : { how: 'push' as const, previous: { path: '/before', screen } }),
  }));

export const randomNow = fc.integer({ min: 0, max: 18 }).map((half) => half * 500);
