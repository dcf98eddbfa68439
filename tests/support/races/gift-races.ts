import type { Operation, Tx } from '#tests/two-processes.ts';
import { payByCard } from '../../../src/server/services/devices/point-of-sale.ts';
import { issueGiftCard, randomCard } from '../../../src/server/services/gifts/card-store.ts';
import { decideCard, registerCard, sendCard } from '../../../src/server/services/gifts/cards.ts';
import { issueCoupon } from '../../../src/server/services/gifts/coupon-store.ts';
import { decideCoupon, giveCoupon, useByPlaceCode as spendCoupon } from '../../../src/server/services/gifts/coupons.ts';
import { type RaceServer, type Races, unique } from './race-server.ts';

/** Races about gift cards and coupons. */
export const giftRaces = ({ server, db, now, today, people, relate, gate }: RaceServer): Races => {
  return {
    'giving a gift card away and paying with it': {
      prepare: async () => {
        const [owner, friend] = await people();
        await relate(owner, friend, 'FRIEND');
        const printed = randomCard();
        const card = await db()
          .transaction()
          .execute(async (tx) => {
            const id =
              (await issueGiftCard(tx, server.app().context, { ...printed, kind: 'card', amount: 5000 })) ?? '';
            return registerCard(tx, server.app().context, owner, printed).then(() => id);
          });
        const give: Operation = async (tx, app) => {
          await sendCard(tx, app.context, owner, { card, receiver: friend });
          await decideCard(tx, app.context, friend, card, true);
          return 'OK';
        };
        const pay: Operation = async (tx, app) =>
          (
            await payByCard(
              app,
              {
                tx,
                device: await gate(),
                kind: 'SPEND',
                body: { scanId: unique() },
                at: now(),
                id: unique(),
                day: today(),
                code: { subject: card, holder: owner, name: '', ref: card, step: '1' },
              },
              1000,
            )
          ).balanceAmt;
        return {
          one: give,
          other: pay,
          read: async () =>
            (
              await db()
                .selectFrom('ledger_accounts')
                .select('balance')
                .where('owner', '=', card)
                .executeTakeFirstOrThrow()
            ).balance,
        };
      },
      first: { outcomes: ['OK', 'RETURNED'], left: 5000 },
      second: { outcomes: [4000, 'OK'], left: 4000 },
    },
    'giving a coupon away and using it': {
      prepare: async () => {
        const [owner, friend] = await people();
        await relate(owner, friend, 'FRIEND');
        const coupon = await db()
          .transaction()
          .execute((tx: Tx) =>
            issueCoupon(tx, server.app().context, { kind: 'tea', member: owner, source: 'TEST', ref: unique() }),
          );
        const give: Operation = async (tx, app) => {
          await giveCoupon(tx, app.context, owner, { coupon, receiver: friend });
          await decideCoupon(tx, app.context, friend, coupon, true);
          return 'OK';
        };
        const use: Operation = async (tx, app) => {
          await spendCoupon(tx, app.context, owner, { coupon, placeCode: '4711' });
          return 'OK';
        };
        return {
          one: give,
          other: use,
          read: async () =>
            (await db().selectFrom('coupons').select('state').where('id', '=', coupon).executeTakeFirstOrThrow()).state,
        };
      },
      first: { outcomes: ['OK', 'CPN_01'], left: 'ISSUED' },
      second: { outcomes: ['OK', 'CPN_06'], left: 'USED' },
    },
  };
};
