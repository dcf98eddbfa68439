import type { ReactNode } from 'react';
import type { Decoded } from '#schemas/command';
import type { FrameContext, SettingLocation } from '#schemas/frame-model';
import type { ReadAgainEvent } from '#schemas/member-events';
import type { PageFlags } from '#schemas/documents/page/schema';
import type { AnswerRead, QueryRead, SettingsFault, SettingsContext } from '#schemas/settings-fault';

/** A call that a widget reads. Values may hold `{locale}`, `{param.x}`, `{query.x|default}` and `{venue.x}`; those of a personal call `{member.uid}` too. */
export interface WidgetNeed {
  readonly name: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Page ID that the call carries in place of the page's (P-527). */
  readonly pageId?: string;
  /** Asked by the browser each time the all-menu is opened, not before. */
  readonly whenMenuOpen?: true;
  /** Personal data: fetched for members only, never cached. False: guests are answered too. Default: as the data service says. */
  readonly personal?: boolean;
  /** A failure is the widget's to show: nobody else says anything. */
  readonly skipErrorHandler?: true;
  /** The call is read again after this event of the member. */
  readonly memberEvent?: ReadAgainEvent;
  /** The answer has references of codes, which the phone signs: their scripts come with the page. */
  readonly codes?: true;
  /** Not asked while this value of its query is empty. */
  readonly onlyWith?: string;
  /** Not requested without a value of this path parameter. */
  readonly onlyWithParam?: string;
  /** Not requested without a value of this query parameter of the page. */
  readonly onlyWithQuery?: string;
}

type Settings = Readonly<Record<string, unknown>>;

/** A widget without its component: pure data and functions, safe on server and in workers. */
export interface WidgetDescription {
  readonly name: string;
  /** Version of the settings; raised with a migration beside it. */
  readonly v: number;
  /** `page` widgets stand in pages, `frame` widgets around them. */
  readonly place: 'page' | 'frame';
  /** `frame` widgets: the page is rendered inside. */
  readonly page?: true;
  /** True when placements can be nested inside. */
  readonly holds: 'nothing' | 'widgets';
  /** JSON Schema of the settings: strict, not recursive. */
  readonly schema: { readonly type: 'object'; readonly properties: Readonly<Record<string, unknown>> };
  /** `migrations[n]` turns settings of version n into n + 1; linear, pure, total. */
  readonly migrations: Readonly<Record<number, (settings: Settings) => Settings>>;
  /** Finds faults in settings that fit the schema; pure. The publish check reports them. */
  faults?(settings: never, ground: SettingsContext): readonly SettingsFault[];
  /** Fields of its call's answer that settings name: where (`at`), and the way to each in the answer, where `*` is any item. Pure. The gate proves them. */
  reads?(settings: never): readonly AnswerRead[];
  /** Query parameters of the page that the component reads, apart from those in its calls. Pure. `flags`: of the page. */
  queries?(settings: never, flags: PageFlags): readonly QueryRead[];
  /** Path of the call whose answer gives `{item.x}`, where the widget makes several. */
  readonly itemsOf?: string;
  /** Shows the chips of all venues; the facts that they name come with its data. */
  readonly showsVenues?: true;
  /** Settings whose links do not stand there at once: what shows when a call has no answer, or follows what a visitor does. `*` is any item. */
  readonly later?: readonly string[];
  /** Placements inside that do not show at first; pure. Their code is loaded after the first picture, or when they show. */
  late?(settings: never): readonly string[];
  /**
   * True when a part of a `frame` widget's settings is visible on a page; pure; the component uses it too. Without it everything is always visible.
   */
  shows?(around: FrameContext, place: SettingLocation, settings: never): boolean;
}

export const describeWidget = <const Description extends WidgetDescription>(description: Description): Description =>
  description;

/** State of one call. */
export type DataState =
  | { readonly state: 'ready'; readonly value: unknown }
  | { readonly state: 'waiting' }
  | { readonly state: 'failed'; readonly errorType?: string };

export interface WidgetProps<S> {
  /** The placement's id, unique in its layout. */
  readonly id: string;
  /** Settings with texts in the viewer's language and actions as commands. */
  readonly settings: Decoded<S>;
  /** By the name of the need. */
  readonly data: Readonly<Record<string, DataState>>;
  readonly children?: ReactNode;
}

export interface WidgetModule<S = never> {
  // A function, not a ComponentType: a class would have to accept every other widget's settings as well.
  readonly Component: (props: WidgetProps<S>) => ReactNode;
}

/** What `index.ts` of a widget exports as `widget`. It names no schema, so that none travels to visitors. */
export const defineWidget = <S>(Component: WidgetModule<S>['Component']): WidgetModule<S> => ({ Component });

/** A named case for previews and for the laws that every widget must keep. Settings are authored ones; `data` is by need name. */
export interface PreviewCase<S> {
  readonly name: string;
  readonly settings: S;
  readonly data?: Readonly<Record<string, DataState>>;
  /** Of the page's address. */
  readonly query?: Readonly<Record<string, string>>;
  /** Number of plain children to draw inside a widget that holds others. */
  readonly children?: number;
  /** Texts for the message keys used. */
  readonly texts: Readonly<Record<string, { readonly ko: string; readonly en: string }>>;
}
