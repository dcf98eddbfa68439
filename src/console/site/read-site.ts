import { sameValue } from '../../content/check/same-value.ts';
import { call, type Body, type SavedDraft, type SiteAnswer } from '../api/client.ts';
import { newDoc, keyOf, noVersionsSent, type Doc, type Docs } from './documents.ts';

interface DraftsAnswer {
  readonly drafts: readonly SavedDraft[];
}

/** Reads all drafts with their documents. */
export const readDrafts = async (): Promise<readonly SavedDraft[]> =>
  (await call<DraftsAnswer>('GET', '/drafts?bodies=true')).drafts;

/**
 * Reads all drafts, without their documents if all are known: own saves trigger this too. `mergeServerDocs` ignores documents with unsaved
 * changes, so they need no body.
 */
export const readNewDrafts = async (now: () => Docs): Promise<readonly SavedDraft[]> => {
  const { drafts } = await call<DraftsAnswer>('GET', '/drafts');
  const docs = now();
  const known = drafts.flatMap((draft) => {
    const doc = docs.get(keyOf(draft));
    return doc !== undefined && (doc.saving !== 'saved' || doc.mark === (draft.hash ?? 'deleted'))
      ? [{ ...draft, document: doc.base }]
      : [];
  });
  return known.length === drafts.length ? known : readDrafts();
};

/** Answers of the server, with the documents at the time of the request and now. */
interface MergeInput {
  readonly site: SiteAnswer;
  readonly drafts: readonly SavedDraft[];
  readonly then: Docs;
  readonly now: Docs;
}

/**
 * Merges the answers into the documents. Documents that are being saved or have changed since the request keep their local version, because the
 * answer may be older.
 */
export const mergeServerDocs = ({ site, drafts, then, now }: MergeInput): Docs => {
  const saved = new Map(drafts.map((draft) => [keyOf(draft), draft]));
  const docs = new Map<string, Doc>();
  for (const [index, live] of site.documents.entries()) {
    const key = keyOf(live);
    docs.set(key, docFrom({ key, live, hash: site.hashes[index] ?? 'none', draft: saved.get(key) }, now.get(key)));
  }
  for (const [key, draft] of saved)
    if (!docs.has(key)) docs.set(key, docFrom({ key, live: undefined, hash: 'none', draft }, now.get(key)));
  for (const [key, doc] of now)
    if (doc.saving !== 'saved' || doc !== then.get(key)) docs.set(key, withLive(doc, docs.get(key)?.live));
  for (const key of then.keys()) if (!now.has(key)) docs.delete(key);
  const isSame = docs.size === now.size && [...docs].every(([key, doc]) => now.get(key) === doc);
  return isSame ? now : docs;
};

const withLive = (doc: Doc, live: Body | undefined): Doc => (doc.live === live ? doc : { ...doc, live });

/** Keeps the old object for an equal value, so that screens do not re-render. */
const reuseIfEqual = (before: Body | undefined, now: Body): Body =>
  before !== undefined && sameValue(before, now) ? before : now;

interface ServerDoc {
  readonly key: string;
  readonly live: Body | undefined;
  readonly hash: string;
  readonly draft: SavedDraft | undefined;
}

const isUnchangedLive = (doc: Doc, live: Body | undefined): boolean =>
  doc.live === live &&
  doc.body === live &&
  doc.base === live &&
  !doc.isDraft &&
  doc.author === undefined &&
  doc.saving === 'saved' &&
  doc.sent === noVersionsSent;

const docFrom = ({ key, live: found, hash, draft }: ServerDoc, before: Doc | undefined): Doc => {
  const live = found === undefined ? undefined : reuseIfEqual(before?.live, found);
  // Most documents are unchanged.
  if (draft === undefined && before !== undefined && isUnchangedLive(before, live) && before.mark === hash)
    return before;
  const read = draft === undefined ? live : draft.document;
  const body = read === undefined ? undefined : reuseIfEqual(before?.body, read);
  const same = live !== undefined && sameValue(body, live) ? live : body;
  const doc: Doc = {
    ...newDoc(key),
    live,
    body: same,
    base: same,
    isDraft: draft !== undefined,
    mark: draft === undefined ? hash : (draft.hash ?? 'deleted'),
    author: draft?.author,
    updatedAt: draft?.updatedAt,
  };
  const isSame =
    before !== undefined && (Object.keys(doc) as (keyof Doc)[]).every((name) => doc[name] === before[name]);
  return isSame ? before : doc;
};
