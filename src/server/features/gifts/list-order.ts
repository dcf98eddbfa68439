import { sql, type RawBuilder } from 'kysely';
import type { pageOf } from '../../records/page-of.ts';

export type Page = ReturnType<typeof pageOf>;

/** Part of a list that a call asks for; without statuses all of them. */
export interface Asked {
  readonly statuses: readonly string[];
  readonly page: Page;
}

/** Expression that sorts rows by the position of their status in `order`. */
export const rankOf = (status: RawBuilder<string>, order: readonly string[]): RawBuilder<number> =>
  sql<number>`case ${status} ${sql.join(order.map((one, index) => sql`when ${sql.lit(one)} then ${sql.lit(index)}`), sql` `)} else ${sql.lit(order.length)} end`;
