import type { Command } from '#schemas/command';
import type { Viewer } from '#schemas/viewer';
import { encode } from './fill.ts';
import { resolveTarget } from './resolve-target.ts';
import type { CompiledReaction } from './policies.ts';
import type { Snapshot } from './snapshot.ts';

/** A call that was answered with an error object. */
export interface Failure {
  /** Absent, or of no known type: handled as `none`. */
  readonly errorType?: string | undefined;
  readonly code: string;
  readonly message: string;
  /** Path of the call. */
  readonly path?: string | undefined;
}

/** A call that got no answer of ours. `held`: it waited for a refresh for too long; `bootstrap`: the site's own data could not be loaded. */
export type TransportFailure = { readonly kind: 'timeout' | 'noStatus' | 'bootstrap' | 'held' } | { readonly kind: 'status'; readonly status: number };

/** Where the visitor is, and in what. */
export interface Situation extends Pick<Viewer, 'platform' | 'os'> {
  readonly screen: string;
  /** Path and query. */
  readonly address: string;
  readonly autoLogin: boolean;
  /** In the steps that follow a login (4.3). */
  readonly signingIn: boolean;
  /** This site's own origin. */
  readonly origin: string;
}

/**
 * What is done, in this order: a word to the visitor, the session cleared, the shell logged out, then the command. Under the message stands
 * the server's text, or the message `subMessage`.
 */
export interface Act {
  readonly kind: 'act';
  readonly say?: { readonly message: string; readonly words?: Readonly<Record<string, string>>; readonly serverText?: string; readonly subMessage?: string };
  readonly clear: boolean;
  readonly nativeLogout: boolean;
  readonly then?: Command;
}

export type Reaction = { readonly kind: 'caller' } | { readonly kind: 'refresh' } | Act | { readonly kind: 'connection'; readonly code: number };

/** What reactions are read from: a snapshot, or the index slice of a browser. */
export type ErrorPolicy = Pick<Snapshot, 'errors'> & { readonly site: Pick<Snapshot['site'], 'allowedHosts' | 'sandbox'> };

const caller: Reaction = { kind: 'caller' };
const quiet: Act = { kind: 'act', clear: false, nativeLogout: false };

/** Names and values of a path's parameters; undefined where it is another path. */
const readPath = (pattern: string, path: string): Readonly<Record<string, string>> | undefined => {
  const [names, parts] = [pattern.split('/'), path.split('/')];
  if (names.length !== parts.length) return undefined;
  const found: Record<string, string> = {};
  for (const [at, name] of names.entries()) {
    const part = parts[at] ?? '';
    if (/^\{\w+\}$/.test(name)) found[name.slice(1, -1)] = part;
    else if (name !== part) return undefined;
  }
  return found;
};

const ownTypes: readonly string[] = ['B', 'E', 'none'];

/** What a call does about its own failure: it has words for it (8.5), or its screen has. */
const ownReaction = ({ errors }: ErrorPolicy, type: string, { code, message, path }: Failure): Reaction | undefined => {
  if (path === undefined) return undefined;
  for (const { path: pattern, errorTypes = ownTypes, codes, message: key } of errors.calls) {
    if (!errorTypes.includes(type) || codes?.includes(code) === false) continue;
    const words = readPath(pattern, path);
    if (words !== undefined) return key === undefined ? caller : { ...quiet, say: { message: key, words: { ...words, code, errorMessage: message } } };
  }
  return undefined;
};

const fits = (one: CompiledReaction, type: string, { code }: Failure, { screen, autoLogin, signingIn }: Situation): boolean =>
  one.errorType === type &&
  (one.codes === undefined || one.codes.includes(code)) &&
  one.notCodes?.includes(code) !== true &&
  (one.autoLogin === undefined || one.autoLogin === autoLogin) &&
  (one.whileSigningIn === undefined || one.whileSigningIn === signingIn) &&
  (one.atScreens === undefined || one.atScreens.includes(screen)) &&
  one.notAtScreens?.includes(screen) !== true;

