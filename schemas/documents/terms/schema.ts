import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { number } from '../../parts/content/schema.ts';
import { calendarDay, envelope, iconName, localHtml, localText } from '../../parts.ts';
import type { ShownPeriod } from '../../shown-period.ts';

/**
 * A version of terms (decisions-members §1). `kind` is a code of COD_IAM_TERMS_KIND. The version in force on a day is the one with the latest
 * `effectiveOn` that is not after it. A version in force never changes. `changes` is its post in the list of changes.
 */
export const termsSchema = {
  type: 'object',
  additionalProperties: false,
  shown: { always: 'A version is announced before it applies, and stays readable after a later one replaces it.' },
  required: ['type', 'id', 'v', 'kind', 'versionNo', 'announcedOn', 'effectiveOn', 'required', 'title', 'body'],
  properties: {
    ...envelope,
    type: { const: 'terms' },
    kind: { type: 'string', pattern: '^[A-Z][A-Z0-9_]{1,29}$' },
    versionNo: { type: 'integer', minimum: 1, maximum: 9999 },
    announcedOn: calendarDay,
    effectiveOn: calendarDay,
    adverse: { const: true },
    required: { type: 'boolean' },
    minAge: { type: 'integer', minimum: 1, maximum: 120 },
    icon: iconName,
    title: localText,
    body: localHtml,
    changes: {
      type: 'object',
      additionalProperties: false,
      required: ['publctId', 'title', 'body'],
      properties: { publctId: number, title: localText, body: localHtml },
    },
  },
} as const satisfies JSONSchema & { readonly shown: ShownPeriod };

export type Terms = FromSchema<typeof termsSchema>;
