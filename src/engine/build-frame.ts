import type { FrameModel, MenuLeaf, MenuSection, VenueCard } from '#schemas/frame-model';
import type { Locale } from '#schemas/parts';
import { evaluate, type Facts } from './condition.ts';
import { rememberViews } from './remember-views.ts';
import type { CompiledMenu, CompiledMenuItem, CompiledPage, CompiledVenue, Snapshot } from './snapshot.ts';

export type Say = (key: string) => string;

/** Says the texts of the release. */
export const sayIn = (snapshot: Snapshot, locale: Locale): Say => {
  const texts = snapshot.messages[locale];
  return (key) => texts[key] ?? '';
};

const cardOf = (venue: CompiledVenue, say: Say): VenueCard => ({
  code: venue.code,
  name: say(venue.name),
  tagline: say(venue.tagline),
  theme: venue.theme,
  art: venue.art,
  mark: venue.mark,
  to: venue.to,
  ...(venue.chip ? { chip: say(venue.chip) } : {}),
  ...(venue.unread ? { unread: true } : {}),
});

const leafOf = (item: CompiledMenuItem, say: Say): MenuLeaf => ({ id: item.id, name: say(item.name), command: item.command ?? { kind: 'none', reason: '' } });

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

/** What a snapshot says in a language, made once: it is read for every page. */
interface Made {
  readonly cards: readonly VenueCard[];
  readonly sections: (menu: CompiledMenu, facts: Facts) => readonly MenuSection[];
}
const made = new WeakMap<Snapshot, { [L in Locale]?: Made }>();

const madeFor = (snapshot: Snapshot, locale: Locale): Made => {
  let byLocale = made.get(snapshot);
  if (byLocale === undefined) made.set(snapshot, (byLocale = {}));
  const known = byLocale[locale];
  if (known !== undefined) return known;
  const say = sayIn(snapshot, locale);
  const cards = snapshot.site.venueOrder.flatMap((code) => (snapshot.venues[code] ? [cardOf(snapshot.venues[code], say)] : []));
  return (byLocale[locale] = { cards, sections: rememberViews((menu: CompiledMenu, facts) => sectionsOf(menu, facts, say)) });
};

/** The menu of a venue as a viewer sees it. */
export const menuSections = (snapshot: Snapshot, venue: string, facts: Omit<Facts, 'venue'>): readonly MenuSection[] => {
  const menu = snapshot.menus[snapshot.venues[venue]?.menu ?? ''];
  return menu === undefined ? [] : madeFor(snapshot, facts.viewer.locale).sections(menu, { ...facts, venue });
};

/** What a frame is built around. The venue of `facts` is that of the address, which a page that was not found does not have itself. */
export interface Framed extends Pick<FrameModel, 'path' | 'query' | 'title'> {
  readonly page: CompiledPage;
  readonly facts: Facts;
}

/** What the frame's widgets know. Menus are filtered for the viewer; texts are in the viewer's language. */
export const buildFrame = (snapshot: Snapshot, { page, facts, ...around }: Framed): FrameModel => {
  const { locale } = facts.viewer;
  const { cards, sections } = madeFor(snapshot, locale);
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
