import { withResolvedImage } from './resolve-art.ts';
import type { Page } from '#schemas/documents/page/schema';
import type { Site } from '#schemas/documents/site/schema';
import type { Venue } from '#schemas/documents/venue/schema';
import type { FactName } from '#schemas/parts/condition/schema';
import type { VaryName } from '../snapshot.ts';
import type { CompileContext } from './compile-input.ts';
import { readInstant } from '../conditions/condition.ts';
import { resolveAction } from '../actions/resolve-action.ts';
import { canonicalPattern, normalisePath } from '../routing/canonical-path.ts';
import { callOptions } from './call-options.ts';
import type {
  CompiledGuard,
  CompiledLayout,
  CompiledMenu,
  CompiledPage,
  CompiledService,
  HeadKeys,
} from '../snapshot.ts';

export interface PageParts {
  readonly layouts: Readonly<Record<string, CompiledLayout>>;
  readonly guards: Readonly<Record<string, CompiledGuard>>;
  readonly menus: Readonly<Record<string, CompiledMenu>>;
}

/** Returns the path patterns of a page, prefixed with the venue's slug. The first pattern is canonical. */
export const pagePatterns = (
  page: Pick<Page, 'venue' | 'paths'>,
  slugOf: (venue: string) => string | undefined,
): readonly string[] => {
  const slug = page.venue === undefined ? undefined : slugOf(page.venue);
  return page.paths.map((path) => normalisePath(slug === undefined ? path : `/${slug}${path}`));
};

/** Returns the canonical path of a page, for links to it. */
export const pagePath = (
  page: Pick<Page, 'venue' | 'paths'>,
  slugOf: (venue: string) => string | undefined,
): string | undefined => {
  const [first] = pagePatterns(page, slugOf);
  return first === undefined ? undefined : canonicalPattern(first);
};

/** Returns the site gates that apply, in site order, followed by the page's own guards, in page order. */
const guardsOf = (page: Page, site: Site): readonly string[] => [
  ...site.gates.filter((gate) => gate.flag === undefined || page.flags[gate.flag] === true).map((gate) => gate.guard),
  ...page.guards,
];

const strictness: Readonly<Record<CompiledService['state'], number>> = { N: 0, D: 1, '-1': 2, B: 3 };
const stricter = (one: CompiledService['state'], other: CompiledService['state']) =>
  strictness[other] > strictness[one] ? other : one;

/** The stricter state of the page entry and the service document applies. */
const servicesOf = (page: Page, context: CompileContext): readonly CompiledService[] =>
  page.dataServiceList.map((one) => {
    const document = context.documents['data-service'].get(one.dataServiceId);
    return {
      id: one.dataServiceId,
      path: one.dataServiceUniformresourcelocator,
      state: stricter(one.dataServiceStateCode, document?.state ?? 'N'),
      ...callOptions(document),
    };
  });

const textsOf = (page: Page, locale: 'ko' | 'en') =>
  Object.fromEntries(
    page.messageList.filter((one) => one.languageId === locale).map((one) => [one.messageId, one.messageText]),
  );

const onwardOf = ({ onward }: Page, { scope }: CompileContext): Pick<CompiledPage, 'onward'> => {
  const command = onward && resolveAction({ action: 'move', pageNm: onward.screen }, scope);
  return onward && command?.kind === 'go' ? { onward: { query: onward.query, to: command.to } } : {};
};

type Dependent = Pick<CompiledLayout, 'facts' | 'instants'>;

const isInResort = (page: Page, site: Site): boolean =>
  page.venue === undefined && site.resortFrame !== undefined && !site.resortFrame.except.includes(page.screen);

/**
 * Returns all layouts, menus and guards that can affect a page. The not-found page and pages in the visitor's resort can have the frame of any
 * venue.
 */
const dependenciesOf = (
  page: Page,
  site: Site,
  venue: Venue | undefined,
  compiled: Pick<CompiledPage, 'guards' | 'stateLayouts'>,
  parts: PageParts,
  context: CompileContext,
): readonly Dependent[] => {
  const venues =
    page.screen === site.screens.notFound || isInResort(page, site)
      ? [...context.documents.venue.values()]
      : venue === undefined
        ? []
        : [venue];
  const frame = venue === undefined ? [site.frame] : [];
  const layouts = [
    page.layout,
    compiled.stateLayouts.B,
    compiled.stateLayouts.D,
    site.states.pending,
    ...frame,
    ...venues.map((one) => one.frame),
  ];
  const used = [
    ...layouts.map((id) => parts.layouts[id]),
    ...venues.map((one) => parts.menus[one.menu]),
    ...compiled.guards.map((id) => parts.guards[id]),
  ];
  return used.filter((one) => one !== undefined);
};

