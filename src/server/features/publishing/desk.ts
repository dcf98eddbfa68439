import type { WidgetCode } from '#content';
import type { LiveSite } from '../../live-site.ts';
import type { Store } from '../../storage/store.ts';
import { DraftNews } from './draft-news.ts';
import { WalkBeside } from './walk-beside.ts';
import { WalkOnce } from './walk-once.ts';

/** What publishing works with. */
export interface Desk {
  readonly store: Store;
  readonly live: LiveSite;
  readonly now: () => Date;
  /** Whether snapshots are made with the stand-ins under `/sandbox`. */
  readonly sandbox: boolean;
  /** Files of each widget's code with their size, for the budget of a page; empty where nothing is built. */
  readonly widgetCode: WidgetCode;
  /** Tells that drafts have changed. */
  readonly drafts: DraftNews;
  /** Walks every view of a site that may go live. */
  readonly walks: WalkBeside;
  /** What they found lately. */
  readonly walked: WalkOnce;
  /** Runs one piece of work after the other: what is checked against the live release is still live when it is written. */
  readonly inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

export function createDesk(parts: Omit<Desk, 'inTurn' | 'widgetCode' | 'walks' | 'walked' | 'drafts'> & Partial<Pick<Desk, 'widgetCode'>>): Desk {
  let last: Promise<unknown> = Promise.resolve();
  return {
    widgetCode: new Map(),
    drafts: new DraftNews(),
    walks: new WalkBeside(),
    walked: new WalkOnce(),
    ...parts,
    inTurn: (work) => {
      const turn = last.then(work);
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}
