import type { FastifyRequest } from 'fastify';
import type { Env } from '../../core/env.ts';

const loopback: Readonly<Record<string, string>> = { '127.0.0.1': 'localhost', localhost: '127.0.0.1' };

/**
 * Returns the origin of previews for a console request. Previews need a separate host so that they share neither cookies nor storage with the site.
 * In demo mode on loopback this is the other loopback name; otherwise `PREVIEW_URL` sets it. Returns undefined when no preview host exists.
 */
export const previewOrigin = (
  { protocol, hostname, port }: Pick<FastifyRequest, 'protocol' | 'hostname' | 'port'>,
  { previewUrl, mode }: Pick<Env, 'previewUrl' | 'mode'>,
): string | undefined => {
  if (previewUrl !== undefined) return previewUrl;
  const other = mode === 'demo' ? loopback[hostname] : undefined;
  return other === undefined ? undefined : `${protocol}://${other}${port === null ? '' : `:${port}`}`;
};

/** Checks if the host of a request may serve previews. */
export const isPreviewHost = (
  { host, hostname }: Pick<FastifyRequest, 'host' | 'hostname'>,
  { previewUrl, mode }: Pick<Env, 'previewUrl' | 'mode'>,
): boolean =>
  previewUrl === undefined ? mode === 'demo' && Object.hasOwn(loopback, hostname) : new URL(previewUrl).host === host;
