import { localised as inLocale } from '#content/answers/texts';
import type { FastifyInstance } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { isOnSite } from '../../../engine/index.ts';
import type { SessionContext } from '../../core/session/session-context.ts';
import { passageInfoOf, passagesOf } from '../../core/session/park-visits.ts';
import type { MemberRow, Tables } from '../../core/storage/tables.ts';
import type { ParkStates } from '../../core/park-states/park-states.ts';

/** Dependencies of the queue. */
export interface QueueContext extends Pick<SessionContext, 'store' | 'live' | 'now'> {
  readonly parkStates: Pick<ParkStates, 'current' | 'isPaused'>;
  /** In a demo, parks with simulated states are open now. */
  readonly isDemo: boolean;
}

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;
export type Entry = Tables['queue_entries'];

export const contextOf = (app: FastifyInstance): QueueContext => ({
  store: app.sessions.store,
  live: app.live,
  now: () => app.desk.now(),
  parkStates: app.parkStates,
  isDemo: app.env.sandbox,
});

/** A person holds two live places at most, and is barred after three missed turns of a day. */
export const limits = { live: 2, noShows: 3 } as const;

export { inLocale };

/** True if a member is in a park now. */
export const isInPark = (member: Pick<MemberRow, 'passages'>, venue: string, now: Date): boolean =>
  isOnSite(passageInfoOf(venue, passagesOf(member)[venue]), now.getTime());
