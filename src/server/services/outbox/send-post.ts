import type { Gateway } from '#schemas/documents/gateway/schema';
import { chooseAddresses, readEgress, type Egress } from '../../core/upstream/choose-addresses.ts';
import { UpstreamFault } from '../../core/upstream/fault.ts';
import { requestOnce } from '../../core/upstream/request-once.ts';
import type { ResolveHost } from '../../core/upstream/resolve-host.ts';
import { signWebhook } from '../../core/webhook-signature.ts';
import { isAddress } from './addresses.ts';
import type { Deliver, Message } from './message.ts';

/** Must end before the lease of a message. */
const SEND_MS = 20_000;
const ACCEPTED = 202;

export interface PostParts {
  readonly channel: Gateway['channel'];
  readonly post: NonNullable<Gateway['post']>;
  readonly secret: string;
  readonly egress: Egress;
  readonly resolve: ResolveHost;
  readonly now: () => Date;
  readonly textOf: (message: Message) => string;
  readonly linkOf: (message: Message) => string;
}

/** Posts messages to an address, each signed. The id is the same for each attempt, so that the gateway can tell a repeated one. */
export const postSender =
  ({ channel, post, secret, egress, resolve, now, textOf, linkOf }: PostParts): Deliver =>
  async (message) => {
    if (!isAddress(channel, message.address)) return { state: 'FAILED', error: 'ADDRESS', isFinal: true };
    const { id, address, template, purpose } = message;
    const body = JSON.stringify({
      id,
      to: address,
      template,
      text: textOf(message),
      link: linkOf(message),
      purpose,
    });
    const timestamp = Math.floor(now().getTime() / 1_000);
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new UpstreamFault('late', `no answer within ${SEND_MS} ms`)), SEND_MS);
    try {
      const { origin: place, pathname, search } = new URL(post.url);
      const origin = readEgress(place, egress);
      const { status } = await requestOnce({
        origin,
        addresses: await chooseAddresses(origin, egress, resolve),
        method: 'POST',
        target: `${pathname}${search}`,
        headers: {
          accept: 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': signWebhook(secret, { id, timestamp, body }),
        },
        body,
        signal: late.signal,
      });
      if (status < 200 || status > 299) return { state: 'FAILED', error: `HTTP_${status}` };
      return { state: status === ACCEPTED ? 'SENT' : 'DELIVERED' };
    } catch (error) {
      return { state: 'FAILED', error: error instanceof UpstreamFault ? error.kind.toUpperCase() : 'UNEXPECTED' };
    } finally {
      clearTimeout(timer);
    }
  };
