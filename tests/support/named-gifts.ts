import { withCheckDigit } from '../../src/server/core/records/typed-numbers.ts';
import { type Makers, type Making, ownerOf, stateOf } from './named-making.ts';
import { earlier, later, noon, people } from './named-people.ts';
import { type Row, copy, insert, next, sha, unique } from './named-rows.ts';

/** Makes gift cards and coupons, with their printed numbers and codes. */
export const giftsMakers: Makers = {
  'gift-card': async (making) => {
    const id = unique('card');
    const isReceived = making.name.of === 'receiver';
    const state = isReceived ? cardStateOf(making, 'ACTIVE') : stateOf(making, 'ACTIVE');
    await copy(making.store, 'gift_cards', ['id', '1'], {
      id,
      number_hash: sha(id),
      state,
      owner: isReceived ? people.friend : ownerOf(making),
      ...(making.fault === 'time' && !isReceived ? { expires_at: earlier } : {}),
    });
    await insert(making.store, 'ledger_accounts', {
      id: `GIFT:${id}`,
      book: 'GIFT',
      owner: id,
      balance: 1000,
      overdraft: 0,
    });
    if (state === 'SENT' || isReceived) await insert(making.store, 'gifts', giftOf(making, 'gift-card', id));
    return id;
  },
  'card-number': async (making) => {
    const { store, fault, keys } = making;
    const printed = withCheckDigit(`27182${String(next()).padStart(10, '0')}`);
    const state = fault === 'owner' ? 'ACTIVE' : stateOf(making, 'ISSUED');
    const isTaken = state !== 'ISSUED' && state !== 'CANCELLED';
    await copy(store, 'gift_cards', ['id', '1'], {
      id: printed,
      number_hash: keys.blind(`gift card ${printed}`),
      code_hash: keys.blind(`gift code ${printed} ABCDEFGH23`),
      amount: 1000,
      state,
      owner: isTaken ? people.stranger : null,
      owned_since: null,
      expires_at: null,
    });
    return printed;
  },
  'coupon-record': async (making) => {
    const id = unique('coupon');
    const isReceived = making.name.of === 'receiver';
    const state = isReceived ? cardStateOf(making, 'ISSUED') : stateOf(making, 'ISSUED');
    const period =
      making.fault !== 'time' || isReceived
        ? {}
        : making.variant === 'early'
          ? { valid_from: later, expires_at: '2026-12-20T03:00:00.000Z' }
          : { valid_from: '2026-10-01T00:00:00.000Z', expires_at: earlier };
    await copy(making.store, 'coupons', ['id', 'demo-tea'], {
      id,
      ref: id,
      state,
      owner: isReceived ? people.friend : ownerOf(making),
      ...period,
    });
    if (state === 'SENT' || isReceived) await insert(making.store, 'gifts', giftOf(making, 'coupon', id));
    return id;
  },
  'coupon-code': async ({ store, fault, variant, keys }) => {
    const code = `HNAMED${String(next()).padStart(6, '0')}`;
    await insert(store, 'coupon_codes', {
      hash: keys.blind(`coupon ${code}`),
      kind: fault !== 'time' ? 'EL-snack' : variant === 'early' ? 'EL-tea-coming' : 'EL-tea-ended',
      coupon: fault === 'state' ? 'x' : null,
      at: noon,
    });
    return code;
  },
};

const giftOf = ({ name, fault, variant }: Making, record: 'gift-card' | 'coupon', subject: string): Row => {
  const isReceived = name.of === 'receiver';
  const [sender, receiver] = isReceived
    ? [people.friend, fault === 'owner' ? people.stranger : people.self]
    : [fault === 'owner' ? people.stranger : people.self, people.friend];
  return {
    id: unique('gift'),
    record,
    subject,
    sender,
    receiver,
    message: '',
    amount: 1000,
    state: fault === 'state' && isReceived ? (variant ?? 'SENT') : 'SENT',
    at: earlier,
    until: fault === 'time' ? earlier : later,
    decided_at: null,
  };
};
/** State of a card or coupon whose gift is over: whoever decided, it is sent no more. */
const cardStateOf = ({ fault }: Making, free: string): string => (fault === 'state' ? free : 'SENT');
