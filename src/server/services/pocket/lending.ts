import { inBoth } from '../../core/in-both.ts';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../../core/errors.ts';
import { serverActor, type Actor } from '../../core/records/actor.ts';
import { audit } from '../../core/records/audit.ts';
import type { Lending, Loan } from '../../core/records/lending.ts';
import { areFriends } from '../../core/records/friends.ts';
import { lockMembers } from '../../core/records/lock.ts';
import { announceMember } from '../../core/records/member-events.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import { release } from '../../core/records/claim.ts';
import { transition } from '../../core/records/transition.ts';
import type { Db, Tx } from '../../core/storage/tables.ts';
import { kstDay } from '../../core/wire-values.ts';
import { endRefs } from './holdings.ts';
import { productDocument } from './product-documents.ts';
import { ownProduct } from './read-products.ts';
import { lockProduct } from './redeem-product.ts';
import { NUMBER_SCOPE } from './register.ts';
import { isLive, productStates, stateOn } from './states.ts';
import { ticketingOf } from './ticketing/choose.ts';

const laterOf = (one: string, other: string): string => (one > other ? one : other);

/** Live loans of today and later, with the product of each. */
const liveLoans = (db: Db, today: string) =>
  db
    .selectFrom('loans')
    .innerJoin('pocket_products', 'pocket_products.id', 'loans.product')
    .select([
      'loans.id',
      'loans.product as productId',
      'loans.owner',
      'loans.holder',
      'loans.day',
      'pocket_products.venue',
      'pocket_products.kind',
      'pocket_products.product',
      'pocket_products.state',
    ])
    .where('loans.state', '=', 'LENT')
    .where('loans.day', '>=', today);

type LoanRow = Awaited<ReturnType<ReturnType<typeof liveLoans>['execute']>>[number];

