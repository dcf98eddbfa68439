import type { Action } from '#schemas/parts/action/schema';
import type { Command } from '#schemas/command';
import type { Link } from '#schemas/documents/link/schema';
import type { Operation } from '#schemas/documents/operation/schema';
import type { Picture } from '#schemas/documents/picture/schema';
import type { Venue } from '#schemas/documents/venue/schema';
import { fillPattern, withQuery } from '../values/fill-template.ts';
import { resolveTarget } from './resolve-target.ts';
import { sandboxAddress } from './sandbox-address.ts';

/** Data for resolving actions: screen patterns, links, operations, venues and allowed hosts. */
export interface ActionScope {
  readonly screens: Readonly<Record<string, string>>;
  readonly links: ReadonlyMap<string, Link>;
  readonly operations: readonly Operation[];
  readonly landing: string;
  readonly venues: { has(code: string): boolean; get(code: string): Pick<Venue, 'targets'> | undefined };
  readonly allowedHosts: readonly string[];
  readonly sandbox: boolean;
  /** Uploaded pictures for texts. */
  readonly pictures?: ReadonlyMap<string, Picture>;
}

const none = (reason: string): Command => ({ kind: 'none', reason });

/** Restores `{item.x}`, which is filled when the visitor selects an item, and `{page}`, the address of the page with the link. */
const restorePlaceholders = (address: string): string => address.replace(/%7B(item\.[A-Za-z0-9_]+|page)%7D/g, '{$1}');

const resolveMove = (action: Extract<Action, { action: 'move' }>, scope: ActionScope): Command => {
  const pattern = Object.hasOwn(scope.screens, action.pageNm) ? scope.screens[action.pageNm] : undefined;
  if (pattern === undefined) return none(`page not registered: ${action.pageNm}`);
  const query: Record<string, string> = { ...action.query };
  let missing = '';
  const path = fillPattern(pattern, (name) => {
    const value = action.params?.[name] ?? query[name] ?? '';
    delete query[name];
    if (value === '') missing = name;
    return value;
  });
  return missing === ''
    ? { kind: 'go', to: restorePlaceholders(withQuery(path, query)), ...(action.via ? { via: action.via } : {}) }
    : none(`${action.pageNm} needs ${missing}`);
};

/** Looks up `{venue}_{place}` in the venue's own targets. */
const resolveNav = ({ target, via }: Extract<Action, { action: 'nav' }>, scope: ActionScope): Command => {
  const [code = '', place = ''] = target.split('_', 2);
  const targets: Readonly<Record<string, string | undefined>> = scope.venues.get(code)?.targets ?? {};
  const pageNm = targets[place];
  return pageNm === undefined
    ? none(`no target ${target}`)
    : resolveMove({ action: 'move', pageNm, ...(via ? { via } : {}) }, scope);
};

const resolveAddress = (address: string, scope: ActionScope, newWindow: boolean): Command => {
  const target = resolveTarget(address, scope);
  switch (target.kind) {
    case 'inside':
      return { kind: 'go', to: target.path };
    case 'device':
      return { kind: 'open', href: target.href, newWindow: false };
    case 'outside':
      return {
        kind: 'open',
        href: target.href,
        newWindow,
        ...(target.address === undefined ? {} : { address: target.address }),
        ...(target.known ? {} : { ask: true, name: target.host }),
      };
    case 'rejected':
      return none(target.reason);
  }
};

const resolveLink = (action: Extract<Action, { action: 'link' }>, scope: ActionScope): Command => {
  if (action.linkId === undefined) {
    if (action.linkUrl === undefined) return none('a link without address');
    // The record holds the whole address, which is resolved when it is known.
    return /^\{item\.\w+\}$/.test(action.linkUrl)
      ? { kind: 'url', url: action.linkUrl }
      : resolveAddress(action.linkUrl, scope, true);
  }
  const link = scope.links.get(action.linkId);
  if (link === undefined) return none(`link not registered: ${action.linkId}`);
  const target = resolveRegistered(link.linkUrl, link, scope);
  // If the visitor is asked first, the name must be the host: a link name must not hide it.
  if (target.kind !== 'open' || target.ask) return target;
  return {
    ...target,
    name: link.linkName,
    ...(link.reservation ? { reservation: true } : {}),
    ...mobileVariant(link, scope),
  };
};

