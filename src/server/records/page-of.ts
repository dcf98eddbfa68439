const MOST_ROWS = 100;

export interface PageQuery {
  readonly currentPage?: string | undefined;
  readonly pagePerCount?: string | undefined;
}

/** Reads the requested page of a list: at most 100 rows, and `usual` of them if the call says nothing. */
export const pageOf = ({ currentPage, pagePerCount }: PageQuery, usual = MOST_ROWS): { readonly currentPage: number; readonly limit: number; readonly offset: number } => {
  const whole = (value: string | undefined, otherwise: number): number => Math.max(Number(value ?? otherwise), 1);
  const [page, limit] = [whole(currentPage, 1), Math.min(whole(pagePerCount, usual), MOST_ROWS)];
  return { currentPage: page, limit, offset: (page - 1) * limit };
};
