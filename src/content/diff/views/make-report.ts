import type { CompiledPage } from '#engine';
import type { Words } from '../../check/problem.ts';
import { Bits } from '../../check/walk/bits.ts';
import { ascending, type Changed, type Found } from './found.ts';
import { foundAt } from './prints.ts';
import type { ViewChange, ViewsReport, ViewsGrid } from './report.ts';
import { sayWho } from './who.ts';
import type { ViewerClasses } from '../../check/walk/viewer-classes.ts';
import { cellsOf } from './cells.ts';

const noVenue: Words = { ko: '장소가 없는 페이지', en: 'pages of no venue' };

/** The bits of the last entry that begins at an instant or before it. */
const at = (changed: Changed, instant: number): Bits | undefined =>
  changed.findLast(({ from }) => from <= instant)?.who;

const pageOf = ({ one, two }: Found, id: string): CompiledPage | undefined => two.pages[id] ?? one.pages[id];

/** Viewers who stand in a resort. */
function inResort({ two: { site, venues }, classes }: Found, venue: string): Bits {
  const here = new Bits(classes.size);
  classes.viewers.forEach(({ curResort }, index) => {
    if ((curResort !== undefined && Object.hasOwn(venues, curResort) ? curResort : site.defaultVenue) === venue)
      here.add(index);
  });
  return here;
}

/** Viewers of a page in a changed frame at an instant. */
function inChangedFrame(found: Found, id: string, instant: number, residents: ReadonlyMap<string, Bits>): Bits {
  const page = pageOf(found, id);
  const who = new Bits(found.classes.size);
  if (page === undefined) return who;
  if (page.inResort === true) {
    for (const [venue, here] of residents) {
      const changed = at(found.byFrame.get(venue) ?? [], instant);
      if (changed !== undefined) who.addAll(changed.and(here));
    }
    return who;
  }
  const route = foundAt(found.two, page.path);
  const changed = at(found.byFrame.get(page.venue ?? ('page' in route ? route.venue : undefined)) ?? [], instant);
  return changed === undefined ? who : who.with(changed);
}

/** Number of views not proven equal, and the audience of changes per page at any time. */
function whoIsChanged(
  found: Found,
  instants: readonly number[],
): { readonly count: number; readonly byPage: ReadonlyMap<string, Bits> } {
  const residents = new Map(
    [...found.byFrame.keys()].flatMap((venue) =>
      venue === undefined ? [] : [[venue, inResort(found, venue)] as const],
    ),
  );
  let count = 0;
  const byPage = new Map<string, Bits>();
  for (const id of found.pages) {
    const ever = new Bits(found.classes.size);
    for (const instant of instants) {
      const own = at(found.byPage.get(id) ?? [], instant);
      const framed = inChangedFrame(found, id, instant, residents);
      const who = own === undefined ? framed : framed.with(own);
      count += who.count;
      ever.addAll(who);
    }
    if (!ever.isEmpty) byPage.set(id, ever);
  }
  return { count, byPage };
}

const pagesIn = (found: Found, slot: string | undefined): readonly string[] =>
  found.pages.filter(
    (id) => pageOf(found, id)?.venue === slot && (slot !== undefined || pageOf(found, id)?.inResort !== true),
  );

function named(found: Found, id: string): ViewChange['pages'][number] {
  const page = found.tellers.is.document('page', id);
  return {
    id,
    name: page === undefined ? { ko: id, en: id } : found.tellers.is.pageTitle(page),
    path: pageOf(found, id)?.path ?? '',
  };
}

/** Changes that are the same on several pages are told once. */
function tellAll(found: Found): readonly ViewChange[] {
  const told = new Map<string, ViewChange>();
  for (const { page, slot, span } of found.changes) {
    const { before, now, details, from, until, who } = span;
    const common = {
      who: sayWho(who, found.classes),
      kinds: who.count,
      from,
      ...(until === undefined ? {} : { until }),
      before,
      now,
      details,
    };
    const venue = page === undefined ? slot : pageOf(found, page)?.venue;
    const where =
      page === undefined
        ? {
            frame: {
              ...(slot === undefined ? {} : { venue: slot }),
              name: slot === undefined ? noVenue : found.tellers.is.venue(slot),
            },
          }
        : {};
    const key = JSON.stringify([common, venue, where]);
    const pages = (page === undefined ? pagesIn(found, slot) : [page]).map((id) => named(found, id));
    told.set(key, {
      ...(venue === undefined ? {} : { venue }),
      ...where,
      ...common,
      pages: [...(told.get(key)?.pages ?? []), ...pages],
    });
  }
  return [...told.values()];
}

/** Tells what a comparison has found, and how many views are the same. */
export function makeReport(found: Found): ViewsReport {
  const { one, two, from, classes, pages, touched, decided, cut } = found;
  const instants = ascending(
    [...found.instants, ...[...Object.values(one.pages), ...Object.values(two.pages)].flatMap((page) => page.instants)],
    from,
  );
  const views = pages.length * classes.size * instants.length;
  const changed = whoIsChanged(found, instants);
  const grid = makeGrid(changed.byPage, classes, (id) => named(found, id));
  return {
    changes: tellAll(found),
    notCounted: found.notCounted,
    grid,
    pages: pages.length,
    viewers: classes.size,
    instants,
    views,
    same: views - changed.count,
    touched,
    decided,
    cut,
  };
}

/** Everybody there can be, as operators tell them apart, and on which pages they meet a change. */
function makeGrid(
  byPage: ReadonlyMap<string, Bits>,
  classes: ViewerClasses,
  named: (id: string) => ViewChange['pages'][number],
): ViewsGrid {
  const changed = [...byPage];
  return {
    pages: changed.map(([id]) => named(id)),
    cells: cellsOf(classes).map(({ cell, who }) => ({
      ...cell,
      pages: changed.flatMap(([, bits], index) => (bits.meets(who) ? [index] : [])),
    })),
  };
}
