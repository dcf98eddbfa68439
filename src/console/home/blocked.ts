import type { Body } from '../api/client.ts';

interface Plan {
  readonly from: string;
  readonly until?: string;
  readonly pageStatusCode: string;
}

/** Blocked state of a page at an instant. */
export interface Blocked {
  /** Reopening time in milliseconds since 1970; undefined if no end is set. */
  readonly reopens: number | undefined;
}

const plansOf = (page: Body): readonly Plan[] =>
  Array.isArray(page['schedule']) ? (page['schedule'] as readonly Plan[]) : [];

const stateAt = (page: Body, at: number): string => {
  const begun = plansOf(page).filter(
    ({ from, until }) => Date.parse(from) <= at && (until === undefined || Date.parse(until) > at),
  );
  const last = begun.toSorted((one, two) => Date.parse(two.from) - Date.parse(one.from))[0];
  // An invalid draft counts as open.
  return (
    last?.pageStatusCode ??
    (page['pageInfo'] as { readonly pageStatusCode?: string } | undefined)?.pageStatusCode ??
    'N'
  );
};

/** Returns the reopening time of a page that is blocked at an instant; undefined if the page is not blocked. */
export const blockedAt = (page: Body, now: number): Blocked | undefined => {
  if (stateAt(page, now) !== 'B') return undefined;
  const instants = plansOf(page)
    .flatMap(({ from, until }) => [from, ...(until === undefined ? [] : [until])])
    .map((at) => Date.parse(at))
    .filter((at) => at > now)
    .toSorted((one, two) => one - two);
  return { reopens: instants.find((at) => stateAt(page, at) !== 'B') };
};
