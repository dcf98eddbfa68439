import type { Command } from './command.ts';
import type { Locale } from './parts.ts';
import type { PageFlags } from './documents/page/schema.ts';

/** Page data that decides which parts of a frame are visible. */
export type FrameContext = Pick<FrameModel, 'screen' | 'flags'>;

/** A path in a widget's settings, outermost step first. */
export type SettingLocation = readonly (string | number)[];

/** A venue for frames and gates. Texts are in the viewer's language. */
export interface VenueCard {
  readonly code: string;
  readonly name: string;
  readonly tagline: string;
  readonly chip?: string;
  /** True if the app shows the number of unread notifications here. */
  readonly unread?: boolean;
  /** Value with the day on which the companion requests were last viewed, and the screen that lists them. */
  readonly companionNews?: { readonly valueCode: string; readonly screen: string };
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

/** A top menu with its sub-items; `footer` items are in the accordions at the end. */
export interface MenuSection extends Omit<MenuLeaf, 'command'> {
  readonly icon?: string;
  readonly footer: boolean;
  readonly command?: Command;
  readonly items: readonly MenuLeaf[];
}

/** Data for the frame's widgets: the page's title and flags, its venue, all venues, the menu. */
export interface FrameModel {
  readonly locale: Locale;
  readonly path: string;
  /** Query of the page's address, such as the filter of a list. */
  readonly query?: Readonly<Record<string, string>>;
  /** Parameters of the page's path. */
  readonly params?: Readonly<Record<string, string>>;
  readonly screen: string;
  readonly title: string;
  readonly flags: PageFlags;
  readonly siteName: string;
  readonly phone: string;
  /** Target in the page's address, for the `onward` action. */
  readonly onward?: Command;
  /** Address that opens this page, or its `onward` target, in the app. */
  readonly appHref?: string;
  readonly venue?: VenueCard;
  readonly venues: readonly VenueCard[];
  readonly menu: readonly MenuSection[];
}
