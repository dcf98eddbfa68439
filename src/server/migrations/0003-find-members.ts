import { sql, type Kysely } from 'kysely';

/** Who has forgotten their id is looked for by their email address, however it is capitalised. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('members_email').on('members').expression(sql`lower(email)`).execute();
}
