import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { locales, type Locale } from '#schemas/parts';
import type { LiveRelease } from '../../core/live-site/live-site.ts';
import { viewOf } from '../../core/live-site/release-view.ts';
import { requestOrigin } from '../../core/site-origin.ts';
import { kstDay } from '../../core/wire-values.ts';
import { askedLocale } from '../../core/viewer/read-viewer.ts';
import { drawFavicon, drawIcon, iconSizes } from './icons.ts';
import { WHOLE_SITE } from '../delivery/manifest-address.ts';
import { manifestOf } from './manifest.ts';
import { listOpenPages, type OpenPages } from './open-pages.ts';
import { PAGES_PER_FILE, sitemapIndexOf, sitemapOf, splitPages } from './sitemap.ts';

/** Paths that no crawler needs. */
const closed = ['/api/', '/console', '/sandbox/', '/preview/'];
/** Name of a file of a sitemap: the language, and the number of the file from the second on. */
const sitemapFile = /^(\w+?)(?:-([2-9]|[1-9]\d{1,3}))?\.xml$/;

export interface SiteFilesOptions {
  /** Most pages in one file of a sitemap. */
  readonly pagesPerFile?: number;
}

/** Registers robots.txt, the sitemaps of the live release, favicon.ico and the web manifest of each venue. */
export const registerSiteFiles: FastifyPluginAsync<SiteFilesOptions> = async (
  app,
  { pagesPerFile = PAGES_PER_FILE },
) => {
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

  const listed = new WeakMap<LiveRelease, Map<string, OpenPages>>();
  /** Lists the pages of a venue's sitemap once until they can change. */
  const openPages = (release: LiveRelease, venue: string | undefined, locale: Locale): readonly string[] => {
    const known = listed.get(release) ?? new Map<string, OpenPages>();
    listed.set(release, known);
    const key = `${venue ?? ''} ${locale}`;
    const now = app.clock.now().getTime();
    const before = known.get(key);
    if (before !== undefined && before.since <= now && now < before.until) return before.paths;
    const pages = listOpenPages(release, { venue, locale, now });
    known.set(key, pages);
    return pages.paths;
  };
  const filesOf = (release: LiveRelease, venue: string | undefined, locale: Locale) =>
    splitPages(openPages(release, venue, locale), pagesPerFile);

  app.get('/sitemap.xml', hidden, async (request, reply) => {
    const release = app.live.current;
    const changed = await changedOn(release);
    const venues = Object.values(release.snapshot.venues).map(({ code, slug }) => ({ code, name: slug }));
    const entries = [{ code: undefined, name: WHOLE_SITE }, ...venues].flatMap(({ code, name }) =>
      locales.flatMap((locale) =>
        filesOf(release, code, locale).map((_, index) => ({
          path: `/sitemap/${name}/${locale}${index === 0 ? '' : `-${index + 1}`}.xml`,
          changed,
        })),
      ),
    );
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(sitemapIndexOf(originOf(request), entries));
  });

  app.get<{ Params: { name: string; file: string } }>('/sitemap/:name/:file', hidden, async (request, reply) => {
    const venue = venueOfName(request.params.name);
    const [, language, number = '1'] = sitemapFile.exec(request.params.file) ?? [];
    const locale = locales.find((one) => one === language);
    const release = app.live.current;
    const paths =
      venue === null || locale === undefined ? undefined : filesOf(release, venue, locale)[Number(number) - 1];
    if (paths === undefined) return reply.code(404).header('cache-control', 'no-store').send();
    const changed = await changedOn(release);
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
