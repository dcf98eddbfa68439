import type { JoinState } from '../../../engine/index.ts';
import type { EventKind } from '#schemas/documents/event/schema';

/** Tables of events. */
export interface EventTables {
  /**
   * Participations. `event` is the document ID and `release` its release; `no` counts the participations of an event and `turn` those of the member;
   * `occasion` makes it unique, such as a day or a stamp. `answers`, `stock` (what was left of each prize) and `barred` (prizes that the member could not get) are JSON. `drawn` is the result of the draw; the state
   * may change later. Instants are ISO 8601, in UTC.
   */
  readonly event_joins: {
    readonly id: string;
    readonly event: string;
    readonly kind: EventKind;
    readonly venue: string;
    readonly member: string;
    readonly day: string;
    readonly occasion: string;
    readonly no: number;
    readonly turn: number;
    readonly state: JoinState;
    readonly prize: string;
    readonly slot: string;
    readonly score: number;
    readonly answers: string;
    readonly stock: string;
    readonly barred: string;
    readonly release: number;
    readonly drawn: '' | 'WON' | 'WAITLISTED' | 'LOST';
    readonly at: string;
    readonly claim_until: string | null;
    readonly settled_at: string | null;
  };
  /**
   * Seeds of draws. The SHA-256 of the seed is public from the start, the seed after the end. `mask` is never public: it turns members into entrants.
   * `list_hash` is the hash of the list when the event closed, and `drawn_release` the release of the draw.
   */
  readonly event_seeds: {
    readonly event: string;
    readonly seed: string;
    readonly mask: string;
    readonly list_hash: string;
    readonly drawn_at: string;
    readonly drawn_release: number;
    readonly at: string;
  };
  /** Members who want to be reminded of an attendance event. `told` is the day of the last reminder, YYYYMMDD. */
  readonly event_reminders: { readonly event: string; readonly member: string; readonly told: string };
  /** Badges of members, once for each period. */
  readonly member_badges: {
    readonly id: string;
    readonly member: string;
    readonly badge: string;
    readonly period: string;
    readonly source: string;
    readonly ref: string;
    readonly at: string;
  };
}
