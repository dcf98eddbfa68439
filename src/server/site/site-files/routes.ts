import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { locales } from '#schemas/parts';
import type { LiveRelease } from '../../core/live-site/live-site.ts';
import { viewOf } from '../../core/live-site/release-view.ts';
import { requestOrigin } from '../../core/site-origin.ts';
import { kstDay } from '../../core/wire-values.ts';
import { askedLocale } from '../../core/viewer/read-viewer.ts';
import { drawFavicon, drawIcon, iconSizes } from './icons.ts';
import { manifestOf, WHOLE_SITE } from './manifest.ts';
import { listOpenPages, sitemapIndexOf, sitemapOf } from './sitemap.ts';

/** Paths that no crawler needs. */
const closed = ['/api/', '/console', '/sandbox/', '/preview/'];
/** Registers robots.txt, the sitemaps of the live release, favicon.ico and the web manifest of each venue. */
export const registerSiteFiles: FastifyPluginAsync = async (app) => {
  const hidden = { schema: { hide: true } } as const;
  const originOf = (request: FastifyRequest): string => requestOrigin(request, app.env);
  const changedOn = async ({ number }: LiveRelease): Promise<string> => {
    const row = await app.store.db.selectFrom('releases').select('at').where('number', '=', number).executeTakeFirst();
    const day = kstDay(row === undefined ? app.clock.now() : new Date(row.at));
    return `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
  };
  /** Code of the venue with a slug; `undefined` for the whole site, `null` for an unknown name. */
  const venueOfName = (name: string): string | undefined | null => {
    if (name === WHOLE_SITE) return undefined;
    const { venues } = app.live.current.snapshot;
    return Object.keys(venues).find((code) => venues[code]?.slug === name) ?? null;
  };

  app.get('/robots.txt', hidden, (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(
        [
          'User-agent: *',
          ...closed.map((path) => `Disallow: ${path}`),
          `Sitemap: ${originOf(request)}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );

  app.get('/sitemap.xml', hidden, async (request, reply) => {
    const release = app.live.current;
    const changed = await changedOn(release);
    const names = [WHOLE_SITE, ...Object.values(release.snapshot.venues).map(({ slug }) => slug)];
    const entries = names.flatMap((name) =>
      locales.map((locale) => ({ path: `/sitemap/${name}/${locale}.xml`, changed })),
    );
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(sitemapIndexOf(originOf(request), entries));
  });

  app.get<{ Params: { name: string; file: string } }>('/sitemap/:name/:file', hidden, async (request, reply) => {
    const venue = venueOfName(request.params.name);
    const locale = locales.find((one) => `${one}.xml` === request.params.file);
    if (venue === null || locale === undefined) return reply.code(404).header('cache-control', 'no-store').send();
    const release = app.live.current;
    const changed = await changedOn(release);
    const paths = listOpenPages(release.snapshot, { venue, locale, now: app.clock.now().getTime() });
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(
        sitemapOf(
          originOf(request),
          paths.map((path) => ({ path, changed })),
        ),
      );
  });

  app.get<{ Params: { file: string } }>('/manifest/:file', hidden, (request, reply) => {
    const { file } = request.params;
    const venue = venueOfName(file.replace(/\.webmanifest$/, ''));
    const release = app.live.current;
    const { snapshot, prepared } = release;
    const found = venue === null || !file.endsWith('.webmanifest') ? undefined : { venue };
    const theme = prepared.documents.theme.get(
      (found?.venue === undefined ? undefined : prepared.documents.venue.get(found.venue)?.theme) ??
        snapshot.site.theme,
    );
    if (found === undefined || theme === undefined) return reply.code(404).header('cache-control', 'no-store').send();
    const locale = askedLocale(request, snapshot);
    return reply
      .type('application/manifest+json; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', vary: 'Cookie, Accept-Language' })
      .send(JSON.stringify(manifestOf({ snapshot, theme, venue: found.venue, locale })));
  });

  const drawn = new WeakMap<LiveRelease, Map<number, Promise<Buffer>>>();
  /** Draws the brand once for a release and size; size 0 is favicon.ico. */
  const brand = (size: number): Promise<Buffer> => {
    const release = app.live.current;
    const known = drawn.get(release) ?? new Map<number, Promise<Buffer>>();
    drawn.set(release, known);
    const svg = viewOf(release).art('brand', release.snapshot.site.theme) ?? '';
    const coming = known.get(size) ?? (size === 0 ? drawFavicon(svg) : drawIcon(svg, size));
    known.set(size, coming);
    coming.catch(() => known.delete(size));
    return coming;
  };
  app.get('/favicon.ico', hidden, async (_request, reply) =>
    reply
      .type('image/x-icon')
      .header('cache-control', 'no-cache')
      .send(await brand(0)),
  );
  app.get<{ Params: { file: string } }>('/app-icon/:file', hidden, async (request, reply) => {
    const size = iconSizes.find((one) => `${one}.png` === request.params.file);
    if (size === undefined) return reply.code(404).header('cache-control', 'no-store').send();
    return reply
      .type('image/png')
      .header('cache-control', 'no-cache')
      .send(await brand(size));
  });
};
