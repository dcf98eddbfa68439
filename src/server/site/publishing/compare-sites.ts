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
export async function compareSites(desk: PublishingContext, from: Which, to: Which, by: By): Promise<Comparison> {
  const [one, two] = [
    await seenState(desk, by, await stateOf(desk, from, by)),
    await seenState(desk, by, await stateOf(desk, to, by)),
  ];
  return compareStates(desk, one, two, desk.now().getTime());
}

/** Compares two loaded states, with views from the given instant on (milliseconds since 1970). */
export async function compareStates(
  desk: PublishingContext,
  one: State,
  two: State,
  from: number,
): Promise<Comparison> {
  const changes = diffDocuments(one.documents.values(), two.documents.values());
  await yieldToEventLoop();
  const [before, after] = [await lookOf(desk, one), await lookOf(desk, two)];
  if (before === undefined || after === undefined) return { changes };
  return { changes, views: await runYielding(changedViews(before, after, { from })) };
}

export interface State {
  readonly documents: SavedDocuments;
  /** Compiled release, when already available. */
  readonly look?: LiveRelease;
}

/** Returns a state as the operator sees it. */
export async function seenState(desk: PublishingContext, by: By, { documents, look }: State): Promise<State> {
  if (look === undefined) return { documents: seenBy(by, documents, desk.live.current.documents) };
  const seen = await releaseSeenBy(by, look, desk);
  return { documents: seen.documents, look: seen };
}

async function stateOf(desk: PublishingContext, which: Which, by: By): Promise<State> {
  const live = desk.live.current;
  if (which === 'live' || which === live.number) return { documents: live.documents, look: live };
  if (typeof which === 'object') {
    const drafts = chosenFrom(await listDrafts(desk.store.db), which);
    const documents = withDrafts(live.documents, drafts);
    requireOnDocuments(by, 'read', drafts, live.documents, documents);
    return { documents };
  }
  if (which === 'drafts') {
    const drafts = await listDrafts(desk.store.db);
    return {
      documents: withDrafts(live.documents, readable(by, drafts, live.documents, withDrafts(live.documents, drafts))),
    };
  }
  return stateOfRelease(desk, which);
}

/** Returns the state of a release. Throws `noRelease`. */
export async function stateOfRelease(desk: PublishingContext, number: number): Promise<State> {
  if (desk.live.current.number === number) return { documents: desk.live.current.documents, look: desk.live.current };
  const release = await loadRelease(desk, number);
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
