import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import * as calls from '#schemas/calls/gifts/calls';
import type { CouponView, GiftCardView } from '#schemas/calls/gifts/answers';
import { whileWritable } from '../../core/storage/while-writable.ts';
import { clientAddress } from '../../core/client-address.ts';
import { HttpError } from '../../core/errors.ts';
import { pageOf } from '../../core/records/page-of.ts';
import { tryNumber } from '../../core/records/typed-numbers.ts';
import { handleCall } from '../../core/calls/handle-call.ts';
import { answerOf, type Once } from '../../core/calls/idempotency.ts';
import type { SessionRow } from '../../core/session/sessions-store.ts';
import type { Tables } from '../../core/storage/tables.ts';
import { askedLocale } from '../../core/viewer/read-viewer.ts';
import { decideCard, isCardNumber, registerCard, sendCard, takeBackCard, transferCards } from './cards.ts';
import { listCards, readCard } from './card-views.ts';
import { decideCoupon, giveCoupon, registerCode, takeBackCoupon, useByPlaceCode } from './coupons.ts';
import { countLiveGifts } from './live-gifts.ts';
import { listCoupons, readCoupon } from './coupon-views.ts';
import { settle } from './settle.ts';

const hourMs = 60 * 60 * 1000;

const listed = (statusCd = ''): readonly string[] => statusCd.split(',').filter((one) => one !== '');

/** Registers gift cards and coupons of members. */
export const registerGifts: FastifyPluginAsync = async (app) => {
  const context = app.sessions;
  countLiveGifts(app.desk.liveRecords);
  const viewerOf = (session: SessionRow, request: FastifyRequest) => ({
    member: session.uid,
    login: session.login,
    locale: askedLocale(request, app.live.current.snapshot),
  });
  registerCards(app, viewerOf);
  registerCoupons(app, viewerOf);
  // Reads settle what is due for their member; this settles the rest.
  const timer = setInterval(
    () => void settle(context).catch((error: unknown) => app.log.error({ err: error }, 'gifts')),
    hourMs,
  ).unref();
  app.addHook('onClose', async () => clearInterval(timer));
};

type ViewerOf = (session: SessionRow, request: FastifyRequest) => Parameters<typeof readCard>[2];

const doneOnce = async (once: Once, work: (tx: Transaction<Tables>) => Promise<void>): Promise<true> => {
  await once(async (tx) => {
    await work(tx);
    return { answer: true as const };
  });
  return true;
};

const registerCards = (app: FastifyInstance, viewerOf: ViewerOf): void => {
  const context = app.sessions;
  /** Runs a change once and answers with the card whose key it returns. */
  const cardOnce = async (
    once: Once,
    session: SessionRow,
    request: FastifyRequest,
    work: (tx: Transaction<Tables>) => Promise<string>,
  ): Promise<GiftCardView> =>
    answerOf(once, async (tx) => (await readCard(tx, context, viewerOf(session, request), await work(tx))).card);
  handleCall(app, calls.listGiftCards, async ({ session, query, request }) => {
    await whileWritable(context.store, () => settle(context, session.uid));
    return listCards(context.store.db, context, viewerOf(session, request), {
      statuses: listed(query.statusCd),
      except: query.exceptNo,
      page: pageOf(query),
    });
  });
  handleCall(app, calls.readGiftCard, async ({ session, params, query, request }) => {
    await whileWritable(context.store, () => settle(context, session.uid));
    return readCard(context.store.db, context, viewerOf(session, request), params['no'] ?? '', pageOf(query));
  });
  handleCall(app, calls.registerGiftCard, async ({ session, body, request, once }) => {
    const { cardNo: number, scratchCode: code } = body;
    if (!isCardNumber(number) || !/^[0-9A-Z]{10}$/.test(code)) throw new HttpError('cardWrong');
    return tryNumber(
      app,
      { member: session.uid, address: clientAddress(request), number: `gift-card ${number}`, barred: 'cardTries' },
      () => cardOnce(once, session, request, (tx) => registerCard(tx, context, session.uid, { number, code })),
    );
  });
  handleCall(app, calls.sendGiftCard, ({ session, body, request, once }) =>
    cardOnce(once, session, request, async (tx) => {
      await sendCard(tx, context, session.uid, { card: body.cardNo, receiver: body.friendUid, message: body.message });
      return body.cardNo;
    }),
  );
  handleCall(app, calls.takeBackGiftCard, ({ session, body, request, once }) =>
    cardOnce(once, session, request, async (tx) => {
      await takeBackCard(tx, context, session.uid, body.cardNo);
      return body.cardNo;
    }),
  );
  handleCall(app, calls.acceptGiftCard, ({ session, body, once }) =>
    doneOnce(once, (tx) => decideCard(tx, context, session.uid, body.cardNo, body.acceptYn === 'Y')),
  );
  handleCall(app, calls.transferBalance, ({ session, body, request, once }) =>
    cardOnce(once, session, request, async (tx) => {
      await transferCards(tx, context, session.uid, { from: body.fromNo, to: body.toNo, amount: body.amount });
      return body.toNo;
    }),
  );
};

