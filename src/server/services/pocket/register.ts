import type { FastifyInstance } from 'fastify';
import type { Locale } from '#schemas/parts';
import type { ProductKind } from '#schemas/calls/pocket/answers';
import { HttpError } from '../../core/errors.ts';
import { audit } from '../../core/records/audit.ts';
import { claim } from '../../core/records/claim.ts';
import { lockMembers } from '../../core/records/lock.ts';
import { announceMember } from '../../core/records/member-events.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import type { Db, Tx } from '../../core/storage/tables.ts';
import { kstDay } from '../../core/wire-values.ts';
import { isLive, stateOn, type ProductRow } from './states.ts';
import type { IssuedNumber, Ticketing } from './ticketing/port.ts';
import { columnsOf } from '../../core/storage/columns.ts';

/** Scope of claims: a number is live with one member at a time. */
export const NUMBER_SCOPE = 'ticket-number';
const MOST_LIVE = 30;

/** Finds the member's product of a number, and whether anybody has registered it. */
export const holderOf = async (db: Db, number: string): Promise<ProductRow | undefined> => {
  const taken = await db
    .selectFrom('claims')
    .select('ref')
    .where('scope', '=', NUMBER_SCOPE)
    .where('key', '=', number)
    .executeTakeFirst();
  return taken === undefined
    ? undefined
    : db
        .selectFrom('pocket_products')
        .select(columnsOf('pocket_products'))
        .where('id', '=', taken.ref)
        .executeTakeFirst();
};

interface Wanted {
  readonly member: string;
  readonly kinds: readonly ProductKind[];
  /** Venue whose pocket asks. */
  readonly venue: string;
  readonly locale: Locale;
}

/** Refusal of a number that the member has registered. It names the product, so that it can be shown. */
export const ownTicket = ({ id, venue }: ProductRow): HttpError =>
  new HttpError('ticketTaken', undefined, { ownYn: 'Y', productId: id, parkType: venue });

/**
 * Refuses a number that the member cannot register: of another kind (PKT_01), registered (PKT_02), past (PKT_03), of another venue (PKT_04) or used
 * (PKT_08). What other members have says only that it is taken.
 */
export const requireFree = async (
  app: FastifyInstance,
  db: Db,
  issued: IssuedNumber | undefined,
  { member, kinds, venue, locale }: Wanted,
): Promise<IssuedNumber> => {
  if (issued === undefined || !kinds.includes(issued.kind)) throw new HttpError('ticketUnknown');
  const today = kstDay(app.clock.now());
  const product = await holderOf(db, issued.number);
  if (product !== undefined) {
    if (product.member !== member) throw new HttpError('ticketTaken');
    const state = stateOn(product, today);
    if (state === 'USED') throw new HttpError('ticketUsed');
    throw ownTicket(product);
  }
  if (issued.valid_until < today) throw new HttpError('ticketExpired');
  if (issued.venue !== venue) {
    const key = app.live.current.prepared.documents.venue.get(issued.venue)?.name ?? '';
    throw new HttpError('ticketElsewhere', undefined, {
      parkType: issued.venue,
      venueName: app.live.current.snapshot.messages[locale][key] ?? issued.venue,
    });
  }
  return issued;
};

/** Registers numbers for a member in one transaction: all of them or none. */
export const registerNumbers = async (
  tx: Tx,
  app: FastifyInstance,
  ticketing: Ticketing,
  { member, numbers }: { readonly member: string; readonly numbers: readonly IssuedNumber[] },
): Promise<readonly ProductRow[]> => {
  const at = app.clock.now();
  const today = kstDay(at);
  await lockMembers(tx, app.store, [member]);
  const own = await tx
    .selectFrom('pocket_products')
    .select(['kind', 'state', 'entered_on', 'valid_until'])
    .where('member', '=', member)
    .where('valid_until', '>=', today)
    .execute();
  if (own.filter((row) => isLive(stateOn(row, today))).length + numbers.length > MOST_LIVE)
    throw new HttpError('pocketFull');
  const rows = numbers.map((issued): ProductRow => ({
    id: orderedId(),
    member,
    kind: issued.kind,
    product: issued.product,
    release: app.live.current.snapshot.release.number,
    venue: issued.venue,
    number: issued.number,
    valid_from: issued.valid_from,
    valid_until: issued.valid_until,
    holder_name: issued.holder_name,
    birth_date: issued.birth_date,
    seat: issued.seat,
    people: issued.people,
    state: 'REGISTERED',
    entered_on: '',
    registered_at: at.toISOString(),
    changed_at: at.toISOString(),
  }));
  // Sorted, so that two transactions never wait for each other.
  for (const row of rows.toSorted((one, other) => (one.number < other.number ? -1 : 1))) {
    const isFree =
      (await claim(tx, { scope: NUMBER_SCOPE, key: row.number, ref: row.id, at })) &&
      (await ticketing.claim(tx, row.number, row.id));
    if (!isFree) throw new HttpError('ticketTaken');
    await tx.insertInto('pocket_products').values(row).execute();
    await audit(tx, {
      record: 'pocket_products',
      id: row.id,
      actor: { kind: 'member', id: member },
      from: '',
      to: 'REGISTERED',
      at,
      venue: row.venue,
    });
  }
  await announceMember(tx, app.context, member, 'pocket');
  return rows;
};
