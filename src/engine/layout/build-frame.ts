import type { FrameModel, MenuLeaf, MenuSection, VenueCard } from '#schemas/frame-model';
import type { Locale } from '#schemas/parts';
import { evaluate, type Facts } from '../conditions/condition.ts';
import { cacheByView } from './cache-by-view.ts';
import type { CompiledMenu, CompiledMenuItem, CompiledPage, CompiledVenue, Snapshot } from '../snapshot.ts';

export type Translate = (key: string) => string;

/** Returns a translator for the texts of the release. */
export const releaseTranslator = (snapshot: Snapshot, locale: Locale): Translate => {
  const texts = snapshot.messages[locale];
  return (key) => texts[key] ?? '';
};

const venueCard = (venue: CompiledVenue, translate: Translate): VenueCard => ({
  code: venue.code,
  name: translate(venue.name),
  tagline: translate(venue.tagline),
  theme: venue.theme,
  art: venue.art,
  mark: venue.mark,
  to: venue.to,
  ...(venue.chip ? { chip: translate(venue.chip) } : {}),
  ...(venue.unread ? { unread: true } : {}),
  ...(venue.companionNews ? { companionNews: venue.companionNews } : {}),
});

const menuLeaf = (item: CompiledMenuItem, translate: Translate): MenuLeaf => ({
  id: item.id,
  name: translate(item.name),
  command: item.command ?? { kind: 'none', reason: '' },
});

const visibleSections = (menu: CompiledMenu, facts: Facts, translate: Translate): readonly MenuSection[] =>
  menu.sections
    .filter((section) => evaluate(section.when, facts) === true)
    .map((section) => ({
      id: section.id,
      name: translate(section.name),
      footer: section.footer,
      items: section.items
        .filter((item) => evaluate(item.when, facts) === true)
        .map((item) => menuLeaf(item, translate)),
      ...(section.icon ? { icon: section.icon } : {}),
      ...(section.command ? { command: section.command } : {}),
    }));

/** Parts of a frame model that depend only on snapshot and locale. Cached, because every page uses them. */
interface LocaleViews {
  readonly cards: readonly VenueCard[];
  readonly sections: (menu: CompiledMenu, facts: Facts) => readonly MenuSection[];
}
const viewsBySnapshot = new WeakMap<Snapshot, { [L in Locale]?: LocaleViews }>();

const localeViews = (snapshot: Snapshot, locale: Locale): LocaleViews => {
  let byLocale = viewsBySnapshot.get(snapshot);
  if (byLocale === undefined) viewsBySnapshot.set(snapshot, (byLocale = {}));
  const known = byLocale[locale];
  if (known !== undefined) return known;
  const translate = releaseTranslator(snapshot, locale);
  const cards = snapshot.site.venueOrder.flatMap((code) =>
    snapshot.venues[code] ? [venueCard(snapshot.venues[code], translate)] : [],
  );
  return (byLocale[locale] = {
    cards,
    sections: cacheByView((menu: CompiledMenu, facts) => visibleSections(menu, facts, translate)),
  });
};

/** Returns the menu of a venue for a viewer. */
export const menuSections = (
  snapshot: Snapshot,
  venue: string,
  facts: Omit<Facts, 'venue'>,
): readonly MenuSection[] => {
  const menu = snapshot.menus[snapshot.venues[venue]?.menu ?? ''];
  return menu === undefined ? [] : localeViews(snapshot, facts.viewer.locale).sections(menu, { ...facts, venue });
};

/** Input of a frame. The venue of `facts` comes from the address, since a not-found page has no venue of its own. */
export interface FrameInput extends Pick<FrameModel, 'path' | 'query' | 'params' | 'title'> {
  readonly page: CompiledPage;
  readonly facts: Facts;
}

/** Builds the data for the frame's widgets. Menus are filtered for the viewer; texts are in the viewer's language. */
export const buildFrame = (snapshot: Snapshot, { page, facts, ...around }: FrameInput): FrameModel => {
  const { locale } = facts.viewer;
  const { cards, sections } = localeViews(snapshot, locale);
  const compiled = facts.venue === undefined ? undefined : snapshot.venues[facts.venue];
  const venue = compiled && cards.find((card) => card.code === compiled.code);
  const menu = compiled && snapshot.menus[compiled.menu];
  return {
    locale,
    ...around,
    screen: page.screen,
    flags: page.flags,
    siteName: snapshot.messages[locale][snapshot.site.name] ?? '',
    phone: snapshot.site.phone,
    venues: cards,
    menu: menu ? sections(menu, facts) : [],
    ...(venue ? { venue } : {}),
  };
};
