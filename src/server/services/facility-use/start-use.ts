import type { Context } from '../../core/context.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { isOnSite } from '../../../engine/index.ts';
import { HttpError } from '../../core/errors.ts';
import { audit } from '../../core/records/audit.ts';
import { nextNumber, take, takenOf } from '../../core/records/count.ts';
import { recordFact } from '../../core/records/facts.ts';
import { announceMember } from '../../core/records/member-events.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import { passageInfoOf, passagesOf } from '../../core/session/park-visits.ts';
import { kstDay } from '../../core/wire-values.ts';
import { placeOf, stockOf } from './places.ts';

const MINUTE_MS = 60_000;

interface Starting {
  readonly member: string;
  readonly venue: string;
  readonly placeCode: string;
  readonly people: number;
}

/** Starts a use at a place. Returns its ID. */
export const startUse = async (
  tx: Tx,
  context: Context,
  { member, venue, placeCode, people }: Starting,
): Promise<string> => {
  const place = placeOf(context, venue, placeCode);
  if (place === undefined) throw new HttpError('useCode');
  const { document, code } = place;
  const at = context.clock.now();
  const row = await tx.selectFrom('members').select('passages').where('uid', '=', member).executeTakeFirstOrThrow();
  if (!isOnSite(passageInfoOf(venue, passagesOf(row)[venue]), at.getTime())) throw new HttpError('useOffSite');
  if (people < 1 || people > document.people) throw new HttpError('invalid', `cnt must be 1 to ${document.people}.`);
  const [id, day] = [orderedId(), kstDay(at)];
  const taken = document.kind === 'CHECKIN' ? people : 1;
  const use = {
    id,
    document: document.id,
    venue,
    facility: document.facilityId,
    place: code,
    member,
    day,
    no: 0,
    people,
    taken,
    state: 'OPEN',
    told: 0,
    started_at: at.getTime(),
    due_at: at.getTime() + document.minutes * MINUTE_MS,
    ended_at: null,
  } as const;
  // The index rejects a second one, of two at the same moment too.
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('facility_uses')
    .values(use)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw new HttpError('useTwice');
  if (!(await take(tx, { ...stockOf(document.id), amount: taken, capacity: document.stock })))
    throw new HttpError('useGone');
  const no = await nextNumber(tx, { scope: 'facility-use-no', key: `${document.id} ${day}` });
  await tx.updateTable('facility_uses').set({ no }).where('id', '=', id).execute();
  await audit(tx, {
    record: 'facility_uses',
    id,
    actor: { kind: 'member', id: member },
    from: '',
    to: 'OPEN',
    at,
    venue,
  });
  await recordFact(tx, { member, fact: 'FACILITY_USE', park: venue, kind: document.facilityId, ref: id, at });
  await announceMember(tx, context, member, 'facility');
  return id;
};

/** How much of a document is left. */
export const leftOf = async (
  tx: Parameters<typeof takenOf>[0],
  { id, stock }: { readonly id: string; readonly stock: number },
): Promise<number> => Math.max(0, stock - (await takenOf(tx, stockOf(id))));
