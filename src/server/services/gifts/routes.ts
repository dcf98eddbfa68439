import { HOUR_MS } from '../../core/durations.ts';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import * as calls from '#schemas/calls/gifts/calls';
import type { CouponView, GiftCardView } from '#schemas/calls/gifts/answers';
import { whileWritable } from '../../core/storage/while-writable.ts';
import { clientAddress } from '../../core/client-address.ts';
import { HttpError } from '../../core/errors.ts';
import { pageOf } from '../../core/records/page-of.ts';
import { tryNumber } from '../../core/records/typed-numbers.ts';
import { handleCall, type MemberCallInput } from '../../core/calls/handle-call.ts';
import { answerOf, type Once } from '../../core/calls/idempotency.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { decideCard, isCardNumber, registerCard, sendCard, takeBackCard, transferCards } from './cards.ts';
import { listCards, readCard } from './card-views.ts';
import { decideCoupon, giveCoupon, registerCode, takeBackCoupon, useByPlaceCode } from './coupons.ts';
import { countLiveGifts } from './live-gifts.ts';
import { listCoupons, readCoupon } from './coupon-views.ts';
import { settle } from './settle.ts';

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
    HOUR_MS,
  ).unref();
  app.addHook('onClose', async () => clearInterval(timer));
};

type Input = Pick<MemberCallInput<unknown>, 'member' | 'locale' | 'session'>;

const viewerOf = ({ member, locale, session }: Input) => ({ member, locale, login: session.login });

const doneOnce = async (once: Once, work: (tx: Tx) => Promise<void>): Promise<true> => {
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
    work: (tx: Tx) => Promise<string>,
  ): Promise<GiftCardView> =>
    answerOf(once, async (tx) => (await readCard(tx, context, viewerOf(input), await work(tx))).card);
  handleCall(app, calls.listGiftCards, async (input) => {
    await whileWritable(context.store, () => settle(context, input.member));
    return listCards(input.db, context, viewerOf(input), {
      statuses: listed(input.query.statusCd),
      except: input.query.exceptNo,
      page: pageOf(input.query),
    });
  });
  handleCall(app, calls.readGiftCard, async (input) => {
    await whileWritable(context.store, () => settle(context, input.member));
    return readCard(input.db, context, viewerOf(input), input.params['no'] ?? '', pageOf(input.query));
  });
  handleCall(app, calls.registerGiftCard, async (input) => {
    const { cardNo: number, scratchCode: code } = input.body;
    if (!isCardNumber(number) || !/^[0-9A-Z]{10}$/.test(code)) throw new HttpError('cardWrong');
    return tryNumber(
      app,
      {
        member: input.member,
        address: clientAddress(input.request),
        number: `gift-card ${number}`,
        barred: 'cardTries',
      },
      () => cardOnce(input, (tx) => registerCard(tx, context, input.member, { number, code })),
    );
  });
  handleCall(app, calls.sendGiftCard, (input) =>
    cardOnce(input, async (tx) => {
      await sendCard(tx, context, input.member, {
        card: input.body.cardNo,
        receiver: input.body.friendUid,
        message: input.body.message,
      });
      return input.body.cardNo;
    }),
  );
  handleCall(app, calls.takeBackGiftCard, (input) =>
    cardOnce(input, async (tx) => {
      await takeBackCard(tx, context, input.member, input.body.cardNo);
      return input.body.cardNo;
    }),
  );
  handleCall(app, calls.acceptGiftCard, ({ member, body, once }) =>
    doneOnce(once, (tx) => decideCard(tx, context, member, body.cardNo, body.acceptYn === 'Y')),
  );
  handleCall(app, calls.transferBalance, (input) =>
    cardOnce(input, async (tx) => {
      await transferCards(tx, context, input.member, {
        from: input.body.fromNo,
        to: input.body.toNo,
        amount: input.body.amount,
      });
      return input.body.toNo;
    }),
  );
};

const registerCoupons = (app: FastifyInstance): void => {
  const context = app.context;
  /** Runs a change once and answers with the coupon whose ID it returns. */
  const couponOnce = async (
    { once, ...input }: Input & { readonly once: Once },
    work: (tx: Tx) => Promise<string>,
  ): Promise<CouponView> => answerOf(once, async (tx) => readCoupon(tx, context, viewerOf(input), await work(tx)));
  handleCall(app, calls.listCoupons, async (input) => {
    await whileWritable(context.store, () => settle(context, input.member));
    return listCoupons(input.db, context, viewerOf(input), {
      statuses: listed(input.query.statusCd),
      page: pageOf(input.query),
    });
  });
  handleCall(app, calls.readCoupon, async (input) => {
    await whileWritable(context.store, () => settle(context, input.member));
    return { coupon: await readCoupon(input.db, context, viewerOf(input), input.params['id'] ?? '') };
  });
  handleCall(app, calls.registerCoupon, async (input) => {
    const { couponNo: code } = input.body;
    if (!/^[0-9A-Z_]{1,20}$/.test(code)) throw new HttpError('couponWrong');
    return tryNumber(app, { member: input.member, address: clientAddress(input.request) }, () =>
      couponOnce(input, (tx) => registerCode(tx, context, input.member, code)),
    );
  });
  handleCall(app, calls.giftCoupon, (input) =>
    couponOnce(input, async (tx) => {
      await giveCoupon(tx, context, input.member, {
        coupon: input.body.couponNo,
        receiver: input.body.friendUid,
        message: input.body.message,
      });
      return input.body.couponNo;
    }),
  );
  handleCall(app, calls.takeBackCoupon, (input) =>
    couponOnce(input, async (tx) => {
      await takeBackCoupon(tx, context, input.member, input.body.couponNo);
      return input.body.couponNo;
    }),
  );
  handleCall(app, calls.acceptCoupon, ({ member, body, once }) =>
    doneOnce(once, (tx) => decideCoupon(tx, context, member, body.couponNo, body.acceptYn === 'Y')),
  );
  handleCall(app, calls.useCoupon, (input) =>
    tryNumber(
      app,
      { member: input.member, address: clientAddress(input.request), number: `coupon ${input.body.couponNo}` },
      () =>
        couponOnce(input, async (tx) => {
          await useByPlaceCode(tx, context, input.member, {
            coupon: input.body.couponNo,
            placeCode: input.body.placeCode,
          });
          return input.body.couponNo;
        }),
    ),
  );
};
