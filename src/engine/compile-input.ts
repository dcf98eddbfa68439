import type { Action } from '#schemas/action.schema';
import type { RichNode } from '#schemas/command';
import type { DocumentSet } from '#schemas/documents';
import type { Around, SettingPlace } from '#schemas/frame-model';
import type { AnswerRead, SettingsFault, SettingsGround } from '#schemas/settings-fault';
import type { ActionScope } from './read-action.ts';
import type { Need } from './snapshot.ts';
import type { Problem } from './decision.ts';

/** Sanitised HTML before its actions are resolved. */
export type AuthoredRichNode =
  | string
  | { readonly tag: string; readonly attributes?: Readonly<Record<string, string>>; readonly children?: readonly AuthoredRichNode[]; readonly action?: Action };

type Settings = Readonly<Record<string, unknown>>;

/** What compile knows of a widget. */
export interface CatalogEntry {
  readonly description: {
    readonly name: string;
    readonly v: number;
    readonly place: 'page' | 'frame';
    readonly page?: true;
    readonly schema: object;
    readonly migrations: Readonly<Record<number, (settings: Settings) => Settings>>;
    faults?(settings: never, ground: SettingsGround): readonly SettingsFault[];
    reads?(settings: never): readonly AnswerRead[];
    readonly later?: readonly string[];
    shows?(around: Around, place: SettingPlace, settings: never): boolean;
  };
  // A method, so that each widget's own settings type fits: prepare has validated them against the widget's schema.
  needs?(settings: never): readonly Need[];
}
export type Catalog = Readonly<Record<string, CatalogEntry>>;

export interface CompileInput {
  readonly documents: DocumentSet;
  /** Sanitised trees by the HTML as authored. */
  readonly rich: ReadonlyMap<string, readonly AuthoredRichNode[]>;
  readonly catalog: Catalog;
  readonly release: { readonly number: number; readonly hash: string };
  /** While on, links lead to the sandbox's stand-ins. */
  readonly sandbox: boolean;
}

/** What the parts of compile share. */
export interface CompileContext extends CompileInput {
  readonly scope: ActionScope;
  readonly problems: Problem[];
  richOf(html: string): readonly RichNode[];
}
