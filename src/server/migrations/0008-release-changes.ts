import type { Kysely } from 'kysely';

interface Earlier {
  readonly releases: { readonly number: number };
  readonly journal: { readonly kind: string; readonly release: number | null; readonly detail: string };
  readonly release_changes: { readonly release: number; readonly base: number | null; readonly back_to: number | null };
}

/** What each release was made over and what it changed, so that nobody has to find it out again with each look at the timeline. */
export async function up(db: Kysely<Earlier>): Promise<void> {
  await db.schema
    .createTable('release_changes')
    .addColumn('release', 'integer', (column) => column.primaryKey())
    .addColumn('base', 'integer')
    .addColumn('back_to', 'integer')
    .addColumn('documents', 'integer')
    .addColumn('venues', 'text')
    .addColumn('told', 'text')
    .execute();
  const numbers = await db.selectFrom('releases').select('number').orderBy('number').execute();
  const backs = await db.selectFrom('journal').select(['release', 'detail']).where('kind', '=', 'rolled-back').execute();
  // Written by roll-back; a release that was made live as it is names none to go back to.
  const backTo = new Map(backs.map(({ release, detail }) => [release, (JSON.parse(detail) as { readonly from: number; readonly to?: number })]));
  for (const [index, { number }] of numbers.entries()) {
    const back = backTo.get(number);
    const row = { release: number, base: back?.to === undefined ? (numbers[index - 1]?.number ?? null) : back.from, back_to: back?.to ?? null };
    await db.insertInto('release_changes').values(row).execute();
  }
}
