import type { ConnectionOptions } from 'node:tls';
import type { Gateway, GatewayChannel } from '#schemas/documents/gateway/schema';
import type { Context } from '../../core/context.ts';
import { readEgress, type Egress } from '../../core/upstream/choose-addresses.ts';
import type { ResolveHost } from '../../core/upstream/resolve-host.ts';
import type { Message, Outcome, Route } from './message.ts';
import { mailSender, type MailSender } from './send-mail.ts';
import { postSender } from './send-post.ts';
import { pushSender } from './send-push.ts';

export interface GatewayParts {
  readonly context: Pick<Context, 'store' | 'live' | 'clock' | 'readSecret' | 'sandbox'>;
  /** Demo mode allows a gateway on this machine. */
  readonly demo: boolean;
  readonly resolve: ResolveHost;
  /** Origin of this site, for links. */
  readonly origin: () => string;
  readonly tls?: ConnectionOptions;
}

interface OpenMail {
  /** What the connections were opened with. */
  readonly settings: string;
  readonly sender: MailSender;
}

/** Returns the gateway of a channel that is on. */
export const gatewayOf = ({ live }: Pick<Context, 'live'>, channel: GatewayChannel): Gateway | undefined =>
  [...live.current.prepared.documents.gateway.values()].find((one) => one.channel === channel && one.isOff !== true);

const failing = (error: string) => async (): Promise<Outcome> => ({ state: 'FAILED', error });

/** Gateways of the live release. Connections to the mail server stay open until its settings change. */
export class Gateways {
  readonly #parts: GatewayParts;
  #mail: OpenMail | undefined;

  constructor(parts: GatewayParts) {
    this.#parts = parts;
  }

  routeOf = (channel: GatewayChannel): Route => {
    const { context } = this.#parts;
    const gateway = gatewayOf(context, channel);
    if (gateway === undefined) return context.sandbox ? 'nowhere' : undefined;
    const name = gateway.mail?.secret ?? gateway.post?.secret;
    const secret = name === undefined ? undefined : context.readSecret(name);
    if (secret === undefined) return failing('NO_SECRET');
    const { mail, post } = gateway;
    if (channel === 'EMAIL' && mail !== undefined) return this.#mailRoute(mail, secret.reveal());
    if (channel !== 'EMAIL' && post !== undefined) return this.#postRoute(channel, post, secret.reveal());
    return failing('NO_SERVER');
  };

  close(): void {
    this.#mail?.sender.close();
    this.#mail = undefined;
  }

  #egress(): Egress {
    const { context, demo } = this.#parts;
    return { demo, upstreamHosts: context.live.current.prepared.documents.site.get('site')?.upstreamHosts ?? [] };
  }

  #linkOf = ({ link }: Message): string => (link === '' ? '' : `${this.#parts.origin()}${link}`);

  #mailRoute(mail: NonNullable<Gateway['mail']>, password: string): Route {
    const { tls } = this.#parts;
    try {
      // Only the list: a mail server may well stand in the operator's own network.
      readEgress(`https://${mail.host}:${mail.port}`, this.#egress());
    } catch {
      return failing('FORBIDDEN');
    }
    const settings = JSON.stringify([mail, password]);
    if (this.#mail?.settings !== settings) {
      this.close();
      const sender = mailSender({
        mail,
        password,
        textOf: (message) => [message.body, this.#linkOf(message)].filter((part) => part !== '').join('\n\n'),
        ...(tls === undefined ? {} : { tls }),
      });
      this.#mail = { settings, sender };
    }
    return this.#mail?.sender.deliver;
  }

  #postRoute(channel: GatewayChannel, post: NonNullable<Gateway['post']>, secret: string): Route {
    const { context, resolve } = this.#parts;
    const send = postSender({
      channel,
      post,
      secret,
      egress: this.#egress(),
      resolve,
      now: () => context.clock.now(),
      textOf: ({ subject, body }) => [subject, body].filter((part) => part !== '').join('\n'),
      linkOf: this.#linkOf,
    });
    return channel === 'PUSH' ? pushSender({ db: context.store.db, toDevice: send }) : send;
  }
}
