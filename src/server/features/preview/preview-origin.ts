import type { FastifyRequest } from 'fastify';
import type { Env } from '../../env.ts';

const loopback: Readonly<Record<string, string>> = { '127.0.0.1': 'localhost', localhost: '127.0.0.1' };

/**
 * Origin under which previews of a console's page stand: a host of its own, so that a preview shares neither cookies nor storage with the site.
 * On loopback it is the machine's other name; anywhere else the environment names it. Undefined where there is none.
 */
export const previewOrigin = ({ protocol, hostname, port }: Pick<FastifyRequest, 'protocol' | 'hostname' | 'port'>, { previewUrl, mode }: Pick<Env, 'previewUrl' | 'mode'>): string | undefined => {
  if (previewUrl !== undefined) return previewUrl;
  const other = mode === 'demo' ? loopback[hostname] : undefined;
  return other === undefined ? undefined : `${protocol}://${other}${port === null ? '' : `:${port}`}`;
};

/** Whether previews may stand on the host of a request. */
export const isPreviewHost = ({ host, hostname }: Pick<FastifyRequest, 'host' | 'hostname'>, { previewUrl, mode }: Pick<Env, 'previewUrl' | 'mode'>): boolean =>
  previewUrl === undefined ? mode === 'demo' && Object.hasOwn(loopback, hostname) : new URL(previewUrl).host === host;
