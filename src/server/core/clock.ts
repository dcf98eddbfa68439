/** Time of the server. Tests and previews have their own. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still. */
export const clockAt = (at: Date): Clock => ({ now: () => at });
