import { expect, it } from 'vitest';
import { accountServer } from '#tests/account-server.ts';
import { couponKind, giftCardKind } from '#tests/gift-documents.ts';
import { soundSite } from '#tests/sound-site.ts';
import { pairOf } from '../../core/records/friends.ts';
import { issueGiftCard, randomCard } from './card-store.ts';
import { decideCard, registerCard, sendCard } from './cards.ts';
import { issueCoupon } from './coupon-store.ts';
import { decideCoupon, giveCoupon } from './coupons.ts';
import { registerGifts } from './routes.ts';

const links = {
  GIFT_CARD_RECEIVED: '/{{pocket}}/gift-card/{{gift}}/RECEIVED',
  GIFT_CARD_RETURNED: '/{{pocket}}/gift-card/{{gift}}/ACTIVE',
  COUPON_RECEIVED: '/{{pocket}}/regist/coupon-gift-list',
  COUPON_RETURNED: '/{{pocket}}?tab=coupon',
};
const templates = Object.entries(links).map(([event, link]) => ({
  type: 'message-template',
  id: event.toLowerCase().replaceAll('_', '-'),
  v: 1,
  event,
  purpose: 'service',
  topic: 'gift',
  title: `MSG_${event}`,
  body: `MSG_${event}`,
  link,
  channels: ['NOTIFICATION'],
}));
const texts = (locale: 'ko' | 'en') => ({
  type: 'messages',
  id: `gift-${locale}`,
  v: 1,
  locale,
  texts: Object.fromEntries(Object.keys(links).map((event) => [`MSG_${event}`, event])),
});
const venue = {
  ...soundSite().find(({ type }) => type === 'venue'),
  type: 'venue',
  id: 'TP',
  targets: { POCKET: 'ParkMain' },
};
const server = accountServer({
  documents: [giftCardKind, couponKind('drink'), venue, ...templates, texts('ko'), texts('en')],
  features: [registerGifts],
});

it('opens the page of a gift from the notification of its receiver, and of its sender when it comes back', async () => {
  const { db } = server.store();
  const context = server.app().context;
  const [{ uid: one }, { uid: other }] = [await server.addMember({}), await server.addMember({})];
  const at = server.now().toISOString();
  await db
    .insertInto('relations')
    .values({
      id: 'r1',
      type: 'FRIEND',
      park: '',
      pair: pairOf(one, other),
      asker: one,
      receiver: other,
      state: 'ACCEPTED',
      asker_alias: '',
      receiver_alias: '',
      products: '[]',
      at,
      decided_at: at,
    })
    .execute();
  const [card, coupon] = await db.transaction().execute(async (tx) => {
    const printed = randomCard();
    await issueGiftCard(tx, context, { ...printed, kind: 'card', amount: 5000 });
    const id = await registerCard(tx, context, one, printed);
    await sendCard(tx, context, one, { card: id, receiver: other });
    await decideCard(tx, context, other, id, false);
    const given = await issueCoupon(tx, context, { kind: 'drink', member: one, source: 'TEST', ref: '1' });
    await giveCoupon(tx, context, one, { coupon: given, receiver: other });
    await decideCoupon(tx, context, other, given, false);
    return [id, given];
  });
  const told = await db.selectFrom('notifications').select(['member', 'link']).orderBy('id').execute();
  const pocket = server.app().live.current.snapshot.screens['ParkMain'];
  expect(told).toEqual([
    { member: other, link: `${pocket}/gift-card/${card}/RECEIVED` },
    { member: one, link: `${pocket}/gift-card/${card}/ACTIVE` },
    { member: other, link: `${pocket}/regist/coupon-gift-list` },
    { member: one, link: `${pocket}?tab=coupon` },
  ]);
  expect(coupon).not.toBe('');
});
