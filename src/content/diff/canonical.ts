import { isFields } from '../check/is-fields.ts';

/** A text that equal values share: JSON with sorted names. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    isFields(part) ? Object.fromEntries(Object.entries(part).sort(([one], [two]) => (one < two ? -1 : 1))) : part,
  ) ?? '';
