import { readInstant } from '#engine';

const KOREA = 9 * 60 * 60 * 1000;

/** YYYYMMDDHHmmss in Korean time; empty without an instant. */
export const dtm = (instant: string | undefined): string =>
  instant === undefined ? '' : new Date(readInstant(instant) + KOREA).toISOString().replace(/\D/g, '').slice(0, 14);
