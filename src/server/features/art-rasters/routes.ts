import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { fixColours } from '#content/theme/color-art';
import { colourSchemes, rasterAddress, rasterWidths } from '#schemas/art-address';
import { viewOf } from '../../live-site/release-view.ts';
import type { LiveRelease } from '../../live-site/live-site.ts';
import { RasterCache } from './raster-cache.ts';

declare module 'fastify' {
  interface FastifyInstance {
    artRasters: RasterCache;
  }
}

/** Provides the cache, shared with previews, and draws the first layer of each map ahead of its first request. */
export const provideArtRasters = (app: FastifyInstance): void => {
  const own = app.outer === undefined;
  app.decorate('artRasters', app.outer?.artRasters ?? new RasterCache(app.env.dataDir));
  if (own) drawAhead(app);
};

const drawAhead = (app: FastifyInstance): void => {
  let isClosed = false;
  const draw = async (): Promise<void> => {
    const release = app.live.current;
    for (const { svg, width } of mapRasters(release)) {
      if (isClosed || app.live.current !== release) return;
      await app.artRasters.get(svg, width);
    }
  };
  const refresh = (): void => {
    draw().catch((error: unknown) => app.log.warn({ err: error }, 'The maps were not drawn ahead; their first requests draw them.'));
  };
  const end = app.live.onRelease(refresh);
  app.addHook('onListen', async () => refresh());
  app.addHook('onClose', async () => {
    isClosed = true;
    end();
  });
};

type Asked = Record<'theme' | 'mark' | 'scheme' | 'width' | 'file', string>;

/** Serves drawings as WebP. Addresses of a different release redirect to the current one, so that only current colours are drawn. */
export const registerArtRasters: FastifyPluginAsync = async (app) => {
  app.get<{ Params: Asked }>('/art/:theme/:mark/:scheme/:width/:file', { schema: { hide: true } }, async (request, reply) => {
    const { theme, mark, file } = request.params;
    const [, name = ''] = /^([\w-]+)\.webp$/.exec(file) ?? [];
    const scheme = colourSchemes.find((one) => one === request.params.scheme);
    const width = rasterWidths.find((one) => String(one) === request.params.width);
    const release = app.live.current;
    const view = viewOf(release);
    const [template, document, current] = [view.template(name), release.prepared.documents.theme.get(theme), view.assets.art[theme]];
    if (scheme === undefined || width === undefined || template === undefined || document === undefined || current === undefined) return reply.code(404).header('cache-control', 'no-store').send();
    if (current !== mark) return reply.header('cache-control', 'no-store').redirect(rasterAddress(theme, current, name, scheme, width), 302);
    const bytes = await app.artRasters.get(fixColours(template, document[scheme]), width);
    if (bytes === undefined) return reply.code(503).header('retry-after', '10').header('cache-control', 'no-store').send();
    return reply.type('image/webp').header('cache-control', 'public, max-age=31536000, immutable').send(bytes);
  });
};

/**
 * The layer that each map starts with, in the theme of its venue and at the width of phones. Drawing every layer takes minutes of processor time, so
 * the others wait for their first request.
 */
function* mapRasters(release: LiveRelease) {
  const { 'park-map': maps, venue: venues, theme: themes } = release.prepared.documents;
  const view = viewOf(release);
  const [width] = rasterWidths;
  for (const map of maps.values()) {
    const template = view.template(map.layers.find(({ id }) => id === map.start.layer)?.art ?? '');
    const theme = themes.get(venues.get(map.venue)?.theme ?? '');
    if (template === undefined || theme === undefined) continue;
    for (const scheme of colourSchemes) yield { svg: fixColours(template, theme[scheme]), width };
  }
}
