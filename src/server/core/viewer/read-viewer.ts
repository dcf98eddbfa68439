import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Locale } from '#schemas/parts';
import type { Snapshot } from '../../../engine/index.ts';
import type { Viewer } from '#schemas/viewer';
import type { Principal } from '../session/principal.ts';
import { sessionFacts } from '../session/session-facts.ts';

const isLocale = (text: string | undefined): text is Locale => text === 'ko' || text === 'en';

const weightOf = (parameter: string | undefined): number => {
  const weight = Number(/^\s*q=([\d.]+)\s*$/i.exec(parameter ?? 'q=1')?.[1]);
  return Number.isNaN(weight) ? 0 : weight;
};

/** Returns the preferred language in Accept-Language, by weight, that the site supports. */
const preferred = (header = ''): Locale | undefined =>
  header
    .split(',')
    .map((part) => {
      const [tag = '', parameter] = part.split(';');
      return { language: tag.trim().split('-', 1)[0]?.toLowerCase(), weight: weightOf(parameter) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ language }) => language)
    .find(isLocale);

const appLocale = (agent: string): Locale | undefined => {
  const code = /LangCode=([a-z]{2})/.exec(agent)?.[1];
  return isLocale(code) ? code : undefined;
};

const osOf = (agent: string): NonNullable<Viewer['os']> =>
  /iPhone|iPad|iPod/.test(agent) ? 'ios' : agent.includes('Android') ? 'android' : 'other';

/** Returns the response language, from the request alone: the visitor's choice, then the app's, then the browser's, then Korean. */
export const spokenLocale = ({ headers, cookies }: FastifyRequest): Locale => {
  // A request that ended before its cookies were parsed has none.
  const chosen = (cookies as FastifyRequest['cookies'] | undefined)?.['locale'];
  return isLocale(chosen)
    ? chosen
    : (appLocale(headers['user-agent'] ?? '') ?? preferred(headers['accept-language']) ?? 'ko');
};

/**
 * Reads viewer facts from the request alone. The current resort comes from the cookie, else from the site's default (P-320). Facts of a login are
 * unknown.
 */
export const requestFacts = (request: FastifyRequest, { site, venues }: Pick<Snapshot, 'site' | 'venues'>): Viewer => {
  const said = request.server.saidVisit(request);
  if (said !== undefined) return said.viewer;
  const agent = request.headers['user-agent'] ?? '';
  const { curResort } = request.cookies;
  const platform = agent.includes(site.appMarker) ? 'APP' : /Mobi|Android/.test(agent) ? 'WEB_MOBILE' : 'WEB_PC';
  return {
    locale: spokenLocale(request),
    platform,
    os: osOf(agent),
    production: request.server.env.mode === 'production',
    curResort: curResort !== undefined && Object.hasOwn(venues, curResort) ? curResort : site.defaultVenue,
  };
};

/** Language named by the call. */
export const namedLocale = ({ headers }: FastifyRequest): Locale | undefined => {
  const named = headers['x-user-locale'];
  return typeof named === 'string' && isLocale(named) ? named : undefined;
};

/** Returns the response language of a call: the one it names, else the visitor's. */
export const askedLocale = (request: FastifyRequest, snapshot: Pick<Snapshot, 'site' | 'venues'>): Locale =>
  namedLocale(request) ?? requestFacts(request, snapshot).locale;

/** Reads all viewer facts, from the request and from the session in the store. */
export const readViewer = async (app: FastifyInstance, request: FastifyRequest): Promise<Viewer> =>
  viewerAs(app, request, await request.principal());

/** Returns the viewer facts of a principal. */
export const viewerAs = (app: FastifyInstance, request: FastifyRequest, principal: Principal): Viewer => {
  const said = app.saidVisit(request);
  if (said !== undefined) return said.viewer;
  const release = app.live.current;
  return {
    ...requestFacts(request, release.snapshot),
    ...sessionFacts(principal, release.prepared.documents, app.clock.now()),
  };
};
