import { sql, type RawBuilder } from 'kysely';

/** Expression that sorts rows by the position of their status in `order`. */
export const rankOf = (status: RawBuilder<string>, order: readonly string[]): RawBuilder<number> =>
  sql<number>`case ${status} ${sql.join(
    order.map((one, index) => sql`when ${sql.lit(one)} then ${sql.lit(index)}`),
    sql` `,
  )} else ${sql.lit(order.length)} end`;
