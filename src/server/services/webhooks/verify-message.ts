import type { WebhookSource } from '#schemas/documents/webhook-source/schema';
import type { Context } from '../../core/context.ts';
import { isWebhookSigned, type WebhookKey } from '../../core/webhook-signature.ts';

/** Greatest difference between the clocks of a source and of this server, in seconds. */
const TOLERANCE_S = 300;

interface Headers {
  readonly id: string;
  readonly timestamp: string;
  readonly signature: string;
}

const keyOf = ({ readSecret }: Context, { secret, publicKey }: WebhookSource): WebhookKey | undefined => {
  if (publicKey !== undefined) return { publicKey };
  const value = secret === undefined ? undefined : readSecret(secret);
  return value === undefined ? undefined : { secret: value.reveal() };
};

/** True if a source that is on signed these bytes within the last five minutes. */
export const isOfSource = (
  context: Context,
  source: WebhookSource | undefined,
  { id, timestamp, signature }: Headers,
  body: Buffer,
): boolean => {
  if (source === undefined || source.isOff === true) return false;
  if (!/^[\x21-\x7e]{1,200}$/.test(id) || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(context.clock.now().getTime() / 1000 - Number(timestamp)) > TOLERANCE_S) return false;
  const key = keyOf(context, source);
  return key !== undefined && isWebhookSigned(key, signature, { id, timestamp, body });
};
