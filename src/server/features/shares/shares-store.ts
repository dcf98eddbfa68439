import { createHash } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Locale } from '#schemas/parts';
import type { Tables } from '../../storage/tables.ts';

export type ShareRow = Selectable<Tables['shares']>;

/** A share before it has a place in the store; addresses of this site are paths. */
export type NewShare = Pick<ShareRow, 'module' | 'title' | 'description' | 'image' | 'link'> & { readonly locale: Locale };

/** The same content is the same share, whoever shares it: 128 bits that follow from it. */
export const shareId = ({ module, locale, title, description, image, link }: NewShare): string =>
  createHash('sha256').update(JSON.stringify([module, locale, title, description, image, link])).digest('base64url').slice(0, 22);

export const findShare = (db: Kysely<Tables>, id: string): Promise<ShareRow | undefined> => db.selectFrom('shares').selectAll().where('id', '=', id).executeTakeFirst();

/** Keeps a share under its id; one that is there already stays as it is. */
export const keepShare = async (db: Kysely<Tables>, id: string, share: NewShare, now: Date): Promise<void> => {
  await db.insertInto('shares').values({ id, ...share, at: now.toISOString() }).onConflict((conflict) => conflict.column('id').doNothing()).execute();
};
