import type { Command } from './command.ts';
import type { Locale } from './parts.ts';
import type { PageFlags } from './page.schema.ts';

/** What is known of a page where it is asked which parts of a frame stand around it. */
export type FrameContext = Pick<FrameModel, 'screen' | 'flags'>;

/** A place in the settings of a widget, from outside in. */
export type SettingLocation = readonly (string | number)[];

/** A venue as frames and gates show it. Texts are in the viewer's language. */
export interface VenueCard {
  readonly code: string;
  readonly name: string;
  readonly tagline: string;
  readonly chip?: string;
  /** In the app, unread notifications are counted here. */
  readonly unread?: boolean;
  readonly theme: string;
  readonly art: string;
  readonly mark: string;
  /** Path of the venue's main page. */
  readonly to: string;
}

export interface MenuLeaf {
  readonly id: string;
  readonly name: string;
  readonly command: Command;
}

/** A top menu with its sub-items; `footer` ones stand in the accordions at the end. */
export interface MenuSection extends Omit<MenuLeaf, 'command'> {
  readonly icon?: string;
  readonly footer: boolean;
  readonly command?: Command;
  readonly items: readonly MenuLeaf[];
}

/** What the frame's widgets know: the page's title and flags, the venue it belongs to, all venues, the menu. */
export interface FrameModel {
  readonly locale: Locale;
  readonly path: string;
  /** Of the page's address, such as the filter of a list. */
  readonly query?: Readonly<Record<string, string>>;
  readonly screen: string;
  readonly title: string;
  readonly flags: PageFlags;
  readonly siteName: string;
  readonly phone: string;
  /** Where the page leads on to, as its address says: `onward`. */
  readonly onward?: Command;
  /** What opens this page, or the one it leads on to, in the app. */
  readonly appHref?: string;
  readonly venue?: VenueCard;
  readonly venues: readonly VenueCard[];
  readonly menu: readonly MenuSection[];
}
