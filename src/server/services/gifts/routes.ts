import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Transaction } from 'kysely';
import * as calls from '#schemas/calls/gifts/calls';
import type { CouponView, GiftCardView } from '#schemas/calls/gifts/answers';
import { whileWritable } from '../../core/storage/while-writable.ts';
import { clientAddress } from '../../core/client-address.ts';
import { HttpError } from '../../core/errors.ts';
import { pageOf } from '../../core/records/page-of.ts';
import { tryNumber } from '../../core/records/typed-numbers.ts';
import { handleCall, type MemberCallInput } from '../../core/calls/handle-call.ts';
import { answerOf, type Once } from '../../core/calls/idempotency.ts';
import type { Tables } from '../../core/storage/tables.ts';
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
  const context = app.context;
  countLiveGifts(app.liveRecords);
  registerCards(app);
  registerCoupons(app);
  // Reads settle what is due for their member; this settles the rest.
  const timer = setInterval(
    () => void settle(context).catch((error: unknown) => app.log.error({ err: error }, 'gifts')),
    hourMs,
  ).unref();
  app.addHook('onClose', async () => clearInterval(timer));
};

type Input = Pick<MemberCallInput<unknown>, 'member' | 'locale' | 'session'>;

const viewerOf = ({ member, locale, session }: Input) => ({ member, locale, login: session.login });

const doneOnce = async (once: Once, work: (tx: Transaction<Tables>) => Promise<void>): Promise<true> => {
  await once(async (tx) => {
    await work(tx);
    return { answer: true as const };
  });
  return true;
};

const registerCards = (app: FastifyInstance): void => {
  const context = app.context;
  /** Runs a change once and answers with the card whose key it returns. */
  const cardOnce = async (
    { once, ...input }: Input & { readonly once: Once },
    work: (tx: Transaction<Tables>) => Promise<string>,
  ): Promise<GiftCardView> =>
    answerOf(once, async (tx) => (await readCard(tx, context, viewerOf(input), await work(tx))).card);
  handleCall(app, calls.listGiftCards, async ({ member, db, session, query, locale }) => {
    await whileWritable(context.store, () => settle(context, member));
    return listCards(db, context, viewerOf({ member, locale, session }), {
      statuses: listed(query.statusCd),
      except: query.exceptNo,
      page: pageOf(query),
    });
  });
  handleCall(app, calls.readGiftCard, async ({ member, db, session, params, query, locale }) => {
    await whileWritable(context.store, () => settle(context, member));
    return readCard(db, context, viewerOf({ member, locale, session }), params['no'] ?? '', pageOf(query));
  });
  handleCall(app, calls.registerGiftCard, async ({ member, session, body, request, once, locale }) => {
    const { cardNo: number, scratchCode: code } = body;
    if (!isCardNumber(number) || !/^[0-9A-Z]{10}$/.test(code)) throw new HttpError('cardWrong');
    return tryNumber(
      app,
      { member, address: clientAddress(request), number: `gift-card ${number}`, barred: 'cardTries' },
      () => cardOnce({ once, member, locale, session }, (tx) => registerCard(tx, context, member, { number, code })),
    );
  });
  handleCall(app, calls.sendGiftCard, ({ member, session, body, once, locale }) =>
    cardOnce({ once, member, locale, session }, async (tx) => {
      await sendCard(tx, context, member, { card: body.cardNo, receiver: body.friendUid, message: body.message });
      return body.cardNo;
    }),
  );
  handleCall(app, calls.takeBackGiftCard, ({ member, session, body, once, locale }) =>
    cardOnce({ once, member, locale, session }, async (tx) => {
      await takeBackCard(tx, context, member, body.cardNo);
      return body.cardNo;
    }),
  );
  handleCall(app, calls.acceptGiftCard, ({ member, body, once }) =>
    doneOnce(once, (tx) => decideCard(tx, context, member, body.cardNo, body.acceptYn === 'Y')),
  );
  handleCall(app, calls.transferBalance, ({ member, session, body, once, locale }) =>
    cardOnce({ once, member, locale, session }, async (tx) => {
      await transferCards(tx, context, member, { from: body.fromNo, to: body.toNo, amount: body.amount });
      return body.toNo;
    }),
  );
};

const registerCoupons = (app: FastifyInstance): void => {
  const context = app.context;
  /** Runs a change once and answers with the coupon whose ID it returns. */
  const couponOnce = async (
    { once, ...input }: Input & { readonly once: Once },
    work: (tx: Transaction<Tables>) => Promise<string>,
  ): Promise<CouponView> => answerOf(once, async (tx) => readCoupon(tx, context, viewerOf(input), await work(tx)));
  handleCall(app, calls.listCoupons, async ({ member, db, session, query, locale }) => {
    await whileWritable(context.store, () => settle(context, member));
    return listCoupons(db, context, viewerOf({ member, locale, session }), {
      statuses: listed(query.statusCd),
      page: pageOf(query),
    });
  });
  handleCall(app, calls.readCoupon, async ({ member, db, session, params, locale }) => {
    await whileWritable(context.store, () => settle(context, member));
    return { coupon: await readCoupon(db, context, viewerOf({ member, locale, session }), params['id'] ?? '') };
  });
  handleCall(app, calls.registerCoupon, async ({ member, session, body, request, once, locale }) => {
    const { couponNo: code } = body;
    if (!/^[0-9A-Z_]{1,20}$/.test(code)) throw new HttpError('couponWrong');
    return tryNumber(app, { member, address: clientAddress(request) }, () =>
      couponOnce({ once, member, locale, session }, (tx) => registerCode(tx, context, member, code)),
    );
  });
  handleCall(app, calls.giftCoupon, ({ member, session, body, once, locale }) =>
    couponOnce({ once, member, locale, session }, async (tx) => {
      await giveCoupon(tx, context, member, {
        coupon: body.couponNo,
        receiver: body.friendUid,
        message: body.message,
      });
      return body.couponNo;
    }),
  );
  handleCall(app, calls.takeBackCoupon, ({ member, session, body, once, locale }) =>
    couponOnce({ once, member, locale, session }, async (tx) => {
      await takeBackCoupon(tx, context, member, body.couponNo);
      return body.couponNo;
    }),
  );
  handleCall(app, calls.acceptCoupon, ({ member, body, once }) =>
    doneOnce(once, (tx) => decideCoupon(tx, context, member, body.couponNo, body.acceptYn === 'Y')),
  );
  handleCall(app, calls.useCoupon, ({ member, session, body, request, once, locale }) =>
    tryNumber(app, { member, address: clientAddress(request), number: `coupon ${body.couponNo}` }, () =>
      couponOnce({ once, member, locale, session }, async (tx) => {
        await useByPlaceCode(tx, context, member, { coupon: body.couponNo, placeCode: body.placeCode });
        return body.couponNo;
      }),
    ),
  );
};
