import type { DocumentSet } from '#schemas/documents';
import type { Locale } from '#schemas/parts';
import type { Site } from '#schemas/documents/site/schema';
import type { Venue } from '#schemas/documents/venue/schema';
import { resolveArt, withResolvedImage } from './resolve-art.ts';
import type { CompileContext, CompileInput } from './compile-input.ts';
import { compileAccount, compileClients } from './compile-account.ts';
import { compileBehaviour } from './compile-behaviour.ts';
import { factsOfMessages } from './compile-facts.ts';
import { compileErrors } from './compile-errors.ts';
import { compileGuard } from './compile-guard.ts';
import { compileLayout } from './compile-layout.ts';
import { compileLinks } from './compile-links.ts';
import { compileMenu } from './compile-menu.ts';
import { compilePage, emptyNotFoundPage, pagePath, pagePatterns } from './compile-page.ts';
import { compileRichText } from './compile-rich-text.ts';
import { compileRoutes, type RoutePattern } from './compile-routes.ts';
import type { Problem } from '../decision.ts';
import type { ActionScope } from '../actions/resolve-action.ts';
import type { CompiledSite, CompiledVenue, Snapshot } from '../snapshot.ts';
import type { CompiledSharing } from '../policies.ts';

const requireSite = (input: CompileInput): Site => {
  const site = input.documents.site.get('site');
  if (site === undefined)
    throw new Error('A release needs the document site/site; the gate refuses releases without it.');
  return site;
};

const mapValues = <From, To>(from: ReadonlyMap<string, From>, to: (one: From) => To): Record<string, To> => {
  const all: Record<string, To> = {};
  for (const [id, one] of from) all[id] = to(one);
  return all;
};

const screensOf = (input: CompileInput): Record<string, string> => {
  const screens = Object.create(null) as Record<string, string>;
  const slugOf = (code: string) => input.documents.venue.get(code)?.slug;
  for (const page of input.documents.page.values()) {
    const path = pagePath(page, slugOf);
    if (path !== undefined) for (const name of [page.screen, ...(page.aliases ?? [])]) screens[name] ??= path;
  }
  return screens;
};

const routesOf = (input: CompileInput, site: Site): readonly RoutePattern[] => {
  const slugOf = (code: string) => input.documents.venue.get(code)?.slug;
  const routes: RoutePattern[] = [];
  for (const page of input.documents.page.values()) {
    const patterns = pagePatterns(page, slugOf);
    for (const pattern of patterns) routes.push({ pattern, page: page.id });
    const moved = page.redirects === undefined ? [] : pagePatterns({ ...page, paths: page.redirects }, slugOf);
    for (const pattern of moved) routes.push({ pattern, to: patterns[0] ?? '/' });
  }
  return [...routes, ...site.redirects.map(({ from, to }) => ({ pattern: from, to }))];
};

const compileVenue = (venue: Venue, input: CompileInput, screens: Readonly<Record<string, string>>): CompiledVenue => {
  const { id, slug, parkKindCd, publctTypeCd, appType, name, tagline, theme, art, mark, menu, frame, head } = venue;
  return {
    code: id,
    slug,
    parkKindCd,
    publctTypeCd,
    appType,
    name,
    tagline,
    theme,
    art: resolveArt(input.documents, art),
    mark,
    menu,
    frame,
    head: withResolvedImage(input.documents, head),
    to: screens[venue.main] ?? '/',
    ...(venue.chip ? { chip: venue.chip } : {}),
    ...(venue.unread ? { unread: true } : {}),
    ...(venue.companionNews ? { companionNews: venue.companionNews } : {}),
    ...(venue.pageFlag ? { pageFlag: venue.pageFlag } : {}),
  };
};

const compileSite = (
  site: Site,
  context: CompileContext,
  screens: Readonly<Record<string, string>>,
): Omit<CompiledSite, 'lifetimes'> => {
  const {
    name,
    defaultVenue,
    theme,
    frame,
    phone,
    appMarker,
    texts,
    timings,
    allowedHosts,
    testerCodeList,
    head,
    skipErrorHandler,
    recordHeads,
  } = site;
  const pathOf = (screen: string) => screens[screen] ?? '/';
  const roles = site.screens;
  const pageOf = (screen: string) =>
    [...context.documents.page.values()].find((page) => page.screen === screen)?.id ?? '';
  return {
    name,
    defaultVenue,
    theme,
    frame,
    phone,
    appMarker,
    texts,
    timings,
    allowedHosts,
    testerCodeList,
    head: withResolvedImage(context.documents, head),
    ...(skipErrorHandler === undefined ? {} : { skipErrorHandler }),
    ...(recordHeads === undefined ? {} : { recordHeads }),
    sandbox: context.sandbox,
    screens: {
      gate: pageOf(roles.gate),
      landing: pageOf(roles.landing),
      login: pageOf(roles.login),
      notFound: pageOf(roles.notFound),
      error: pageOf(roles.error),
    },
    paths: {
      gate: pathOf(roles.gate),
      landing: pathOf(roles.landing),
      login: pathOf(roles.login),
      notFound: pathOf(roles.notFound),
      error: pathOf(roles.error),
    },
    pendingLayout: site.states.pending,
    ...compileBehaviour(site, context),
    venueOrder: [...context.documents.venue.values()]
      .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
      .map((venue) => venue.id),
  };
};

