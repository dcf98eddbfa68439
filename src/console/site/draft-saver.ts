import { sameValue } from '../../content/check/same-value.ts';
import { call, CallError, type Body, type SavedDraft } from '../api/client.ts';
import { betweenKeystrokes, keystrokeGap } from './between-keystrokes.ts';
import { parseKey, noVersionsSent, type Doc, type Docs } from './documents.ts';
import type { LocalBackup } from './local-backup.ts';

/** Access to the documents whose save status changes. */
interface DocsAccess {
  readonly docs: () => Docs;
  readonly put: (doc: Doc) => void;
}

const saveAfterMs = 400;
const retryMs = 3_000;
/** Maximum size of all keepalive requests of a closing page, in bytes: slightly below the 64 KiB of the standard. */
const keepaliveBytes = 60_000;

const bytesOf = (body: unknown): number => new TextEncoder().encode(JSON.stringify(body)).length;

/** Maximum number of versions whose arrival is unknown. Each lost connection adds one. */
const maxSent = 8;

const isIdle = (doc: Doc | undefined): boolean => doc?.saving !== 'waiting' && doc?.saving !== 'offline';

/** Saves drafts shortly after they change, one request per document at a time, and retries until the server answers. */
export class DraftSaver {
  readonly #access: DocsAccess;
  readonly #backup: LocalBackup;
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** Requests in progress by document. */
  readonly #sending = new Map<string, Promise<void>>();

  constructor(access: DocsAccess, backup: LocalBackup) {
    this.#access = access;
    this.#backup = backup;
  }

