import type { Deliver } from '../../../src/server/services/outbox/message.ts';
import { postSender } from '../../../src/server/services/outbox/send-post.ts';

/** Gives messages to a gateway on this machine. */
export const routeTo = (url: string): Deliver =>
  postSender({
    channel: 'SMS',
    post: { url, secret: 'bench' },
    secret: 'bench',
    egress: { demo: true, upstreamHosts: [] },
    resolve: async (host) => [host],
    now: () => new Date(),
    textOf: ({ body }) => body,
    linkOf: () => '',
  });
