import type { Command } from '#schemas/command';
import type { Decision, Question } from './decision.ts';
import { isPagePath, readDeepLink, type LinkTarget } from './deep-link.ts';
import { addressOf, readAddress, spelled, withoutQuery, withQuery } from './fill.ts';
import { findRoute, mainPath, type Route } from './find-route.ts';
import { appAddress, resolveTarget } from './resolve-target.ts';
import { sayOn } from './show.ts';
import type { Snapshot } from './snapshot.ts';

/** Where a route of the app leads on to by itself: an address of this site, or a command that leaves it. */
export type AppWay = { readonly to: string } | { readonly leave: Extract<Command, { kind: 'open' }> };

/** Leads out to the target of a deep link. */
const openingOf = ({ href, address }: Extract<LinkTarget, { kind: 'outside' }>): Extract<Command, { kind: 'open' }> => ({ kind: 'open', href, newWindow: false, ...(address === undefined ? {} : { address }) });

/** The address inside of the site that the query `url` names, without the mark of the app. Undefined where it names none. */
const namedAddress = (snapshot: Snapshot, { query, origin }: Question): string | undefined => {
  const { app } = snapshot.links;
  const url = Object.hasOwn(query, 'url') ? query['url'] : undefined;
  if (app === undefined || url === undefined) return undefined;
  const target = resolveTarget(url, { allowedHosts: [], ...(origin === undefined ? {} : { origin }) });
  if (target.kind !== 'inside' || !isPagePath(snapshot, target.path) || readAddress(target.path).path === app.deepLinkPath) return undefined;
  return spelled(withoutQuery(target.path, [app.query]));
};

/**
 * Where a route leads on to before any guard is asked: a deep link to its target; a route with the mark of the app, in a mobile browser, to the
 * page that offers the app (P-414); and that page, in the app, to what it was asked for.
 */
export const appWay = (snapshot: Snapshot, question: Question, { page, missed, venue }: Route): AppWay | undefined => {
  const { app } = snapshot.links;
  if (app === undefined || missed) return undefined;
  const { path, query, viewer, origin = '' } = question;
  if (viewer.platform === 'WEB_MOBILE' && Object.hasOwn(query, app.query) && page.id !== app.deepLink) {
    return { to: withQuery(app.deepLinkPath, { url: `${origin}${addressOf(path, query)}` }) };
  }
  if (page.id === app.action) {
    const target = readDeepLink(snapshot, query, question.origin);
    if (target.kind === 'inside') return { to: target.to };
    return target.known ? { leave: openingOf(target) } : undefined;
  }
  if (viewer.platform === 'APP' && (page.id === app.deepLink || page.id === app.appOnly)) {
    return { to: namedAddress(snapshot, question) ?? mainPath(snapshot, venue, viewer.curResort) };
  }
  return undefined;
};

const onwardWords = (snapshot: Snapshot, question: Question, address: string): Readonly<Record<string, string>> => {
  const route = findRoute(snapshot, { path: readAddress(address).path });
  if (!('page' in route)) return {};
  const say = sayOn(snapshot, question, route);
  return { onwardTitle: say(route.page.title), onwardText: say(route.page.head.description) };
};

/** Tells the page that offers the app, and the one that leads out, where it leads on to. Nothing else is told anything. */
export const withOnward = (snapshot: Snapshot, question: Question, { page }: Route, decision: Decision): Decision => {
  const { app } = snapshot.links;
  if (app === undefined || ![app.action, app.deepLink, app.appOnly].includes(page.id)) return decision;
  const told = (onward: Command | undefined, words: Readonly<Record<string, string>>, path: string): Decision => {
    const appHref = appAddress(app.scheme, path);
    const model = { ...decision.frame.model, ...(onward ? { onward } : {}), ...(appHref ? { appHref } : {}) };
    return { ...decision, words: { ...decision.words, ...words }, frame: { ...decision.frame, model } };
  };
  if (page.id === app.action) {
    const target = readDeepLink(snapshot, question.query, question.origin);
    if (target.kind === 'inside') return decision;
    const opening = openingOf(target);
    return told({ ...opening, newWindow: true, ...(target.known ? {} : { ask: true, name: target.host }) }, { onwardHost: target.host }, decision.main);
  }
  const address = namedAddress(snapshot, question);
  if (address === undefined) return told(undefined, onwardWords(snapshot, question, decision.main), decision.main);
  return told({ kind: 'go', to: address }, onwardWords(snapshot, question, address), address);
};