  /** Schedules a save; a later call restarts the delay. */
  schedule(key: string, ms = saveAfterMs): void {
    clearTimeout(this.#timers.get(key));
    const timer = setTimeout(
      () =>
        betweenKeystrokes(() => {
          if (this.#timers.get(key) !== timer) return;
          this.#timers.delete(key);
          this.#save(key);
        }),
      ms,
    );
    this.#timers.set(key, timer);
  }

  /** Saves all scheduled drafts now. A closing page sends as much as the browser allows; the local backup keeps the rest. */
  flush(isLeaving: boolean): void {
    let budget = isLeaving ? keepaliveBytes : 0;
    // Documents with a request in progress are scheduled again meanwhile.
    const waiting = [...this.#timers.keys()];
    for (const key of waiting) {
      this.#cancel(key);
      const bytes = isLeaving ? bytesOf(this.#access.docs().get(key)?.body) : Infinity;
      const fits = bytes <= budget;
      if (fits) budget -= bytes;
      this.#save(key, fits);
    }
  }

  /** Deletes a draft on the server. If the server is unreachable, saving continues. */
  async discard(key: string): Promise<void> {
    const { type, id } = parseKey(key);
    // A save in progress would restore the draft.
    await this.#sending.get(key);
    this.#cancel(key);
    try {
      await call('DELETE', `/drafts/${type}/${id}`);
    } catch (error) {
      if (!(error instanceof CallError && error.status === 404)) {
        if (!isIdle(this.#access.docs().get(key))) this.schedule(key, retryMs);
        throw error;
      }
    }
    this.#cancel(key);
    this.#backup.removeUnsaved(key);
  }

  #cancel(key: string): void {
    clearTimeout(this.#timers.get(key));
    this.#timers.delete(key);
  }

  #save(key: string, keepalive = false): void {
    const doc = this.#access.docs().get(key);
    if (doc === undefined || doc.saving === 'stale') return;
    // One request per document: the next builds on the result of this one.
    if (this.#sending.has(key)) return this.schedule(key);
    // A save in progress may remove the last use of the deleted document.
    if (doc.body === undefined && !keepalive && this.#sending.size > 0) return this.schedule(key);
    // Reverted before anything was sent: there is no draft.
    if (!doc.isDraft && doc.sent.length === 0 && sameValue(doc.body, doc.live)) {
      this.#backup.removeUnsaved(key);
      return this.#access.put({ ...doc, body: doc.live, saving: 'saved' });
    }
    this.#sending.set(key, this.#send(doc, keepalive));
  }

  async #send(doc: Doc, keepalive: boolean): Promise<void> {
    const { key, type, id, body, mark, base } = doc;
    const sent = [...doc.sent.filter((one) => one !== body), body].slice(-maxSent);
    this.#access.put({ ...doc, saving: 'saving', sent });
    this.#backup.saveUnsaved({ key, body: body ?? null, mark, base: base ?? null, sent });
    try {
      const { hash, author, updatedAt } = await call<SavedDraft>('PUT', `/drafts/${type}/${id}?problems=false`, {
        body: body ?? { deleted: true },
        headers: { 'if-match': `"${mark}"` },
        ...(keepalive ? { keepalive } : {}),
      });
      await keystrokeGap();
      this.#sending.delete(key);
      // A document that was never live leaves nothing.
      this.#saved(key, body, { mark: hash ?? (doc.live === undefined ? 'none' : 'deleted'), author, updatedAt });
    } catch (error) {
      this.#sending.delete(key);
      this.#failed(key, error);
    }
  }

  #saved(
    key: string,
    body: Body | undefined,
    { mark, author, updatedAt }: Pick<Doc, 'mark' | 'author' | 'updatedAt'>,
  ): void {
    const now = this.#access.docs().get(key);
    if (now === undefined) return;
    const isAll = now.body === body;
    // The server keeps no draft that equals the live version.
    const isDraft = !sameValue(body, now.live);
    this.#access.put({
      ...now,
      ...(isAll && !isDraft ? { body: now.live } : {}),
      mark,
      base: body,
      isDraft,
      saving: isAll ? 'saved' : 'waiting',
      sent: noVersionsSent,
      author,
      updatedAt,
    });
    if (isAll) this.#backup.removeUnsaved(key);
    else {
      this.#backup.saveUnsaved({ key, body: now.body ?? null, mark, base: body ?? null, sent: noVersionsSent });
      if (!this.#timers.has(key)) this.schedule(key);
    }
  }

  #failed(key: string, error: unknown): void {
    const doc = this.#access.docs().get(key);
    if (doc === undefined) return;
    if (error instanceof CallError && error.code === 'DRAFT_STALE') {
      const { mark, document, author, updatedAt } = error.answer;
      const theirs = {
        mark: String(mark),
        body: (document ?? undefined) as Body | undefined,
        author: (author ?? undefined) as string | undefined,
        updatedAt: (updatedAt ?? undefined) as string | undefined,
      };
      // Both made the same change, or it is an own earlier save whose answer was lost, for example when the page closed.
      const own = [doc.body, ...doc.sent].find((one) => sameValue(one, theirs.body));
      if (own !== undefined || (theirs.body === undefined && doc.sent.includes(undefined)))
        return this.#saved(key, own, theirs);
      return this.#access.put({ ...doc, saving: 'stale', theirs });
    }
    // The save that removes the last use may be in progress.
    if (error instanceof CallError && error.code === 'DOCUMENT_IN_USE' && this.#isSavingOther(key)) {
      this.#access.put({ ...doc, saving: 'waiting' });
      return this.schedule(key);
    }
    if (error instanceof CallError && error.status !== 0 && error.status < 500)
      return this.#access.put({
        ...doc,
        saving: 'refused',
        sent: doc.sent.slice(0, -1),
        refusal: { code: error.code, message: error.message },
      });
    this.#access.put({ ...doc, saving: 'offline' });
    this.schedule(key, retryMs);
  }

  #isSavingOther(key: string): boolean {
    return [...this.#access.docs().values()].some(
      (doc) => doc.key !== key && doc.body !== undefined && (doc.saving === 'waiting' || doc.saving === 'saving'),
    );
  }
}
