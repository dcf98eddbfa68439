/**
 * Reason for a failed upstream call. `forbidden`: the address is not allowed. `away`: unreachable or disconnected. `late`: timeout. `lying`: invalid
 * response. `resting`: the queue is closed after repeated failures, or full.
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
