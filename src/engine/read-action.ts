import type { Action } from '#schemas/action.schema';
import type { Command } from '#schemas/command';
import type { Link } from '#schemas/link.schema';
import type { Operation } from '#schemas/operation.schema';
import type { Picture } from '#schemas/picture.schema';
import type { Venue } from '#schemas/venue.schema';
import { fillPattern, withQuery } from './fill.ts';
import { resolveTarget } from './resolve-target.ts';
import { standIn } from './stand-in.ts';

/** What actions are resolved against: patterns of screens, links, operations, venues and the allowed hosts. */
export interface ActionScope {
  readonly screens: Readonly<Record<string, string>>;
  readonly links: ReadonlyMap<string, Link>;
  readonly operations: readonly Operation[];
  readonly landing: string;
  readonly venues: { has(code: string): boolean; get(code: string): Pick<Venue, 'targets'> | undefined };
  readonly allowedHosts: readonly string[];
  readonly sandbox: boolean;
  /** Uploads that texts may show. */
  readonly pictures?: ReadonlyMap<string, Picture>;
}

const none = (reason: string): Command => ({ kind: 'none', reason });

/** `{item.x}` stays as it is until the visitor has chosen an item. */
const keepItems = (address: string): string => address.replace(/%7B(item\.[A-Za-z0-9_]+)%7D/g, '{$1}');

const readMove = (action: Extract<Action, { action: 'move' }>, scope: ActionScope): Command => {
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
  return missing === '' ? { kind: 'go', to: keepItems(withQuery(path, query)), ...(action.via ? { via: action.via } : {}) } : none(`${action.pageNm} needs ${missing}`);
};

/** Looks up `{venue}_{place}` in the venue's own targets. */
const readNav = ({ target, via }: Extract<Action, { action: 'nav' }>, scope: ActionScope): Command => {
  const [code = '', place = ''] = target.split('_', 2);
  const targets: Readonly<Record<string, string | undefined>> = scope.venues.get(code)?.targets ?? {};
  const pageNm = targets[place];
  return pageNm === undefined ? none(`no target ${target}`) : readMove({ action: 'move', pageNm, ...(via ? { via } : {}) }, scope);
};

const readAddress = (address: string, scope: ActionScope, newWindow: boolean): Command => {
  const target = resolveTarget(address, scope);
  switch (target.kind) {
    case 'inside':
      return { kind: 'go', to: target.path };
    case 'device':
      return { kind: 'open', href: target.href, newWindow: false };
    case 'outside':
      return { kind: 'open', href: target.href, newWindow, ...(target.address === undefined ? {} : { address: target.address }), ...(target.known ? {} : { ask: true, name: target.host }) };
    case 'rejected':
      return none(target.reason);
  }
};

const readLink = (action: Extract<Action, { action: 'link' }>, scope: ActionScope): Command => {
  if (action.linkId === undefined) return action.linkUrl === undefined ? none('a link without address') : readAddress(action.linkUrl, scope, true);
  const link = scope.links.get(action.linkId);
  if (link === undefined) return none(`link not registered: ${action.linkId}`);
  const target = readRegistered(link.linkUrl, link, scope);
  // Where the visitor is asked first, the name is the host, which must not hide behind words.
  if (target.kind !== 'open' || target.ask) return target;
  return { ...target, name: link.linkName, ...(link.reservation ? { reservation: true } : {}), ...mobileOf(link, scope) };
};

/** What is registered is known, whatever its host: in the sandbox all of it has a stand-in. */
const readRegistered = (address: string, { newWindow }: Link, scope: ActionScope): Command => (scope.sandbox ? readStandIn(address, newWindow) : readAddress(address, scope, newWindow));

const mobileOf = (link: Link, scope: ActionScope): Pick<Extract<Command, { kind: 'open' }>, 'mobile'> => {
  const target = link.mobileUrl === undefined ? undefined : readRegistered(link.mobileUrl, link, scope);
  if (target?.kind !== 'open' || target.ask) return {};
  return { mobile: { href: target.href, ...(target.address === undefined ? {} : { address: target.address }) } };
};

/** Leads to the stand-in of an address, and says what it stands for. */
const readStandIn = (address: string, newWindow: boolean): Command => {
  const target = resolveTarget(address, { allowedHosts: [] });
  if (target.kind === 'outside') return { kind: 'open', href: standIn(target.href), newWindow, address: target.href };
  return target.kind === 'device' ? { kind: 'open', href: target.href, newWindow: false } : none('a link leads out of the site');
};

const readScan = ({ linkId, param, failed, otherwise }: Extract<Action, { action: 'scan' }>, scope: ActionScope): Command => {
  const open = readLink({ action: 'link', linkId }, scope);
  return open.kind === 'open' ? { kind: 'scan', open, param, failed, otherwise: readAction(otherwise, scope) } : none(`no address to scan for: ${linkId}`);
};

const readCall = (action: Extract<Action, { action: 'api' }>, scope: ActionScope): Command => {
  const operation = scope.operations.find((one) => one.method === action.method && one.path === action.uri);
  if (operation === undefined || !operation.cmsCallable) return none(`operation not callable from content: ${action.method} ${action.uri}`);
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

const readAlert = ({ action: _, message, ...words }: Extract<Action, { action: 'alert' }>): Command => ({ kind: 'alert', message, ...(Object.keys(words).length === 0 ? {} : { words }) });

/** Turns an authored action into the command that render carries out (P-307 … P-310). What cannot be resolved becomes `none` with its reason. */
export const readAction = (action: Action, scope: ActionScope): Command => {
  switch (action.action) {
    case 'move':
      return readMove(action, scope);
    case 'link':
      return readLink(action, scope);
    case 'api':
      return readCall(action, scope);
    case 'alert':
      return readAlert(action);
    case 'nav':
      return readNav(action, scope);
    case 'venue':
      return scope.venues.has(action.venue) ? { kind: 'venue', venue: action.venue, to: scope.landing } : none(`no venue ${action.venue}`);
    case 'native':
      return { kind: 'native', call: action.call, data: action.data ?? {}, ...(action.otherwise ? { otherwise: readAction(action.otherwise, scope) } : {}) };
    case 'ask':
      return { kind: 'ask', message: action.message, then: readAction(action.then, scope), ...(action.ok ? { ok: action.ok } : {}) };
    case 'scan':
      return readScan(action, scope);
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
      return { kind: action.action };
  }
};
