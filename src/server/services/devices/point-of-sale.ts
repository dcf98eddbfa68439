import type { FastifyInstance } from 'fastify';
import type { ScanAnswer } from '#schemas/calls/devices/answers';
import { announceMember } from '../../core/records/member-events.ts';
import { ynOf } from '../../core/wire-values.ts';
import { redeemCoupon, refundGiftCard, spendGiftCard } from '../gifts/index.ts';
import { recordReceipt, refundReceipt } from '../receipts/index.ts';
import { lockProduct, productDocument, redeemProduct } from '../pocket/index.ts';
import { deviceActor, type DeviceRow } from './device-row.ts';
import { Refused } from './refused.ts';
import type { ScanInput } from './run-scan.ts';
import type { VerifiedCode } from './verify-code.ts';

type PosScan = ScanInput<VerifiedCode>;

/** Name of the place in histories: the facility, else the device. */
const placeOf = ({ facility, name }: DeviceRow): string => (facility === '' ? name : facility);

/** Source of the receipt of a payment: the scan of the device. */
const receiptOf = (device: DeviceRow, scanId: string) => ({
  source: `device ${device.id}`,
  ref: scanId,
  actor: deviceActor(device),
});

/** Refuses what belongs to another park than the device. */
const requirePark = (app: FastifyInstance, { venue }: DeviceRow, parkKindCd: string | undefined): void => {
  if (app.live.current.prepared.documents.venue.get(venue)?.parkKindCd !== parkKindCd) throw new Refused('OTHER_VENUE');
};

/** Redeems a meal at a facility that serves it. */
export const takeMeal = async (
  app: FastifyInstance,
  { tx, code, device, at, day }: PosScan,
): Promise<Partial<ScanAnswer>> => {
  const row = await lockProduct(tx, app.store, code.subject, at);
  if (row === undefined) throw new Refused('UNKNOWN');
  const document = productDocument(app.live.current.prepared.documents, row);
  if (row.kind !== 'MEAL' || document?.type !== 'meal-kind') throw new Refused('OTHER_KIND');
  if (row.venue !== device.venue) throw new Refused('OTHER_VENUE');
  if (row.member !== code.holder) throw new Refused('RETURNED');
  if (!document.facilityIds.includes(device.facility)) throw new Refused('OTHER_PLACE');
  if (row.valid_from > day) throw new Refused('NOT_YET');
  if (!(await redeemProduct(tx, row, { to: 'USED', actor: deviceActor(device), at })))
    throw new Refused(row.state === 'EXPIRED' ? 'EXPIRED' : row.state === 'REMOVED' ? 'REMOVED' : 'USED');
  await announceMember(tx, app.context, row.member, 'pocket');
  return { productKindCd: row.kind, productNm: document.name.ko ?? row.product, peopleCnt: row.people };
};

/** Redeems a coupon and returns its discount on the bill. */
export const takeCoupon = async (
  app: FastifyInstance,
  { tx, code, device }: PosScan,
  spend: number,
): Promise<Partial<ScanAnswer>> => {
  const { kind: kindId } = await tx
    .selectFrom('coupons')
    .select('kind')
    .where('id', '=', code.subject)
    .executeTakeFirstOrThrow();
  const kind = app.live.current.prepared.documents['coupon-kind'].get(kindId);
  requirePark(app, device, kind?.parkKindCd);
  const { valueCd, discountAmt, withOthers } = await redeemCoupon(tx, app.context, {
    coupon: code.subject,
    facilityId: device.facility,
    spend,
    actor: deviceActor(device),
  });
  return {
    productKindCd: 'COUPON',
    productNm: kind?.name.ko ?? kindId,
    valueCd,
    discountAmt,
    withOthersYn: ynOf(withOthers),
  };
};

/** Pays by gift card. */
export const payByCard = async (
  app: FastifyInstance,
  { tx, code, device, body, at }: PosScan,
  amount: number,
): Promise<Partial<ScanAnswer>> => {
  const card = await app.store
    .forUpdate(tx.selectFrom('gift_cards').select(['kind', 'owner']).where('id', '=', code.subject))
    .executeTakeFirst();
  if (card === undefined) throw new Refused('UNKNOWN');
  if (card.owner !== code.holder) throw new Refused('RETURNED');
  const kind = app.live.current.prepared.documents['gift-card-kind'].get(card.kind);
  requirePark(app, device, kind?.parkKindCd);
  const payment = await spendGiftCard(tx, app.context, {
    card: code.subject,
    amount,
    ref: body.scanId,
    actor: deviceActor(device),
    place: placeOf(device),
  });
  await recordReceipt(tx, app.context, {
    ...receiptOf(device, body.scanId),
    member: code.holder,
    venue: device.venue,
    place: placeOf(device),
    paidBy: 'GIFT_CARD',
    amount,
    items: [],
    at,
  });
  return { productKindCd: 'GIFT_CARD', productNm: kind?.name.ko ?? card.kind, ...payment };
};

/** Refunds a payment of this device. */
export const refundToCard = async (
  app: FastifyInstance,
  { tx, device, body }: ScanInput<undefined>,
  { sale, amount }: { readonly sale: string; readonly amount: number },
): Promise<Partial<ScanAnswer>> => {
  const payment = await refundGiftCard(tx, app.context, {
    actor: deviceActor(device),
    sale,
    ref: body.scanId,
    amount,
    place: placeOf(device),
  });
  await refundReceipt(tx, app.context, { ...receiptOf(device, sale), amount });
  return { productKindCd: 'GIFT_CARD', ...payment };
};
