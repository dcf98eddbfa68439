import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Viewer } from '#schemas/viewer';
import { hashToken } from '../../session/session-keys.ts';
import type { Tables } from '../../storage/tables.ts';

/** Which state of the site is looked at: with the drafts that somebody may read, what is live, or a release by its number. */
export type Which = 'drafts' | 'live' | number;

export interface Shown {
  readonly which: Which;
  /** Drafts that count, as `type/id`; absent: all that whoever looks may read. */
  readonly only?: readonly string[];
}

/** What a preview shows, for whom and when. */
export interface PreviewPass extends Shown {
  /** Another state: what differs from it is marked in still pages. */
  readonly against?: Shown;
  /** Operator who made it: what they may not read is not in it. */
  readonly by: string;
  readonly viewer: Viewer;
  /** Instant that the visitor's clock shows, in milliseconds since 1970; absent: the real one. */
  readonly at?: number;
  /** Origin of the console that frames it. */
  readonly console: string;
}

const bytes = 18;

/** Keeps a pass until its end and gives the word that opens it: short enough for a QR code, too long to guess. */
export const writePass = async (db: Kysely<Tables>, pass: PreviewPass, until: Date, now: Date): Promise<string> => {
  const word = randomBytes(bytes).toString('base64url');
  await db.deleteFrom('preview_passes').where('until', '<=', now.toISOString()).execute();
  await db.insertInto('preview_passes').values({ hash: hashToken(word), pass: JSON.stringify(pass), until: until.toISOString() }).execute();
  return word;
};

/** The pass that a word opens, with its end in milliseconds since 1970; undefined for any other word, and after its end. */
export const readPass = async (db: Kysely<Tables>, word: string, now: Date): Promise<{ readonly pass: PreviewPass; readonly until: number } | undefined> => {
  const row = await db.selectFrom('preview_passes').select(['pass', 'until']).where('hash', '=', hashToken(word)).where('until', '>', now.toISOString()).executeTakeFirst();
  // Written by writePass.
  return row && { pass: JSON.parse(row.pass) as PreviewPass, until: Date.parse(row.until) };
};
