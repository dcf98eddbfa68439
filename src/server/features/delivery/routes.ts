import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { LiveRelease } from '../../live-site.ts';
import { viewOf } from '../../release-view.ts';
import { devParts } from './dev-parts.ts';
import { deliverPage, varyKey, type DeliveryParts } from './deliver-page.ts';
import { chooseEncoding, RecentMap, type StoredPage } from './page-cache.ts';
import { prepareParts } from './prepare-parts.ts';
import { readViewer } from '../../read-viewer.ts';
import { securePage } from './secure-page.ts';

const forEver = 'public, max-age=31536000, immutable';
const root = join(import.meta.dirname, '..', '..', '..', '..');

/** Pages kept of one release: by what they depend on, and by the plain request, which needs no decision to be found. */
interface Kept {
  readonly byFacts: RecentMap<StoredPage>;
  readonly byRequest: RecentMap<StoredPage>;
}
const kept = new WeakMap<LiveRelease, Kept>();
const keptOf = (release: LiveRelease): Kept => {
  const known = kept.get(release);
  if (known !== undefined) return known;
  const made: Kept = { byFacts: new RecentMap(1_000), byRequest: new RecentMap(4_000) };
  kept.set(release, made);
  return made;
};

const send = (request: FastifyRequest, reply: FastifyReply, page: StoredPage, cacheControl: string): FastifyReply => {
  const tag = `W/"${page.etag}"`;
  void reply.header('etag', tag).header('cache-control', cacheControl);
  if (request.headers['if-none-match'] === tag && page.status === 200) return reply.code(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.code(page.status).send(page.bytes(encoding));
};

const sendPage = (request: FastifyRequest, reply: FastifyReply, page: StoredPage, dev: boolean): FastifyReply => {
  void (dev ? reply : securePage(reply)).header('content-type', 'text/html; charset=utf-8').header('content-language', page.locale).header('vary', 'Accept-Language, Cookie, User-Agent, Accept-Encoding');
  return send(request, reply, page, 'private, no-cache');
};

const requestKey = ({ url, headers }: FastifyRequest, fonts: string): string =>
  `${fonts}${url}\n${headers.cookie ?? ''}\n${headers['accept-language'] ?? ''}\n${headers['user-agent'] ?? ''}\n${headers.host ?? ''}`;

const originOf = (request: FastifyRequest, publicUrl: string | undefined): string => publicUrl ?? `${request.protocol}://${request.host}`;

const registerPages = (app: FastifyInstance, parts: DeliveryParts): void => {
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const release = app.live.current;
    // A typeface that was cut in the meantime makes other pages.
    const fonts = app.fonts.stylesheet ?? '';
    const { byFacts, byRequest } = keptOf(release);
    const now = Date.now();
    const asked = requestKey(request, fonts);
    const ready = byRequest.get(asked);
    if (ready !== undefined && now < ready.until) return sendPage(request, reply, ready, app.env.dev);
    const url = request.url.split('?', 1)[0] ?? '/';
    const viewer = readViewer(request, release.snapshot.site.appMarker, release.snapshot.venues);
    const query = Object.fromEntries(new URLSearchParams(request.url.slice(url.length)));
    const question = { path: url, query, how: 'load', viewer, now } as const;
    const delivered = await deliverPage(release, question, originOf(request, app.env.publicUrl), parts, (decision) => {
      const page = byFacts.get(`${fonts} ${request.host} ${varyKey(decision, question)}`);
      return page !== undefined && now < page.until ? page : undefined;
    });
    if (delivered.kind === 'redirect') return reply.header('cache-control', 'no-store').redirect(delivered.to, 302);
    byFacts.set(`${fonts} ${request.host} ${varyKey(delivered.decision, question)}`, delivered.page);
    byRequest.set(asked, delivered.page);
    return sendPage(request, reply, delivered.page, app.env.dev);
  });
};

const registerSlices = (app: FastifyInstance, { book }: DeliveryParts): void => {
  app.get<{ Querystring: { locale?: string } }>('/slices/live.json', { schema: { hide: true } }, (request, reply) => {
    const release = app.live.current;
    const viewer = readViewer(request, release.snapshot.site.appMarker, release.snapshot.venues);
    const locale = request.query.locale === 'en' || request.query.locale === 'ko' ? request.query.locale : viewer.locale;
    const chapter = book.chapter(release, { login: viewer.login ?? false, tester: viewer.tester ?? false }, locale);
    const index = book.slice(chapter.indexHash);
    void reply.header('content-type', 'application/json; charset=utf-8').header('vary', 'Cookie, Accept-Encoding');
    return index === undefined ? reply.code(404).send() : send(request, reply, index, 'private, no-cache');
  });
  app.get<{ Params: { name: string } }>('/slices/:name', { schema: { hide: true } }, (request, reply) => {
    const slice = book.slice(request.params.name.replace(/\.json$/, ''));
    if (slice === undefined) return reply.code(404).header('cache-control', 'no-store').send({ code: 'SLICE_GONE', errorMessage: 'This slice belongs to a release that is no longer kept; load the page again.', errorType: 'E' });
    return send(request, reply.header('content-type', 'application/json; charset=utf-8').header('vary', 'Accept-Encoding'), slice, forEver);
  });
};

const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const registerMedia = (app: FastifyInstance): void => {
  const text = (reply: FastifyReply, body: string | undefined, type: string) =>
    body === undefined ? reply.code(404).header('cache-control', 'no-store').send() : reply.header('content-type', type).header('cache-control', forEver).send(body);
  const svg = (reply: FastifyReply, body: string | undefined) => text(reply.header('content-security-policy', svgPolicy), body, 'image/svg+xml');
  app.get<{ Params: { theme: string; name: string } }>('/art/:theme/:mark/:name', { schema: { hide: true } }, (request, reply) =>
    svg(reply, viewOf(app.live.current).art(request.params.name.replace(/\.svg$/, ''), request.params.theme)));
  app.get('/icons/:name', { schema: { hide: true } }, (_, reply) => svg(reply, viewOf(app.live.current).icons));
  app.get('/favicon.svg', { schema: { hide: true } }, (_, reply) => {
    const { site } = app.live.current.snapshot;
    return svg(reply, viewOf(app.live.current).art('brand', site.theme)).header('cache-control', 'public, max-age=3600');
  });
  app.get('/themes/:name', { schema: { hide: true } }, (_, reply) => text(reply, viewOf(app.live.current).themesCss, 'text/css; charset=utf-8'));
};

/** Everything a visitor's browser loads: pages, slices, pictures, colours, scripts. Registered last, because it catches every other path. */
export const registerDelivery: FastifyPluginAsync = async (app) => {
  const parts = app.env.dev ? await devParts(app, root) : await prepareParts(root, app.fonts);
  if (!app.env.dev) await app.register(fastifyStatic, {
    root: join(root, 'dist', 'client', 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    decorateReply: false,
  });
  registerSlices(app, parts);
  registerMedia(app);
  registerPages(app, parts);
};
