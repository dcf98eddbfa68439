export { seedDemoReceipts } from './demo-receipts.ts';
export { recordReceipt, refundReceipt, type ReceiptItem } from './record-receipt.ts';
