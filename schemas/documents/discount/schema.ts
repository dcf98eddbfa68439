import { factList as facts } from '../../parts.ts';
import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { code, period, number, text } from '../../parts/content/schema.ts';
import { discountPrice } from '../fee-table/schema.ts';
import { documentId, envelope, instant, localText } from '../../parts.ts';
import type { ShownPeriod } from '../../shown-period.ts';

const someOf = <const Items extends object>(items: Items, description: string) =>
  ({ type: 'array', maxItems: 20, uniqueItems: true, items, description }) as const;

/** Members whose own a discount is: those of one of the grades, or who hold one of the tickets or partner cards. */
const mine = {
  type: 'object',
  additionalProperties: false,
  properties: {
    grades: someOf(code, 'Membership grades.'),
    products: someOf(documentId, 'Tickets or season passes that are valid today.'),
    cards: someOf(
      { type: 'string', pattern: '^[a-z][a-z0-9-]{0,39}$' },
      'Partner cards, as the paths of their data services name them.',
    ),
  },
} as const;

/** A discount of one venue. */
export const discountSchema = {
  type: 'object',
  additionalProperties: false,
  shown: period,
  required: ['type', 'id', 'v', 'publctId', 'parkKindCd', 'bnftClassCd', 'bnftKindCd', 'title', 'order'],
  properties: {
    ...envelope,
    type: { const: 'discount' },
    publctId: number,
    parkKindCd: code,
    bnftClassCd: code,
    bnftKindCd: code,
    order: { type: 'integer', minimum: 0, maximum: 9999 },
    from: instant,
    until: instant,
    tag: localText,
    ...text,
    facts,
    price: discountPrice,
    mine,
  },
} as const satisfies JSONSchema & { readonly shown: ShownPeriod };
export type Discount = FromSchema<typeof discountSchema>;
