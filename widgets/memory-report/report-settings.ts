import type { Decoded } from '#schemas/command';
import type { Settings } from './schema.ts';

/** Settings as the widget gets them. */
export type ReportSettings = Decoded<Settings>;
