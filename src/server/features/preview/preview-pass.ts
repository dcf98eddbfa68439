import { timingSafeEqual } from 'node:crypto';
import type { Viewer } from '#schemas/viewer';
import type { SessionKeys } from '../../session/session-keys.ts';

/** Which state of the site is looked at: with the drafts that somebody may read, what is live, or a release by its number. */
export type Which = 'drafts' | 'live' | number;

/** What a preview shows, for whom and when; signed, so that nobody makes one of their own. */
export interface PreviewPass {
  readonly which: Which;
  /** Operator who made it: what they may not read is not in it. */
  readonly by: string;
  readonly viewer: Viewer;
  /** Instant that the visitor's clock shows, in milliseconds since 1970; absent: the real one. */
  readonly at?: number;
  /** Origin of the console that frames it. */
  readonly console: string;
  /** When the pass ends, in milliseconds since 1970. */
  readonly until: number;
}

type Sign = SessionKeys['blind'];

const sealOf = (sign: Sign, text: string): string => sign(`preview ${text}`);

export const writePass = (sign: Sign, pass: PreviewPass): string => {
  const text = Buffer.from(JSON.stringify(pass)).toString('base64url');
  return `${text}.${sealOf(sign, text)}`;
};

const longest = 3_000;

/** The pass of a text that this server signed and that has not ended; undefined for any other text. */
export const readPass = (sign: Sign, text: string, now: number): PreviewPass | undefined => {
  const [body, seal, more] = text.length > longest ? [] : text.split('.');
  if (body === undefined || seal === undefined || more !== undefined) return undefined;
  const [right, given] = [Buffer.from(sealOf(sign, body)), Buffer.from(seal)];
  if (right.length !== given.length || !timingSafeEqual(right, given)) return undefined;
  // Nobody else can have signed it, so it is one that writePass wrote.
  const pass = JSON.parse(Buffer.from(body, 'base64url').toString()) as PreviewPass;
  return pass.until > now ? pass : undefined;
};
