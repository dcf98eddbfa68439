import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { canonicalPath, resolveTarget, type DecisionInput } from '../../../engine/index.ts';
import type { Viewer } from '#schemas/viewer';
import type { LiveRelease } from '../../core/live-site/live-site.ts';
import { readCall } from '../../core/calls/read-call.ts';
import type { AskUpstream } from './answer-cache.ts';
import { askAsGuest } from './ask-as-guest.ts';
import { fetchGuardFacts } from './fetch-guard-facts.ts';
import { devParts } from './dev-parts.ts';
import { deliverPage, type Asking, type DeliveryParts } from './deliver-page.ts';
import { chooseEncoding, isKnownTag, RecentMap, type StoredPage } from './page-cache.ts';
import { forEver, registerMedia } from './media-routes.ts';
import { prepareParts } from './prepare-parts.ts';
import { carriedSession } from '../../core/session/session-cookies.ts';
import { audienceOf } from './slice-cache.ts';
import { readViewer } from '../../core/viewer/read-viewer.ts';
import { instantOf } from '../../core/viewer/visit-override.ts';
import { requestOrigin } from '../../core/site-origin.ts';
import { registerSharedPage } from '../shares/shared-page.ts';
import { openPage, securePage } from './secure-page.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');

/** Cached pages of one release: by address and viewer, and by raw request, which avoids reading the viewer. */
interface Kept {
  /** Addresses requested once. A page is cached at its second request, because one with a unique query hardly repeats. */
  readonly asked: RecentMap<true>;
  readonly byViewer: RecentMap<StoredPage>;
  readonly byRequest: RecentMap<StoredPage>;
}
const kept = new WeakMap<LiveRelease, Kept>();
const keptOf = (release: LiveRelease): Kept => {
  const known = kept.get(release);
  if (known !== undefined) return known;
  const made: Kept = { asked: new RecentMap(2_000), byViewer: new RecentMap(500), byRequest: new RecentMap(1_000) };
  kept.set(release, made);
  return made;
};

const send = (request: FastifyRequest, reply: FastifyReply, page: StoredPage): FastifyReply => {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.code(page.status).send(page.bytes(encoding));
};

