import type { CallFailure, CallResult } from './call-result.ts';

/** Delays between retries, as shares of the grace period. The rest of the period is left for the last response. */
const shares = [1 / 8, 1 / 4, 1 / 2];

/** Returns true if the server responded and refused the call. */
export const isRefusal = (failure: CallFailure): boolean => failure.kind === 'refused' && failure.errorType !== 'E';

/**
 * Retries a call that rotates tokens until the server responds. The server may rotate them and crash before it responds. Within the grace period
 * it repeats the same response; afterwards it treats the tokens in this browser as stolen. So the retry starts immediately and does not wait for
 * the visitor.
 */
export const retryUntilAnswered = async (
  send: () => Promise<CallResult>,
  graceSeconds: number,
): Promise<CallResult> => {
  let sent = await send();
  for (const share of shares) {
    // A timeout means that the grace period has passed. Without a network the server changed nothing.
    if (
      sent.ok ||
      isRefusal(sent.failure) ||
      sent.failure.kind === 'timeout' ||
      !navigator.onLine ||
      graceSeconds === 0
    )
      return sent;
    await new Promise((done) => setTimeout(done, share * graceSeconds * 1000));
    sent = await send();
  }
  return sent;
};
