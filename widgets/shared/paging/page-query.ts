type Query = Readonly<Record<string, string>>;

/** Query of a call that reads the visitor's page of a list. Without pages it stays as it is. */
export const pageQuery = (query: Query = {}, pages?: { readonly size: number; readonly query: string }): Query =>
  pages === undefined ? query : { ...query, currentPage: `{query.${pages.query}|1}`, pagePerCount: String(pages.size) };
