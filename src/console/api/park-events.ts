const listeners = new Set<(venue: string | undefined) => void>();

/** Calls `listener` with the venue after live states changed; without one after events may have been missed. */
export const onParkChange = (listener: (venue: string | undefined) => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Notifies the subscribers of changed live states. */
export const publishParkChange = (venue: string | undefined): void => {
  for (const listener of listeners) listener(venue);
};

/** Reads the venue of a `park` event. */
export const venueOfEvent = (data: string): string | undefined => {
  const value: unknown = JSON.parse(data);
  return typeof value === 'object' && value !== null && 'venue' in value && typeof value.venue === 'string'
    ? value.venue
    : undefined;
};
