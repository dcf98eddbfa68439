import type { MenuRow, PageRow } from '#schemas/calls/contents/common-answers';
import type { Menu, MenuItem } from '#schemas/documents/menu/schema';
import type { Venue } from '#schemas/documents/venue/schema';
import { evaluate, sandboxAddress } from '#engine';
import { found, refused } from './outcomes.ts';
import { searchPages } from './search.ts';
import { message } from './texts.ts';
import { nextOf } from './visible-at.ts';
import type { Read, Reading } from './types.ts';

const venueOf = ({ documents }: Reading, fits: (venue: Venue) => boolean): Venue | undefined =>
  [...documents.venue.values()].find(fits);
const menuOf = ({ documents }: Reading, venue: Venue | undefined): Menu | undefined =>
  venue === undefined ? undefined : documents.menu.get(venue.menu);

/** Items that this viewer sees: `hiddenIn` by language, and what the compiled menu's conditions let through. */
const shownItems = (reading: Reading, menu: Menu, venue: Venue): readonly MenuItem[] => {
  const compiled = reading.snapshot.menus[menu.id];
  const facts = {
    viewer: { ...reading.viewer, locale: reading.locale },
    now: reading.now,
    venue: venue.id,
    cameFrom: undefined,
    mode: undefined,
  };
  const seen = new Set<string>();
  for (const section of compiled?.sections ?? []) {
    if (evaluate(section.when, facts) !== true) continue;
    seen.add(section.id);
    for (const item of section.items) if (evaluate(item.when, facts) === true) seen.add(item.id);
  }
  return menu.items.filter(({ menuUid }) => seen.has(menuUid));
};

/** The next instant at which a condition of the menu changes. */
const changeOf = ({ snapshot, now }: Reading, menu: Menu): number | null =>
  nextOf(snapshot.menus[menu.id]?.instants ?? [], now);

/** The eight fields of the specification (P-340). */
const toWire =
  (reading: Reading) =>
  (item: MenuItem): MenuRow => {
    const link = item.linkId === undefined ? undefined : reading.documents.link.get(item.linkId);
    return {
      menuUid: item.menuUid,
      parentsMenuUid: item.parentsMenuUid,
      menuLevel: item.menuLevel,
      menuName: message(reading, item.menuName),
      pageId: item.pageId ?? '',
      linkId: item.linkId ?? '',
      linkUrl:
        link === undefined
          ? ''
          : reading.snapshot.site.sandbox && link.linkUrl.startsWith('https:')
            ? sandboxAddress(link.linkUrl)
            : link.linkUrl,
      linkName: link === undefined ? '' : message(reading, link.linkName),
    };
  };

/** `common/menus/IAM/{appType}`: the menu of the venue with that appType. */
export const readMenu: Read = (reading) => {
  const venue = venueOf(reading, ({ appType }) => appType === reading.params['appType']);
  const menu = menuOf(reading, venue);
  return venue === undefined || menu === undefined
    ? refused('unknownMenu')
    : found(shownItems(reading, menu, venue).map(toWire(reading)), changeOf(reading, menu));
};

/** `common/pages`: every page in simple form (P-353); with `searchPageText` the search of the whole site. */
export const readPages: Read = (reading) => {
  if (reading.query['searchPageText'] !== undefined) return searchPages(reading, reading.query['searchPageText']);
  return found(
    [...reading.documents.page.values()].map((page): PageRow => ({
      pageId: page.id,
      pageTitleMessageId: page.flags.title ?? '',
      pageStatusCode: page.pageInfo.pageStatusCode,
      screenName: page.screen,
      pagePath: reading.snapshot.pages[page.id]?.path ?? '',
    })),
  );
};
