export { type IssueRefusal, kindsOutOfReach, lockStocks, tryIssueCoupon } from './coupon-store.ts';
export { redeemCoupon } from './coupons.ts';
export { demoNumbers, seedDemoGifts } from './demo-gifts.ts';
export { refundGiftCard, spendGiftCard } from './spend-card.ts';