const fillFrom = (command: Command, address: string): Command => (command.kind === 'go' ? { ...command, to: command.to.replaceAll('{from}', () => encode(address)) } : command);

const sayOf = ({ message, withServerText, withoutServerText }: CompiledReaction, text: string): Pick<Act, 'say'> => {
  if (message === undefined) return {};
  if (withServerText && text !== '') return { say: { message, serverText: text } };
  return { say: { message, ...(withoutServerText === undefined ? {} : { subMessage: withoutServerText }) } };
};

const actOf = ({ clear = false, nativeLogout = false, then }: CompiledReaction, { address, platform }: Situation): Act => ({
  kind: 'act',
  clear,
  nativeLogout: nativeLogout && platform === 'APP',
  ...(then ? { then: fillFrom(then, address) } : {}),
});

/** Leads to the address that the server gave, if it is of this site or a host on the list; undefined otherwise. */
const redirectTo = (address: string, { site: { allowedHosts, sandbox } }: ErrorPolicy, { origin }: Situation): Act | undefined => {
  const target = resolveTarget(address, { allowedHosts, sandbox, origin });
  if (target.kind === 'inside') return { ...quiet, then: { kind: 'go', to: target.path } };
  return target.kind === 'outside' && target.known ? { ...quiet, then: { kind: 'open', href: target.href, newWindow: false } } : undefined;
};

/** What follows a failed call (8.1, 8.2): the first reaction of the document that fits. Where none does, the error goes back to who called. */
export const reactTo = (policy: ErrorPolicy, failure: Failure, situation: Situation): Reaction => {
  const { reactions } = policy.errors;
  const type = reactions.some((one) => one.errorType === failure.errorType) ? (failure.errorType ?? 'none') : 'none';
  const own = ownReaction(policy, type, failure);
  if (own !== undefined) return own;
  const found = reactions.find((one) => fits(one, type, failure, situation));
  switch (found?.reaction) {
    case undefined:
    case 'caller':
      return caller;
    case 'refresh':
      return { kind: 'refresh' };
    case 'redirect':
      // An address that may not be led to is not shown either: the visitor reads what an error without a type says.
      return redirectTo(failure.message, policy, situation) ?? (type === 'none' ? caller : reactTo(policy, { code: failure.code, message: '' }, situation));
    case 'say':
      return { ...actOf(found, situation), ...sayOf(found, failure.message) };
    case 'nothing':
      return actOf(found, situation);
  }
};

/** Types that a refresh may be refused with and that keep their meaning then; every other is read as T. */
const refusals: readonly (string | undefined)[] = ['S', 'O', 'T'];

/** What follows a refresh that was refused. No refresh mends it, so a login that renews itself counts as one that does not. */
export const reactToRefusedRefresh = (policy: ErrorPolicy, failure: Failure, situation: Situation): Reaction =>
  reactTo(policy, refusals.includes(failure.errorType) ? failure : { ...failure, errorType: 'T' }, { ...situation, autoLogin: false });

/** What follows a call without an answer of ours (8.3). */
export const reactToTransport = ({ errors: { transport } }: ErrorPolicy, failure: TransportFailure, { screen, os }: Situation): Reaction => {
  switch (failure.kind) {
    case 'timeout':
      return { ...quiet, say: { message: transport.timeout.message }, ...(transport.timeout.toMainFrom.includes(screen) ? { then: { kind: 'main' } } : {}) };
    case 'noStatus':
      return os !== undefined && transport.noStatus.passThrough.includes(os) ? caller : { kind: 'connection', code: transport.noStatus.code };
    case 'status':
      return { kind: 'connection', code: failure.status };
    case 'bootstrap':
      return { kind: 'connection', code: transport.bootstrap.code };
    case 'held':
      return { ...quiet, say: { message: transport.held.message } };
  }
};
