import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '#schemas/action.schema';
import { messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';

const code = { type: 'string', pattern: '^[0-9A-Za-z_]{1,30}$' } as const;

export const schema = {
  type: 'object',
  description: '`detail`: where a post leads; {item.publctId} is the post\'s.',
  additionalProperties: false,
  required: ['source', 'variant', 'count', 'texts'],
  properties: {
    source: { enum: ['boards', 'discounts'] },
    variant: {
      enum: ['posters', 'rail', 'timed', 'rows', 'tiles', 'cards'],
      description: 'posters: rail of wide pictures; rail: small pictures with the tag on them; timed: rows with the tag as time; rows; tiles: by icon; cards: big pictures below one another.',
    },
    count: { type: 'integer', minimum: 1, maximum: 50 },
    kind: { ...code, description: 'boardKindCd of boards, bnftKindCd of discounts.' },
    class: { ...code, description: 'bnftClassCd, discounts only.' },
    publctTypeCd: { ...code, description: 'Whose boards; left out, the venue\'s own.' },
    parkKindCd: { ...code, description: 'Whose discounts; left out, the venue\'s own.' },
    detail: actionSchema,
    texts: { type: 'object', additionalProperties: false, required: ['empty'], properties: { empty: messageKey } },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;

export const description = describeWidget({ name: 'post-list', v: 1, place: 'page', holds: 'nothing', schema, migrations: {} });
