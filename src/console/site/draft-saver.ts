import { sameValue } from '../../content/check/same-value.ts';
import { call, CallError, type Body, type SavedDraft } from '../api/client.ts';
import { betweenKeystrokes, keystrokeGap } from './between-keystrokes.ts';
import { parseKey, nothingSent, type Doc, type Docs } from './documents.ts';
import type { LocalBackup } from './local-backup.ts';

/** The documents that are saved, each told how far that is. */
interface DocsAccess {
  readonly docs: () => Docs;
  readonly put: (doc: Doc) => void;
}

const saveAfterMs = 400;
const retryMs = 3_000;
/** What a browser sends for a page that goes away, of all its calls together, a little less than the 64 KiB of the standard. */
const keepaliveBytes = 60_000;

const bytesOf = (body: unknown): number => new TextEncoder().encode(JSON.stringify(body)).length;

/** States whose arrival is unknown: a lost connection makes one with each try. */
const maxSent = 8;

const isIdle = (doc: Doc | undefined): boolean => doc?.saving !== 'waiting' && doc?.saving !== 'offline';

/** Brings drafts to the server, a moment after they were changed and one after the other for each document; tries again until the server has said something. */
export class DraftSaver {
  readonly #site: DocsAccess;
  readonly #kept: LocalBackup;
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** What is on its way. */
  readonly #sending = new Map<string, Promise<void>>();

  constructor(site: DocsAccess, kept: LocalBackup) {
    this.#site = site;
    this.#kept = kept;
  }

  /** Saves a document in a while; asked again before that, later. */
  schedule(key: string, ms = saveAfterMs): void {
    clearTimeout(this.#timers.get(key));
    const timer = setTimeout(() => betweenKeystrokes(() => {
      if (this.#timers.get(key) !== timer) return;
      this.#timers.delete(key);
      this.#save(key);
    }), ms);
    this.#timers.set(key, timer);
  }

  /** Saves what is waiting now. Of a page that goes away as much as the browser still sends; the device keeps the rest. */
  flush(isLeaving: boolean): void {
    let room = isLeaving ? keepaliveBytes : 0;
    // What is on its way is planned anew meanwhile.
    const waiting = [...this.#timers.keys()];
    for (const key of waiting) {
      this.#stop(key);
      const bytes = isLeaving ? bytesOf(this.#site.docs().get(key)?.body) : Infinity;
      const fits = bytes <= room;
      if (fits) room -= bytes;
      this.#save(key, fits);
    }
  }

  /** Takes a draft away from the server. What cannot be reached now goes on being saved. */
  async discard(key: string): Promise<void> {
    const { type, id } = parseKey(key);
    // It would bring the draft back.
    await this.#sending.get(key);
    this.#stop(key);
    try {
      await call('DELETE', `/drafts/${type}/${id}`);
    } catch (error) {
      if (!(error instanceof CallError && error.status === 404)) {
        if (!isIdle(this.#site.docs().get(key))) this.schedule(key, retryMs);
        throw error;
      }
    }
    this.#stop(key);
    this.#kept.removeUnsaved(key);
  }

  #stop(key: string): void {
    clearTimeout(this.#timers.get(key));
    this.#timers.delete(key);
  }

  #save(key: string, keepalive = false): void {
    const doc = this.#site.docs().get(key);
    if (doc === undefined || doc.saving === 'stale') return;
    // One at a time: the next goes over what this one leaves.
    if (this.#sending.has(key)) return this.schedule(key);
    // What is on its way may free what is taken away.
    if (doc.body === undefined && !keepalive && this.#sending.size > 0) return this.schedule(key);
    // Taken back before anything was sent: there is no draft.
    if (!doc.isDraft && doc.sent.length === 0 && sameValue(doc.body, doc.live)) {
      this.#kept.removeUnsaved(key);
      return this.#site.put({ ...doc, body: doc.live, saving: 'saved' });
    }
    this.#sending.set(key, this.#send(doc, keepalive));
  }

  async #send(doc: Doc, keepalive: boolean): Promise<void> {
    const { key, type, id, body, mark, base } = doc;
    const sent = [...doc.sent.filter((one) => one !== body), body].slice(-maxSent);
    this.#site.put({ ...doc, saving: 'saving', sent });
    this.#kept.saveUnsaved({ key, body: body ?? null, mark, base: base ?? null, sent });
    try {
      const { hash, author, updatedAt } = await call<SavedDraft>('PUT', `/drafts/${type}/${id}?problems=false`, {
        body: body ?? { deleted: true }, headers: { 'if-match': `"${mark}"` }, ...(keepalive ? { keepalive } : {}),
      });
      await keystrokeGap();
      this.#sending.delete(key);
      // What never was live leaves nothing behind.
      this.#saved(key, body, { mark: hash ?? (doc.live === undefined ? 'none' : 'deleted'), author, updatedAt });
    } catch (error) {
      this.#sending.delete(key);
      this.#failed(key, error);
    }
  }

  #saved(key: string, body: Body | undefined, { mark, author, updatedAt }: Pick<Doc, 'mark' | 'author' | 'updatedAt'>): void {
    const now = this.#site.docs().get(key);
    if (now === undefined) return;
    const isAll = now.body === body;
    // The server keeps no draft of what is as visitors have it.
    const isDraft = !sameValue(body, now.live);
    this.#site.put({ ...now, ...(isAll && !isDraft ? { body: now.live } : {}), mark, base: body, isDraft, saving: isAll ? 'saved' : 'waiting', sent: nothingSent, author, updatedAt });
    if (isAll) this.#kept.removeUnsaved(key);
    else {
      this.#kept.saveUnsaved({ key, body: now.body ?? null, mark, base: body ?? null, sent: nothingSent });
      if (!this.#timers.has(key)) this.schedule(key);
    }
  }

  #failed(key: string, error: unknown): void {
    const doc = this.#site.docs().get(key);
    if (doc === undefined) return;
    if (error instanceof CallError && error.code === 'DRAFT_STALE') {
      const { mark, document, author, updatedAt } = error.answer;
      const theirs = { mark: String(mark), body: (document ?? undefined) as Body | undefined, author: (author ?? undefined) as string | undefined, updatedAt: (updatedAt ?? undefined) as string | undefined };
      // Both have done the same, or it is one's own: an earlier state whose answer was lost, as when the page went away meanwhile.
      const own = [doc.body, ...doc.sent].find((one) => sameValue(one, theirs.body));
      if (own !== undefined || (theirs.body === undefined && doc.sent.includes(undefined))) return this.#saved(key, own, theirs);
      return this.#site.put({ ...doc, saving: 'stale', theirs });
    }
    // What frees it may be on its way.
    if (error instanceof CallError && error.code === 'DOCUMENT_IN_USE' && this.#isSavingOther(key)) {
      this.#site.put({ ...doc, saving: 'waiting' });
      return this.schedule(key);
    }
    if (error instanceof CallError && error.status !== 0 && error.status < 500) return this.#site.put({ ...doc, saving: 'refused', sent: doc.sent.slice(0, -1), refusal: error.message });
    this.#site.put({ ...doc, saving: 'offline' });
    this.schedule(key, retryMs);
  }

  #isSavingOther(key: string): boolean {
    return [...this.#site.docs().values()].some((doc) => doc.key !== key && doc.body !== undefined && (doc.saving === 'waiting' || doc.saving === 'saving'));
  }
}
