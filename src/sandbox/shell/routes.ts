import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { SandboxFrame } from '../sandbox-page.ts';
import { shellPage } from './shell-page.ts';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const labels = { ko: '연습용 화면', en: 'Sandbox' } as const;

/** Registers the app shell simulator for testers: a page, its style and its scripts. */
export const registerShell =
  (frameOf: (app: FastifyInstance, request: FastifyRequest) => SandboxFrame): FastifyPluginAsync =>
  async (app) => {
    app.get('/sandbox/shell', { schema: { hide: true } }, (request, reply) => {
      const frame = frameOf(app, request);
      const { snapshot } = app.live.current;
      const venues = snapshot.site.venueOrder.map(
        (code) => [code, snapshot.messages[frame.locale][snapshot.venues[code]?.name ?? ''] ?? ''] as const,
      );
      return reply
        .type('text/html; charset=utf-8')
        .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
        .send(shellPage({ ...frame, label: labels[frame.locale], venues }));
    });
    app.get('/sandbox/shell/shell.css', { schema: { hide: true } }, (_request, reply) =>
      reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(shellStyle),
    );
    for (const [name, script] of shellScripts) {
      app.get(`/sandbox/shell/${name}`, { schema: { hide: true } }, (_request, reply) =>
        reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
      );
    }
  };

const folder = join(import.meta.dirname, 'browser');

/** Scripts of the simulator by name, with types stripped: a demo tool needs no build. */
const shellScripts: ReadonlyMap<string, string> = new Map(
  readdirSync(folder).map((name) => [name, stripTypeScriptTypes(readFileSync(join(folder, name), 'utf8'))]),
);

const shellStyle = readFileSync(join(import.meta.dirname, 'shell.css'), 'utf8');