/** A registered link is trusted, whatever its host. In the sandbox, each one leads to a sandbox page. */
const resolveRegistered = (address: string, { newWindow }: Link, scope: ActionScope): Command =>
  scope.sandbox ? resolveSandboxLink(address, newWindow) : resolveAddress(address, scope, newWindow);

const mobileVariant = (link: Link, scope: ActionScope): Pick<Extract<Command, { kind: 'open' }>, 'mobile'> => {
  const target = link.mobileUrl === undefined ? undefined : resolveRegistered(link.mobileUrl, link, scope);
  if (target?.kind !== 'open' || target.ask) return {};
  return { mobile: { href: target.href, ...(target.address === undefined ? {} : { address: target.address }) } };
};

/** Links to the sandbox page of an address and keeps the real address. */
const resolveSandboxLink = (address: string, newWindow: boolean): Command => {
  const target = resolveTarget(address, { allowedHosts: [] });
  if (target.kind === 'outside')
    return { kind: 'open', href: sandboxAddress(target.href), newWindow, address: target.href };
  return target.kind === 'device'
    ? { kind: 'open', href: target.href, newWindow: false }
    : none('a link leads out of the site');
};

const resolveScan = (
  { linkId, param, failed, otherwise }: Extract<Action, { action: 'scan' }>,
  scope: ActionScope,
): Command => {
  const open = resolveLink({ action: 'link', linkId }, scope);
  return open.kind === 'open'
    ? { kind: 'scan', open, param, failed, otherwise: resolveAction(otherwise, scope) }
    : none(`no address to scan for: ${linkId}`);
};

const resolveCall = (action: Extract<Action, { action: 'api' }>, scope: ActionScope): Command => {
  const operation = scope.operations.find((one) => one.method === action.method && one.path === action.uri);
  if (operation === undefined || !operation.cmsCallable)
    return none(`operation not callable from content: ${action.method} ${action.uri}`);
  return {
    kind: 'call',
    operation: operation.id,
    method: action.method,
    uri: action.uri,
    ...(action.params ? { params: action.params } : {}),
    ...(action.data ? { data: action.data } : {}),
    ...(action.successMsg ? { successMsg: action.successMsg } : {}),
    ...(operation.confirm ? { confirm: operation.confirm } : {}),
    ...(operation.confirm && operation.ask ? { ask: operation.ask } : {}),
  };
};

const resolveAlert = ({ action: _, message, ...words }: Extract<Action, { action: 'alert' }>): Command => ({
  kind: 'alert',
  message,
  ...(Object.keys(words).length === 0 ? {} : { words }),
});

/** Resolves an authored action to the command that render runs (P-307 … P-310). An unresolvable action becomes `none` with a reason. */
export const resolveAction = (action: Action, scope: ActionScope): Command => {
  switch (action.action) {
    case 'move':
      return resolveMove(action, scope);
    case 'link':
      return resolveLink(action, scope);
    case 'api':
      return resolveCall(action, scope);
    case 'alert':
      return resolveAlert(action);
    case 'nav':
      return resolveNav(action, scope);
    case 'venue':
      return scope.venues.has(action.venue)
        ? { kind: 'venue', venue: action.venue, to: scope.landing }
        : none(`no venue ${action.venue}`);
    case 'native':
      return {
        kind: 'native',
        call: action.call,
        data: action.data ?? {},
        ...(action.otherwise ? { otherwise: resolveAction(action.otherwise, scope) } : {}),
      };
    case 'ask':
      return {
        kind: 'ask',
        message: action.message,
        then: resolveAction(action.then, scope),
        ...(action.ok ? { ok: action.ok } : {}),
      };
    case 'scan':
      return resolveScan(action, scope);
    case 'share':
      return { kind: 'share', what: action.what ?? 'page' };
    case 'back':
    case 'main':
    case 'all-menu':
    case 'language':
    case 'proceed':
    case 'refresh':
    case 'onward':
    case 'open-app':
    case 'consent':
    case 'print':
      return { kind: action.action };
  }
};
