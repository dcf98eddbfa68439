import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { FontCache } from './font-cache.ts';
import { glyphsOf } from './glyphs.ts';

declare module 'fastify' {
  interface FastifyInstance {
    fonts: FontCache;
  }
}

const forEver = 'public, max-age=31536000, immutable';

/** Serves the files of the typeface. */
export const registerFonts: FastifyPluginAsync = async (app) => {
  app.get<{ Params: { name: string } }>('/fonts/:name', { schema: { hide: true } }, (request, reply) => {
    const { name } = request.params;
    const css = app.fonts.css(`/fonts/${name}`);
    if (css !== undefined)
      return reply.header('content-type', 'text/css; charset=utf-8').header('cache-control', forEver).send(css);
    const bytes = app.fonts.file(name.replace(/\.woff2$/, ''));
    if (bytes === undefined) return reply.code(404).header('cache-control', 'no-store').send();
    return reply.header('content-type', 'font/woff2').header('cache-control', forEver).send(Buffer.from(bytes));
  });
};

/** Subsets the typeface for the live release and each later one. A preview uses the typeface of the surrounding server. */
export function decorateFonts(app: FastifyInstance): void {
  if (app.outer !== undefined) {
    app.decorate('fonts', app.outer.fonts);
    return;
  }
  const shelf = new FontCache(app.env.dataDir);
  app.decorate('fonts', shelf);
  const cut = async (): Promise<void> => {
    const { prepared, snapshot } = app.live.current;
    await shelf.refresh(glyphsOf(prepared.documents, snapshot));
  };
  const refresh = (): void => {
    cut().catch((error: unknown) =>
      app.log.warn({ err: error }, 'The typeface was not cut; pages use the system face.'),
    );
  };
  const end = app.live.onRelease(refresh);
  app.addHook('onListen', async () => refresh());
  app.addHook('onClose', async () => end());
}
