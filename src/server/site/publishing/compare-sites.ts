import {
  changedViews,
  diffDocuments,
  prepare,
  type Change,
  type Release as Look,
  type ViewsReport,
} from '../../../content/index.ts';
import { yieldToEventLoop, runYielding } from './yield-to-event-loop.ts';
import { HttpError } from '../../core/errors.ts';
import type { LiveRelease, SavedDocuments } from '../../core/live-site/live-site.ts';
import type { PublishingContext } from './publishing-context.ts';
import { listDrafts, type DocumentName } from './drafts-store.ts';
import { releaseSeenBy, seenBy } from './hidden-values.ts';
import { loadRelease } from './load-live.ts';
import { compileRelease } from './make-release.ts';
import { chosenFrom } from './publish.ts';
import { readable, requireOnDocuments, type By } from './rights-on-drafts.ts';
import { withDrafts } from './with-drafts.ts';

/** State to compare: a release number, the live release, or the live release with all readable drafts or the named drafts. */
export type Which = 'live' | 'drafts' | number | readonly DocumentName[];

export interface Comparison {
  readonly changes: readonly Change[];
  /** Absent when either state has no site document, because no page is visible then. */
  readonly views?: ViewsReport;
}

/** Returns the changes between two states of the site and the views that they affect. Throws `noRelease`, `noDraft` and `noRight`. */
export async function compareSites(publishing: PublishingContext, from: Which, to: Which, by: By): Promise<Comparison> {
  const [one, two] = [
    await seenState(publishing, by, await stateOf(publishing, from, by)),
    await seenState(publishing, by, await stateOf(publishing, to, by)),
  ];
  return compareStates(publishing, one, two, publishing.clock.now().getTime());
}

/** Compares two loaded states, with views from the given instant on (milliseconds since 1970). */
export async function compareStates(
  publishing: PublishingContext,
  one: State,
  two: State,
  from: number,
): Promise<Comparison> {
  const changes = diffDocuments(one.documents.values(), two.documents.values());
  await yieldToEventLoop();
  const [before, after] = [await lookOf(publishing, one), await lookOf(publishing, two)];
  if (before === undefined || after === undefined) return { changes };
  return { changes, views: await runYielding(changedViews(before, after, { from })) };
}

export interface State {
  readonly documents: SavedDocuments;
  /** Compiled release, when already available. */
  readonly look?: LiveRelease;
}

/** Returns a state as the operator sees it. */
export async function seenState(publishing: PublishingContext, by: By, { documents, look }: State): Promise<State> {
  if (look === undefined) return { documents: seenBy(by, documents, publishing.live.current.documents) };
  const seen = await releaseSeenBy(by, look, publishing);
  return { documents: seen.documents, look: seen };
}

async function stateOf(publishing: PublishingContext, which: Which, by: By): Promise<State> {
  const live = publishing.live.current;
  if (which === 'live' || which === live.number) return { documents: live.documents, look: live };
  if (typeof which === 'object') {
    const drafts = chosenFrom(await listDrafts(publishing.store.db), which);
    const documents = withDrafts(live.documents, drafts);
    requireOnDocuments(by, 'read', drafts, live.documents, documents);
    return { documents };
  }
  if (which === 'drafts') {
    const drafts = await listDrafts(publishing.store.db);
    return {
      documents: withDrafts(live.documents, readable(by, drafts, live.documents, withDrafts(live.documents, drafts))),
    };
  }
  return stateOfRelease(publishing, which);
}

/** Returns the state of a release. Throws `noRelease`. */
export async function stateOfRelease(publishing: PublishingContext, number: number): Promise<State> {
  if (publishing.live.current.number === number)
    return { documents: publishing.live.current.documents, look: publishing.live.current };
  const release = await loadRelease(publishing, number);
  if (release === undefined) throw new HttpError('noRelease', `It was asked for as ${number}.`);
  return { documents: release.documents, look: release };
}

async function lookOf({ live, sandbox }: PublishingContext, { documents, look }: State): Promise<Look | undefined> {
  if (look !== undefined) return look;
  const prepared = await prepare([...documents.values()], live.current.prepared.kept);
  await yieldToEventLoop();
  return prepared.documents.site.has('site')
    ? compileRelease({ number: 0, hash: 'compared' }, prepared, sandbox)
    : undefined;
}
