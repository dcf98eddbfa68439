import type { Kysely } from 'kysely';
import type { Problem } from '#content';
import type { Tables } from '../storage/tables.ts';

/** Counts the records of members that still need a document. */
export type LiveRecordCounter = (db: Kysely<Tables>, id: string, at: Date) => Promise<number>;

interface DocumentName {
  readonly type: string;
  readonly id: string;
}

const problemOf = ({ type, id }: DocumentName, count: number): Problem => ({
  code: 'live-records', severity: 'error', at: { type, id, pointer: '' },
  text: { ko: `이 문서가 필요한 기록이 ${count}건 있어서 삭제할 수 없어요.`, en: `${count === 1 ? '1 record of a member needs' : `${count} records of members need`} this document, so it cannot be deleted.` },
  hint: { ko: '기록이 모두 끝날 때까지 문서를 남겨 두세요.', en: 'Keep the document until these records have ended.' },
});

/** Counters of live records by document type. Features add theirs when they are registered. */
export class LiveRecords {
  readonly #counters = new Map<string, LiveRecordCounter>();

  add(type: string, counter: LiveRecordCounter): void {
    this.#counters.set(type, counter);
  }

  /** Returns a problem for each deleted document on which live records depend. */
  async problemsOf(db: Kysely<Tables>, deleted: readonly DocumentName[], at: Date): Promise<readonly Problem[]> {
    const problems: Problem[] = [];
    for (const name of deleted) {
      const count = (await this.#counters.get(name.type)?.(db, name.id, at)) ?? 0;
      if (count > 0) problems.push(problemOf(name, count));
    }
    return problems;
  }
}

interface Counted {
  executeTakeFirstOrThrow(): Promise<{ readonly count: number | string | bigint }>;
}

/** Reads the number of a counting query: databases send it as a number or a text. */
export const countOf = async (query: Counted): Promise<number> => Number((await query.executeTakeFirstOrThrow()).count);
