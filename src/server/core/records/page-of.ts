import type { SelectQueryBuilder } from 'kysely';

const MOST_ROWS = 100;

export interface PageQuery {
  readonly currentPage?: string | undefined;
  readonly pagePerCount?: string | undefined;
}

/** Rows of a list that a call asks for. */
export interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** A page of a list, and the number of all its rows. */
export interface Paged<Row> {
  readonly rows: readonly Row[];
  readonly totalCnt: number;
}

/** Reads the requested page of a list: at most 100 rows, and `usual` of them if the call says nothing. */
export const pageOf = (
  { currentPage, pagePerCount }: PageQuery,
  usual = MOST_ROWS,
): Page & { readonly currentPage: number } => {
  const whole = (value: string | undefined, otherwise: number): number => Math.max(Number(value ?? otherwise), 1);
  const [page, limit] = [whole(currentPage, 1), Math.min(whole(pagePerCount, usual), MOST_ROWS)];
  return { currentPage: page, limit, offset: (page - 1) * limit };
};

/** Reads a page of an ordered query, and counts all of its rows. */
export const readPage = async <Db, Table extends keyof Db, Row>(
  query: SelectQueryBuilder<Db, Table, Row>,
  { limit, offset }: Page,
): Promise<Paged<Row>> => {
  const counted = query
    .clearSelect()
    .clearOrderBy()
    .select((row) => row.fn.countAll<number | string>().as('count'));
  // The selection of a query of unknown tables is not resolved.
  const { count } = (await counted.executeTakeFirstOrThrow()) as { readonly count: number | string };
  return { totalCnt: Number(count), rows: await query.offset(offset).limit(limit).execute() };
};

/** Takes a page of items that are all in memory. */
export const slicePage = <Item>(items: readonly Item[], { limit, offset }: Page): Paged<Item> => ({
  rows: items.slice(offset, offset + limit),
  totalCnt: items.length,
});
