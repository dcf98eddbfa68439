import { HttpError } from '../../errors.ts';
import { keyOf, type LiveRelease } from '../../live-site.ts';
import type { Problem } from '#content';
import { checkSite, type CheckedSite } from './check-site.ts';
import type { Desk } from './desk.ts';
import { listDrafts, type DocumentName, type Draft } from './drafts-store.ts';
import { goLive } from './go-live.ts';
import { requireMatch } from './if-match.ts';
import { loadLive } from './load-live.ts';
import { releaseHash } from './releases-store.ts';
import { requireOnDocuments, type By } from './rights-on-drafts.ts';
import { withDrafts } from './with-drafts.ts';

/** A draft by its name, and where it counts the state (`"deleted"` for one that removes) that was looked at. */
export interface ChosenDraft extends DocumentName {
  readonly hash?: string;
}

export interface PublishOrder {
  readonly message: string;
  readonly by: By;
  readonly drafts: readonly ChosenDraft[] | 'all';
  readonly validateOnly: boolean;
  /** The `If-Match` header: the release that the author has seen. */
  readonly ifMatch?: string | undefined;
}

export interface Published {
  /** Absent when the order was only to validate. */
  readonly release?: LiveRelease;
  /** Warnings. */
  readonly problems: readonly Problem[];
}

/**
 * Checks the site as it would be with the chosen drafts and makes it live. Throws `stale`, `noDraft`, `nothingToPublish`, `noRight`,
 * or `refused` with the problems; nothing has changed then.
 */
export const publish = (desk: Desk, order: PublishOrder): Promise<Published> =>
  // A look writes nothing, and whoever publishes does not wait for it.
  order.validateOnly ? publishNow(desk, order) : desk.inTurn(() => publishNow(desk, order));

async function publishNow(desk: Desk, order: PublishOrder): Promise<Published> {
  const base = desk.live.current;
  requireMatch(order.ifMatch, base);
  const drafts = chosenFrom(await listDrafts(desk.store.db), order.drafts);
  if (drafts.length === 0 && !order.validateOnly) throw new HttpError('nothingToPublish');
  const documents = withDrafts(base.documents, drafts);
  requireOnDocuments(order.by, order.validateOnly ? 'read' : 'publish', drafts, base.documents, documents);
  const site = await checkSite(desk, documents);
  if (!site.isFit) throw new HttpError('refused', undefined, { problems: site.problems });
  const problems = [...site.problems, ...(await walkAll(desk, site))];
  if (problems.some(({ severity }) => severity === 'error')) throw new HttpError('refused', undefined, { problems });
  if (order.validateOnly) return { problems };
  const release = await goLive(desk, site, drafts, { message: order.message, author: order.by.id });
  if (release !== undefined) return { release, problems };
  // Another process was first: check again, against what is live now.
  await loadLive(desk);
  return publishNow(desk, order);
}

/** Whether every visitor finds the way: each page for each viewer who can exist, from now on. */
export const walkAll = ({ walks, walked, now }: Desk, { prepared, documents }: CheckedSite): Promise<readonly Problem[]> => {
  const from = now().getTime();
  return walked.of(releaseHash(documents), from, () => walks.walk(prepared, from));
};

/** The drafts that are named. Throws `noDraft`, and `draftStale` where one is no longer what was looked at. */
export function chosenFrom(drafts: readonly Draft[], chosen: PublishOrder['drafts']): readonly Draft[] {
  if (chosen === 'all') return drafts;
  const byKey = new Map(drafts.map((draft) => [keyOf(draft), draft]));
  return [...new Map(chosen.map((one) => [keyOf(one), one]))].map(([key, { hash }]) => {
    const draft = byKey.get(key);
    if (draft === undefined) throw new HttpError('noDraft', `It was asked for as ${key}.`);
    if (hash !== undefined && hash !== (draft.document?.hash ?? 'deleted')) throw new HttpError('draftStale', `It is about ${key}.`, { type: draft.type, id: draft.id, author: draft.author });
    return draft;
  });
}
