import type { FacilityState } from '#schemas/calls/park-state/answers';
import { serverActor, type Actor } from '../../core/records/actor.ts';
import { audit } from '../../core/records/audit.ts';
import type { Db, Tx } from '../../core/storage/tables.ts';
import type { Override, VenueStates } from '../../core/park-states/effective-states.ts';
import { columnsOf } from '../../core/storage/columns.ts';

/** Length of a slot of wait times, and how long they are stored, in milliseconds. */
export const SLOT_MS = 600_000;
const STORED_MS = 28 * 24 * 60 * 60 * 1000;
/** The clocks of two processes may differ by this much, in milliseconds. */
const AHEAD_MS = 60_000;

export type Waits = Readonly<Record<string, number>>;

/** Reads the latest poll of a venue and the overrides that hold. */
export const readVenueStates = async (db: Db, venue: string, now: number): Promise<VenueStates> => {
  const poll = await db.selectFrom('park_polls').select(['at', 'states']).where('venue', '=', venue).executeTakeFirst();
  const overrides = await db
    .selectFrom('state_overrides')
    .select(columnsOf('state_overrides'))
    .where('venue', '=', venue)
    .where('until', '>', now)
    .orderBy('facility')
    .execute();
  return {
    polledAt: poll?.at ?? 0,
    // Written by savePoll after validation.
    polled: poll === undefined ? [] : (JSON.parse(poll.states) as FacilityState[]),
    overrides: overrides.map(({ facility, status, wait, at, until, author }): Override => ({
      facilityId: facility,
      statusCd: status,
      ...(wait === null ? {} : { waitMin: wait }),
      at,
      until,
      author,
    })),
  };
};

/** Stores a poll and the wait times of its slot; deletes old ones and ended overrides. */
export const savePoll = async (
  db: Tx,
  venue: string,
  { at, states, waits }: { readonly at: number; readonly states: readonly FacilityState[]; readonly waits: Waits },
): Promise<void> => {
  const stored = JSON.stringify(states);
  await db
    .insertInto('park_polls')
    .values({ venue, at, states: stored })
    .onConflict((conflict) => conflict.column('venue').doUpdateSet({ at, states: stored }))
    .execute();
  const sample = { venue, slot: Math.floor(at / SLOT_MS) * SLOT_MS, waits: JSON.stringify(waits) };
  if (Object.keys(waits).length > 0)
    await db
      .insertInto('wait_samples')
      .values(sample)
      .onConflict((conflict) => conflict.columns(['venue', 'slot']).doUpdateSet({ waits: sample.waits }))
      .execute();
  await db
    .deleteFrom('wait_samples')
    .where('venue', '=', venue)
    .where('slot', '<', at - STORED_MS)
    .execute();
  // Set by a clock that ran ahead: what is left of it begins now.
  await db
    .updateTable('state_overrides')
    .set((row) => ({ at, until: row(row('until', '-', row.ref('at')), '+', at) }))
    .where('venue', '=', venue)
    .where('at', '>', at + AHEAD_MS)
    .execute();
  const ended = await db
    .deleteFrom('state_overrides')
    .where('venue', '=', venue)
    .where('until', '<=', at)
    .returning(['facility', 'status'])
    .execute();
  for (const { facility, status } of ended)
    await auditOverride(db, { venue, facility, from: status, actor: serverActor, at, reason: 'ended' });
};

interface OverrideChange {
  readonly venue: string;
  readonly facility: string;
  readonly from?: string | undefined;
  readonly to?: string;
  readonly actor: Actor;
  readonly at: number;
  readonly reason?: string;
}

const auditOverride = (tx: Tx, { venue, facility, from = '', to = '', at, ...entry }: OverrideChange): Promise<void> =>
  audit(tx, { record: 'state_overrides', id: `${venue}/${facility}`, venue, from, to, at: new Date(at), ...entry });

/** Stores a state that an operator sets, and its change in the audit log. */
export const saveOverride = async (
  db: Tx,
  venue: string,
  { facilityId, statusCd, waitMin, at, until, author }: Override,
): Promise<void> => {
  const change = { status: statusCd, wait: waitMin ?? null, at, until, author };
  const before = await db
    .selectFrom('state_overrides')
    .select('status')
    .where('venue', '=', venue)
    .where('facility', '=', facilityId)
    .where('until', '>', at)
    .executeTakeFirst();
  await auditOverride(db, {
    venue,
    facility: facilityId,
    from: before?.status,
    to: statusCd,
    actor: { kind: 'operator', id: author },
    at,
    ...(waitMin === undefined ? {} : { reason: `wait ${waitMin}` }),
  });
  await db
    .insertInto('state_overrides')
    .values({ venue, facility: facilityId, ...change })
    .onConflict((conflict) => conflict.columns(['venue', 'facility']).doUpdateSet(change))
    .execute();
};

/** Deletes the override of a facility and writes that to the audit log. Returns false if it has none. */
export const removeOverride = async (
  db: Tx,
  {
    venue,
    facility,
    author,
    at,
  }: { readonly venue: string; readonly facility: string; readonly author: string; readonly at: number },
): Promise<boolean> => {
  const [removed] = await db
    .deleteFrom('state_overrides')
    .where('venue', '=', venue)
    .where('facility', '=', facility)
    .returning('status')
    .execute();
  if (removed === undefined) return false;
  await auditOverride(db, {
    venue,
    facility,
    from: removed.status,
    actor: { kind: 'operator', id: author },
    at,
    reason: 'taken back',
  });
  return true;
};

/** Reads the wait times of a venue in a period, oldest first. */
export const readWaits = async (
  db: Db,
  venue: string,
  from: number,
  until: number,
): Promise<readonly { readonly slot: number; readonly waits: Waits }[]> => {
  const rows = await db
    .selectFrom('wait_samples')
    .select(['slot', 'waits'])
    .where('venue', '=', venue)
    .where('slot', '>=', from)
    .where('slot', '<', until)
    .orderBy('slot')
    .execute();
  return rows.map(({ slot, waits }) => ({ slot, waits: JSON.parse(waits) as Waits }));
};
