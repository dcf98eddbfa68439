import { nextKoreanDayStart, readInstant } from '#engine';
import { documentTypes, type DocumentType } from '#schemas/documents';
import { isFields, type Fields } from '../../check/is-fields.ts';
import { sameValue } from '../../check/same-value.ts';
import type { Release } from './found.ts';

/** A document that differs between two releases. */
export interface ChangedDocument {
  readonly type: DocumentType;
  readonly id: string;
  /** Its states: before, after, or both. */
  readonly states: readonly Fields[];
}

/** Lists the documents that differ between two releases. */
export const changedDocuments = (one: Release, two: Release): readonly ChangedDocument[] =>
  documentTypes.flatMap((type) => {
    const [was, is]: readonly ReadonlyMap<string, object>[] = [
      one.prepared.documents[type],
      two.prepared.documents[type],
    ];
    return [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])].flatMap((id): ChangedDocument[] => {
      const [before, after] = [was?.get(id), is?.get(id)];
      return sameValue(before, after) ? [] : [{ type, id, states: [before, after].filter(isFields) }];
    });
  });

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK = 7;
/** Most instants that are looked at. */
const MOST = 60;

function* momentsIn(value: unknown, from: number): Generator<number> {
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) {
    const start = readInstant(`${value}T00:00:00+09:00`);
    yield start;
    yield start + DAY_MS;
  } else if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value)) yield readInstant(value);
  else if (Array.isArray(value)) for (const item of value) yield* momentsIn(item, from);
  else if (isFields(value)) {
    if (Array.isArray(value['weekdays']))
      for (let day = 0; day < WEEK; day++) yield nextKoreanDayStart(from) + day * DAY_MS;
    for (const part of Object.values(value)) yield* momentsIn(part, from);
  }
}

/** Instants after `from` that some documents name, as days or instants; days of the week stand for the next week. */
export const momentsOf = (documents: readonly ChangedDocument[], from: number): readonly number[] =>
  [...new Set(documents.flatMap(({ states }) => [...momentsIn(states, from)]))]
    .filter((at) => at > from)
    .toSorted((a, b) => a - b)
    .slice(0, MOST);
