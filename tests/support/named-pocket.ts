import { withCheckDigit } from '../../src/server/core/records/typed-numbers.ts';
import { hashToken } from '../../src/server/core/session/session-keys.ts';
import { type Makers, type Making, ownerOf, stateOf } from './named-making.ts';
import { earlier, later, noon, otherVenue, people, today, venue } from './named-people.ts';
import { type Row, copy, insert, next, number, unique } from './named-rows.ts';

/** Makes products, the numbers that are registered, and what members ask about them. */
export const pocketMakers: Makers = {
  product: async (making) => {
    const id = unique('product');
    const { name, fault } = making;
    const isPass = (fault === 'kind') !== (name.kinds?.[0] === 'SEASON');
    const state = stateOf(making, 'REGISTERED');
    await copy(making.store, 'pocket_products', ['product', isPass ? 'EL-season' : 'EL-day'], {
      id,
      number: number(),
      member: ownerOf(making),
      state,
      entered_on: state === 'ENTERED' ? today : '',
      ...(fault === 'venue' ? { venue: otherVenue, product: 'CB-day' } : {}),
      ...(fault === 'time'
        ? making.variant === 'early'
          ? { valid_from: '20261120', valid_until: '20261121' }
          : { valid_from: '20261020', valid_until: '20261021' }
        : {}),
    });
    return id;
  },
  'pass-request': async (making) => {
    const id = unique('pass');
    const [asker, companion] =
      making.fault === 'owner' ? [people.friend, people.stranger] : [people.stranger, people.self];
    await insert(making.store, 'pass_requests', {
      id,
      number: number(),
      venue,
      product: 'EL-season',
      valid_until: '20271231',
      asker,
      companion,
      state: stateOf(making, 'REQUESTED'),
      at: making.fault === 'time' ? '2026-09-01T00:00:00.000Z' : noon,
    });
    return id;
  },
  'pass-check': async (making) => {
    const token = unique('check-token-of-the-tests');
    const issued = await issue(making, { kind: 'SEASON' });
    await insert(making.store, 'season_checks', {
      token: hashToken(token),
      member: ownerOf(making),
      number: issued,
      until: making.fault === 'time' ? earlier : later,
      proven_at: making.name.states !== undefined && making.fault !== 'state' ? noon : '',
      tries: 0,
    });
    return token;
  },
  'issued-number': (making) =>
    issue(making, { kind: making.fault === 'kind' ? (making.variant ?? '') : (making.name.kinds?.[0] ?? 'TICKET') }),
  booking: async (making) => {
    const reservation = `77${String(next()).padStart(6, '0')}`;
    const kind = making.fault === 'kind' ? 'MEAL' : (making.name.kinds?.[0] ?? 'TICKET');
    await issue(making, {
      kind,
      reservation,
      seq: 1,
      mobile: making.fault === 'owner' ? '01090009999' : making.name.of === 'caller' ? '01090000010' : '01090000001',
    });
    return reservation;
  },
  'booking-ticket': async ({ store, fault, input }) => {
    const like = await store.db
      .selectFrom('issued_numbers')
      .selectAll()
      .where('reservation', '=', String(input['rsvNo']))
      .executeTakeFirstOrThrow();
    const seq = next() + 10;
    await insert(store, 'issued_numbers', {
      ...like,
      number: withCheckDigit(`31416${String(next()).padStart(12, '0')}`),
      seq,
      state: fault === 'state' ? 'VOID' : 'ISSUED',
    });
    return String(seq);
  },
  reward: async ({ store, fault, input }) => {
    const pass = await store.db
      .selectFrom('pocket_products')
      .select(['number', 'valid_until'])
      .where('id', '=', String(input['productId']))
      .executeTakeFirstOrThrow();
    if (fault === 'state')
      await insert(store, 'claims', {
        scope: 'season-reward',
        key: `${pass.number} ${pass.valid_until}`,
        ref: 'towel',
        at: noon,
      });
    if (fault === 'time')
      await store.db
        .updateTable('pocket_products')
        .set({ valid_until: '20271231' })
        .where('id', '=', String(input['productId']))
        .execute();
    return 'meal';
  },
  'wallet-kind': async ({ fault }) => (fault === 'venue' ? 'Samsung' : fault === 'state' ? 'Google' : 'Apple'),
};

/** Issues a number of the right or a wrong venue, time or state. A season pass is that of the member. */
const issue = async ({ store, fault }: Making, { kind, ...more }: Row & { readonly kind: string }): Promise<string> => {
  const like = { TICKET: 'EL-day', SEASON: 'EL-season', EXP: 'EL-garden', MEAL: 'EL-lunch' }[kind] ?? 'EL-day';
  const digits = withCheckDigit(`31415${String(next()).padStart(12, '0')}`);
  const value = kind === 'MEAL' ? `MEAL_${venue}_${String(100_000 + next())}` : digits;
  const days =
    fault === 'time' && more['reservation'] === undefined
      ? { valid_from: '20260901', valid_until: '20260930' }
      : { valid_from: today, valid_until: '20271231' };
  await copy(store, 'issued_numbers', ['product', like], {
    number: value,
    reservation: '',
    ...days,
    state: fault === 'state' ? 'VOID' : 'ISSUED',
    ...(kind === 'SEASON' ? { holder_name: '강나들', birth_date: '19860614' } : {}),
    ...(fault === 'venue' ? { venue: otherVenue, product: like.replace(venue, otherVenue) } : {}),
    ...more,
  });
  return value;
};
