import type { PlacedNeed } from '#engine';

/** Instants at which answers change by themselves, by call address. */
const changes = new Map<string, number>();
const listeners = new Set<() => void>();

/** Stores the instant at which the answer of a call changes; without one it changes only with a release. */
export const putChange = (call: string, instant: number | undefined): void => {
  if (changes.get(call) === instant) return;
  if (instant === undefined) changes.delete(call);
  else changes.set(call, instant);
  for (const listener of listeners) listener();
};

/** Stores the instant that a response of the server names. */
export const hearChange = (call: string, { headers }: Pick<Response, 'headers'>): void => {
  const instant = Number(headers.get('x-valid-until') ?? '');
  putChange(call, instant > 0 ? instant : undefined);
};

/** First instant at which the answer of one of the calls changes; undefined for never. */
export const nextChange = (needs: readonly Pick<PlacedNeed, 'key'>[]): number | undefined => {
  const instants = needs.flatMap(({ key }) => changes.get(key) ?? []);
  return instants.length === 0 ? undefined : Math.min(...instants);
};

/** Calls whose answers have changed by now. */
export const changedNeeds = (needs: readonly PlacedNeed[], now: number): readonly PlacedNeed[] =>
  needs.filter(({ key }) => (changes.get(key) ?? Infinity) <= now);

/** Calls the listener after an instant was stored; returns the function that stops it. */
export const onChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
