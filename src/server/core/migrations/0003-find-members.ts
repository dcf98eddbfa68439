import { sql, type Kysely } from 'kysely';

/** Forgotten ids are looked up by email address, ignoring case. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('members_email')
    .on('members')
    .expression(sql`lower(email)`)
    .execute();
}
