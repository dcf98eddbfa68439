import {
  decide,
  checkTerm,
  findInMenu,
  menuSections,
  indexOfTerm,
  type CompiledPage,
  type CompiledVenue,
  type Decision,
} from '#engine';
import { chooseState } from '#engine/decide/choose-state';
import { parseAddress } from '#engine/values/fill-template';
import type { SearchAnswer, SearchRow } from '#schemas/calls/contents/common-answers';
import type { Command } from '#schemas/command';
import { found, refused } from './outcomes.ts';
import { onePage } from './paging.ts';
import { message } from './texts.ts';
import { nextOf } from './visible-at.ts';
import type { Answer, Reading } from './types.ts';

interface Hit extends SearchRow {
  /** List each target once. */
  readonly to: string;
}

/** A visitor who follows a result is on the site already. */
const searchScreen = { path: '/', screen: '' } as const;

const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? '';

const goPaths = (items: readonly { readonly command?: Command }[]): readonly string[] =>
  items.flatMap(({ command }) => (command?.kind === 'go' ? [pathOf(command.to)] : []));

/** Every page that a menu names to anybody, by its path: also where the item does something else than lead there. */
const inMenus = ({ documents, snapshot }: Reading): readonly string[] => [
  ...goPaths(
    Object.values(snapshot.menus).flatMap(({ sections }) => sections.flatMap((section) => [section, ...section.items])),
  ),
  ...[...documents.menu.values()].flatMap(({ items }) =>
    items.flatMap(({ pageId }) => snapshot.pages[pageId ?? '']?.path ?? []),
  ),
];

/** The site as one viewer sees it: what the menus show them, and what they would get at an address. */
const viewOf = (reading: Reading) => {
  const { snapshot, now } = reading;
  const viewer = { ...reading.viewer, locale: reading.locale };
  const facts = { viewer, now, cameFrom: undefined, mode: undefined };
  const menus = new Map(snapshot.site.venueOrder.map((code) => [code, menuSections(snapshot, code, facts)]));
  const shown = new Set(goPaths([...menus.values()].flat().flatMap((section) => [section, ...section.items])));
  const hidden = new Set(inMenus(reading).filter((path) => !shown.has(path)));
  return {
    viewer,
    now,
    menus,
    hidden,
    open: (address: string): Decision =>
      decide(snapshot, { ...parseAddress(address), how: 'push', previous: searchScreen, viewer, now }),
  };
};
type View = ReturnType<typeof viewOf>;

/**
 * Whether a viewer may read that there is such a page: they get it, or a guard says how they would (by logging in, in the app). What waits
 * for a call of a guard is decided when they go there; what waits for facts of the viewer is hidden.
 */
const isNamed = ({ outcome, notices, needsFacts }: Decision, page: CompiledPage, { viewer, now }: View): boolean => {
  // A guard may speak before the state of the page does.
  const { state } = chooseState(page, now);
  if (state === 'B' || (state === 'D' && viewer.listed !== true)) return false;
  switch (outcome.kind) {
    case 'page':
      return true;
    case 'pending':
      return needsFacts.length > 0;
    case 'refused':
      return notices.some(({ then }) => then !== undefined && then.kind !== 'back');
    case 'redirect':
      return outcome.leave !== undefined;
    case 'blocked':
    case 'preparing':
    case 'notFound':
      return false;
  }
};

/** Where a menu leads out of the site, on this viewer's device. */
const outside = ({ mobile, href }: Extract<Command, { kind: 'open' }>, { viewer }: View): string =>
  viewer.platform === 'WEB_PC' ? href : (mobile?.href ?? href);

const hitOf = (
  reading: Reading,
  venue: CompiledVenue | undefined,
  more: Pick<Hit, 'to' | 'pageName'> & Partial<Hit>,
): Hit => ({
  pageId: '',
  pagePath: '',
  linkUrl: '',
  menuName: '',
  parkType: venue?.code ?? '',
  parkName: message(reading, venue?.name ?? reading.snapshot.site.name),
  ...more,
});

/** Menus whose name holds the term; one that leads to a page is of the page's venue. */
const menuHits = (reading: Reading, view: View, term: string): readonly Hit[] =>
  [...view.menus].flatMap(([code, sections]) =>
    findInMenu(sections, term).flatMap(({ name, under = '', command }): readonly Hit[] => {
      const named = { pageName: name, menuName: under };
      if (command.kind === 'open')
        return [
          hitOf(reading, reading.snapshot.venues[code], {
            ...named,
            to: outside(command, view),
            linkUrl: outside(command, view),
          }),
        ];
      if (command.kind !== 'go') return [];
      const decision = view.open(command.to);
      const page = reading.snapshot.pages[decision.pageId];
      if (page === undefined || !isNamed(decision, page, view)) return [];
      return [
        hitOf(reading, reading.snapshot.venues[page.venue ?? ''], {
          ...named,
          to: command.to,
          pagePath: command.to,
          pageId: page.id,
        }),
      ];
    }),
  );

/** Pages whose title holds the term. What menus name and hide from this viewer stays hidden, as does what search engines leave out. */
const pageHits = (reading: Reading, view: View, term: string): readonly Hit[] =>
  Object.values(reading.snapshot.pages).flatMap((page): readonly Hit[] => {
    const pageName = message(reading, page.flags.title);
    if (page.path.includes('{') || indexOfTerm(pageName, term) === -1 || view.hidden.has(page.path)) return [];
    if (
      page.head.noindex === true ||
      reading.documents.page.get(page.id)?.notSearched === true ||
      !isNamed(view.open(page.path), page, view)
    )
      return [];
    return [
      hitOf(reading, reading.snapshot.venues[page.venue ?? ''], {
        pageName,
        to: page.path,
        pagePath: page.path,
        pageId: page.id,
      }),
    ];
  });

/** Names that begin with the term first, those of the visitor's own resort before others; then as the menus stand. */
const inOrder = (hits: readonly Hit[], { viewer }: View, term: string): readonly Hit[] => {
  const rank = ({ pageName, parkType }: Hit): number =>
    (indexOfTerm(pageName, term) === 0 ? 0 : 2) + (parkType === viewer.curResort ? 0 : 1);
  return [...new Map(hits.toReversed().map((hit) => [hit.to, hit])).values()]
    .toReversed()
    .toSorted((a, b) => rank(a) - rank(b));
};

const changeOf = ({ snapshot, now }: Reading): number | null =>
  nextOf(
    [...Object.values(snapshot.menus), ...Object.values(snapshot.pages)].flatMap(({ instants }) => instants),
    now,
  );

/**
 * `common/pages` with `searchPageText`: the menus and pages that this viewer may read of, by their name (7.8). It names nothing that the
 * viewer's menus hide, and no page that they would not get.
 */
export const searchPages = (reading: Reading, text: string): Answer => {
  const { searchPageCond = 'PAGE_NM', parkType } = reading.query;
  if (searchPageCond !== 'PAGE_NM') return refused('unknownCondition');
  if (parkType !== undefined && !Object.hasOwn(reading.snapshot.venues, parkType)) return refused('unknownMenu');
  const fault = checkTerm(text);
  if (fault !== undefined) return refused(fault === 'long' ? 'longSearch' : 'shortSearch');
  const view = viewOf(reading);
  const hits = inOrder([...menuHits(reading, view, text), ...pageHits(reading, view, text)], view, text).filter(
    (hit) => parkType === undefined || hit.parkType === parkType,
  );
  const answer: SearchAnswer = onePage(reading.query, hits, ({ to: _, ...row }) => row);
  return found(answer, changeOf(reading));
};
