import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from './env.ts';

/** Origin under which a request came; behind a proxy it is the given one. */
export const requestOrigin = ({ protocol, host }: FastifyRequest, { publicUrl }: Pick<Env, 'publicUrl'>): string => publicUrl ?? `${protocol}://${host}`;

/** Origin of the site in texts that are sent: what a request says of itself does not count, or somebody could have links sent that lead elsewhere. */
export const siteOrigin = (app: FastifyInstance): string => app.env.publicUrl ?? (app.addresses().length > 0 ? app.listeningOrigin : `http://${app.env.host}:${app.env.port}`);
