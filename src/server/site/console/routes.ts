import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../../core/env.ts';
import { previewOrigin } from '../preview/preview-origin.ts';

const built = join(import.meta.dirname, '..', '..', '..', '..', 'dist', 'console');
const base = '/console';

interface Entry {
  readonly file: string;
  readonly css?: readonly string[];
}

/**
 * Returns the console's CSP. Allows scripts only from this host and frames only from the preview host. Inline styles are allowed because editors
 * insert them.
 */
const policyFor = (preview: string | undefined): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${preview ?? "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** CSP of asset files, some of which run as workers: allows only our scripts and workers. */
const workerPolicy = "default-src 'none'; script-src 'self'; worker-src 'self'; frame-ancestors 'none'";

const escape = (text: string): string => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);

const pageOf = ({ file, css = [] }: Entry, preview: string | undefined): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Promenade</title><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    preview === undefined ? '' : `<meta name="preview-origin" content="${escape(preview)}">`,
    ...css.map((href) => `<link rel="stylesheet" href="${base}/${href}">`),
    `<script type="module" src="${base}/${file}"></script></head><body><div id="console"></div></body></html>`,
  ].join('');

const readEntry = (): Entry | undefined => {
  const manifest = join(built, '.vite', 'manifest.json');
  if (!existsSync(manifest)) return undefined;
  const entries = JSON.parse(readFileSync(manifest, 'utf8')) as Readonly<Record<string, Entry>>;
  const [entry, style] = [entries['src/console/main.tsx'], entries['style.css']];
  return entry && { ...entry, css: style === undefined ? (entry.css ?? []) : [style.file] };
};

/** Serves the console: its assets, and one page for all its paths. */
export const registerConsole: FastifyPluginAsync = async (app) => {
  // In development, Vite serves only the visitor site's sources.
  const entry = readEntry();
  if (entry === undefined) return;
  await app.register(fastifyStatic, {
    root: join(built, 'assets'),
    prefix: `${base}/assets/`,
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    decorateReply: false,
    setHeaders: (reply) => void reply.header('content-security-policy', workerPolicy),
  });
  const send = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const preview = previewOrigin(request, app.env satisfies Pick<Env, 'previewUrl' | 'mode'>);
    return reply
      .header('content-security-policy', policyFor(preview))
      .header('cross-origin-opener-policy', 'same-origin')
      .header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(pageOf(entry, preview));
  };
  for (const url of [base, `${base}/*`]) app.get(url, { schema: { hide: true } }, send);
};
