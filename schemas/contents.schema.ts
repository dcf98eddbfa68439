import type { FromExtendedSchema, FromSchema, JSONSchema } from 'json-schema-to-ts';
import { actionSchema } from './action.schema.ts';
import { discountPrice } from './fee-table.schema.ts';
import {
  artName,
  calendarDay,
  documentId,
  envelope,
  factList as facts,
  iconName,
  instant,
  localHtml,
  localText,
} from './parts.ts';
import type { ShownPeriod } from './shown-period.ts';

const number = { type: 'string', pattern: '^[0-9A-Za-z-]{1,30}$' } as const;
const code = { type: 'string', pattern: '^[0-9A-Za-z_]{1,30}$' } as const;
const period = { from: ['from'], until: ['until'] } as const satisfies ShownPeriod;
const text = { title: localText, summary: localText, body: localHtml, art: artName } as const;

/** A notice of one venue. `category` is a code of COD_IAM_NOTICE_CATEGORY. */
export const noticeSchema = {
  type: 'object',
  additionalProperties: false,
  shown: { from: ['publishedAt', 'from'], until: ['until'] },
  required: ['type', 'id', 'v', 'publctId', 'publctTypeCd', 'category', 'publishedAt', 'title', 'body'],
  properties: {
    ...envelope,
    type: { const: 'notice' },
    publctId: number,
    publctTypeCd: code,
    category: code,
    pinned: { type: 'boolean' },
    publishedAt: calendarDay,
    from: instant,
    until: instant,
    ...text,
    facts,
  },
} as const satisfies JSONSchema & { readonly shown: ShownPeriod };

/**
 * A board post: an event, a show, a ride, a story. `boardKindCd` is a code of COD_IAM_BOARD_KIND. The event calls return posts whose kind is
 * also in COD_IAM_EVENT_KIND.
 */
export const boardSchema = {
  type: 'object',
  additionalProperties: false,
  shown: period,
  required: ['type', 'id', 'v', 'publctId', 'publctTypeCd', 'boardKindCd', 'title', 'order'],
  properties: {
    ...envelope,
    type: { const: 'board' },
    publctId: number,
    publctTypeCd: code,
    boardKindCd: code,
    order: { type: 'integer', minimum: 0, maximum: 9999 },
    from: instant,
    until: instant,
    tag: localText,
    icon: iconName,
    ...text,
    facts,
  },
} as const satisfies JSONSchema & { readonly shown: ShownPeriod };

const someOf = <const Items extends object>(items: Items, description: string) =>
  ({ type: 'array', maxItems: 20, uniqueItems: true, items, description }) as const;

/** Members whose own a discount is: those of one of the grades, or who hold one of the tickets or partner cards. */
const mine = {
  type: 'object',
  description:
    'Members who see it first and marked as theirs: any of a grade, a ticket in the pocket or a partner card is enough.',
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

/** A banner; `bannerCode` names its location. */
export const bannerSchema = {
  type: 'object',
  additionalProperties: false,
  shown: period,
  required: ['type', 'id', 'v', 'bannerCode', 'bannerKindCd', 'parkKindCd', 'bannerSubject', 'art', 'action', 'order'],
  properties: {
    ...envelope,
    type: { const: 'banner' },
    bannerCode: code,
    bannerKindCd: code,
    parkKindCd: code,
    bannerSubject: localText,
    text: localText,
    tag: localText,
    art: artName,
    action: actionSchema,
    order: { type: 'integer', minimum: 0, maximum: 9999 },
    from: instant,
    until: instant,
  },
} as const;

export type Notice = FromSchema<typeof noticeSchema>;
export type Board = FromSchema<typeof boardSchema>;
export type Discount = FromSchema<typeof discountSchema>;
export type Banner = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof bannerSchema>;
