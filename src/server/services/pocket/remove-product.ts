import type { FastifyInstance } from 'fastify';
import { HttpError } from '../../core/errors.ts';
import { release } from '../../core/records/claim.ts';
import { announceMember } from '../../core/records/member-events.ts';
import { transition } from '../../core/records/transition.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { kstDay } from '../../core/wire-values.ts';
import { endRefs } from './holdings.ts';
import { canRemove, productDocument } from './product-documents.ts';
import { lockProduct } from './redeem-product.ts';
import { NUMBER_SCOPE } from './register.ts';
import { productStates } from './states.ts';
import { ticketingOf } from './ticketing/choose.ts';

/** Removes an own product that is neither used nor lent, and frees its number. Throws PKT_01 for an unknown one, and PKT_07. */
export const removeOwn = async (
  tx: Tx,
  app: FastifyInstance,
  { member, productId }: { readonly member: string; readonly productId: string },
): Promise<true> => {
  const at = app.clock.now();
  const row = await lockProduct(tx, app.store, productId, at);
  if (row?.member !== member || row.state === 'REMOVED') throw new HttpError('ticketUnknown');
  const lent = await tx
    .selectFrom('loans')
    .select('id')
    .where('product', '=', row.id)
    .where('state', '=', 'LENT')
    .where('day', '>=', kstDay(at))
    .executeTakeFirst();
  if (
    lent !== undefined ||
    !canRemove(productDocument(app.live.current.prepared.documents, row)) ||
    row.state !== 'REGISTERED'
  )
    throw new HttpError('ticketStays');
  await transition(tx, {
    table: 'pocket_products',
    machine: productStates,
    id: row.id,
    to: 'REMOVED',
    actor: { kind: 'member', id: member },
    at,
    venue: row.venue,
  });
  await release(tx, { scope: NUMBER_SCOPE, key: row.number });
  await ticketingOf(app, row.venue).release(tx, row.number, row.id);
  await endRefs(tx, row.id, 'REMOVED', at);
  await app.ports.endTicketPlaces(tx, row.id);
  await announceMember(tx, app.context, member, 'pocket');
  return true;
};
