import type { Condition, FactName } from '#schemas/condition.schema';
import type { Command } from '#schemas/command';
import type { HistoryRules } from './history.ts';
import type { CompiledAnalytics, CompiledBootstrap, CompiledErrors, CompiledAccount, CompiledClient, CompiledSharing, CompiledLinks } from './policies.ts';
import type { Locale } from '#schemas/parts';
import type { PageFlags } from '#schemas/page.schema';
import type { Site } from '#schemas/site.schema';
import type { Venue } from '#schemas/venue.schema';

/** A compiled condition: the author's tests with instants as milliseconds, and what it depends on. */
export interface CompiledCondition {
  readonly groups: Condition;
  readonly facts: readonly FactName[];
}

/** A path into settings; `*` stands for every item of an array. */
export type SettingPath = readonly string[];

/** A call that a widget reads. Values may hold `{locale}`, `{param.x}`, `{query.x|default}`, `{venue.x}`. */
export interface Need {
  readonly name: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly whenMenuOpen?: true;
  readonly personal?: true;
  readonly skipErrorHandler?: true;
  /** Not asked while this value of its query is empty. */
  readonly onlyWith?: string;
}

/** A placement ready to be placed. `moving`: it or something below it depends on the viewer or the time. */
export interface CompiledNode {
  readonly id: string;
  readonly widget: string;
  readonly settings: Readonly<Record<string, unknown>>;
  /** Paths of message keys in the settings. */
  readonly texts: readonly SettingPath[];
  readonly needs: readonly Need[];
  readonly children: readonly CompiledNode[];
  readonly moving: boolean;
  readonly when?: CompiledCondition;
  readonly whileUnknown: 'hide' | 'show' | 'skeleton';
  /** Arrays in the settings whose items carry conditions of their own. */
  readonly lists?: readonly SettingPath[];
}

export interface CompiledLayout {
  readonly id: string;
  readonly nodes: readonly CompiledNode[];
  readonly moving: boolean;
  readonly needing: boolean;
  readonly facts: readonly FactName[];
  /** Instants in milliseconds at which a condition changes, ascending. */
  readonly instants: readonly number[];
  readonly words: readonly string[];
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
  /** Whether failures go back to who called; the site's way where nothing is said. */
  readonly skipErrorHandler?: boolean;
  readonly method?: 'POST';
  /** Answers members alone. */
  readonly personal?: true;
}

export interface CompiledPage {
  readonly id: string;
  readonly screen: string;
  readonly venue?: string;
  /** Canonical path with `{name}` parameters, slug included. */
  readonly path: string;
  readonly state: StateCode;
  readonly blockContent: string;
  readonly schedule: readonly { readonly from: number; readonly until: number; readonly state: StateCode; readonly blockContent: string }[];
  readonly flags: PageFlags;
  readonly guards: readonly string[];
  /** Query parameters that are gone when the visitor comes back. */
  readonly droppedOnBack?: readonly string[];
  readonly layout: string;
  readonly stateLayouts: { readonly B: string; readonly D: string };
  readonly frame: string;
  /** A page of no venue that stands in the frame of the visitor's resort. */
  readonly inResort?: true;
  readonly theme: string;
  readonly title: string;
  readonly head: HeadKeys;
  /** Its own part of the head, which also stands where the page appears in another venue. */
  readonly seo: Partial<HeadKeys>;
  readonly analytics: string;
  readonly services: readonly CompiledService[];
  readonly status: number;
  /** Only the server answers it. */
  readonly whole?: true;
  readonly vary: readonly FactName[];
  readonly instants: readonly number[];
  readonly words: readonly string[];
  readonly pageTexts: { readonly [L in Locale]?: Readonly<Record<string, string>> };
}

export interface CompiledRule {
  readonly when?: CompiledCondition;
  readonly pass?: true;
  readonly refuse?: { readonly type: GuardType; readonly message: string; readonly path?: string };
  readonly ask?: { readonly message: string; readonly ok?: string; readonly cancel?: string; readonly then: Command };
  /** `{source}` and `{source.name}` in its address are filled with what they answered. */
  readonly redirect?: Command;
  /** After a refusal; `{path}` in its address is what was asked for. */
  readonly then?: Command;
  readonly sayFrom?: string;
  /** Sources whose values it says or leads to. */
  readonly uses?: readonly string[];
}
export type GuardType = 'A' | 'AB' | 'AL' | 'S' | 'SB' | 'SL';

/** A call that a guard asks for one value. Of a POST the query is its body. */
export interface CompiledSource {
  readonly need: Need;
  readonly pointer: readonly string[];
  readonly service: CompiledService;
  readonly askWhen?: CompiledCondition;
  readonly keepAs?: 'myInfo';
}

export interface CompiledGuard {
  readonly id: string;
  readonly rules: readonly CompiledRule[];
  /** By name; the guard's own has none. */
  readonly sources: Readonly<Record<string, CompiledSource>>;
  readonly onError: Command;
  /** What it says is the answer to who comes by a menu. */
  readonly refusalIsMeant?: true;
  readonly facts: readonly FactName[];
  readonly instants: readonly number[];
  readonly words: readonly string[];
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
  readonly words: readonly string[];
}

export interface CompiledVenue extends Pick<Venue, 'slug' | 'parkKindCd' | 'publctTypeCd' | 'name' | 'tagline' | 'chip' | 'unread' | 'theme' | 'art' | 'mark' | 'menu' | 'frame'> {
  readonly code: string;
  /** Path of the main page. */
  readonly to: string;
  readonly head: HeadKeys;
}

export type RouteEnd =
  | { readonly page: string; readonly params: readonly string[] }
  | { readonly to: string; readonly params: readonly string[] };
/** A node of the segment trie: fixed words before a parameter before the rest. */
export interface RouteNode {
  readonly words?: Readonly<Record<string, RouteNode>>;
  readonly any?: RouteNode;
  readonly rest?: RouteEnd;
  readonly end?: RouteEnd;
}

export interface CompiledSite extends Pick<Site, 'name' | 'defaultVenue' | 'theme' | 'frame' | 'phone' | 'appMarker' | 'texts' | 'timings' | 'allowedHosts' | 'testerCodeList' | 'skipErrorHandler' | 'recordHeads'> {
  readonly sandbox: boolean;
  readonly screens: { readonly [Role in keyof Site['screens']]: string };
  readonly paths: { readonly [Role in keyof Site['screens']]: string };
  readonly pendingLayout: string;
  readonly head: HeadKeys;
  readonly venueOrder: readonly string[];
  readonly history: HistoryRules;
  /** What is told of visits; without it nothing is. */
  readonly analytics?: CompiledAnalytics;
  readonly bootstrap?: CompiledBootstrap;
}

/** A release made ready: plain, frozen data. A browser holds part of one, put together from slices. */
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
  /** Sites that let their visitors log in here. */
  readonly clients: readonly CompiledClient[];
  /** Absent where nothing can be shared. */
  readonly sharing?: CompiledSharing;
  readonly links: CompiledLinks;
  /** Screen name or alias → canonical path, for commands that arise at run time. */
  readonly screens: Readonly<Record<string, string>>;
}
