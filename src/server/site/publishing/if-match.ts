import { HttpError } from '../../core/errors.ts';

/**
 * Throws `stale` unless the `If-Match` header names the live release. Accepts release numbers or hashes, quoted or bare, separated by commas, and `*`
 * for any release. A missing header always passes.
 */
export function requireMatch(
  ifMatch: string | undefined,
  live: { readonly number: number; readonly hash: string },
): void {
  if (ifMatch === undefined) return;
  const names = ifMatch.split(',').map((name) => name.trim().replace(/^(?:W\/)?"(.*)"$/, '$1'));
  if (names.some((name) => name === '*' || name === live.hash || name === String(live.number))) return;
  throw new HttpError('stale', `Live is ${live.number} (${live.hash}).`);
}
