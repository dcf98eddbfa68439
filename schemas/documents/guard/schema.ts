import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '../../parts/action/schema.ts';
import { conditionSchema } from '../../parts/condition/schema.ts';
import { envelope, messageKey, spare, textMap } from '../../parts.ts';

export const guardMessagePattern = '^(A|AB|AL|S|SB|SL)//[^/]+(//.+)?$';

const sourceProperties = {
  dataServiceId: { type: 'string' },
  params: textMap,
  pointer: { type: 'string', pattern: '^(/[^/]+)+$' },
} as const;

const ask = {
  type: 'object',
  description:
    'A confirmation instead of a refusal; yes leads to `then`. A link to the login screen passes the requested address; elsewhere {path} is replaced with it.',
  additionalProperties: false,
  required: ['message', 'then'],
  properties: { message: messageKey, ok: messageKey, cancel: messageKey, then: actionSchema },
} as const;

/**
 * A guard of pages. The first rule whose `when` holds decides (a rule without `when` always holds); without a match the visitor passes. `refuse`
 * is the specification's `{type}//{messageKey}[//{path}]` (P-678), where `{path}` is the requested path; `ask` offers an alternative; `redirect`
 * redirects without a message. An unknown fact stops the evaluation.
 */
export const guardSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'rules'],
  properties: {
    ...envelope,
    type: { const: 'guard' },
    spare,
    source: {
      type: 'object',
      description:
        'A data service for one value. The fact `source` contains it as text, empty if the answer has null on the path.',
      additionalProperties: false,
      required: ['dataServiceId', 'pointer'],
      properties: {
        ...sourceProperties,
        askWhen: conditionSchema,
        keepAs: { enum: ['myInfo'] },
        valueOnError: {
          type: 'string',
          maxLength: 100,
        },
        offline: {
          enum: ['lastKnown'],
        },
      },
    },
    sources: {
      type: 'object',
      maxProperties: 6,
      propertyNames: { type: 'string', pattern: '^[a-z]\\w{0,39}$' },
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        required: ['dataServiceId', 'pointer'],
        properties: sourceProperties,
      },
    },
    rules: {
      type: 'array',
      minItems: 1,
      maxItems: 10,
      items: {
        type: 'object',
        additionalProperties: false,
        properties: {
          when: conditionSchema,
          pass: {
            const: true,
          },
          refuse: { type: 'string', pattern: guardMessagePattern, maxLength: 300 },
          ask,
          redirect: actionSchema,
          then: actionSchema,
          sayFrom: { type: 'string' },
        },
      },
    },
    onError: actionSchema,
    refusalIsMeant: {
      const: true,
    },
  },
} as const;

export type Guard = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof guardSchema>;
