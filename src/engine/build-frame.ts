import type { FrameModel, MenuSection, VenueCard } from '#schemas/frame-model';
import type { Locale } from '#schemas/parts';
import { evaluate, valueOf, type Facts } from './condition.ts';
import type { CompiledMenu, CompiledMenuItem, CompiledPage, CompiledVenue, Snapshot } from './snapshot.ts';

export type Say = (key: string) => string;

const cardOf = (venue: CompiledVenue, say: Say): VenueCard => ({
  code: venue.code,
  name: say(venue.name),
  tagline: say(venue.tagline),
  theme: venue.theme,
  art: venue.art,
  mark: venue.mark,
  to: venue.to,
  ...(venue.chip ? { chip: say(venue.chip) } : {}),
});

// Texts of one release never change, so what is the same for every viewer of a language is made once.
const cards = new WeakMap<object, readonly VenueCard[]>();
const cardsOf = (snapshot: Snapshot, locale: Locale, say: Say): readonly VenueCard[] => {
  const texts = snapshot.messages[locale];
  const known = cards.get(texts);
  if (known !== undefined) return known;
  const made = snapshot.site.venueOrder.flatMap((code) => (snapshot.venues[code] ? [cardOf(snapshot.venues[code], say)] : []));
  cards.set(texts, made);
  return made;
};

const leafOf = (item: CompiledMenuItem, say: Say) => ({ id: item.id, name: say(item.name), command: item.command ?? ({ kind: 'none', reason: '' } as const) });

const sectionsOf = (menu: CompiledMenu, facts: Facts, say: Say): readonly MenuSection[] =>
  menu.sections
    .filter((section) => evaluate(section.when, facts) === true)
    .map((section) => ({
      id: section.id,
      name: say(section.name),
      footer: section.footer,
      items: section.items.filter((item) => evaluate(item.when, facts) === true).map((item) => leafOf(item, say)),
      ...(section.icon ? { icon: section.icon } : {}),
      ...(section.command ? { command: section.command } : {}),
    }));

const menus = new WeakMap<object, Map<string, readonly MenuSection[]>>();
const menuOf = (snapshot: Snapshot, menu: CompiledMenu, facts: Facts, say: Say): readonly MenuSection[] => {
  if (menu.instants.length > 0) return sectionsOf(menu, facts, say);
  const texts = snapshot.messages[facts.viewer.locale];
  let byFacts = menus.get(texts);
  if (byFacts === undefined) menus.set(texts, (byFacts = new Map()));
  let key = menu.id;
  for (const fact of menu.facts) key += `|${String(valueOf(fact, facts))}`;
  const known = byFacts.get(key);
  if (known !== undefined) return known;
  const made = sectionsOf(menu, facts, say);
  if (byFacts.size < 200) byFacts.set(key, made);
  return made;
};

/** What the frame's widgets know. Menus are filtered for the viewer; texts are in the viewer's language. */
export const buildFrame = (snapshot: Snapshot, page: CompiledPage, venueCode: string | undefined, facts: Facts, path: string, title: string, say: Say): FrameModel => {
  const venues = cardsOf(snapshot, facts.viewer.locale, say);
  const venue = venueCode === undefined ? undefined : venues.find((one) => one.code === venueCode);
  const compiled = venueCode === undefined ? undefined : snapshot.venues[venueCode];
  const menu = compiled && snapshot.menus[compiled.menu];
  return {
    locale: facts.viewer.locale,
    path,
    screen: page.screen,
    title,
    flags: page.flags,
    siteName: say(snapshot.site.name),
    phone: snapshot.site.phone,
    venues,
    menu: menu ? menuOf(snapshot, menu, facts, say) : [],
    ...(venue ? { venue } : {}),
  };
};
