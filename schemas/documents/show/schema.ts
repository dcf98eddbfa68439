import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { facilityId, parkKind } from '../facility/schema.ts';
import {
  artName,
  calendarDay,
  envelope,
  factList,
  iconName,
  localHtml,
  localText,
  timeOfDay,
  weekday,
} from '../../parts.ts';
import type { ShownPeriod } from '../../shown-period.ts';

/** A show with its times. The first schedule entry that contains a day counts; without one there is no show on that day. */
export const showSchema = {
  type: 'object',
  additionalProperties: false,
  shown: { in: 'schedule', filled: 'times', from: ['from'], until: ['until'] },
  required: ['type', 'id', 'v', 'parkKindCd', 'showId', 'order', 'name', 'minutes', 'schedule'],
  properties: {
    ...envelope,
    type: { const: 'show' },
    parkKindCd: parkKind,
    showId: facilityId,
    order: { type: 'integer', minimum: 0, maximum: 9999 },
    name: localText,
    tag: localText,
    summary: localText,
    body: localHtml,
    art: artName,
    icon: iconName,
    facilityId: facilityId,
    minutes: { type: 'integer', minimum: 1, maximum: 600 },
    schedule: {
      type: 'array',
      minItems: 1,
      maxItems: 60,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['times'],
        properties: {
          from: calendarDay,
          until: calendarDay,
          weekdays: { type: 'array', minItems: 1, uniqueItems: true, items: weekday },
          times: {
            type: 'array',
            maxItems: 40,
            uniqueItems: true,
            items: timeOfDay,
          },
        },
      },
    },
    facts: factList,
  },
} as const satisfies JSONSchema & { readonly shown: ShownPeriod };

export type Show = FromSchema<typeof showSchema>;
