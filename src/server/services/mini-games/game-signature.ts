import { createHmac, timingSafeEqual } from 'node:crypto';

/** Difference between the clocks of a game and of this server. */
const CLOCK_MS = 5 * 60_000;

/** Signs what a game sends: its values, joined with `|`. */
export const signGame = (secret: string, values: readonly (string | number)[]): string =>
  createHmac('sha256', secret).update(values.join('|')).digest('hex');

interface Signed {
  readonly secret: string;
  readonly values: readonly (string | number)[];
  readonly sentAt: number;
  readonly signature: string;
}

/** True if a game has signed the values within the last minutes. */
export const isSigned = ({ secret, values, sentAt, signature }: Signed, now: number): boolean => {
  const own = Buffer.from(signGame(secret, [...values, sentAt]));
  const given = Buffer.from(signature);
  return own.length === given.length && timingSafeEqual(own, given) && Math.abs(now - sentAt) <= CLOCK_MS;
};
