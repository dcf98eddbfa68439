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
        askWhen: {
          ...conditionSchema,
          description: 'Requested before any rule if this holds. Default: only if a rule depends on it.',
        },
        keepAs: { enum: ['myInfo'], description: "The answer updates the member's park data." },
        valueOnError: {
          type: 'string',
          maxLength: 100,
          description:
            'Value if the call fails. Default: `onError` decides. Only for guards that protect nothing, such as a tutorial.',
        },
        offline: {
          enum: ['lastKnown'],
          description: "A call without a response is no failure if the member's park data are known of today.",
        },
      },
    },
    sources: {
      type: 'object',
      description: 'Further values, by name: {"fact": "source", "of": name}, and {source.name} in a redirect.',
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
            description: 'With an external redirect: pass if it cannot be followed, as on a first visit in the app.',
          },
          refuse: { type: 'string', pattern: guardMessagePattern, maxLength: 300 },
          ask,
          redirect: { ...actionSchema, description: '{path} is the requested address.' },
          then: { ...actionSchema, description: 'Follow-up action of a refusal; {path} is the requested address.' },
          sayFrom: { type: 'string', description: 'Named source whose text replaces the message, if not empty.' },
        },
      },
    },
    onError: actionSchema,
    refusalIsMeant: {
      const: true,
      description:
        'Every link to its pages is right: the refusal is the expected result. To allow one link only, set it there.',
    },
  },
} as const;

export type Guard = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof guardSchema>;
