/** Time between the notice and the end of a consent, in days. */
export const NOTICE_DAYS = 30;

/** Instant at which a consent ends unless it is confirmed: that many months later, at the last day of a shorter month. */
export const expiresAt = (at: string, months: number): Date => {
  const given = new Date(at);
  const end = new Date(given);
  end.setUTCMonth(given.getUTCMonth() + months);
  // 31 January and one month is 28 February, not 3 March.
  if (end.getUTCDate() !== given.getUTCDate()) end.setUTCDate(0);
  return end;
};

/** Instant before which consents have ended at `now`. */
export const expiredBefore = (now: Date, months: number): Date => expiresAt(now.toISOString(), -months);
