export { type IssueRefusal, kindsOutOfReach, lockStocks, tryIssueCoupon } from './coupon-store.ts';
export { redeemCoupon } from './coupons.ts';
export { demoNumbers, seedDemoGifts } from './demo-gifts.ts';
export { dayMs, placeName } from './gift-parts.ts';
export { refundGiftCard, spendGiftCard } from './spend-card.ts';