/**
 * Viewer facts that the page itself depends on. Listed testers see pages in development; without a venue, the main page is that of the visitor's
 * resort.
 */
const ownFacts = (page: Page, venue: Venue | undefined, schedule: CompiledPage['schedule']): readonly FactName[] => [
  'locale',
  ...(venue === undefined ? ['curResort' as const] : []),
  ...([page.pageInfo.pageStatusCode, ...schedule.map((time) => time.state)].includes('D') ? ['listed' as const] : []),
];

const scheduleOf = (page: Page): CompiledPage['schedule'] =>
  (page.schedule ?? []).map((time) => ({
    from: readInstant(time.from),
    until: time.until === undefined ? Number.MAX_SAFE_INTEGER : readInstant(time.until),
    state: time.pageStatusCode,
    blockContent: time.pageBlockContent ?? page.pageInfo.pageBlockContent,
  }));

const ascending = (instants: readonly number[]): readonly number[] =>
  [...new Set(instants)].filter((at) => at < Number.MAX_SAFE_INTEGER).sort((a, b) => a - b);

/** Empty fallback for a site without a not-found page. */
export const emptyNotFoundPage = (site: Site): Page => ({
  type: 'page',
  id: '',
  v: 1,
  pageInfo: { pageId: '', pageStatusCode: 'N', pageBlockContent: '' },
  dataServiceList: [],
  messageList: [],
  screen: site.screens.notFound,
  paths: [],
  flags: {},
  guards: [],
  layout: '',
  seo: {},
  aaPageNm: '',
});

export const compilePage = (page: Page, site: Site, parts: PageParts, context: CompileContext): CompiledPage => {
  const venue = page.venue === undefined ? undefined : context.documents.venue.get(page.venue);
  const seo = withResolvedImage(context.documents, page.seo);
  const head: HeadKeys = { ...withResolvedImage(context.documents, venue?.head ?? site.head), ...seo };
  const named = guardsOf(page, site);
  const guards = named.filter((id) => parts.guards[id] !== undefined);
  const unguarded = named.length > guards.length;
  if (unguarded)
    context.problems.push({
      code: 'unknown-guard',
      at: { id: page.id },
      text: `${named.filter((id) => !guards.includes(id)).join(', ')} is not known here`,
    });
  const stateLayouts = { B: page.stateLayouts?.B ?? site.states.B, D: page.stateLayouts?.D ?? site.states.D };
  const schedule = unguarded ? [] : scheduleOf(page);
  const used = dependenciesOf(page, site, venue, { guards, stateLayouts }, parts, context);
  const { pageStatusCode, pageBlockContent } = page.pageInfo;
  return {
    id: page.id,
    screen: page.screen,
    ...(page.venue === undefined ? {} : { venue: page.venue }),
    path: pagePath(page, (code) => context.documents.venue.get(code)?.slug) ?? '/',
    // A page with an unknown guard is blocked for everyone.
    state: unguarded ? 'B' : pageStatusCode,
    blockContent: pageBlockContent,
    schedule,
    flags: page.flags,
    guards,
    ...(page.droppedOnBack ? { droppedOnBack: page.droppedOnBack } : {}),
    ...(page.onlyFrom ? { onlyFrom: page.onlyFrom } : {}),
    ...onwardOf(page, context),
    layout: page.layout,
    stateLayouts,
    frame: venue?.frame ?? site.frame,
    ...(isInResort(page, site) ? { inResort: true } : {}),
    theme: venue?.theme ?? site.theme,
    title: page.flags.title ?? head.title,
    head,
    seo,
    analytics: page.aaPageNm,
    services: servicesOf(page, context),
    status: page.status ?? 200,
    ...(page.whole === true ? { whole: true } : {}),
    vary: [
      ...new Set<VaryName>([
        ...ownFacts(page, venue, schedule),
        ...used.flatMap((one) => one.facts),
        ...(used.some((one) => 'editable' in one && one.editable === true) ? (['mains'] as const) : []),
      ]),
    ].sort(),
    instants: ascending([
      ...used.flatMap((one) => one.instants),
      ...schedule.flatMap((time) => [time.from, time.until]),
    ]),
    messageKeys: [
      page.flags.title,
      pageBlockContent,
      ...schedule.map((time) => time.blockContent),
      head.title,
      head.description,
      head.keywords,
    ].filter((key): key is string => key !== undefined && key !== ''),
    pageTexts: { ko: textsOf(page, 'ko'), en: textsOf(page, 'en') },
  };
};
