import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { FontShelf } from './font-shelf.ts';
import { lettersOf } from './letters-of.ts';

declare module 'fastify' {
  interface FastifyInstance {
    fonts: FontShelf;
  }
}

const forEver = 'public, max-age=31536000, immutable';

/** Gives the app its typeface, cut for the live release, now and after each later one, and serves its files. */
export const registerFonts: FastifyPluginAsync = async (app) => {
  decorateFonts(app);
  serveFonts(app);
};

// Not in a scope of its own: delivery reads app.fonts.
Object.assign(registerFonts, { [Symbol.for('skip-override')]: true });

/** Gives an app the typeface that another one cuts. */
export const shareFonts = (shelf: FontShelf): FastifyPluginAsync =>
  Object.assign(async (app: FastifyInstance) => {
    app.decorate('fonts', shelf);
    serveFonts(app);
  }, { [Symbol.for('skip-override')]: true });

function serveFonts(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>('/fonts/:name', { schema: { hide: true } }, (request, reply) => {
    const { name } = request.params;
    const css = app.fonts.css(`/fonts/${name}`);
    if (css !== undefined) return reply.header('content-type', 'text/css; charset=utf-8').header('cache-control', forEver).send(css);
    const bytes = app.fonts.file(name.replace(/\.woff2$/, ''));
    if (bytes === undefined) return reply.code(404).header('cache-control', 'no-store').send();
    return reply.header('content-type', 'font/woff2').header('cache-control', forEver).send(Buffer.from(bytes));
  });
}

function decorateFonts(app: FastifyInstance): void {
  const shelf = new FontShelf(app.env.dataDir);
  app.decorate('fonts', shelf);
  const cut = async (): Promise<void> => {
    const { prepared, snapshot } = app.live.current;
    await shelf.refresh(lettersOf(prepared.documents, snapshot));
  };
  const refresh = (): void => {
    cut().catch((error: unknown) => app.log.warn({ err: error }, 'The typeface was not cut; pages use the system face.'));
  };
  const end = app.live.onRelease(refresh);
  app.addHook('onListen', async () => refresh());
  app.addHook('onClose', async () => end());
}
