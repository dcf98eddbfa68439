import { resolveTarget } from '../actions/resolve-target.ts';
import { parseAddress } from '../values/fill-template.ts';
import { canonicalPath } from './canonical-path.ts';

const maxDepth = 5;

const fromOf = (path: string): string | undefined => parseAddress(path).query['from'];

/**
 * Returns a safe return path from `from`: a relative internal path with its query, or undefined, which means the resort's main page. Rejects
 * schemes, `//`, backslashes and control characters. The login page resolves to its own `from`.
 */
export const safeReturnPath = (from: string | undefined, loginPath: string, depth = 0): string | undefined => {
  if (from === undefined || !from.startsWith('/') || depth > maxDepth) return undefined;
  const target = resolveTarget(from, { allowedHosts: [] });
  if (target.kind !== 'inside') return undefined;
  const path = canonicalPath(target.path);
  if (path === undefined) return undefined;
  return path === loginPath ? safeReturnPath(fromOf(target.path), loginPath, depth + 1) : target.path;
};
