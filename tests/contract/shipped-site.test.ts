import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { check, compileSite, prepare, readDocuments, type Prepared, type Problem } from '#content';
import type { Decision, Snapshot } from '#engine';
import type { Viewer } from '#schemas/viewer';
import { decideAnswered } from '#tests/open-address.ts';

const config = join(import.meta.dirname, '../../config');
const now = Date.parse('2026-11-21T14:05:00+09:00');

const away = { EL: false, CB: false, HB: false, SW: false };
const members: readonly Partial<Viewer>[] = [
  { login: false, tester: false },
  { login: true, memberKind: 'simple', regular: false, password: 'ok', tester: false, onSite: away },
  { login: true, memberKind: 'full', regular: true, password: 'initial', tester: false, onSite: away },
  { login: true, memberKind: 'full', regular: true, password: 'ok', tester: false, onSite: { ...away, EL: true } },
  { login: true, memberKind: 'full', regular: true, password: 'ok', tester: true, listed: true, onSite: away },
];
const viewers: readonly Viewer[] = (['ko', 'en'] as const).flatMap((locale) =>
  (['APP', 'WEB_MOBILE', 'WEB_PC'] as const).flatMap((platform) =>
    members.map((member): Viewer => ({ locale, platform, curResort: 'EL', ...member })),
  ),
);

let unread: readonly Problem[] = [];
let prepared: Prepared;
let snapshot: Snapshot;
beforeAll(async () => {
  const { documents, problems } = await readDocuments(config);
  unread = problems;
  prepared = await prepare(documents);
  snapshot = compileSite(prepared, { number: 1, hash: 'shipped' }, { sandbox: false });
});

const ask = (address: string, viewer: Viewer): Decision => {
  const [path = '', search = ''] = address.split('?');
  return decideAnswered(snapshot, {
    path,
    query: Object.fromEntries(new URLSearchParams(search)),
    how: 'load',
    viewer,
    now,
  }).decision;
};
const filled = (path: string): string => path.replaceAll(/\{[^}]+\}/g, '1');
const nameOf = ({ locale, platform, login, memberKind, password, tester }: Viewer): string =>
  [
    locale,
    platform,
    login ? `${memberKind} member` : 'guest',
    ...(password === 'initial' ? ['with the initial password'] : []),
    ...(tester ? ['who tests'] : []),
  ].join(' ');
const pagesOf = (venue?: string) => [...prepared.documents.page.values()].filter((one) => one.venue === venue);
const addresses = (): string[] =>
  Object.values(snapshot.pages).flatMap(({ path }) => (path.includes('*}') ? [] : [filled(path)]));

/** Every command anywhere in what a decision shows. */
const commandsIn = (value: unknown): readonly { readonly kind: string; readonly to?: string }[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own =
    'kind' in value && typeof value.kind === 'string' ? [value as { readonly kind: string; readonly to?: string }] : [];
  return [...own, ...Object.values(value).flatMap(commandsIn)];
};

