import { changedViews, compileSite, diffDocuments, prepare, type Change, type Release as Look, type ViewsReport } from '#content';
import { breath, breathing } from '../../breathing.ts';
import { HttpError } from '../../errors.ts';
import type { SavedDocuments } from '../../live-site.ts';
import type { Desk } from './desk.ts';
import { listDrafts, type DocumentName } from './drafts-store.ts';
import { loadRelease } from './load-live.ts';
import { chosenFrom } from './publish.ts';
import { readable, requireOnDocuments, type By } from './rights-on-drafts.ts';
import { withDrafts } from './with-drafts.ts';

/** What may be compared: a release by its number, what is live, what would be live with all drafts that the asker may read, or with those named. */
export type Which = 'live' | 'drafts' | number | readonly DocumentName[];

export interface Comparison {
  readonly changes: readonly Change[];
  /** Absent where one of the two has no site document, so that nobody could see anything. */
  readonly views?: ViewsReport;
}

/** What changed from one state of the site to another, and which views change by that. Throws `noRelease`, `noDraft` and `noRight`. */
export async function compareSites(desk: Desk, from: Which, to: Which, by: By): Promise<Comparison> {
  return compareStates(desk, await stateOf(desk, from, by), await stateOf(desk, to, by), desk.now().getTime());
}

/** The same for two states that are at hand, as from an instant on. */
export async function compareStates(desk: Desk, one: State, two: State, from: number): Promise<Comparison> {
  const changes = diffDocuments(one.documents.values(), two.documents.values());
  await breath();
  const [before, after] = [await lookOf(desk, one), await lookOf(desk, two)];
  if (before === undefined || after === undefined) return { changes };
  return { changes, views: await breathing(changedViews(before, after, { from })) };
}

export interface State {
  readonly documents: SavedDocuments;
  /** Where it has been made ready before. */
  readonly look?: Look;
}

async function stateOf(desk: Desk, which: Which, by: By): Promise<State> {
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
    return { documents: withDrafts(live.documents, readable(by, drafts, live.documents, withDrafts(live.documents, drafts))) };
  }
  return stateOfRelease(desk, which);
}

/** A release as it was. Throws `noRelease`. */
export async function stateOfRelease(desk: Desk, number: number): Promise<State> {
  if (desk.live.current.number === number) return { documents: desk.live.current.documents, look: desk.live.current };
  const release = await loadRelease(desk, number);
  if (release === undefined) throw new HttpError('noRelease', `It was asked for as ${number}.`);
  return { documents: release.documents, look: release };
}

async function lookOf({ live, sandbox }: Desk, { documents, look }: State): Promise<Look | undefined> {
  if (look !== undefined) return look;
  const prepared = await prepare([...documents.values()], live.current.prepared.kept);
  await breath();
  return prepared.documents.site.has('site') ? { prepared, snapshot: compileSite(prepared, { number: 0, hash: 'compared' }, { sandbox }) } : undefined;
}
