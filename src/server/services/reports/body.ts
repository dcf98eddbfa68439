import type { Locale } from '#schemas/parts';

/** Text in both languages, stored when the report is made. */
export type BothTexts = Readonly<Record<Locale, string>>;

export interface ReportPlace {
  readonly facility: string;
  readonly name: BothTexts;
  readonly art: string;
  readonly kind: 'RIDE' | 'USE';
  /** First time, ISO 8601. */
  readonly at: string;
  readonly count: number;
  /** Minutes in a smart queue that were not spent in the line. */
  readonly saved: number;
}

/** Content of a memory report. Instants are ISO 8601; empty, unknown. */
export interface ReportBody {
  readonly enteredAt: string;
  readonly leftAt: string;
  readonly minutes: number;
  readonly places: readonly ReportPlace[];
  readonly queues: number;
  readonly courses: readonly BothTexts[];
  readonly events: readonly BothTexts[];
  readonly badges: readonly BothTexts[];
  readonly som: number;
}
