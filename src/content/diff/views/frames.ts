import { menuSections, type PlacedNeed, type Snapshot } from '#engine';
import { buildFrame } from '#engine/layout/build-frame';
import type { Facts } from '#engine/conditions/condition';
import { collectNeeds, placeLayout } from '#engine/layout/place-widgets';
import { templateValues } from '#engine/decide/build-decision';
import type { Viewer } from '#schemas/viewer';
import { asSaid, noTree, sayer, type SaidTree } from './said.ts';
import type { Coming } from './arrivals.ts';
import type { Side } from './sides.ts';

/** Frame of a venue for a viewer. */
export interface FrameSight {
  readonly layout: string;
  readonly tree: SaidTree;
  /** Items of the menu by id, each with what it is called, where it stands and where it leads. */
  readonly menu: ReadonlyMap<
    string,
    { readonly name: string; readonly under: string; readonly leads: string; readonly before: string }
  >;
  readonly cards: string;
  readonly colours: string;
  readonly needs: readonly PlacedNeed[];
  readonly key: string;
}

const noMenu: FrameSight['menu'] = new Map();

function menuOf(snapshot: Snapshot, venue: string, facts: Facts): FrameSight['menu'] {
  const { locale } = facts.viewer;
  const say = sayer(snapshot, locale);
  const sections = menuSections(snapshot, venue, facts);
  const leads = (command: unknown): string => asSaid(command, locale, say);
  return new Map(
    sections.flatMap((section, at) => [
      [
        section.id,
        {
          name: section.name,
          under: '',
          leads: leads([section.command, section.icon, section.footer]),
          before: sections[at - 1]?.name ?? '',
        },
      ] as const,
      ...section.items.map(
        (item, index) =>
          [
            item.id,
            {
              name: item.name,
              under: section.id,
              leads: leads(item.command),
              before: section.items[index - 1]?.name ?? '',
            },
          ] as const,
      ),
    ]),
  );
}

/** Reads the frame of a venue, or of the site, as a viewer does. */
export function frameAt(
  side: Side,
  venue: string | undefined,
  { viewer: given, now }: { readonly viewer: Viewer; readonly now: number },
  { previous, query, via }: Coming,
): FrameSight {
  const { snapshot } = side;
  const viewer = side.as(given);
  const { site, venues, layouts } = snapshot;
  const own = venue === undefined ? undefined : venues[venue];
  const layout = layouts[own?.frame ?? site.frame];
  const facts: Facts = { viewer, now, venue: own?.code, cameFrom: previous?.screen, mode: query['mode'], via };
  const placed = layout === undefined ? undefined : placeLayout(layout, facts);
  const tree = placed === undefined ? noTree : side.trees.read(placed.nodes, snapshot, viewer.locale, undefined, '');
  // A frame reads nothing of its page but title and switches, which are told with the page; any page will do.
  const page = snapshot.pages[site.screens.notFound];
  const needs: PlacedNeed[] = [];
  if (placed !== undefined && page !== undefined)
    collectNeeds(
      placed,
      '',
      templateValues(
        snapshot,
        { path: '', how: 'push', query, viewer, now },
        { page, params: {}, missed: false, venue: own?.code },
      ),
      page,
      needs,
    );
  const model = page === undefined ? undefined : buildFrame(snapshot, { page, facts, path: '', query: {}, title: '' });
  const menu = own === undefined ? noMenu : menuOf(snapshot, own.code, facts);
  const theme = own?.theme ?? site.theme;
  const [cards, colours] = [
    JSON.stringify([model?.venues, model?.siteName, model?.phone]),
    `${theme} ${side.colours(theme)}`,
  ];
  return {
    layout: layout?.id ?? '',
    tree,
    menu,
    cards,
    colours,
    needs,
    key: [tree.key, JSON.stringify([...menu]), cards, colours].join('\n'),
  };
}
