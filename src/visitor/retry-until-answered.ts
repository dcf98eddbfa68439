import type { CallFailure, Sent } from './call-service.ts';

/** Parts of the grace after which a lost answer is asked for once more, each counted from the one before; the last leaves time for its own answer. */
const shares = [1 / 8, 1 / 4, 1 / 2];

/** Whether the server has answered, and against the call. */
export const isRefusal = (failure: CallFailure): boolean => failure.kind === 'refused' && failure.errorType !== 'E';

/**
 * Sends a call that changes tokens until it is answered. The server may have changed them and died before it said so: within the grace it gives the
 * same answer again, and after it would take what this browser holds for stolen. So whoever got no answer asks again at once, not when the
 * visitor does.
 */
export const retryUntilAnswered = async (send: () => Promise<Sent>, graceSeconds: number): Promise<Sent> => {
  let sent = await send();
  for (const share of shares) {
    // Of what took its whole time the grace is over; without a network nothing was changed.
    if (sent.ok || isRefusal(sent.failure) || sent.failure.kind === 'timeout' || !navigator.onLine || graceSeconds === 0) return sent;
    await new Promise((done) => setTimeout(done, share * graceSeconds * 1000));
    sent = await send();
  }
  return sent;
};
