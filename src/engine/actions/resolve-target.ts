import { sandboxAddress } from './sandbox-address.ts';

/** Resolved target of an address. Only this module may decide whether an address is safe. */
export type Target =
  | { readonly kind: 'inside'; readonly path: string }
  | {
      readonly kind: 'outside';
      readonly href: string;
      readonly host: string;
      readonly known: boolean;
      /** Real address, if `href` is its sandbox page. */ readonly address?: string;
    }
  | { readonly kind: 'device'; readonly href: string }
  | { readonly kind: 'rejected'; readonly reason: string };

export interface TargetOptions {
  readonly allowedHosts: readonly string[];
  /** This site's origin, such as `https://example.com`. Absolute addresses with this origin are internal. */
  readonly origin?: string;
  /** If true, known hosts are replaced with their sandbox pages. */
  readonly sandbox?: boolean;
}

// Control characters, white space, backslashes and quotes make browsers and servers read an address differently.
// oxlint-disable-next-line no-control-regex -- the control characters are what is refused
const unsafe = /[\u0000-\u0020\u007f-\u009f\u2028\u2029\\"<>^`{|}]/;
const https =
  /^https:\/\/([a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+)(?::(\d{1,5}))?((?:[/?#].*)?)$/i;
const device = /^(?:tel:\+?[0-9*#,;-]{2,30}|mailto:[^?@]{1,64}@[a-z0-9.-]{1,200}(?:\?subject=[^&]*)?)$/i;

// `/.//host` is an internal path, but normalising it yields two leading slashes.
const dots = /^[^?#]*\/(?:\.|%2e){1,2}(?:[/?#]|$)/i;

const isKnown = (host: string, allowed: readonly string[]) =>
  allowed.some((one) => host === one || host.endsWith(`.${one}`));

/**
 * Validates every address that leaves the site (prevents open redirects). Internal paths start with one slash. Full addresses must be https,
 * without user or unusual characters. `known`: the host is on the list; otherwise the visitor is asked first. In the sandbox, a known host
 * resolves to its sandbox page.
 */
export const resolveTarget = (address: string, options: TargetOptions): Target => {
  if (address.length > 2000) return { kind: 'rejected', reason: 'too long' };
  if (unsafe.test(address)) return { kind: 'rejected', reason: 'unsafe characters' };
  if (address.startsWith('/')) return insidePath(address);
  if (device.test(address)) return { kind: 'device', href: address };
  const own = options.origin?.toLowerCase();
  if (own !== undefined && address.toLowerCase().startsWith(own) && /^(?:[/?#]|$)/.test(address.slice(own.length))) {
    const path = address.slice(own.length);
    return insidePath(path.startsWith('/') ? path : `/${path}`);
  }
  const match = https.exec(address);
  if (match === null || Number(match[2] ?? 0) > 65_535)
    return { kind: 'rejected', reason: 'not a path of this site, an https address, tel: or mailto:' };
  const host = (match[1] ?? '').toLowerCase();
  const known = match[2] === undefined && isKnown(host, options.allowedHosts);
  const href = `https://${host}${match[2] === undefined ? '' : `:${match[2]}`}${match[3] ?? ''}`;
  return known && options.sandbox === true
    ? { kind: 'outside', href: sandboxAddress(href), address: href, host, known }
    : { kind: 'outside', href, host, known };
};

const insidePath = (address: string): Target => {
  if (address.startsWith('//')) return { kind: 'rejected', reason: 'an address without scheme leads to another host' };
  return dots.test(address)
    ? { kind: 'rejected', reason: 'a path with . or .. in it' }
    : { kind: 'inside', path: address };
};

const appOpens = /^[a-z][a-z0-9-]{4,30}:\/\/open\?url=%2F[A-Za-z0-9%._~!*'()-]*$/;
const noApp = /^(?:https?|javascript|data|file|blob|intent|about|mailto|view-source|filesystem):/;

/** Returns true for an address made by appAddress. */
export const isAppAddress = (address: string): boolean => appOpens.test(address) && !noApp.test(address);

/** Returns the address that opens an internal page in the app, or undefined for any other path. */
export const appAddress = (scheme: string, path: string): string | undefined => {
  const address = `${scheme}://open?url=${encodeURIComponent(path.toWellFormed())}`;
  return resolveTarget(path, { allowedHosts: [] }).kind === 'inside' && isAppAddress(address) ? address : undefined;
};
