import { boardListSchema, discountListSchema, eventListSchema, noticeListSchema } from '#schemas/answers.schema';

const lists = [noticeListSchema, boardListSchema, discountListSchema, eventListSchema];

/** What `{item.name}` in an action can stand for: fields of what lists show. */
export const itemFields: ReadonlySet<string> = new Set(lists.flatMap(({ properties }) => Object.keys(properties.list.items.properties)));
