import { runTimers } from '../../core/context-timer.ts';
import { InquiryCloser } from './inquiry-closer.ts';

/** Closes answered inquiries and deletes old ones, in one process at a time. */
export const runInquiryCloser = runTimers(
  'inquiries could not be closed',
  ({ context }, warn) => new InquiryCloser(context, warn),
);
