import type { Command } from '#schemas/command';
import type { Decision, DecisionInput } from '../decision.ts';
import { isPagePath, readDeepLink, type LinkTarget } from '../routing/deep-link.ts';
import { formatAddress, parseAddress, encodeAddress, withoutQuery, withQuery } from '../values/fill-template.ts';
import { canonicalPath } from '../routing/canonical-path.ts';
import { findRoute, mainPath, type Route } from '../routing/find-route.ts';
import { appAddress, resolveTarget } from '../actions/resolve-target.ts';
import { pageTranslator } from './build-decision.ts';
import type { Snapshot } from '../snapshot.ts';

/** Redirect of an app route: an internal address, or a command that leaves the site. */
export type AppRedirect = { readonly to: string } | { readonly leave: Extract<Command, { kind: 'open' }> };

/** Opens the external target of a deep link. */
const openCommand = ({
  href,
  address,
}: Extract<LinkTarget, { kind: 'outside' }>): Extract<Command, { kind: 'open' }> => ({
  kind: 'open',
  href,
  newWindow: false,
  ...(address === undefined ? {} : { address }),
});

/** Returns the internal address in the query parameter `url`, without the app marker. Undefined if there is none. */
const addressInQuery = (snapshot: Snapshot, { query, origin }: DecisionInput): string | undefined => {
  const { app } = snapshot.links;
  const url = Object.hasOwn(query, 'url') ? query['url'] : undefined;
  if (app === undefined || url === undefined) return undefined;
  const target = resolveTarget(url, { allowedHosts: [], ...(origin === undefined ? {} : { origin }) });
  if (target.kind !== 'inside' || !isPagePath(snapshot, target.path) || canonicalPath(target.path) === app.deepLinkPath)
    return undefined;
  return encodeAddress(withoutQuery(target.path, [app.query]));
};

/**
 * Returns the redirect that applies before any guard: a deep link to its target; in a mobile browser, an address with the app marker to the page
 * that offers the app (P-414); in the app, that page to the requested address.
 */
export const appRedirect = (
  snapshot: Snapshot,
  input: DecisionInput,
  { page, missed, venue }: Route,
): AppRedirect | undefined => {
  const { app } = snapshot.links;
  if (app === undefined || missed) return undefined;
  const { path, query, viewer, origin = '' } = input;
  if (viewer.platform === 'WEB_MOBILE' && Object.hasOwn(query, app.query) && page.id !== app.deepLink) {
    return { to: withQuery(app.deepLinkPath, { url: `${origin}${formatAddress(path, query)}` }) };
  }
  if (page.id === app.action) {
    const target = readDeepLink(snapshot, query, input.origin);
    if (target.kind === 'inside') return { to: target.to };
    return target.known ? { leave: openCommand(target) } : undefined;
  }
  if (viewer.platform === 'APP' && (page.id === app.deepLink || page.id === app.appOnly)) {
    return { to: addressInQuery(snapshot, input) ?? mainPath(snapshot, venue, viewer.curResort) };
  }
  return undefined;
};

const targetTexts = (snapshot: Snapshot, input: DecisionInput, address: string): Readonly<Record<string, string>> => {
  const route = findRoute(snapshot, { path: parseAddress(address).path });
  if (!('page' in route)) return {};
  const translate = pageTranslator(snapshot, input, route);
  return { onwardTitle: translate(route.page.title), onwardText: translate(route.page.head.description) };
};

/** Adds the target to the pages that offer the app or leave the site. Other decisions stay unchanged. */
export const withAppTarget = (
  snapshot: Snapshot,
  input: DecisionInput,
  { page }: Route,
  decision: Decision,
): Decision => {
  const { app } = snapshot.links;
  if (app === undefined || ![app.action, app.deepLink, app.appOnly].includes(page.id)) return decision;
  const extend = (
    onward: Command | undefined,
    textValues: Readonly<Record<string, string>>,
    path: string,
  ): Decision => {
    const appHref = appAddress(app.scheme, path);
    const model = { ...decision.frame.model, ...(onward ? { onward } : {}), ...(appHref ? { appHref } : {}) };
    return { ...decision, textValues: { ...decision.textValues, ...textValues }, frame: { ...decision.frame, model } };
  };
  if (page.id === app.action) {
    const target = readDeepLink(snapshot, input.query, input.origin);
    if (target.kind === 'inside') return decision;
    const opening = openCommand(target);
    return extend(
      { ...opening, newWindow: true, ...(target.known ? {} : { ask: true, name: target.host }) },
      { onwardHost: target.host },
      decision.main,
    );
  }
  const address = addressInQuery(snapshot, input);
  if (address === undefined) return extend(undefined, targetTexts(snapshot, input, decision.main), decision.main);
  return extend({ kind: 'go', to: address }, targetTexts(snapshot, input, address), address);
};
