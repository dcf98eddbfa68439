import { randomBytes } from 'node:crypto';
import type { Viewer } from '#schemas/viewer';
import { hashToken } from '../../core/session/session-keys.ts';
import type { Db } from '../../core/storage/tables.ts';

/** Previewed state of the site: with all drafts that the operator may read, live, or a release by its number. */
export type Which = 'drafts' | 'live' | number;

export interface Shown {
  readonly which: Which;
  /** Drafts to include, as `type/id`; by default all that the operator may read. */
  readonly only?: readonly string[];
}

/** Content, visitor and time of a preview. */
export interface PreviewPass extends Shown {
  /** State to compare with. Still pages mark the differences. */
  readonly against?: Shown;
  /** Id of the operator who created the preview. It includes only drafts that they may read. */
  readonly by: string;
  readonly viewer: Viewer;
  /** Time of the visitor's clock, in milliseconds since 1970; by default the current time. */
  readonly at?: number;
  /** Origin of the console that embeds the preview in a frame. */
  readonly console: string;
}

const bytes = 18;

/** Stores a pass until its expiry and returns its token: short enough for a QR code, too long to guess. */
export const writePass = async (db: Db, pass: PreviewPass, until: Date, now: Date): Promise<string> => {
  const word = randomBytes(bytes).toString('base64url');
  await db.deleteFrom('preview_passes').where('until', '<=', now.toISOString()).execute();
  await db
    .insertInto('preview_passes')
    .values({ hash: hashToken(word), pass: JSON.stringify(pass), until: until.toISOString() })
    .execute();
  return word;
};

/** Returns the pass of a token and its expiry in milliseconds since 1970. Returns undefined for an unknown or expired token. */
export const readPass = async (
  db: Db,
  word: string,
  now: Date,
): Promise<{ readonly pass: PreviewPass; readonly until: number } | undefined> => {
  const row = await db
    .selectFrom('preview_passes')
    .select(['pass', 'until'])
    .where('hash', '=', hashToken(word))
    .where('until', '>', now.toISOString())
    .executeTakeFirst();
  // Written by writePass.
  return row && { pass: JSON.parse(row.pass) as PreviewPass, until: Date.parse(row.until) };
};
