import { HttpError } from '../../core/errors.ts';
import { keyOf, type LiveRelease } from '../../core/live-site/live-site.ts';
import type { Problem } from '../../../content/index.ts';
import { checkSite, type CheckedSite } from './check-site.ts';
import type { PublishingContext } from './publishing-context.ts';
import { listDrafts, type DocumentName, type Draft } from './drafts-store.ts';
import type { Db } from '../../core/storage/tables.ts';
import { goLive } from './go-live.ts';
import { requireMatch } from './if-match.ts';
import { missingSecrets } from './missing-secrets.ts';
import { loadLive } from './load-live.ts';
import { releaseHash } from './releases-store.ts';
import { requireOnDocuments, type By } from './rights-on-drafts.ts';
import { withDrafts } from './with-drafts.ts';

/** Draft to publish. `hash` is the state that the publisher reviewed, or `"deleted"` for a draft that deletes its document. */
export interface ChosenDraft extends DocumentName {
  readonly hash?: string;
}

export interface PublishOrder {
  readonly message: string;
  readonly by: By;
  readonly drafts: readonly ChosenDraft[] | 'all';
  readonly validateOnly: boolean;
  /** `If-Match` header: the release that the author has seen. */
  readonly ifMatch?: string | undefined;
}

export interface Published {
  /** Absent when the order only validates. */
  readonly release?: LiveRelease;
  /** Warnings. */
  readonly problems: readonly Problem[];
}

/**
 * Checks the site with the chosen drafts and makes it live. Throws `stale`, `noDraft`, `draftStale`, `nothingToPublish`, `noRight`, or `refused` with
 * the problems. Changes nothing when it throws.
 */
export const publish = (publishing: PublishingContext, order: PublishOrder): Promise<Published> =>
  // Validation writes nothing, so it does not wait in the queue of publishes.
  order.validateOnly ? publishNow(publishing, order) : publishing.inTurn(() => publishNow(publishing, order));

async function publishNow(publishing: PublishingContext, order: PublishOrder): Promise<Published> {
  const base = publishing.live.current;
  requireMatch(order.ifMatch, base);
  const drafts = chosenFrom(await listDrafts(publishing.store.db), order.drafts);
  if (drafts.length === 0 && !order.validateOnly) throw new HttpError('nothingToPublish');
  const documents = withDrafts(base.documents, drafts);
  requireOnDocuments(order.by, order.validateOnly ? 'read' : 'publish', drafts, base.documents, documents);
  const site = await checkSite(publishing, documents, { now: publishing.clock.now() });
  if (!site.isFit) throw new HttpError('refused', undefined, { problems: site.problems });
  const changes = drafts.map(({ type, id, document }) => {
    const before = base.documents.get(keyOf({ type, id }))?.body;
    return {
      type,
      id,
      ...(before === undefined ? {} : { before }),
      ...(document === undefined ? {} : { after: document.body }),
    };
  });
  // Notes are about what is published, not about what has been live for long.
  const isChosen = new Set(drafts.map(keyOf));
  const recordProblems = (db: Db) => publishing.liveRecords.problemsOf(db, changes, publishing.clock.now());
  const problems = [
    ...(await recordProblems(publishing.store.db)),
    ...(await publishing.liveRecords.warnings(publishing.store.db)),
    ...missingSecrets(documents, publishing.hasSecret, isChosen),
    ...site.problems.filter(({ severity, at }) => severity !== 'note' || isChosen.has(keyOf(at))),
    ...(await walkAll(publishing, site)),
  ];
  if (problems.some(({ severity }) => severity === 'error')) throw new HttpError('refused', undefined, { problems });
  if (order.validateOnly) return { problems };
  const release = await goLive(
    publishing,
    site,
    drafts,
    { message: order.message, author: order.by.id },
    async (tx) => {
      // Counted again: members made records during the check.
      const found = await recordProblems(tx);
      if (found.length > 0) throw new HttpError('refused', undefined, { problems: [...found, ...problems] });
    },
  );
  if (release !== undefined) return { release, problems };
  // Another process released first: check again on top of its release.
  await loadLive(publishing);
  return publishNow(publishing, order);
}

/** Walks every page as every possible viewer from now on and returns the problems, such as dead ends. */
export const walkAll = (
  { walks, walked, clock }: PublishingContext,
  { prepared, documents }: CheckedSite,
): Promise<readonly Problem[]> => {
  const from = clock.now().getTime();
  return walked.of(releaseHash(documents), from, () => walks.walk(prepared, from));
};

/** Returns the chosen drafts. Throws `noDraft`, and `draftStale` when a draft differs from the reviewed state. */
export function chosenFrom(drafts: readonly Draft[], chosen: PublishOrder['drafts']): readonly Draft[] {
  if (chosen === 'all') return drafts;
  const byKey = new Map(drafts.map((draft) => [keyOf(draft), draft]));
  return [...new Map(chosen.map((one) => [keyOf(one), one]))].map(([key, { hash }]) => {
    const draft = byKey.get(key);
    if (draft === undefined) throw new HttpError('noDraft', `It was asked for as ${key}.`);
    if (hash !== undefined && hash !== (draft.document?.hash ?? 'deleted'))
      throw new HttpError('draftStale', `It is about ${key}.`, {
        type: draft.type,
        id: draft.id,
        author: draft.author,
      });
    return draft;
  });
}