const sendTagged = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
  cacheControl: string,
): FastifyReply => {
  void reply.header('etag', `W/"${page.etag}"`).header('cache-control', cacheControl);
  if (page.status === 200 && isKnownTag(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  return send(request, reply, page);
};

interface Sent {
  readonly page: StoredPage;
  /** An uncached page contains the instant of its request, so its ETag would never match again. */
  readonly isKept: boolean;
  readonly dev: boolean;
}

const sendPage = (request: FastifyRequest, reply: FastifyReply, { page, isKept, dev }: Sent): FastifyReply => {
  void (dev ? openPage(reply) : securePage(reply, request.server.live.current.snapshot.site.analytics))
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-language', page.locale)
    .header('vary', 'Accept-Language, Cookie, User-Agent, Accept-Encoding');
  return isKept
    ? sendTagged(request, reply, page, 'private, no-cache')
    : send(request, reply.header('cache-control', 'private, no-cache'), page);
};

const requestKey = ({ url, headers }: FastifyRequest, fonts: string): string =>
  `${fonts}${url}\n${headers.cookie ?? ''}\n${headers['accept-language'] ?? ''}\n${headers['user-agent'] ?? ''}\n${headers.host ?? ''}`;

// A page contains the facts of its viewer for decisions in the browser, so only viewers with equal facts share it.
const viewerKey = (request: FastifyRequest, fonts: string, viewer: Viewer): string =>
  `${fonts} ${requestOrigin(request, request.server.env)} ${request.url} ${JSON.stringify(viewer)}`;

/** Maximum length of a redirect. Proxies refuse much longer headers, and the site uses no query of this length. */
const longestLocation = 8_000;

const leadTo = (reply: FastifyReply, to: string): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .redirect(to.length > longestLocation ? (to.split(/[?#]/, 1)[0] ?? '/') : to, 302);

/** Returns the address as the browser requested it. */
const requestedAddress = ({
  originalUrl,
}: FastifyRequest): Required<Pick<DecisionInput, 'path' | 'query' | 'search'>> => {
  const path = originalUrl.split('?', 1)[0] ?? '/';
  const search = originalUrl.slice(path.length);
  return { path, query: Object.fromEntries(new URLSearchParams(search)), search };
};

/** Makes the calls of this visitor's browser. A call knows the present only. */
const asVisitor = (app: FastifyInstance, request: FastifyRequest, viewer: Viewer): Asking => ({
  askFacts: (needs, { pageId }) => fetchGuardFacts(app, request, needs, { pageId, locale: viewer.locale }),
  askAsGuest: app.saidVisit(request) === undefined ? askAsGuest(app, request, viewer) : undefined,
});

// Pages and slices are already compressed.
const registerPages = (app: FastifyInstance, parts: DeliveryParts): void => {
  app.get('/*', { compress: false, config: { anyText: true }, schema: { hide: true } }, async (request, reply) => {
    const release = app.live.current;
    // A newly subset typeface changes the page.
    const fonts = app.fonts.stylesheet ?? '';
    const { asked: once, byViewer, byRequest } = keptOf(release);
    const said = app.saidVisit(request) !== undefined;
    const now = instantOf(app, request);
    // With an access token the session is read from the store each time, so an ended one stops immediately. With a visit override the request does not identify the viewer.
    const asked =
      !said && carriedSession(request, app.env).access === undefined ? requestKey(request, fonts) : undefined;
    const ready = asked === undefined ? undefined : byRequest.get(asked);
    const { dev } = app.env;
    if (ready?.isFresh(now) === true) return sendPage(request, reply, { page: ready, isKept: true, dev });
    const viewer = await readViewer(app, request);
    const known = viewerKey(request, fonts, viewer);
    const alike = byViewer.get(known);
    // With an override, the instant may differ and so may the page.
    if (!said && alike?.isFresh(now) === true) {
      if (asked !== undefined) byRequest.set(asked, alike);
      return sendPage(request, reply, { page: alike, isKept: true, dev });
    }
    const delivered = await deliverPage(
      release,
      { ...requestedAddress(request), how: 'load', viewer, now, origin: requestOrigin(request, app.env) },
      asVisitor(app, request, viewer),
      parts,
    );
    if (delivered.kind === 'redirect') return leadTo(reply, delivered.to);
    const { page, ofOne } = delivered;
    const isKept = !ofOne && !said && once.get(known) !== undefined;
    if (ofOne || said) return sendPage(request, reply, { page, isKept, dev });
    if (!isKept) once.set(known, true);
    else {
      byViewer.set(known, page);
      if (asked !== undefined) byRequest.set(asked, page);
    }
    return sendPage(request, reply, { page, isKept, dev });
  });
};

/** Answers a path that matches a route but no record with the not-found page. */
const missingPage =
  (app: FastifyInstance, parts: DeliveryParts) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const viewer = await readViewer(app, request);
    const question = {
      ...requestedAddress(request),
      query: {},
      how: 'load',
      viewer,
      now: instantOf(app, request),
      missing: true,
      origin: requestOrigin(request, app.env),
    } as const;
    const delivered = await deliverPage(app.live.current, question, asVisitor(app, request, viewer), parts);
    if (delivered.kind === 'redirect') return leadTo(reply, delivered.to);
    return sendPage(request, reply, { page: delivered.page, isKept: false, dev: app.env.dev });
  };

/** Answers forms sent before or without script: ignores the body and redirects to the page. */
const registerUnscripted = (app: FastifyInstance): void => {
  app.post(
    '/*',
    {
      schema: { hide: true },
      onRequest: (request, reply) => {
        const target = resolveTarget(canonicalPath(request.originalUrl) ?? '/', { allowedHosts: [] });
        void reply.header('cache-control', 'no-store').redirect(target.kind === 'inside' ? target.path : '/', 303);
      },
    },
    () => undefined,
  );
};

const registerSlices = (app: FastifyInstance, { book }: DeliveryParts): void => {
  app.get<{ Querystring: { locale?: string } }>(
    '/slices/live.json',
    { compress: false, schema: { hide: true } },
    async (request, reply) => {
      const release = app.live.current;
      const viewer = await readViewer(app, request);
      const locale =
        request.query.locale === 'en' || request.query.locale === 'ko' ? request.query.locale : viewer.locale;
      const chapter = book.sliceSet(release, audienceOf(viewer), locale);
      const index = book.slice(chapter.indexHash);
      if (index === undefined)
        throw new Error(`The index slice ${chapter.indexHash} is gone, though its release is live.`);
      return sendTagged(
        request,
        reply
          .header('content-type', 'application/json; charset=utf-8')
          .header('vary', 'Accept-Language, Cookie, User-Agent, Accept-Encoding'),
        index,
        'private, no-cache',
      );
    },
  );
  app.get<{ Params: { name: string } }>(
    '/slices/:name',
    { compress: false, schema: { hide: true } },
    (request, reply) => {
      const slice = book.slice(request.params.name.replace(/\.json$/, ''));
      if (slice === undefined)
        return reply.code(404).header('cache-control', 'no-store').send({
          code: 'SLICE_GONE',
          errorMessage: 'This slice belongs to a release that is no longer kept; load the page again.',
          errorType: 'E',
        });
      return sendTagged(
        request,
        reply.header('content-type', 'application/json; charset=utf-8').header('vary', 'Accept-Encoding'),
        slice,
        forEver,
      );
    },
  );
};

/** Registers everything a visitor's browser loads: pages, slices, pictures, colours, scripts. Registered last, because it matches every other path. */
export const registerDelivery: FastifyPluginAsync = async (app) => {
  const more = {
    fonts: app.fonts,
    askUpstream: (...call: Parameters<AskUpstream>) => readCall(app, ...call),
    states: (venue: string) => app.parkStates.current(venue),
  };
  const parts = app.env.dev ? await devParts(app, root, more) : await prepareParts(root, more);
  if (!app.env.dev)
    await app.register(fastifyStatic, {
      root: join(root, 'dist', 'client', 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '1y',
      preCompressed: true,
      decorateReply: false,
    });
  registerSlices(app, parts);
  registerMedia(app);
  registerSharedPage(app, missingPage(app, parts));
  registerPages(app, parts);
  registerUnscripted(app);
};
