import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { fixColours } from '#content/theme/color-art';
import { colourSchemes, rasterAddress, rasterWidths } from '#schemas/art-address';
import { viewOf } from '../../core/live-site/release-view.ts';
import { drawAhead } from './draw-ahead.ts';
import { RasterCache } from './raster-cache.ts';

declare module 'fastify' {
  interface FastifyInstance {
    artRasters: RasterCache;
  }
}

/** Provides the cache, shared with previews, and draws the layers of maps ahead of their first request. */
export const provideArtRasters = (app: FastifyInstance): void => {
  const own = app.outer === undefined;
  app.decorate('artRasters', app.outer?.artRasters ?? new RasterCache(app.env.dataDir));
  if (own) drawAhead(app);
};

type Asked = Record<'theme' | 'mark' | 'scheme' | 'width' | 'file', string>;

/** Serves drawings as WebP. Addresses of a different release redirect to the current one, so that only current colours are drawn. */
export const registerArtRasters: FastifyPluginAsync = async (app) => {
  app.get<{ Params: Asked }>(
    '/art/:theme/:mark/:scheme/:width/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { theme, mark, file } = request.params;
      const [, name = ''] = /^([\w-]+)\.webp$/.exec(file) ?? [];
      const scheme = colourSchemes.find((one) => one === request.params.scheme);
      const width = rasterWidths.find((one) => String(one) === request.params.width);
      const release = app.live.current;
      const view = viewOf(release);
      const [template, document, current] = [
        view.template(name),
        release.prepared.documents.theme.get(theme),
        view.assets.art[theme],
      ];
      if (
        scheme === undefined ||
        width === undefined ||
        template === undefined ||
        document === undefined ||
        current === undefined
      )
        return reply.code(404).header('cache-control', 'no-store').send();
      if (current !== mark)
        return reply
          .header('cache-control', 'no-store')
          .redirect(rasterAddress(theme, current, name, scheme, width), 302);
      const bytes = await app.artRasters.get(fixColours(template, document[scheme]), width);
      if (bytes === undefined)
        return reply.code(503).header('retry-after', '10').header('cache-control', 'no-store').send();
      return reply.type('image/webp').header('cache-control', 'public, max-age=31536000, immutable').send(bytes);
    },
  );
};
