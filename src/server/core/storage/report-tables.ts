import type { ReviewState } from '../../../engine/index.ts';

/** Tables of memory reports. Days are YYYYMMDD in Korean time, instants ISO 8601 in UTC. */
export interface ReportTables {
  /** Reports, one per member, venue and day; `body` is JSON. */
  readonly memory_reports: {
    readonly id: string;
    readonly member: string;
    readonly venue: string;
    readonly day: string;
    readonly body: string;
    readonly made_at: string;
  };
  /** Reviews; `id` is that of the report, `photos` are IDs of files in JSON, `open` is 1 if others may read it. */
  readonly report_reviews: {
    readonly id: string;
    readonly member: string;
    readonly venue: string;
    readonly day: string;
    readonly state: ReviewState;
    readonly stars: number;
    readonly words: string;
    readonly photos: string;
    readonly open: number;
    readonly at: string;
    readonly changed_at: string;
  };
  /** Links that share a report; `hash` is that of the token, `photos` are the chosen ones. A link without an end is open until `until`. */
  readonly report_shares: {
    readonly id: string;
    readonly report: string;
    readonly member: string;
    readonly hash: string;
    readonly photos: string;
    readonly at: string;
    readonly until: string;
    readonly ended_at: string | null;
  };
}
