import type { CompiledLayout, CompiledNode, CompiledPage, Snapshot } from '#engine';
import { Bits } from '../../check/walk/bits.ts';
import { listLayoutConditions } from '#engine/conditions/list-conditions';
import { PageView, testsOf } from '../../check/walk/page-view.ts';
import type { ViewerClasses } from '../../check/walk/viewer-classes.ts';
import { cellsOf } from './cells.ts';
import type { Release } from './found.ts';
import { layoutOf } from './sight.ts';
import { viewersOf } from './sides.ts';

/** Audience of each part of a layout, counted in views: visitor classes per language and platform, as before publishing. */
export interface LayoutSight {
  readonly views: number;
  /** Views that show each placement at some page that has the layout; those of a page are not asked where nobody comes to it. */
  readonly placements: Readonly<Record<string, number>>;
}

type Seen = Map<string, Bits>;

/** Asks `decide` for every kind of viewer, at every page that has a layout, at one instant. */
export function sightOfLayout(
  { prepared, snapshot }: Release,
  id: string,
  options: { readonly now: number; readonly production: boolean },
): LayoutSight {
  const layout = snapshot.layouts[id];
  const { classes } = viewersOf({ prepared, snapshot }, { prepared, snapshot }, options.production);
  const cells = cellsOf(classes);
  const look = new PageView(snapshot, classes);
  look.now = options.now;
  const seen: Seen = new Map();
  if (layout !== undefined) {
    for (const page of Object.values(snapshot.pages))
      if (hasLayout(page, id, snapshot)) seeOnPage(look, page, id, seen);
    seeInFrames(look, layout, seen);
  }
  return {
    views: cells.length,
    placements: Object.fromEntries(
      [...seen].map(([placement, who]) => [placement, cells.filter((cell) => cell.who.meets(who)).length]),
    ),
  };
}

const hasLayout = (page: CompiledPage, id: string, { site }: Snapshot): boolean =>
  page.layout === id || Object.values(page.stateLayouts).includes(id) || site.pendingLayout === id;

function seeOnPage(look: PageView, page: CompiledPage, id: string, seen: Seen): void {
  for (const { group, decisions } of look.meet({ to: page.path })) {
    for (const decision of decisions)
      if (layoutOf(page, decision, look.snapshot.site.pendingLayout) === id)
        see(decision.tree, group.members, look.classes, seen);
  }
}

/** A frame stands around the pages of its venues, else around those of none. */
function seeInFrames(look: PageView, layout: CompiledLayout, seen: Seen): void {
  const { venues, site } = look.snapshot;
  const framed = Object.values(venues).filter(({ frame }) => frame === layout.id);
  for (const venue of framed.length === 0 && site.frame === layout.id ? [undefined] : framed) {
    for (const { viewer, members } of look.classes.alike(
      testsOf(listLayoutConditions(layout)),
      ['locale'],
      venue?.code,
    ))
      see(look.frameFor(viewer, layout, venue, '').nodes, members, look.classes, seen);
  }
}

function see(nodes: readonly CompiledNode[], who: Bits, classes: ViewerClasses, seen: Seen): void {
  for (const { id, children } of nodes) {
    seen.set(id, (seen.get(id) ?? new Bits(classes.size)).with(who));
    see(children, who, classes, seen);
  }
}
