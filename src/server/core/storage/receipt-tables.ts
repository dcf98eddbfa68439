import type { payKinds, receiptStates } from '#schemas/calls/receipts/answers';

/** Tables of e-receipts and of webhooks. Instants are ISO 8601 in UTC. */
export interface ReceiptTables {
  /**
   * E-receipts, one per (source, ref). `id` is opaque and the key of the member's page; `source` names the webhook source or the device, `place` is a
   * facility ID or the name of a shop; `items` is JSON. Amounts are whole won.
   */
  readonly receipts: {
    readonly id: string;
    readonly member: string;
    readonly venue: string;
    readonly source: string;
    readonly ref: string;
    readonly state: (typeof receiptStates)[number];
    readonly place: string;
    readonly paid_by: (typeof payKinds)[number];
    readonly amount: number;
    readonly refunded: number;
    readonly items: string;
    readonly at: string;
    readonly changed_at: string;
  };
  /** IDs of webhook messages that were taken: a repeated one changes nothing. */
  readonly webhook_messages: { readonly source: string; readonly id: string; readonly at: string };
  /** Last version of what webhooks report, such as a receipt. `subject` is the first word of the type. */
  readonly webhook_versions: {
    readonly source: string;
    readonly subject: string;
    readonly ref: string;
    readonly version: number | string;
  };
}
