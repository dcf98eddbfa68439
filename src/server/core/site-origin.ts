import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from './env.ts';

/** Returns the origin of a request; behind a proxy, the configured origin. */
export const requestOrigin = ({ protocol, host }: FastifyRequest, { publicUrl }: Pick<Env, 'publicUrl'>): string =>
  publicUrl ?? `${protocol}://${host}`;

/** Returns the site origin for links in emails. It ignores request headers, or an attacker could make the server send links to other sites. */
export const siteOrigin = (app: FastifyInstance): string =>
  app.env.publicUrl ?? (app.addresses().length > 0 ? app.listeningOrigin : `http://${app.env.host}:${app.env.port}`);
