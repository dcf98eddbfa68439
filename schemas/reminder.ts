/** A text that the app shows at a time, also while it is closed. */
export interface Reminder {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}
