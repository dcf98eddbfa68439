import type { Problem } from '../../../content/index.ts';
import type { Db } from '../storage/tables.ts';

type Fields = Readonly<Record<string, unknown>>;
type Advice = Pick<Problem, 'text' | 'hint'>;

/** Counts the records of members that still need a document. */
export type LiveRecordCounter = (db: Db, id: string, at: Date) => Promise<number>;

/** A part of a document that members' records name by its ID, such as a prize. */
export interface PartRule {
  readonly type: string;
  /** Place of the parts in the document. */
  readonly list: string;
  /** Reads the parts of a document. Default: the items of `list`. */
  readonly read?: (document: Fields) => readonly Fields[];
  /** Counts the records that still need a part. `document` is the live one. */
  readonly count: (db: Db, removed: { readonly document: Fields; readonly part: string }, at: Date) => Promise<number>;
  /** Says what is refused, and what to do. */
  readonly advise: (part: Fields, count: number) => Advice;
}

/** Judges a change of a document by its live state, also where no record needs it. Returns what is refused, at a pointer. */
export type ChangeRule = (
  change: Pick<DocumentChange, 'before' | 'after'>,
  at: Date,
) => (Advice & { readonly pointer: string }) | undefined;

/** Finds records that are no obstacle to a release but that operators should know of. */
export type RecordWarning = (db: Db) => Promise<readonly Problem[]>;

/** A document that a release adds, deletes or changes. */
export interface DocumentChange {
  readonly type: string;
  readonly id: string;
  /** Live document; absent if the release adds it. */
  readonly before?: Fields;
  /** Absent if the release deletes it. */
  readonly after?: Fields;
}

const keepIt: NonNullable<Problem['hint']> = {
  ko: '기록이 모두 끝날 때까지 문서를 남겨 두세요.',
  en: 'Keep the document until these records have ended.',
};

const deletion = (count: number, hint = keepIt): Advice => ({
  text: {
    ko: `이 문서가 필요한 기록이 ${count}건 있어서 삭제할 수 없어요.`,
    en: `${count === 1 ? '1 record of a member needs' : `${count} records of members need`} this document, so it cannot be deleted.`,
  },
  hint,
});

const problemOf = ({ type, id }: DocumentChange, pointer: string, advice: Advice): Problem => ({
  code: 'live-records',
  severity: 'error',
  at: { type, id, pointer },
  ...advice,
});

// Live documents have passed the publish check.
const partsOf = (document: Fields | undefined, list: string): readonly Fields[] =>
  (document?.[list] ?? []) as readonly Fields[];

/** Counters of live records by document type, and rules for parts of documents. Features add theirs when they are registered. */
export class LiveRecords {
  readonly #counters = new Map<string, { readonly count: LiveRecordCounter; readonly hint?: Problem['hint'] }>();
  readonly #rules = new Map<string, PartRule>();
  readonly #changes = new Map<string, ChangeRule>();
  readonly #warnings: RecordWarning[] = [];

  /** Adds the counter of a type. `hint` says what to do instead of deleting. */
  add(type: string, count: LiveRecordCounter, hint?: Problem['hint']): void {
    this.#counters.set(type, { count, ...(hint === undefined ? {} : { hint }) });
  }

  addPart(rule: PartRule): void {
    this.#rules.set(`${rule.type}/${rule.list}`, rule);
  }

  /** Adds the rule for changes of a type. */
  addChange(type: string, rule: ChangeRule): void {
    this.#changes.set(type, rule);
  }

  /** Adds a check of records whose problems do not depend on what a release changes. */
  addWarning(warning: RecordWarning): void {
    this.#warnings.push(warning);
  }

  /** Returns what the checks of `addWarning` find. */
  async warnings(db: Db): Promise<readonly Problem[]> {
    return (await Promise.all(this.#warnings.map((warning) => warning(db)))).flat();
  }

  /** Returns a problem for each deleted document, and for each part that a changed document lost, on which live records depend. */
  async problemsOf(db: Db, changes: readonly DocumentChange[], at: Date): Promise<readonly Problem[]> {
    const problems: Problem[] = [];
    for (const change of changes) {
      const refused = this.#changes.get(change.type)?.(change, at);
      if (refused !== undefined)
        problems.push({ ...problemOf(change, refused.pointer, refused), code: 'version-in-force' });
      problems.push(
        ...(await (change.after === undefined ? this.#deleted(db, change, at) : this.#changed(db, change, at))),
      );
    }
    return problems;
  }

  async #deleted(db: Db, change: DocumentChange, at: Date): Promise<readonly Problem[]> {
    const counter = this.#counters.get(change.type);
    const count = (await counter?.count(db, change.id, at)) ?? 0;
    return count === 0 ? [] : [problemOf(change, '', deletion(count, counter?.hint))];
  }

  async #changed(db: Db, change: DocumentChange, at: Date): Promise<readonly Problem[]> {
    const { before, after } = change;
    const problems: Problem[] = [];
    for (const { list, type, read, count, advise } of this.#rules.values()) {
      if (type !== change.type || before === undefined) continue;
      const parts = (document: Fields | undefined): readonly Fields[] =>
        read === undefined ? partsOf(document, list) : document === undefined ? [] : read(document);
      const stays = new Set(parts(after).map(({ id }) => id));
      for (const part of parts(before).filter(({ id }) => !stays.has(id))) {
        const needed = await count(db, { document: before, part: String(part['id']) }, at);
        if (needed > 0) problems.push(problemOf(change, stays.size === 0 ? '' : `/${list}`, advise(part, needed)));
      }
    }
    return problems;
  }
}

interface Counted {
  executeTakeFirstOrThrow(): Promise<{ readonly count: number | string | bigint }>;
}

/** Reads the number of a counting query: databases send it as a number or a text. */
export const countOf = async (query: Counted): Promise<number> => Number((await query.executeTakeFirstOrThrow()).count);
