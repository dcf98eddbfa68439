import { resolveTarget } from '../actions/resolve-target.ts';

const maxDepth = 5;

const fromOf = (path: string): string | undefined => {
  const pair = /[?&]from=([^&#]*)/.exec(path)?.[1];
  try {
    return pair === undefined ? undefined : decodeURIComponent(pair);
  } catch {
    return undefined;
  }
};

/**
 * Returns a safe return path from `from`: a relative internal path with its query, or undefined, which means the resort's main page. Rejects
 * schemes, `//`, backslashes and control characters. The login page resolves to its own `from`.
 */
export const safeReturnPath = (from: string | undefined, loginPath: string, depth = 0): string | undefined => {
  if (from === undefined || !from.startsWith('/') || depth > maxDepth) return undefined;
  const target = resolveTarget(from, { allowedHosts: [] });
  if (target.kind !== 'inside') return undefined;
  return target.path.split(/[?#]/)[0] === loginPath ? safeReturnPath(fromOf(target.path), loginPath, depth + 1) : target.path;
};
