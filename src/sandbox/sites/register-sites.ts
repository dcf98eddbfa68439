import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Locale } from '#schemas/parts';
import { requestFacts } from '../../server/core/viewer/read-viewer.ts';
import { viewOf } from '../../server/core/live-site/release-view.ts';
import { findPage, readAddress, type SiteAddress } from './address.ts';
import { drawSite, type SitePageParts } from './draw-site.ts';
import { registerOfferwallSites } from './offerwall-routes.ts';
import { readSites } from './read-sites.ts';
import type { SandboxSite, SandboxSitePage } from './site.schema.ts';
import { siteStyle } from './site-style.ts';

const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

type Text = Readonly<Record<Locale, string>>;
const both = (text: string): Text => ({ ko: text, en: text });

const words = {
  unknown: { ko: '등록되지 않은 주소예요', en: 'This address is not registered' },
  unknownText: { ko: '링크의 주소를 확인해 주세요.', en: 'Please check the address of the link.' },
  given: { ko: '함께 받은 값', en: 'What came along' },
  stand: { ko: '이 주소가 여는 화면을 대신해요.', en: 'This stands in for what the address opens.' },
} as const;

/** Returns the name of the link to an address or its host, for addresses without a shipped page. */
const linkName = ({ live: { current } }: FastifyInstance, { host, href }: SiteAddress): Text | undefined => {
  const {
    prepared: { documents },
    snapshot,
  } = current;
  const links = [...documents.link.values()].filter(({ linkUrl, mobileUrl }) =>
    [linkUrl, mobileUrl].some((one) => one !== undefined && readHost(one) === host),
  );
  const link = links.find(({ linkUrl, mobileUrl }) => linkUrl === href || mobileUrl === href) ?? links[0];
  return link && { ko: snapshot.messages.ko[link.linkName] ?? '', en: snapshot.messages.en[link.linkName] ?? '' };
};
const readHost = (address: string): string | undefined => /^https:\/\/([^/?#]+)/.exec(address)?.[1]?.toLowerCase();

const isAllowed = ({ live: { current } }: FastifyInstance, { host }: SiteAddress): boolean =>
  current.snapshot.site.allowedHosts.some((one) => host === one || host.endsWith(`.${one}`));

interface Found {
  readonly status: 200 | 404;
  readonly site: Pick<SandboxSite, 'hosts' | 'name' | 'about' | 'nav'> & Partial<Pick<SandboxSite, 'theme' | 'art'>>;
  readonly page: Pick<SandboxSitePage, 'title' | 'text' | 'blocks' | 'query' | 'theme' | 'art'>;
}

/** Returns the page for an address: the shipped one, else one that names the link, else a not-found page. */
const find = (app: FastifyInstance, sites: ReadonlyMap<string, SandboxSite>, address: SiteAddress): Found => {
  const known = sites.get(address.host);
  const page = known && findPage(known, address);
  if (known !== undefined && page !== undefined) return { status: 200, site: known, page };
  const name = linkName(app, address);
  const site = known ?? { hosts: [{ host: address.host }], name: name ?? both(address.host), about: words.stand };
  if (name === undefined && !isAllowed(app, address))
    return { status: 404, site, page: { title: words.unknown, text: words.unknownText, blocks: [] } };
  return {
    status: 200,
    site,
    page: {
      title: name ?? site.name,
      text: words.stand,
      blocks: address.query.size === 0 ? [] : [{ kind: 'given', title: words.given, items: [], others: true }],
    },
  };
};

const partsOf = (
  app: FastifyInstance,
  request: FastifyRequest,
  address: SiteAddress,
  { site, page }: Found,
): SitePageParts => {
  const release = app.live.current;
  const { snapshot, prepared } = release;
  const { locale } = requestFacts(request, snapshot);
  const view = viewOf(release);
  const wanted = page.theme ?? site.theme ?? snapshot.site.theme;
  const theme = prepared.documents.theme.has(wanted) ? wanted : snapshot.site.theme;
  return {
    locale,
    address,
    site,
    page,
    theme,
    themes: view.assets.themes,
    art: (name) => view.artUrl(name, theme),
    picture: page.art ?? site.art ?? 'resort',
    home: snapshot.site.paths.gate,
    homeName: snapshot.messages[locale][snapshot.site.name] ?? '',
  };
};

/** Registers `/sandbox/site/{host}/{path}?{query}`: the fake of any external address, with the full address in its path. */
export const registerSites = (app: FastifyInstance): void => {
  const sites = readSites();
  app.get('/sandbox/site.css', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(siteStyle),
  );
  app.get('/sandbox/site/*', { schema: { hide: true } }, (request, reply) => {
    const address = readAddress(request.url);
    if (address === undefined) return reply.callNotFound();
    const found = find(app, sites, address);
    return reply
      .code(found.status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .header('vary', 'Accept-Language, Cookie, User-Agent')
      .send(drawSite(partsOf(app, request, address, found)));
  });
  void app.register(
    registerOfferwallSites({
      policy,
      missions: (host) =>
        sites
          .get(host)
          ?.pages.flatMap(({ blocks }) => blocks)
          .find((block) => block.kind === 'missions'),
      drawFor:
        (request) =>
        ({ host, query, page }) => {
          const address = { host, path: '/offers', query, href: `https://${host}/offers` };
          const { site } = find(app, sites, address);
          return drawSite(partsOf(app, request, address, { status: 200, site, page }));
        },
    }),
  );
};
