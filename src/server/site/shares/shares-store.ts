import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Locale } from '#schemas/parts';
import type { Db, Tables } from '../../core/storage/tables.ts';
import { columnsOf } from '../../core/storage/columns.ts';

export type ShareRow = Selectable<Tables['shares']>;

/** Share before it is stored; addresses of this site are paths. */
export type NewShare = Pick<ShareRow, 'module' | 'title' | 'description' | 'image' | 'link'> & {
  readonly locale: Locale;
};

/** Returns the id of a share: 128 bits derived from its content, so equal content is the same share for everybody. */
export const shareId = ({ module, locale, title, description, image, link }: NewShare): string =>
  createHash('sha256')
    .update(JSON.stringify([module, locale, title, description, image, link]))
    .digest('base64url')
    .slice(0, 22);

export const findShare = (db: Db, id: string): Promise<ShareRow | undefined> =>
  db.selectFrom('shares').select(columnsOf('shares')).where('id', '=', id).executeTakeFirst();

/** Stores a share under its id; an existing one stays unchanged. */
export const keepShare = async (db: Db, id: string, share: NewShare, now: Date): Promise<void> => {
  await db
    .insertInto('shares')
    .values({ id, ...share, at: now.toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
};