/** Removes a companion's season pass from the pocket that showed it; its holder can register it. */
const dropPass = async (tx: Tx, app: FastifyInstance, id: string, actor: Actor, at: Date): Promise<void> => {
  const { number, venue } = await tx
    .selectFrom('pocket_products')
    .select(['number', 'venue'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (
    (await transition(tx, {
      table: 'pocket_products',
      machine: productStates,
      id,
      to: 'REMOVED',
      actor,
      at,
      venue,
    })) === undefined
  )
    return;
  await release(tx, { scope: NUMBER_SCOPE, key: number });
  await ticketingOf(app, venue).release(tx, number, id);
};

/** Lending on the products of the pocket: the owner keeps a product, the holder uses it for a day. */
export const pocketLending = (app: FastifyInstance): Lending => {
  const { store } = app;
  const toLoan = (row: LoanRow): Loan => {
    const name = productDocument(app.live.current.prepared.documents, row)?.name;
    return {
      productId: row.productId,
      productName: inBoth(name, row.product),
      park: row.venue,
      owner: row.owner,
      holder: row.holder,
      day: row.day,
      unused: row.state === 'REGISTERED',
    };
  };

  /** Ends an unused loan. Returns false if another call was faster. */
  const end = async (tx: Tx, row: LoanRow, actor: Actor, at: Date): Promise<boolean> => {
    const { numUpdatedRows } = await tx
      .updateTable('loans')
      .set({ state: 'RETURNED' })
      .where('id', '=', row.id)
      .where('state', '=', 'LENT')
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) return false;
    await audit(tx, { record: 'loans', id: row.id, actor, from: 'LENT', to: 'RETURNED', at, venue: row.venue });
    await endRefs(tx, row.productId, 'RETURNED', at);
    await app.ports.endTicketPlaces(tx, row.productId);
    if (row.kind === 'SEASON') await dropPass(tx, app, row.productId, actor, at);
    for (const member of [row.owner, row.holder]) await announceMember(tx, app.context, member, 'pocket');
    return true;
  };

  return {
    async areOwn(db, { owner, park, productIds, at }) {
      const today = kstDay(at);
      const rows = await db
        .selectFrom('pocket_products')
        .select(['kind', 'state', 'entered_on', 'valid_until'])
        .where('id', 'in', productIds)
        .where('member', '=', owner)
        .where('venue', '=', park)
        .execute();
      return rows.filter((row) => isLive(stateOn(row, today))).length === new Set(productIds).size;
    },

    async lend(tx, { owner, holder, productId, at }) {
      const today = kstDay(at);
      const row = await lockProduct(tx, store, productId, at);
      if (row?.member !== owner || owner === holder) return false;
      const document = productDocument(app.live.current.prepared.documents, row);
      if (document?.type !== 'ticket-product' || !document.canLend || row.state !== 'REGISTERED') return false;
      // A loan whose day is over no longer counts.
      const over = await tx
        .updateTable('loans')
        .set({ state: 'ENDED' })
        .where('product', '=', productId)
        .where('state', '=', 'LENT')
        .where('day', '<', today)
        .returning('id')
        .execute();
      for (const { id } of over)
        await audit(tx, { record: 'loans', id, actor: serverActor, from: 'LENT', to: 'ENDED', at, venue: row.venue });
      const id = orderedId();
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('loans')
        .values({
          id,
          product: productId,
          owner,
          holder,
          day: laterOf(today, row.valid_from),
          state: 'LENT',
          at: at.toISOString(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows !== 1n) return false;
      await audit(tx, {
        record: 'loans',
        id,
        actor: { kind: 'member', id: owner },
        from: '',
        to: 'LENT',
        at,
        venue: row.venue,
      });
      await endRefs(tx, productId, 'LENT', at);
      await app.ports.endTicketPlaces(tx, productId);
      for (const member of [owner, holder]) await announceMember(tx, app.context, member, 'pocket');
      return true;
    },

    async takeBack(tx, { owner, productId, at }) {
      if ((await lockProduct(tx, store, productId, at))?.member !== owner) return undefined;
      const row = await liveLoans(tx, kstDay(at))
        .where('loans.product', '=', productId)
        .where('loans.owner', '=', owner)
        .where('pocket_products.state', '=', 'REGISTERED')
        .executeTakeFirst();
      return row !== undefined && (await end(tx, row, { kind: 'member', id: owner }, at)) ? toLoan(row) : undefined;
    },

    async endLoansOf(tx, { one, other, park, at }) {
      let rows = liveLoans(tx, kstDay(at)).where((row) =>
        row.or([
          row.and({ 'loans.owner': one, 'loans.holder': other }),
          row.and({ 'loans.owner': other, 'loans.holder': one }),
        ]),
      );
      if (park !== undefined) rows = rows.where('pocket_products.venue', '=', park);
      for (const { productId } of await rows.orderBy('loans.product').execute())
        await lockProduct(tx, store, productId, at);
      for (const row of await rows.where('pocket_products.state', '=', 'REGISTERED').orderBy('loans.id').execute())
        await end(tx, row, serverActor, at);
    },

    async loansOf(db, member, at) {
      const rows = await liveLoans(db, kstDay(at))
        .where((row) => row.or([row('loans.owner', '=', member), row('loans.holder', '=', member)]))
        .orderBy('loans.day')
        .orderBy('loans.id')
        .execute();
      return rows.map(toLoan);
    },
  };
};

/** Lends an own product to a companion of its park. Throws PKT_01, CMP_05, and CMP_04 for one that cannot be lent now. */
export const lendOwn = async (
  tx: Tx,
  app: FastifyInstance,
  lend: { readonly owner: string; readonly holder: string; readonly productId: string },
): Promise<true> => {
  const { owner, holder, productId } = lend;
  await lockMembers(tx, app.store, [owner, holder]);
  const owned = await ownProduct(tx, owner, productId);
  if (owned === undefined) throw new HttpError('ticketUnknown');
  if (!(await areFriends(tx, owner, holder, { type: 'COMPANION', park: owned.venue })))
    throw new HttpError('notCompanions');
  if (!(await pocketLending(app).lend(tx, { ...lend, at: app.clock.now() }))) throw new HttpError('ticketLent');
  return true;
};
