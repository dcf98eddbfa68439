import { boardListSchema, discountListSchema, eventListSchema, noticeListSchema } from '#schemas/answers.schema';

const lists = [noticeListSchema, boardListSchema, discountListSchema, eventListSchema];

/** What `{item.name}` in an action can stand for: fields of what lists show, and the term of a search. */
export const itemFields: ReadonlySet<string> = new Set(['term', ...lists.flatMap(({ properties }) => Object.keys(properties.list.items.properties))]);
