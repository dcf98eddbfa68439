import { defineStates } from '../../../engine/index.ts';
import type { CouponState, GiftCardState, GiftState } from '../../core/storage/gift-tables.ts';

/** States of a gift card. A refund makes a used card active again. */
export const giftCardStates = defineStates<GiftCardState>([
  { from: 'ISSUED', to: 'ACTIVE', by: ['member'] },
  { from: 'ACTIVE', to: 'SENT', by: ['member'] },
  { from: 'SENT', to: 'ACTIVE', by: ['member', 'server'] },
  { from: 'ACTIVE', to: 'USED', by: ['member', 'device'] },
  { from: 'USED', to: 'ACTIVE', by: ['device'] },
  { from: 'ACTIVE', to: 'EXPIRED', by: ['server'] },
  { from: 'ISSUED', to: 'CANCELLED', by: ['operator'] },
  { from: 'ACTIVE', to: 'CANCELLED', by: ['operator'] },
  { from: 'USED', to: 'CANCELLED', by: ['operator'] },
]);

/** States of a coupon. */
export const couponStates = defineStates<CouponState>([
  { from: 'ISSUED', to: 'USED', by: ['member', 'device'] },
  { from: 'ISSUED', to: 'SENT', by: ['member'] },
  { from: 'SENT', to: 'ISSUED', by: ['member', 'server'] },
  { from: 'ISSUED', to: 'EXPIRED', by: ['server'] },
]);

/** States of a gift between friends. */
export const giftStates = defineStates<GiftState>([
  { from: 'SENT', to: 'ACCEPTED', by: ['member'] },
  { from: 'SENT', to: 'REFUSED', by: ['member'] },
  { from: 'SENT', to: 'TAKEN_BACK', by: ['member'] },
  { from: 'SENT', to: 'RETURNED', by: ['server'] },
]);
