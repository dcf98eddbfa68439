import type { FastifyInstance } from 'fastify';
import type { ScanAnswer } from '#schemas/calls/devices/answers';
import { earnVisit } from '../../core/records/som/earn-visit.ts';
import { recordFact } from '../../core/records/facts.ts';
import { lockMembers } from '../../core/records/lock.ts';
import { announceMember } from '../../core/records/member-events.ts';
import { stampByFact } from '../events/index.ts';
import { leaveQueues } from '../queue/index.ts';
import {
  holderOn,
  isStaticCode,
  lockProduct,
  productDocument,
  type ProductRow,
  redeemProduct,
  settleProduct,
  useStaticCode as takeStaticCode,
} from '../pocket/index.ts';
import { deviceActor } from './device-row.ts';
import { initialsOf } from './initials.ts';
import { insideWith, recordArrival, recordDeparture } from './on-site.ts';
import { Refused } from './refused.ts';
import type { ScanInput } from './run-scan.ts';
import type { VerifiedCode } from './verify-code.ts';

export type GateScan = ScanInput<VerifiedCode>;

/** Locks the holder and the product of a code. Refuses one of another venue, and one that its holder may no longer use. */
export const lockHolding = async (
  app: FastifyInstance,
  { tx, code, device, at, day, isLate = false }: GateScan,
): Promise<ProductRow> => {
  const { store } = app;
  await lockMembers(tx, store, [code.holder]);
  const row = await lockProduct(tx, store, code.subject, at);
  if (row === undefined) throw new Refused('UNKNOWN');
  if (row.state === 'REMOVED') throw new Refused('REMOVED');
  if (row.venue !== device.venue) throw new Refused('OTHER_VENUE');
  if (isLate) return row;
  const holder = await holderOn(tx, row, day);
  if (holder === undefined) throw new Refused('NOT_YET');
  if (holder !== code.holder) throw new Refused(code.holder === row.member ? 'LENT' : 'RETURNED');
  return row;
};

/** Returns the last passage of a product on the day, before this scan. */
const lastPassage = async ({ tx, code, day, id }: GateScan): Promise<string | undefined> => {
  const row = await tx
    .selectFrom('scans')
    .select('kind')
    .where('product', '=', code.subject)
    .where('day', '=', day)
    .where('result', '=', 'OK')
    .where('id', '!=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.kind;
};

export const shownProduct = (app: FastifyInstance, { code }: GateScan, row: ProductRow): Partial<ScanAnswer> => ({
  productKindCd: row.kind,
  productNm: productDocument(app.live.current.prepared.documents, row)?.name.ko ?? row.product,
  initials: initialsOf(row.holder_name || code.name),
  peopleCnt: row.people,
});

/** Announces a change of a product to its owner and its holder. */
const announceProduct = async (app: FastifyInstance, { tx, code }: GateScan, row: ProductRow): Promise<void> => {
  for (const member of new Set([row.member, code.holder])) await announceMember(tx, app.context, member, 'pocket');
};

/** Lets the holder of a ticket or pass in, or takes the seat of an experience at its place. */
export const enter = async (app: FastifyInstance, scan: GateScan): Promise<Partial<ScanAnswer>> => {
  const row = await lockHolding(app, scan);
  if (row.valid_from > scan.day) throw new Refused('NOT_YET');
  if (row.kind === 'MEAL') throw new Refused('OTHER_KIND');
  if (isStaticCode(scan.code.ref) && !(await takeStaticCode(scan.tx, scan.code.ref, scan.day)))
    throw new Refused('USED_CODE');
  if (row.kind === 'EXP') await takeSeat(app, scan, row);
  const isAgain = row.kind === 'EXP' ? false : await enterPark(app, scan, row);
  await announceProduct(app, scan, row);
  return { ...shownProduct(app, scan, row), againYn: isAgain ? 'Y' : 'N' };
};

const takeSeat = async (app: FastifyInstance, { tx, device, at }: GateScan, row: ProductRow): Promise<void> => {
  const document = productDocument(app.live.current.prepared.documents, row);
  if (document?.type !== 'exp-program' || document.facilityId === undefined || document.facilityId !== device.facility)
    throw new Refused('OTHER_PLACE');
  if (!(await redeemProduct(tx, row, { to: 'USED', actor: deviceActor(device), at })))
    throw new Refused(row.state === 'EXPIRED' ? 'EXPIRED' : 'USED');
};

/** Records an entry. Returns true if the holder had left and enters again. */
const enterPark = async (app: FastifyInstance, scan: GateScan, row: ProductRow): Promise<boolean> => {
  const { tx, device, code, at, day, isLate = false } = scan;
  const isAgain = !(await markEntered(app, scan, row));
  await recordFact(tx, {
    member: code.holder,
    fact: 'VISIT_DAY',
    park: row.venue,
    kind: row.kind,
    ref: `${row.venue} ${day}`,
    at,
  });
  await earnVisit(tx, app.context, { member: code.holder, park: row.venue, at });
  await stampByFact(tx, app.context, { member: code.holder, venue: row.venue, way: 'VISIT', at });
  // A late scan is history: who is on site now is known from the scans since.
  if (isLate) return isAgain;
  const inside = await insideWith(tx, { holder: code.holder, venue: device.venue, day });
  await recordArrival(
    tx,
    app.context,
    { member: code.holder, venue: device.venue, at },
    { product: row.id, tickets: inside.size },
  );
  return isAgain;
};

/** Moves a product to ENTERED. Returns false if it was entered already and its holder may enter again. */
const markEntered = async (app: FastifyInstance, scan: GateScan, row: ProductRow): Promise<boolean> => {
  const { tx, device, at, day, isLate = false } = scan;
  const isPast =
    isLate &&
    ((row.state === 'EXPIRED' && row.valid_until >= day) || (row.state === 'ENTERED' && row.entered_on > day));
  if (isPast) return true;
  if (row.state === 'REGISTERED' && (await redeemProduct(tx, row, { to: 'ENTERED', actor: deviceActor(device), at }))) {
    if (isLate) await settleProduct(tx, { ...row, state: 'ENTERED', entered_on: day }, app.clock.now());
    return true;
  }
  if (row.state !== 'ENTERED') throw new Refused(row.state === 'EXPIRED' ? 'EXPIRED' : 'USED');
  const document = productDocument(app.live.current.prepared.documents, row);
  if (document?.type !== 'ticket-product' || !document.canReenter) throw new Refused('ENTERED');
  if ((await lastPassage(scan)) !== 'EXIT') throw new Refused('INSIDE');
  return false;
};

/** Lets the holder of an entered ticket out. The member has left with the last of their tickets. */
export const leave = async (app: FastifyInstance, scan: GateScan): Promise<Partial<ScanAnswer>> => {
  const { tx, device, code, at, day, isLate = false } = scan;
  const row = await lockHolding(app, scan);
  if (isLate) return shownProduct(app, scan, row);
  if (row.state !== 'ENTERED') throw new Refused('OUTSIDE');
  if ((await lastPassage(scan)) === 'EXIT') throw new Refused('OUTSIDE');
  const isLast = (await insideWith(tx, { holder: code.holder, venue: device.venue, day })).size === 0;
  if (isLast) await recordDeparture(tx, app.context, { member: code.holder, venue: device.venue, at });
  await leaveQueues(tx, app.context, {
    member: code.holder,
    venue: device.venue,
    ...(isLast ? {} : { product: row.id }),
  });
  await announceProduct(app, scan, row);
  return shownProduct(app, scan, row);
};
