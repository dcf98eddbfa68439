import { factList as facts } from '../../parts.ts';
import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { number, code, text } from '../../parts/content/schema.ts';
import { envelope, calendarDay, instant } from '../../parts.ts';
import type { ShownPeriod } from '../../shown-period.ts';

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
export type Notice = FromSchema<typeof noticeSchema>;
