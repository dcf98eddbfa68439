import type { Action } from '#schemas/parts/action/schema';
import type { RichNode } from '#schemas/command';
import type { DocumentSet } from '#schemas/documents';
import type { FactPlaceholder } from '#schemas/fact-placeholders';
import type { FrameContext, SettingLocation } from '#schemas/frame-model';
import type { PageFlags } from '#schemas/documents/page/schema';
import type { AnswerRead, QueryRead, SettingsFault, SettingsContext } from '#schemas/settings-fault';
import type { ActionScope } from '../actions/resolve-action.ts';
import type { Need } from '../snapshot.ts';
import type { Problem } from '../decision.ts';

/** Sanitised HTML before its actions are resolved. */
export type AuthoredRichNode =
  | string
  | {
      readonly tag: string;
      readonly attributes?: Readonly<Record<string, string>>;
      readonly children?: readonly AuthoredRichNode[];
      readonly action?: Action;
    };

type Settings = Readonly<Record<string, unknown>>;

/** Widget description that compile needs. */
export interface CatalogEntry {
  readonly description: {
    readonly name: string;
    readonly v: number;
    readonly place: 'page' | 'frame';
    readonly page?: true;
    readonly schema: object;
    readonly migrations: Readonly<Record<number, (settings: Settings) => Settings>>;
    faults?(settings: never, context: SettingsContext): readonly SettingsFault[];
    reads?(settings: never): readonly AnswerRead[];
    queries?(settings: never, flags: PageFlags): readonly QueryRead[];
    readonly later?: readonly string[];
    late?(settings: never): readonly string[];
    readonly itemsOf?: string;
    readonly showsVenues?: true;
    shows?(around: FrameContext, place: SettingLocation, settings: never): boolean;
  };
  // A method, so that the settings type of each widget is assignable. The prepare step has validated the settings.
  needs?(settings: never): readonly Need[];
}
export type Catalog = Readonly<Record<string, CatalogEntry>>;

export interface CompileInput {
  readonly documents: DocumentSet;
  /** Sanitised trees, keyed by the authored HTML. */
  readonly rich: ReadonlyMap<string, readonly AuthoredRichNode[]>;
  readonly catalog: Catalog;
  readonly release: { readonly number: number; readonly hash: string };
  /** If true, links lead to sandbox pages instead of the real sites. */
  readonly sandbox: boolean;
}

/** Context shared by the compile functions. */
export interface CompileContext extends CompileInput {
  readonly scope: ActionScope;
  readonly problems: Problem[];
  compileHtml(html: string): readonly RichNode[];
  /** Facts that the texts of a message key name, in any language. */
  factsOf(key: string): readonly FactPlaceholder[];
}
