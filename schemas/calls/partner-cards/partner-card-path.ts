import { readPartnerCard } from './calls.ts';

const [before = '', after = ''] = readPartnerCard.path.split('{card}');

/** Returns the word of the partner card that a data service binds, by the path of the service; undefined for other services. */
export const partnerCardOf = (path: string): string | undefined =>
  path.startsWith(before) && path.endsWith(after) && path.length > before.length + after.length
    ? path.slice(before.length, -after.length)
    : undefined;
