import type { InquiryState } from '#schemas/calls/cscenter/answers';
import type { Locale } from '#schemas/parts';

/** Tables of the customer centre. Instants are ISO 8601, UTC, or empty. */
export interface InquiryTables {
  /** Inquiries. `assignee` is an operator or empty, `reopened` 1 after the member asked once more, `channels` JSON, `due_at` empty once answered. */
  readonly inquiries: {
    readonly id: string;
    readonly member: string;
    readonly venue: string;
    readonly category: string;
    readonly title: string;
    readonly lang: Locale;
    readonly state: InquiryState;
    readonly assignee: string;
    readonly reopened: number;
    readonly channels: string;
    readonly at: string;
    readonly due_at: string;
    readonly answered_at: string;
    /** Instant at which it was closed or cancelled. */
    readonly closed_at: string;
  };
  /** Messages of member and customer centre, in order; `operator` is empty for the member. */
  readonly inquiry_messages: {
    readonly id: string;
    readonly inquiry: string;
    readonly operator: string;
    readonly text: string;
    readonly at: string;
  };
}
