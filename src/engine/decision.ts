import type { FactName } from '#schemas/condition.schema';
import type { Command } from '#schemas/command';
import type { FrameModel } from '#schemas/frame-model';
import type { Locale } from '#schemas/parts';
import type { Viewer } from '#schemas/viewer';
import type { NeededFact, SourceAnswers } from './guard-sources.ts';
import type { CompiledNode, CompiledService } from './snapshot.ts';

export interface Question {
  /** Path without query, as asked for. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly how: 'load' | 'push' | 'replace' | 'pop';
  /** The screen shown before; absent at a first visit. */
  readonly previous?: { readonly path: string; readonly screen: string };
  /** The named way of the button that led here, such as that of the bottom bar. */
  readonly via?: string;
  readonly viewer: Viewer;
  /** This site's own origin: full addresses of it lead inside. */
  readonly origin?: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The route fits, but what its parameters name does not exist. */
  readonly missing?: boolean;
  /** Answers of fact sources by guard id; `failed` when the call failed. */
  readonly answers?: SourceAnswers;
}

export type Outcome =
  | { readonly kind: 'page'; readonly page: string }
  /** `leave`: out of the site, to `to`; whoever cannot do that by itself carries the command out. */
  | { readonly kind: 'redirect'; readonly to: string; readonly leave?: Extract<Command, { kind: 'open' }> }
  | { readonly kind: 'blocked'; readonly page: string }
  | { readonly kind: 'preparing'; readonly page: string }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'pending'; readonly page: string }
  /** A guard said no; `stay`: keep the previous screen, else the tree is what stands under the notice, at the address `ground`. `back`: back to where the visitor came from, if anywhere. */
  | { readonly kind: 'refused'; readonly page: string; readonly guard: string; readonly stay: boolean; readonly ground: string; readonly back?: true };

/** A word to the visitor and what follows it. */
export interface Notice {
  readonly kind: 'alert' | 'snackbar' | 'confirm';
  readonly text: string;
  /** Words of the answers, where they are not the site's own. */
  readonly ok?: string;
  readonly cancel?: string;
  readonly then?: Command;
}

/** A call of the page: where its answer goes and the URL that identifies it. */
export interface PlacedNeed {
  readonly node: string;
  readonly name: string;
  readonly key: string;
  /** The page is nothing without it: its address holds a parameter of the path. */
  readonly essential: boolean;
  readonly service?: CompiledService;
  /** Asked by the browser each time the all-menu is opened, not before. */
  readonly whenMenuOpen?: true;
  /** Of a member: asked for nobody else, and anew each time. */
  readonly personal?: true;
  readonly skipErrorHandler?: true;
}

/** Templates of the head that an answer fills: `{field}` is a field of it; `image` names the field that names a picture. */
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
  /** The call whose answer has a better title, description or picture. */
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
  /** Only the server answers this address: it is loaded, not shown in place. */
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
  /** Path of the main page that `main` commands lead to. */
  readonly main: string;
  readonly frame: { readonly layout: string; readonly nodes: readonly PlacedNode[]; readonly model: FrameModel };
  readonly head: Head;
  /** What `{{name}}` in messages is filled with. */
  readonly words: Readonly<Record<string, string>>;
  readonly needs: readonly PlacedNeed[];
  readonly services: readonly CompiledService[];
  readonly needsFacts: readonly NeededFact[];
  /** Facts that this decision may depend on. */
  readonly vary: readonly FactName[];
  /** Next instant in milliseconds at which it may change; null when never. */
  readonly validUntil: number | null;
  readonly problems: readonly Problem[];
}
