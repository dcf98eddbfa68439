import type { JSONSchema } from 'json-schema-to-ts';

export const text = (maxLength: number, description?: string) =>
  ({ type: 'string', maxLength, ...(description === undefined ? {} : { description }) }) as const;
/** A text that people see counted: at most that many letters (graphemes). The bound of `maxLength` is wider, because a letter may have many code points. */
export const letters = (maxLetters: number, description?: string) =>
  ({ ...text(maxLetters * 12, description), maxLetters }) as const;
export const filled = (maxLength: number, description?: string) =>
  ({ ...text(maxLength, description), minLength: 1 }) as const;
export const strict = <
  const Properties extends Record<string, unknown>,
  const Required extends readonly (keyof Properties & string)[],
>(
  properties: Properties,
  required: Required,
) => ({ type: 'object', additionalProperties: false, required, properties }) as const;
export const listOf = <const Items extends object>(items: Items, maxItems = 400) =>
  ({ type: 'array', maxItems, items }) as const;
export const yn = { enum: ['Y', 'N'] } as const;
export const count = { type: 'integer', minimum: 0 } as const;
export const moment = {
  type: 'string',
  pattern: '^(\\d{14})?$',
  description: 'YYYYMMDDHHmmss in Korean time, or empty.',
} as const;
const pageNumber = { type: 'string', pattern: '^\\d{1,4}$' } as const;
/** Values with which a call of a list asks for a page. */
export const paging = {
  currentPage: { ...pageNumber, description: 'Page, from 1.' },
  pagePerCount: { ...pageNumber, description: 'At most 100, the default.' },
} as const;
export const totalCnt = { type: 'integer', minimum: 0, description: 'Number on all pages.' } as const;
/** A page of a list. */
export const pageOfItems = <const Items extends object>(items: Items) => listOf(items, 100);
/** Values that every call of a member accepts. */
export const asMember = {
  membershipUid: text(40),
  parkType: text(8, 'Venue code'),
  pageId: text(40),
  langId: text(5),
} as const;
export const ownQuery = strict(asMember, []);
export const doneAnswer = { type: 'boolean', description: 'true: it is done.' } as const satisfies JSONSchema;
export const pictureBytes = {
  description: 'Bytes of a JPEG, PNG, WebP or AVIF picture; the content type names the format.',
} as const satisfies JSONSchema;
export const fileBytes = {
  description: 'Bytes of a JPEG, PNG, WebP or AVIF picture, or of a PDF; the content type names the format.',
} as const satisfies JSONSchema;
