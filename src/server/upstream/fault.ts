/**
 * Why an upstream gave no answer: it may not be asked; it is not there or broke off; it was late; it answered what nobody may be given; it is
 * left alone for a while, because it failed again and again or too much is waiting for it.
 */
export type FaultKind = 'forbidden' | 'away' | 'late' | 'lying' | 'resting';

export class UpstreamFault extends Error {
  override readonly name = 'UpstreamFault';
  readonly kind: FaultKind;
  constructor(kind: FaultKind, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.kind = kind;
  }
}
