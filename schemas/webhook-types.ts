/** Types of webhook messages that the server takes. A webhook source lists those that it may send; each has a handler. */
export const webhookTypes = ['receipt.issued', 'receipt.cancelled'] as const;
export type WebhookType = (typeof webhookTypes)[number];
