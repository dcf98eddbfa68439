export { seedDemoReceipts } from './demo-receipts.ts';
export { recordReceipt, refundReceipt } from './record-receipt.ts';
