import { factList as facts } from '../../parts.ts';
import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { period, number, code, text } from '../../parts/content/schema.ts';
import { envelope, instant, localText, iconName } from '../../parts.ts';
import type { ShownPeriod } from '../../shown-period.ts';

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
export type Board = FromSchema<typeof boardSchema>;
