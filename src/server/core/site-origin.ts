import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from './env.ts';

/** Returns the origin of a request; behind a proxy, the configured origin. */
export const requestOrigin = ({ protocol, host }: FastifyRequest, { publicUrl }: Pick<Env, 'publicUrl'>): string =>
  publicUrl ?? `${protocol}://${host}`;

/** Returns the site origin for links in emails. It ignores request headers, or an attacker could make the server send links to other sites. */
export const siteOrigin = (app: FastifyInstance): string =>
  app.env.publicUrl ?? (app.addresses().length > 0 ? app.listeningOrigin : `http://${app.env.host}:${app.env.port}`);

const otherLoopback: Readonly<Record<string, string>> = { '127.0.0.1': 'localhost', localhost: '127.0.0.1' };

/** Returns the origin of the sandbox's fake providers: on loopback the other name of this machine, so that they are another site, as real ones are. */
export const sandboxOrigin = ({
  protocol,
  hostname,
  port,
}: Pick<FastifyRequest, 'protocol' | 'hostname' | 'port'>): string =>
  `${protocol}://${otherLoopback[hostname] ?? hostname}${port === null ? '' : `:${port}`}`;
