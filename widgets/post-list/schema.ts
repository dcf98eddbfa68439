import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '#schemas/parts/action/schema';
import { messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import { postFaults } from './faults.ts';

const queryName = { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9_]{0,39}$' } as const;
const code = { type: 'string', pattern: '^[0-9A-Za-z_]{1,30}$' } as const;

export const schema = {
  type: 'object',
  description: "`detail`: where a post leads; {item.publctId}, {item.eventId} and its other codes are the post's own.",
  additionalProperties: false,
  required: ['source', 'variant', 'count', 'texts'],
  properties: {
    source: { enum: ['boards', 'discounts', 'events'] },
    variant: {
      enum: ['posters', 'rail', 'timed', 'rows', 'tiles', 'cards', 'answers'],
      description:
        'posters: rail of wide pictures; rail: small pictures with the tag on them; timed: rows with the tag as time; rows; tiles: by icon; cards: big pictures below one another; answers: questions that open to their text, boards only.',
    },
    marks: { enum: ['art', 'icon'], description: 'rows only: whether a post has its picture before it, or its icon.' },
    count: { type: 'integer', minimum: 1, maximum: 50 },
    pages: {
      type: 'object',
      description: 'Shows the posts in pages of `count`.',
      additionalProperties: false,
      required: ['query'],
      properties: { query: { ...queryName, description: 'Query parameter of the page with the page number.' } },
    },
    kind: { ...code, description: 'boardKindCd of boards, bnftKindCd of discounts, eventKindCd of events.' },
    class: { ...code, description: 'bnftClassCd, discounts only.' },
    publctTypeCd: { ...code, description: "Venue of the boards. Default: the page's own." },
    parkKindCd: { ...code, description: "Venue of the discounts or events. Default: the page's own." },
    status: {
      type: 'array',
      minItems: 1,
      maxItems: 4,
      uniqueItems: true,
      items: { enum: ['NOT_YET', 'OPEN', 'CLOSED', 'DONE'] },
      description: 'States of events; left out, OPEN.',
    },
    detail: actionSchema,
    details: {
      type: 'array',
      description: 'Targets of kinds of posts that do not follow `detail`.',
      maxItems: 12,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['kind', 'detail'],
        properties: { kind: code, detail: actionSchema },
      },
    },
    kinds: {
      type: 'object',
      description: 'Chips with which visitors choose posts of one kind.',
      additionalProperties: false,
      required: ['label', 'all', 'items'],
      properties: {
        label: messageKey,
        all: messageKey,
        query: {
          ...queryName,
          description:
            'Query parameter of the page with the chosen kind: then the call lists that kind alone. Needed with `pages`.',
        },
        items: {
          type: 'array',
          minItems: 2,
          maxItems: 12,
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['kind', 'label'],
            properties: { kind: code, label: messageKey },
          },
        },
      },
    },
    find: {
      type: 'object',
      description: 'answers only: a field that searches the questions and their texts, and chips of their tags.',
      additionalProperties: false,
      required: ['label', 'hint', 'clear', 'none', 'tags', 'all'],
      properties: {
        label: messageKey,
        hint: { ...messageKey, description: 'Stands in the empty field.' },
        clear: messageKey,
        none: { ...messageKey, description: 'Shown if nothing has the term.' },
        tags: { ...messageKey, description: 'Name of the chips for screen readers.' },
        all: messageKey,
      },
    },
    texts: {
      type: 'object',
      additionalProperties: false,
      required: ['empty'],
      properties: {
        empty: messageKey,
        ended: {
          ...messageKey,
          description:
            'Mark of events that are over, or of discounts, which are listed last. Left out, no such discounts are listed.',
        },
        coming: { ...messageKey, description: 'Mark of events that are not open yet.' },
        mine: { ...messageKey, description: 'Mark of discounts for the member who looks.' },
      },
    },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;

export const description = describeWidget({
  name: 'post-list',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
  faults: postFaults,
});
