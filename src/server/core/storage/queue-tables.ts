import type { QueueMode, QueueState } from '../../../engine/index.ts';

/** Tables of the smart queue. Days are YYYYMMDD in Korean time, instants milliseconds since 1970. */
export interface QueueTables {
  /** Parties in line or with a reserved time. `told` is how many minutes before its turn the party was last told, 0 before the first time. */
  readonly queue_entries: {
    readonly id: string;
    readonly plan: string;
    readonly venue: string;
    readonly facility: string;
    readonly day: string;
    readonly mode: QueueMode;
    readonly no: number;
    readonly state: QueueState;
    readonly member: string;
    readonly people: number;
    readonly slot: string;
    readonly come_back: number;
    readonly told: number;
    readonly joined_at: number;
    readonly starts_at: number | null;
    readonly called_at: number | null;
    readonly until: number | null;
    readonly ended_at: number | null;
  };
  /** People of entries, one for each ticket. `member` holds the ticket; `live` is 1 while it takes a place; `come_back` is 1 for a right to come back, 2 for a used one. */
  readonly queue_people: {
    readonly id: string;
    readonly entry: string;
    readonly plan: string;
    readonly day: string;
    readonly product: string;
    readonly member: string;
    readonly live: number;
    readonly no_show: number;
    readonly come_back: number;
  };
  /** Last run of the caller for each plan; `credit` is what it could still call. */
  readonly queue_lines: {
    readonly plan: string;
    readonly day: string;
    readonly credit: number;
    readonly ran_at: number;
  };
  /** Plans that operators paused, each for the rest of a day. */
  readonly queue_pauses: {
    readonly plan: string;
    readonly venue: string;
    readonly day: string;
    readonly at: number;
    readonly author: string;
  };
}
