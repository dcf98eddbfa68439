import type { Command } from '#schemas/command';
import type { Viewer } from '#schemas/viewer';
import { encode } from '../values/fill-template.ts';
import { resolveTarget } from '../actions/resolve-target.ts';
import type { CompiledReaction } from '../policies.ts';
import type { Snapshot } from '../snapshot.ts';

/** An error response of a call. */
export interface Failure {
  /** A missing or unknown type is handled as `none`. */
  readonly errorType?: string | undefined;
  readonly code: string;
  readonly message: string;
  /** Path of the call. */
  readonly path?: string | undefined;
}

/** A call without a response from our server. `held`: it waited too long for a refresh; `bootstrap`: the site's own data failed to load. */
export type TransportFailure =
  | { readonly kind: 'timeout' | 'noStatus' | 'bootstrap' | 'held' }
  | { readonly kind: 'status'; readonly status: number };

/** Visitor context of a failure. */
export interface FailureContext extends Pick<Viewer, 'platform' | 'os'> {
  readonly screen: string;
  /** Path and query. */
  readonly address: string;
  readonly autoLogin: boolean;
  /** True during the steps after a login (4.3). */
  readonly signingIn: boolean;
  /** This site's origin. */
  readonly origin: string;
}

/**
 * Actions in order: show a message, clear the session, log out of the shell, run the command. The server's text, or the message `subMessage`, is
 * shown below the message.
 */
export interface Act {
  readonly kind: 'act';
  readonly say?: {
    readonly message: string;
    readonly words?: Readonly<Record<string, string>>;
    readonly serverText?: string;
    readonly subMessage?: string;
  };
  readonly clear: boolean;
  readonly nativeLogout: boolean;
  readonly then?: Command;
}

export type Reaction =
  | { readonly kind: 'caller' }
  | { readonly kind: 'refresh' }
  | Act
  | { readonly kind: 'connection'; readonly code: number };

/** Source of the reactions: a snapshot, or a browser's index slice. */
export type ErrorPolicy = Pick<Snapshot, 'errors'> & {
  readonly site: Pick<Snapshot['site'], 'allowedHosts' | 'sandbox'>;
};

const caller: Reaction = { kind: 'caller' };
const quiet: Act = { kind: 'act', clear: false, nativeLogout: false };

/** Returns the path parameters, or undefined if the pattern does not match. */
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

/** Returns the call's own reaction: a message of its own (8.5), or handling by its screen. */
const ownReaction = ({ errors }: ErrorPolicy, type: string, { code, message, path }: Failure): Reaction | undefined => {
  if (path === undefined) return undefined;
  for (const { path: pattern, errorTypes = ownTypes, codes, message: key } of errors.calls) {
    if (!errorTypes.includes(type) || codes?.includes(code) === false) continue;
    const words = readPath(pattern, path);
    if (words !== undefined)
      return key === undefined
        ? caller
        : { ...quiet, say: { message: key, words: { ...words, code, errorMessage: message } } };
  }
  return undefined;
};

const fits = (
  one: CompiledReaction,
  type: string,
  { code }: Failure,
  { screen, autoLogin, signingIn }: FailureContext,
): boolean =>
  one.errorType === type &&
  (one.codes === undefined || one.codes.includes(code)) &&
  one.notCodes?.includes(code) !== true &&
  (one.autoLogin === undefined || one.autoLogin === autoLogin) &&
  (one.whileSigningIn === undefined || one.whileSigningIn === signingIn) &&
  (one.atScreens === undefined || one.atScreens.includes(screen)) &&
  one.notAtScreens?.includes(screen) !== true;

const fillFrom = (command: Command, address: string): Command =>
  command.kind === 'go' ? { ...command, to: command.to.replaceAll('{from}', () => encode(address)) } : command;

const sayOf = ({ message, withServerText, withoutServerText }: CompiledReaction, text: string): Pick<Act, 'say'> => {
  if (message === undefined) return {};
  if (withServerText && text !== '') return { say: { message, serverText: text } };
  return { say: { message, ...(withoutServerText === undefined ? {} : { subMessage: withoutServerText }) } };
};

const actOf = (
  { clear = false, nativeLogout = false, then }: CompiledReaction,
  { address, platform }: FailureContext,
): Act => ({
  kind: 'act',
  clear,
  nativeLogout: nativeLogout && platform === 'APP',
  ...(then ? { then: fillFrom(then, address) } : {}),
});

/** Follows the address from the server if it is internal or on an allowed host; otherwise undefined. */
const redirectTo = (
  address: string,
  { site: { allowedHosts, sandbox } }: ErrorPolicy,
  { origin }: FailureContext,
): Act | undefined => {
  const target = resolveTarget(address, { allowedHosts, sandbox, origin });
  if (target.kind === 'inside') return { ...quiet, then: { kind: 'go', to: target.path } };
  return target.kind === 'outside' && target.known
    ? { ...quiet, then: { kind: 'open', href: target.href, newWindow: false } }
    : undefined;
};

/** Returns the first matching reaction to a failed call (8.1, 8.2). Without a match, the error goes back to the caller. */
export const reactTo = (policy: ErrorPolicy, failure: Failure, situation: FailureContext): Reaction => {
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
      // Does not show a rejected address either: the visitor sees the message of an error without a type.
      return (
        redirectTo(failure.message, policy, situation) ??
        (type === 'none' ? caller : reactTo(policy, { code: failure.code, message: '' }, situation))
      );
    case 'say':
      return { ...actOf(found, situation), ...sayOf(found, failure.message) };
    case 'nothing':
      return actOf(found, situation);
  }
};

/** Error types that keep their meaning when a refresh is refused. All others become T. */
const refusals: readonly (string | undefined)[] = ['S', 'O', 'T'];

/** Returns the reaction to a refused refresh. Another refresh cannot help, so auto-login counts as off. */
export const reactToRefusedRefresh = (policy: ErrorPolicy, failure: Failure, situation: FailureContext): Reaction =>
  reactTo(policy, refusals.includes(failure.errorType) ? failure : { ...failure, errorType: 'T' }, {
    ...situation,
    autoLogin: false,
  });

/** Returns the reaction to a call without a response from our server (8.3). */
export const reactToTransport = (
  { errors: { transport } }: ErrorPolicy,
  failure: TransportFailure,
  { screen, os }: FailureContext,
): Reaction => {
  switch (failure.kind) {
    case 'timeout':
      return {
        ...quiet,
        say: { message: transport.timeout.message },
        ...(transport.timeout.toMainFrom.includes(screen) ? { then: { kind: 'main' } } : {}),
      };
    case 'noStatus':
      return os !== undefined && transport.noStatus.passThrough.includes(os)
        ? caller
        : { kind: 'connection', code: transport.noStatus.code };
    case 'status':
      return { kind: 'connection', code: failure.status };
    case 'bootstrap':
      return { kind: 'connection', code: transport.bootstrap.code };
    case 'held':
      return { ...quiet, say: { message: transport.held.message } };
  }
};
