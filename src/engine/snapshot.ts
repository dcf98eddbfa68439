import type { Condition, FactName } from '#schemas/parts/condition/schema';
import type { Command } from '#schemas/command';
import type { HistoryRules } from './routing/history.ts';
import type {
  CompiledAnalytics,
  CompiledBootstrap,
  CompiledErrors,
  CompiledAccount,
  CompiledClient,
  CompiledSharing,
  CompiledLinks,
} from './policies.ts';
import type { ReadAgainEvent } from '#schemas/member-events';
import type { Locale } from '#schemas/parts';
import type { PageFlags } from '#schemas/documents/page/schema';
import type { Site } from '#schemas/documents/site/schema';
import type { Venue } from '#schemas/documents/venue/schema';

/** Viewer fact on which a decision can depend. `mains` is no fact of conditions: it orders the blocks of a main page. */
export type VaryName = FactName | 'mains';

/** A compiled condition, with instants in milliseconds and its dependencies. */
export interface CompiledCondition {
  readonly groups: Condition;
  readonly facts: readonly FactName[];
}

/** A path into settings; `*` matches every array item. */
export type SettingPath = readonly string[];

/** A call that a widget reads. Values can contain `{locale}`, `{param.x}`, `{query.x|default}` and `{venue.x}`. */
export interface Need {
  readonly name: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly pageId?: string;
  readonly whenMenuOpen?: true;
  readonly personal?: boolean;
  readonly skipErrorHandler?: true;
  readonly memberEvent?: ReadAgainEvent;
  readonly codes?: true;
  /** Not requested while this query value is empty. */
  readonly onlyWith?: string;
  /** Not requested without a value of this path parameter. */
  readonly onlyWithParam?: string;
  /** Not requested without a value of this query parameter of the page. */
  readonly onlyWithQuery?: string;
}

/** A compiled placement. `dynamic`: it or a descendant depends on the viewer or the time. */
export interface CompiledNode {
  readonly id: string;
  readonly widget: string;
  readonly settings: Readonly<Record<string, unknown>>;
  /** Paths of message keys in the settings. */
  readonly texts: readonly SettingPath[];
  readonly needs: readonly Need[];
  readonly children: readonly CompiledNode[];
  readonly dynamic: boolean;
  /** Members may move and hide it on a main page: message key of the name that they read. */
  readonly editable?: string;
  readonly when?: CompiledCondition;
  readonly whileUnknown: 'hide' | 'show' | 'skeleton';
  /** Lists and objects in the settings whose entries can have conditions. */
  readonly lists?: readonly SettingPath[];
  /** Shown if the widget breaks in the browser; without data. */
  readonly fallback?: CompiledNode;
  /** Does not show at first: the code of its widgets comes later. */
  readonly late?: true;
}

export interface CompiledLayout {
  readonly id: string;
  readonly nodes: readonly CompiledNode[];
  readonly dynamic: boolean;
  readonly hasNeeds: boolean;
  /** True if members may move or hide nodes. */
  readonly editable?: true;
  readonly facts: readonly FactName[];
  /** Instants, in milliseconds, at which a condition changes; ascending. */
  readonly instants: readonly number[];
  readonly messageKeys: readonly string[];
  readonly widgets: readonly string[];
}

export type StateCode = 'N' | 'D' | 'B';
export interface HeadKeys {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly image: string;
  readonly noindex?: boolean;
}

export interface CompiledService {
  readonly id: string;
  readonly path: string;
  readonly state: 'N' | 'D' | 'B' | '-1';
  readonly timeoutMs?: number;
  /** If true, failures go back to the caller. Default: the site's setting. */
  readonly skipErrorHandler?: boolean;
  readonly method?: 'POST';
  /** Answers only members. */
  readonly personal?: true;
}

export interface CompiledPage {
  readonly id: string;
  readonly screen: string;
  readonly venue?: string;
  /** Canonical path with the slug and `{name}` parameters. */
  readonly path: string;
  readonly state: StateCode;
  readonly blockContent: string;
  readonly schedule: readonly {
    readonly from: number;
    readonly until: number;
    readonly state: StateCode;
    readonly blockContent: string;
  }[];
  readonly flags: PageFlags;
  readonly guards: readonly string[];
  /** Query parameters that are removed on back navigation. */
  readonly droppedOnBack?: readonly string[];
  /** Query parameters that are removed unless the visitor comes from one of the screens. */
  readonly onlyFrom?: readonly { readonly name: string; readonly screens: readonly string[] }[];
  /** Query parameter with the target of the action `onward`, and its default. */
  readonly onward?: { readonly query: string; readonly to: string };
  readonly layout: string;
  readonly stateLayouts: { readonly B: string; readonly D: string };
  readonly frame: string;
  /** A page without a venue, shown in the frame of the visitor's resort. */
  readonly inResort?: true;
  readonly theme: string;
  readonly title: string;
  readonly head: HeadKeys;
  /** The page's own head entries, which also apply when the page is shown in another venue. */
  readonly seo: Partial<HeadKeys>;
  readonly analytics: string;
  readonly services: readonly CompiledService[];
  readonly status: number;
  /** Only the server renders it. */
  readonly whole?: true;
  readonly vary: readonly VaryName[];
  readonly instants: readonly number[];
  readonly messageKeys: readonly string[];
  readonly pageTexts: { readonly [L in Locale]?: Readonly<Record<string, string>> };
}

