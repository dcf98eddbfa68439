import type { JournalEntry, JournalKind } from '#schemas/journal.schema';

/** Something that happened, to be told in a line. */
export interface NewsItem {
  readonly id: string;
  readonly at: string;
  readonly author: string;
  readonly kind: 'released' | 'rolled-back' | 'edited' | 'removed' | 'gave-up' | 'joined';
  /** `type/id` of the document. */
  readonly key?: string;
  readonly release?: number;
  readonly from?: number;
  readonly message?: string;
  readonly name?: string;
}

const pauseMs = 30 * 60_000;

const kinds: Readonly<Partial<Record<JournalKind, NewsItem['kind']>>> = { released: 'released', 'rolled-back': 'rolled-back', 'draft-saved': 'edited', 'draft-removal': 'removed', 'draft-discarded': 'gave-up', 'operator-added': 'joined' };

/** Kinds of rows that news are made of. */
export const newsKinds: readonly string[] = Object.keys(kinds);

/** As many as home shows. */
export const newsShown = 7;

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** What is worth telling of the journal, newest first: saves of one document by one person are one piece of news, and what a step back kept is part of it. */
export const newsOf = (entries: readonly JournalEntry[], most: number): readonly NewsItem[] => {
  const backs = new Set(entries.filter(({ kind }) => kind === 'rolled-back').map(({ action }) => action));
  const items: NewsItem[] = [];
  const last = new Map<string, number>();
  for (const { id, action, at, author, kind: told, type, document, release, detail } of entries) {
    const kind = kinds[told];
    if (kind === undefined || (kind !== 'rolled-back' && backs.has(action))) continue;
    const key = type === undefined || document === undefined ? undefined : `${type}/${document}`;
    const work = `${author} ${kind} ${key ?? id}`;
    const before = last.get(work);
    last.set(work, Date.parse(at));
    if (before !== undefined && before - Date.parse(at) < pauseMs) continue;
    const [message, name] = [text(detail['message']), text(detail['name'])];
    items.push({ id, at, author, kind, ...(key === undefined ? {} : { key }), ...(release === undefined ? {} : { release }), ...(typeof detail['from'] === 'number' ? { from: detail['from'] } : {}), ...(message === undefined ? {} : { message }), ...(name === undefined ? {} : { name }) });
  }
  return items.slice(0, most);
};
