import { resolveTarget } from './resolve-target.ts';

const deepest = 5;

const fromOf = (path: string): string | undefined => {
  const pair = /[?&]from=([^&#]*)/.exec(path)?.[1];
  try {
    return pair === undefined ? undefined : decodeURIComponent(pair);
  } catch {
    return undefined;
  }
};

/**
 * Where `from` may lead back to: a relative path of this site with its query, else undefined, and the visitor goes to the resort main. No
 * scheme, no `//`, no backslash, no control character. Back to the login page means back to where that one would lead.
 */
export const safeReturn = (from: string | undefined, loginPath: string, depth = 0): string | undefined => {
  if (from === undefined || !from.startsWith('/') || depth > deepest) return undefined;
  const target = resolveTarget(from, { allowedHosts: [] });
  if (target.kind !== 'inside') return undefined;
  return target.path.split(/[?#]/)[0] === loginPath ? safeReturn(fromOf(target.path), loginPath, depth + 1) : target.path;
};
