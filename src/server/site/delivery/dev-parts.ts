import type { FastifyInstance } from 'fastify';
import type { DeliveryParts } from './deliver-page.ts';
import type { Renderer } from './renderer.ts';
import { SliceCache } from './slice-cache.ts';

/**
 * Serves the visitor app from its sources through Vite, so changes show immediately. Vite uses inline scripts and injects styles by script, so
 * development pages have no content security policy.
 */
export const devParts = async (
  app: FastifyInstance,
  root: string,
  more: Pick<DeliveryParts, 'fonts' | 'askUpstream' | 'states'>,
): Promise<DeliveryParts> => {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) return;
    await new Promise<void>((done) => vite.middlewares(request.raw, reply.raw, () => done()));
    if (reply.raw.writableEnded || reply.raw.headersSent) reply.hijack();
  });
  return {
    renderer: async () => (await vite.ssrLoadModule('/src/visitor/entry-server.tsx')) as Renderer,
    files: {
      entry: '/src/visitor/entry-client.tsx',
      early: '/src/visitor/early-press.ts',
      styles: ['/src/ui/base.css'],
      scripts: () => [],
    },
    book: new SliceCache(),
    ...more,
    finish: (url, html) => vite.transformIndexHtml(url, html),
  };
};