export interface CompiledRule {
  readonly when?: CompiledCondition;
  readonly pass?: true;
  readonly refuse?: { readonly type: GuardType; readonly message: string; readonly path?: string };
  readonly ask?: { readonly message: string; readonly ok?: string; readonly cancel?: string; readonly then: Command };
  /** `{path}` in its address is the requested address; `{source}` and `{source.name}` are filled with the answers. */
  readonly redirect?: Command;
  /** Follow-up to a refusal. `{path}` in its address is the requested address. */
  readonly then?: Command;
  readonly sayFrom?: string;
  /** Sources whose values the rule needs for its text or target. */
  readonly uses?: readonly string[];
}
export type GuardType = 'A' | 'AB' | 'AL' | 'S' | 'SB' | 'SL';

/** A call that a guard makes for one value. For a POST, the query is the body. */
export interface CompiledSource {
  readonly need: Need;
  readonly pointer: readonly string[];
  readonly service: CompiledService;
  readonly askWhen?: CompiledCondition;
  readonly keepAs?: 'myInfo';
  readonly offline?: 'lastKnown';
  /** Value if the call fails. */
  readonly valueOnError?: string;
}

export interface CompiledGuard {
  readonly id: string;
  readonly rules: readonly CompiledRule[];
  /** By name; the guard's own source has the name ''. */
  readonly sources: Readonly<Record<string, CompiledSource>>;
  readonly onError: Command;
  /** True if the refusal is the expected result of a menu item. */
  readonly refusalIsMeant?: true;
  readonly facts: readonly FactName[];
  readonly instants: readonly number[];
  readonly messageKeys: readonly string[];
}

export interface CompiledMenuItem {
  readonly id: string;
  readonly name: string;
  readonly icon?: string;
  readonly footer: boolean;
  readonly command?: Command;
  readonly when?: CompiledCondition;
  readonly items: readonly CompiledMenuItem[];
}
export interface CompiledMenu {
  readonly id: string;
  readonly sections: readonly CompiledMenuItem[];
  readonly facts: readonly FactName[];
  readonly instants: readonly number[];
  readonly messageKeys: readonly string[];
}

export interface CompiledVenue extends Pick<
  Venue,
  | 'slug'
  | 'parkKindCd'
  | 'publctTypeCd'
  | 'appType'
  | 'name'
  | 'tagline'
  | 'chip'
  | 'unread'
  | 'companionNews'
  | 'pageFlag'
  | 'theme'
  | 'art'
  | 'mark'
  | 'menu'
  | 'frame'
> {
  readonly code: string;
  /** Main page path. */
  readonly to: string;
  readonly head: HeadKeys;
}

export type RouteEnd =
  | { readonly page: string; readonly params: readonly string[] }
  | { readonly to: string; readonly params: readonly string[] };
/** A node of the segment trie. Literals match before the parameter, and the parameter before the rest. */
export interface RouteNode {
  readonly literals?: Readonly<Record<string, RouteNode>>;
  readonly parameter?: RouteNode;
  readonly rest?: RouteEnd;
  readonly end?: RouteEnd;
}

export interface CompiledSite extends Pick<
  Site,
  | 'name'
  | 'defaultVenue'
  | 'theme'
  | 'frame'
  | 'phone'
  | 'appMarker'
  | 'texts'
  | 'timings'
  | 'allowedHosts'
  | 'testerCodeList'
  | 'skipErrorHandler'
  | 'recordHeads'
> {
  readonly sandbox: boolean;
  readonly screens: { readonly [Role in keyof Site['screens']]: string };
  readonly paths: { readonly [Role in keyof Site['screens']]: string };
  readonly pendingLayout: string;
  readonly head: HeadKeys;
  readonly venueOrder: readonly string[];
  readonly history: HistoryRules;
  /** Analytics settings; without them nothing is sent. */
  readonly analytics?: CompiledAnalytics;
  readonly bootstrap?: CompiledBootstrap;
  /** Lifetimes of a login, for a browser that learns of one before it has read the account policy. */
  readonly lifetimes: Pick<CompiledAccount, 'longestDays' | 'accessMinutes'>;
}

/** A compiled release: plain, frozen data. A browser holds a part of it, joined from slices. */
export interface Snapshot {
  readonly release: { readonly number: number; readonly hash: string };
  readonly site: CompiledSite;
  readonly venues: Readonly<Record<string, CompiledVenue>>;
  readonly routes: RouteNode;
  readonly pages: Readonly<Record<string, CompiledPage>>;
  readonly layouts: Readonly<Record<string, CompiledLayout>>;
  readonly guards: Readonly<Record<string, CompiledGuard>>;
  readonly menus: Readonly<Record<string, CompiledMenu>>;
  readonly messages: Readonly<Record<Locale, Readonly<Record<string, string>>>>;
  readonly errors: CompiledErrors;
  readonly account: CompiledAccount;
  /** External sites that use this site's login. */
  readonly clients: readonly CompiledClient[];
  /** Absent if sharing is off. */
  readonly sharing?: CompiledSharing;
  readonly links: CompiledLinks;
  /** Screen name or alias → canonical path, for commands created at run time. */
  readonly screens: Readonly<Record<string, string>>;
}
