import type { Page } from '#schemas/page.schema';
import type { Site } from '#schemas/site.schema';
import type { FactName } from '#schemas/condition.schema';
import type { CompileContext } from './compile-input.ts';
import { readInstant } from './condition.ts';
import type { CompiledGuard, CompiledLayout, CompiledMenu, CompiledPage, CompiledService, HeadKeys } from './snapshot.ts';

export interface PageParts {
  readonly layouts: Readonly<Record<string, CompiledLayout>>;
  readonly guards: Readonly<Record<string, CompiledGuard>>;
  readonly menus: Readonly<Record<string, CompiledMenu>>;
}

/** Patterns of a page's paths with the slug of its venue before them; the first is the canonical one. */
export const pagePatterns = (page: Page, slugOf: (venue: string) => string | undefined): readonly string[] => {
  const slug = page.venue === undefined ? undefined : slugOf(page.venue);
  return page.paths.map((path) => (slug === undefined ? path : `/${slug}${path === '/' ? '' : path}`));
};

/** Site gates that apply, in the site's order, then the page's own guards in the page's order. */
const guardsOf = (page: Page, site: Site): readonly string[] => [
  ...site.gates.filter((gate) => gate.flag === undefined || page.flags[gate.flag] === true).map((gate) => gate.guard),
  ...page.guards,
];

/** The state of a service on a page is the stricter of the page's own and the service document's. */
const servicesOf = (page: Page, context: CompileContext): readonly CompiledService[] =>
  page.dataServiceList.map((one) => {
    const document = context.documents['data-service'].get(one.dataServiceId);
    const state = one.dataServiceStateCode === 'N' ? (document?.state ?? 'N') : one.dataServiceStateCode;
    return { id: one.dataServiceId, path: one.dataServiceUniformresourcelocator, state };
  });

const textsOf = (page: Page, locale: 'ko' | 'en') => Object.fromEntries(page.messageList.filter((one) => one.languageId === locale).map((one) => [one.messageId, one.messageText]));

export const compilePage = (page: Page, site: Site, parts: PageParts, context: CompileContext): CompiledPage => {
  const venue = page.venue === undefined ? undefined : context.documents.venue.get(page.venue);
  const head: HeadKeys = { ...(venue?.head ?? site.head), ...page.seo };
  const frame = venue?.frame ?? site.frame;
  const guards = guardsOf(page, site).filter((id) => parts.guards[id] !== undefined);
  const stateLayouts = { B: page.stateLayouts?.B ?? site.states.B, D: page.stateLayouts?.D ?? site.states.D };
  const used = [parts.layouts[page.layout], parts.layouts[stateLayouts.B], parts.layouts[stateLayouts.D], parts.layouts[site.states.pending], parts.layouts[frame],
    venue && parts.menus[venue.menu], ...guards.map((id) => parts.guards[id])].filter((one) => one !== undefined);
  const schedule = (page.schedule ?? []).map((time) => ({
    from: readInstant(time.from),
    until: time.until === undefined ? Number.MAX_SAFE_INTEGER : readInstant(time.until),
    state: time.pageStatusCode,
    blockContent: time.pageBlockContent ?? page.pageInfo.pageBlockContent,
  }));
  const instants = [...used.flatMap((one) => one.instants), ...schedule.flatMap((time) => [time.from, time.until])];
  const vary = new Set<FactName>(['locale', ...used.flatMap((one) => one.facts)]);
  return {
    id: page.id,
    screen: page.screen,
    ...(page.venue === undefined ? {} : { venue: page.venue }),
    path: pagePatterns(page, (code) => context.documents.venue.get(code)?.slug)[0] ?? '/',
    state: page.pageInfo.pageStatusCode,
    blockContent: page.pageInfo.pageBlockContent,
    schedule,
    flags: page.flags,
    guards,
    layout: page.layout,
    stateLayouts,
    frame,
    theme: venue?.theme ?? site.theme,
    title: page.flags.title ?? head.title,
    head,
    analytics: page.aaPageNm,
    services: servicesOf(page, context),
    status: page.status ?? 200,
    vary: [...vary].sort(),
    instants: [...new Set(instants)].filter((at) => at < Number.MAX_SAFE_INTEGER).sort((a, b) => a - b),
    words: [page.flags.title, page.pageInfo.pageBlockContent, ...schedule.map((time) => time.blockContent), head.title, head.description, head.keywords].filter((key): key is string => key !== undefined && key !== ''),
    pageTexts: { ko: textsOf(page, 'ko'), en: textsOf(page, 'en') },
  };
};