/** Texts of a locale. Missing texts fall back to the other locale. */
const messagesOf = (input: CompileInput, locale: Locale): Record<string, string> => {
  const all = Object.create(null) as Record<string, string>;
  const documents = [...input.documents.messages.values()];
  for (const document of documents) if (document.locale !== locale) Object.assign(all, document.texts);
  for (const document of documents) if (document.locale === locale) Object.assign(all, document.texts);
  return all;
};

/** Creates the scope against which actions in a release are resolved. */
export const createActionScope = (
  documents: Pick<DocumentSet, 'link' | 'operation' | 'venue' | 'picture'>,
  known: Pick<ActionScope, 'screens' | 'landing' | 'allowedHosts' | 'sandbox'>,
): ActionScope => ({
  ...known,
  links: documents.link,
  operations: [...documents.operation.values()],
  venues: documents.venue,
  pictures: documents.picture,
});

/**
 * Compiles documents into a snapshot: indexed, resolved, plain data. Errors in documents become a problem and a safe fallback; the gate has
 * rejected them before. Throws only if there is no site document.
 */
export const compile = (
  input: CompileInput,
): { readonly snapshot: Snapshot; readonly problems: readonly Problem[] } => {
  const site = requireSite(input);
  const screens = screensOf(input);
  const scope = createActionScope(input.documents, {
    screens,
    landing: screens[site.screens.landing] ?? '/',
    allowedHosts: site.allowedHosts,
    sandbox: input.sandbox,
  });
  const problems: Problem[] = [];
  const context: CompileContext = {
    ...input,
    scope,
    problems,
    factsOf: factsOfMessages(input.documents),
    compileHtml: (html) => compileRichText(input.rich.get(html) ?? [], scope),
  };
  const layouts = mapValues(input.documents.layout, (layout) => compileLayout(layout, context));
  const guards = mapValues(input.documents.guard, (guard) => compileGuard(guard, context));
  const menus = mapValues(input.documents.menu, (menu) => compileMenu(menu, context));
  const sharing = compileSharing(context);
  const compiled = compileSite(site, context, screens);
  const pages = mapValues(input.documents.page, (page) => compilePage(page, site, { layouts, guards, menus }, context));
  if (pages[compiled.screens.notFound] === undefined) {
    problems.push({
      code: 'missing-page',
      at: { id: site.id },
      text: `no page has the screen ${site.screens.notFound}, the not-found screen`,
    });
    pages[compiled.screens.notFound] = compilePage(emptyNotFoundPage(site), site, { layouts, guards, menus }, context);
  }
  const errors = compileErrors(site, context);
  const account = compileAccount(screens, context);
  const { longestDays, accessMinutes } = account;
  const snapshot: Snapshot = {
    release: input.release,
    site: { ...compiled, lifetimes: { longestDays, accessMinutes } },
    venues: mapValues(input.documents.venue, (venue) => compileVenue(venue, input, screens)),
    routes: compileRoutes(routesOf(input, site)),
    pages,
    layouts,
    guards,
    menus,
    messages: { ko: messagesOf(input, 'ko'), en: messagesOf(input, 'en') },
    errors,
    account,
    clients: compileClients(context),
    ...(sharing ? { sharing } : {}),
    links: compileLinks(screens, context),
    screens,
  };
  return { snapshot, problems };
};

/** Replaces the messenger while the sandbox is on. */
const sandboxMessenger = '/sandbox/messenger?url={url}&title={title}&description={description}&image={image}';

/** Compiles the sharing settings (2.15). Returns undefined if the release has none. */
const compileSharing = ({ documents, sandbox }: CompileContext): CompiledSharing | undefined => {
  const sharing = documents.sharing.get('sharing');
  if (sharing === undefined) return undefined;
  const { moduleCode, courseScreens, texts, refusals, messenger } = sharing;
  return {
    moduleCode,
    courseScreens,
    texts,
    refusals,
    messenger: sandbox ? { ...messenger, address: sandboxMessenger } : messenger,
    messageKeys: [...new Set([...Object.values(texts), ...refusals.map(({ message }) => message), messenger.name])],
  };
};
