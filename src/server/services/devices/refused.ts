import type { ScanReason } from '#schemas/calls/devices/answers';
import { HttpError } from '../../core/errors.ts';

/** Ends a scan with a reason. Its transaction is rolled back, and the refusal is logged. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly reason: ScanReason;
  constructor(reason: ScanReason) {
    super(reason);
    this.reason = reason;
  }
}

/** Returns the reason of a refusal: of the scan, or of the feature that owns the record. Undefined for faults. */
export const reasonOf = (error: unknown): string | undefined => {
  if (error instanceof Refused) return error.reason;
  return error instanceof HttpError && error.statusCode < 500 ? error.answer.code : undefined;
};
