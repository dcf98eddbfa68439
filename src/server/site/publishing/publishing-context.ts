import type { WidgetCode } from '../../../content/index.ts';
import type { Clock } from '../../core/clock.ts';
import type { LiveSite } from '../../core/live-site/live-site.ts';
import { LiveRecords } from '../../core/records/live-records.ts';
import type { Store } from '../../core/storage/store.ts';
import { WorkQueue } from '../../core/work-queue.ts';
import { WalkThread } from './walk-thread.ts';
import { WalkCache } from './walk-cache.ts';

/** Dependencies of the publishing functions. */
export interface PublishingContext {
  readonly store: Store;
  readonly live: LiveSite;
  readonly clock: Clock;
  /** When true, snapshots link to the placeholder sites under `/sandbox`. */
  readonly sandbox: boolean;
  /** Checks if the server has a secret that documents name. */
  readonly hasSecret: (name: string) => boolean;
  /** Code files of each widget with their size, for the page budget. Empty when the client is not built. */
  readonly widgetCode: WidgetCode;
  /** Notifies subscribers when drafts change. */
  readonly drafts: DraftSubscribers;
  /** Counts records of members that need a document. */
  readonly liveRecords: LiveRecords;
  /** Walks every view of a site before it goes live. */
  readonly walks: WalkThread;
  /** Recent results of these walks. */
  readonly walked: WalkCache;
  /** Comparisons of whole sites, checks of one, and exports of records: an operator has one running and one waiting of each. */
  readonly comparisons: WorkQueue;
  readonly checks: WorkQueue;
  readonly exports: WorkQueue;
  /** Queues work, so that the live release that was checked is still live when the result is written. */
  readonly inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

const MOST_WAITING = 24;

export function createPublishingContext(
  parts: Omit<
    PublishingContext,
    | 'inTurn'
    | 'comparisons'
    | 'checks'
    | 'exports'
    | 'widgetCode'
    | 'hasSecret'
    | 'walks'
    | 'walked'
    | 'drafts'
    | 'liveRecords'
  > &
    Partial<Pick<PublishingContext, 'widgetCode' | 'hasSecret'>>,
): PublishingContext {
  let last: Promise<unknown> = Promise.resolve();
  return {
    widgetCode: new Map(),
    hasSecret: () => true,
    drafts: new DraftSubscribers(),
    liveRecords: new LiveRecords(),
    walks: new WalkThread(),
    walked: new WalkCache(),
    comparisons: new WorkQueue(MOST_WAITING),
    checks: new WorkQueue(MOST_WAITING),
    exports: new WorkQueue(MOST_WAITING),
    ...parts,
    inTurn: (work) => {
      const turn = last.then(work);
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

/** Notifies subscribers in this process when drafts change. */
class DraftSubscribers {
  readonly #hearers = new Set<() => void>();

  /** Calls `hear` after each change. Returns an unsubscribe function. */
  subscribe(hear: () => void): () => void {
    this.#hearers.add(hear);
    return () => void this.#hearers.delete(hear);
  }

  notify(): void {
    for (const hear of this.#hearers) hear();
  }
}