describe('the site that ships', () => {
  it('passes the gate without any problem', () => {
    expect([...unread, ...check(prepared)]).toEqual([]);
  });

  it('has four venues: the park, the water park, the forest stay and the speedway', () => {
    const venues = [...prepared.documents.venue.values()].toSorted((one, two) => one.order - two.order);
    expect(venues.map(({ id, parkKindCd }) => `${id} ${parkKindCd}`)).toEqual(['EL 01', 'CB 02', 'HB 03', 'SW 04']);
  });

  it('gives every screen a page id of an area and five digits [P-091]', () => {
    for (const { id, pageInfo } of prepared.documents.page.values())
      expect([id, pageInfo.pageId]).toEqual([expect.stringMatching(/^PGE_[A-Z]{3}_\d{5}$/), id]);
  });

  it.each([
    ['EL', 'AME', '[P-096]'],
    ['CB', 'AMK', '[P-097]'],
    ['HB', 'AMH', '[P-098]'],
    ['SW', 'AMS', '[P-099]'],
  ])('numbers every page of %s in the area %s %s', (venue, area) => {
    expect(pagesOf(venue).length).toBeGreaterThan(5);
    expect(pagesOf(venue).filter(({ id }) => !id.startsWith(`PGE_${area}_`))).toEqual([]);
  });

  it('numbers the pages of questions in AMA and those of the company in AMB [P-093 P-094]', () => {
    const areaOf = (start: RegExp) => [
      ...new Set(
        pagesOf()
          .filter(({ paths: [first = ''] }) => start.test(first))
          .map(({ id }) => id.slice(4, 7)),
      ),
    ];
    expect(areaOf(/^\/cscenter\//)).toEqual(['AMA']);
    expect(areaOf(/^\/(introduction|recruitment)(\/|$)/)).toEqual(['AMB']);
  });

  it('says every message in both languages, with the same words to fill in', () => {
    const texts = (locale: string): Map<string, string> =>
      new Map(
        [...prepared.documents.messages.values()]
          .filter((one) => one.locale === locale)
          .flatMap((one) => Object.entries(one.texts)),
      );
    const [ko, en] = [texts('ko'), texts('en')];
    expect([...ko.keys()].filter((key) => !en.has(key))).toEqual([]);
    expect([...en.keys()].filter((key) => !ko.has(key))).toEqual([]);
    const words = (text = ''): string =>
      [...text.matchAll(/\{\{\w+\}\}/g)]
        .map(([word]) => word)
        .toSorted((one, two) => one.localeCompare(two))
        .join(' ');
    for (const [key, text] of ko) expect([key, words(en.get(key))]).toEqual([key, words(text)]);
    expect([...en].filter(([, text]) => /[\uac00-\ud7a3]/.test(text))).toEqual([]);
  });

  it('gives every page a title and a way back or home', () => {
    for (const { id, flags } of prepared.documents.page.values()) {
      expect([id, flags.prevBtn === true || flags.homeLogo === true, typeof flags.title]).toEqual([id, true, 'string']);
    }
  });
});

describe.each(viewers.map((viewer) => [nameOf(viewer), viewer] as const))('for %s', (_name, viewer) => {
  it('every address opens a page, leads on, or says why not; nothing is left open', () => {
    const left = addresses().flatMap((address) => {
      const { outcome, problems, notices } = ask(address, viewer);
      const then =
        outcome.kind === 'redirect' && outcome.leave === undefined
          ? ask(outcome.to, viewer).outcome.kind
          : outcome.kind;
      const leads =
        (outcome.kind === 'redirect' && outcome.leave !== undefined) ||
        (outcome.kind === 'refused' && outcome.back === true);
      const isAnswered =
        leads ||
        ['page', 'blocked', 'preparing'].includes(then) ||
        (then === 'refused' && (outcome.kind === 'redirect' || notices.length === 1));
      return isAnswered && problems.length === 0 ? [] : [{ address, outcome, problems, notices }];
    });
    expect(left).toEqual([]);
  });

  it('every menu entry, button and link leads somewhere', () => {
    const targets = new Map<string, string>();
    for (const address of addresses()) {
      const { tree, frame } = ask(address, viewer);
      for (const { kind, to } of commandsIn([tree, frame.nodes, frame.model.menu])) {
        expect([address, kind]).not.toEqual([address, 'none']);
        if (kind === 'go' && to !== undefined) targets.set(filled(to), address);
      }
    }
    expect(targets.size).toBeGreaterThan(20);
    const dead = [...targets].filter(([to]) => ask(to, viewer).outcome.kind === 'notFound');
    expect(dead).toEqual([]);
  });
});

it('no two posts, discounts or banners of one list have the same drawing', () => {
  const { board, discount, banner } = prepared.documents;
  const pictures = [
    ...[...board.values()].map(({ id, publctTypeCd, boardKindCd, art }) => ({
      id,
      place: `${publctTypeCd} ${boardKindCd} ${art}`,
      art,
    })),
    ...[...discount.values()].map(({ id, parkKindCd, bnftClassCd, art }) => ({
      id,
      place: `${parkKindCd} ${bnftClassCd} ${art}`,
      art,
    })),
    ...[...banner.values()].map(({ id, art }) => ({ id, place: `banner ${art}`, art })),
  ].filter(({ art }) => art !== undefined);
  expect(
    [...Map.groupBy(pictures, ({ place }) => place).values()]
      .filter(({ length }) => length > 1)
      .map((same) => same.map(({ id }) => id)),
  ).toEqual([]);
});
