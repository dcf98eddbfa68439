import type { Command } from '#schemas/command';
import type { FrameModel } from '#schemas/frame-model';
import type { ReadAgainEvent } from '#schemas/member-events';
import type { Locale } from '#schemas/parts';
import type { Viewer } from '#schemas/viewer';
import type { NeededFact, SourceAnswers } from './decide/guard-sources.ts';
import type { CompiledNode, CompiledService, VaryName } from './snapshot.ts';

export interface DecisionInput {
  /** Requested path, without query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Query as requested, with its `?`. A redirect to another spelling keeps it unchanged. */
  readonly search?: string;
  readonly how: 'load' | 'push' | 'replace' | 'pop';
  /** Previous screen; absent on a first visit. */
  readonly previous?: { readonly path: string; readonly screen: string };
  /** Name of the navigation source, for example the bottom bar. */
  readonly via?: string;
  readonly viewer: Viewer;
  /** Origin of this site. Absolute addresses with this origin are internal. */
  readonly origin?: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** True if the route matches, but its record does not exist. */
  readonly missing?: boolean;
  /** Answers of fact sources by guard id; `failed` when the call failed. */
  readonly answers?: SourceAnswers;
}

export type Outcome =
  | { readonly kind: 'page'; readonly page: string }
  /** `leave`: command that leaves the site, for callers that cannot follow `to` themselves. */
  | { readonly kind: 'redirect'; readonly to: string; readonly leave?: Extract<Command, { kind: 'open' }> }
  | { readonly kind: 'blocked'; readonly page: string }
  | { readonly kind: 'preparing'; readonly page: string }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'pending'; readonly page: string }
  /**
   * A guard refused. `stay`: keep the previous screen; otherwise the tree is the base page at `baseAddress`. `back`: return to the previous
   * page, if any.
   */
  | {
      readonly kind: 'refused';
      readonly page: string;
      readonly guard: string;
      readonly stay: boolean;
      readonly baseAddress: string;
      readonly back?: true;
    };

/** A message to the visitor, with a follow-up command. */
export interface Notice {
  readonly kind: 'alert' | 'snackbar' | 'confirm';
  readonly text: string;
  /** Button labels, if they differ from the site's. */
  readonly ok?: string;
  readonly cancel?: string;
  readonly then?: Command;
}

/** A call of a placed widget, with the URL that identifies it. */
export interface PlacedNeed {
  readonly node: string;
  readonly name: string;
  readonly key: string;
  /** If true, the page is not found without this answer: a path parameter is part of its address. */
  readonly essential: boolean;
  readonly service?: CompiledService;
  /** Page ID that the call carries in place of the page's. */
  readonly pageId?: string;
  /** Requested by the browser each time the all-menu opens, not before. */
  readonly whenMenuOpen?: true;
  /** Requested only for members, and never cached. False: guests are answered too. Default: as the service says. */
  readonly personal?: boolean;
  readonly skipErrorHandler?: true;
  /** Requested again after this event of the member. */
  readonly memberEvent?: ReadAgainEvent;
  /** The answer has references of codes that the browser signs. */
  readonly codes?: true;
}

/** Head templates filled from an answer. `{field}` is a field of the answer; `image` names the field with the picture. */
export interface RecordHead {
  readonly key: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly image?: string | undefined;
}

export interface Head {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly image: string;
  readonly siteName: string;
  readonly canonical: string;
  /** Call whose answer overrides title, description or image. */
  readonly record?: RecordHead;
}

export interface Problem {
  readonly code: string;
  readonly at: { readonly layout?: string; readonly node?: string; readonly id?: string };
  readonly text: string;
}

export type PlacedNode = CompiledNode;

export interface Decision {
  readonly outcome: Outcome;
  readonly status: number;
  /** True if only the server renders this address: the browser loads it instead of rendering it in place. */
  readonly whole?: true;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly screen: string;
  readonly pageId: string;
  readonly analytics: string;
  readonly locale: Locale;
  readonly theme: string;
  readonly notices: readonly Notice[];
  readonly tree: readonly PlacedNode[];
  /** Main page path for `main` commands. */
  readonly main: string;
  readonly frame: { readonly layout: string; readonly nodes: readonly PlacedNode[]; readonly model: FrameModel };
  readonly head: Head;
  /** Values for `{{name}}` in messages. */
  readonly textValues: Readonly<Record<string, string>>;
  readonly needs: readonly PlacedNeed[];
  readonly services: readonly CompiledService[];
  readonly needsFacts: readonly NeededFact[];
  /** Facts that can change this decision. */
  readonly vary: readonly VaryName[];
  /** Next instant, in milliseconds, at which the decision can change; null if never. */
  readonly validUntil: number | null;
  readonly problems: readonly Problem[];
}
