import type { Kysely } from 'kysely';

interface Earlier {
  readonly releases: { readonly number: number };
  readonly journal: { readonly kind: string; readonly release: number | null; readonly detail: string };
  readonly release_changes: { readonly release: number; readonly base: number | null; readonly back_to: number | null };
}

/** Base and changes of each release, so that the timeline need not compute them at each view. */
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
  const backs = await db
    .selectFrom('journal')
    .select(['release', 'detail'])
    .where('kind', '=', 'rolled-back')
    .execute();
  // Written by roll-back. A release published normally has no value.
  const backTo = new Map(
    backs.map(({ release, detail }) => [
      release,
      JSON.parse(detail) as { readonly from: number; readonly to?: number },
    ]),
  );
  for (const [index, { number }] of numbers.entries()) {
    const back = backTo.get(number);
    const row = {
      release: number,
      base: back?.to === undefined ? (numbers[index - 1]?.number ?? null) : back.from,
      back_to: back?.to ?? null,
    };
    await db.insertInto('release_changes').values(row).execute();
  }
}
