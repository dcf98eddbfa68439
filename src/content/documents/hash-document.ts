import { createHash } from 'node:crypto';
import { isFields } from '../check/is-fields.ts';

/** SHA-256 (hexadecimal) of a text. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** JSON with sorted keys and without spaces or `$schema` at the top: equal documents have equal texts. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (isFields(part) ? sorted(part) : part));

/** Permanent identity of a document's state. Nesting is limited to 40 levels, which prepare and the API enforce. */
export function hashDocument({ $schema: _, ...body }: Readonly<Record<string, unknown>>): string {
  return sha256(canonicalJson(body));
}

const sorted = (part: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(part).sort(([one], [two]) => (one < two ? -1 : 1)));