const registerCoupons = (app: FastifyInstance, viewerOf: ViewerOf): void => {
  const context = app.sessions;
  /** Runs a change once and answers with the coupon whose ID it returns. */
  const couponOnce = async (
    once: Once,
    session: SessionRow,
    request: FastifyRequest,
    work: (tx: Transaction<Tables>) => Promise<string>,
  ): Promise<CouponView> =>
    answerOf(once, async (tx) => readCoupon(tx, context, viewerOf(session, request), await work(tx)));
  handleCall(app, calls.listCoupons, async ({ session, query, request }) => {
    await whileWritable(context.store, () => settle(context, session.uid));
    return listCoupons(context.store.db, context, viewerOf(session, request), {
      statuses: listed(query.statusCd),
      page: pageOf(query),
    });
  });
  handleCall(app, calls.readCoupon, async ({ session, params, request }) => {
    await whileWritable(context.store, () => settle(context, session.uid));
    return { coupon: await readCoupon(context.store.db, context, viewerOf(session, request), params['id'] ?? '') };
  });
  handleCall(app, calls.registerCoupon, async ({ session, body, request, once }) => {
    const { couponNo: code } = body;
    if (!/^[0-9A-Z_]{1,20}$/.test(code)) throw new HttpError('couponWrong');
    return tryNumber(app, { member: session.uid, address: clientAddress(request) }, () =>
      couponOnce(once, session, request, (tx) => registerCode(tx, context, session.uid, code)),
    );
  });
  handleCall(app, calls.giftCoupon, ({ session, body, request, once }) =>
    couponOnce(once, session, request, async (tx) => {
      await giveCoupon(tx, context, session.uid, {
        coupon: body.couponNo,
        receiver: body.friendUid,
        message: body.message,
      });
      return body.couponNo;
    }),
  );
  handleCall(app, calls.takeBackCoupon, ({ session, body, request, once }) =>
    couponOnce(once, session, request, async (tx) => {
      await takeBackCoupon(tx, context, session.uid, body.couponNo);
      return body.couponNo;
    }),
  );
  handleCall(app, calls.acceptCoupon, ({ session, body, once }) =>
    doneOnce(once, (tx) => decideCoupon(tx, context, session.uid, body.couponNo, body.acceptYn === 'Y')),
  );
  handleCall(app, calls.useCoupon, ({ session, body, request, once }) =>
    tryNumber(app, { member: session.uid, address: clientAddress(request), number: `coupon ${body.couponNo}` }, () =>
      couponOnce(once, session, request, async (tx) => {
        await useByPlaceCode(tx, context, session.uid, { coupon: body.couponNo, placeCode: body.placeCode });
        return body.couponNo;
      }),
    ),
  );
};
