import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from './action.schema.ts';
import { conditionSchema } from './condition.schema.ts';
import { envelope, messageKey, spare, textMap } from './parts.ts';

export const guardMessagePattern = '^(A|AB|AL|S|SB|SL)//[^/]+(//.+)?$';

const asked = { dataServiceId: { type: 'string' }, params: textMap, pointer: { type: 'string', pattern: '^(/[^/]+)+$' } } as const;

const ask = {
  type: 'object',
  description: 'A question in place of a refusal; who says yes goes on to `then`. A way to the login screen takes along where the visitor wanted to go; elsewhere {path} stands for it.',
  additionalProperties: false,
  required: ['message', 'then'],
  properties: { message: messageKey, ok: messageKey, cancel: messageKey, then: actionSchema },
} as const;

/**
 * A gate before pages. Its rules are read in order; the first whose `when` holds decides (a rule without `when` always holds), and when
 * none holds the visitor passes. `refuse` is the specification's `{type}//{messageKey}[//{path}]` (P-678), where `{path}` stands for
 * the path asked for; `ask` offers a way on instead; `redirect` leads on without a word. While a fact is unknown nothing after it is read.
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
      description: 'A data service that is asked for one value; the fact `source` holds it as text, empty where the answer says null on the way to it.',
      additionalProperties: false,
      required: ['dataServiceId', 'pointer'],
      properties: {
        ...asked,
        askWhen: { ...conditionSchema, description: 'Asked before any rule where this holds; left out, only when a rule hangs on it.' },
        keepAs: { enum: ['myInfo'], description: 'The answer is what is known of the member in the park from then on.' },
      },
    },
    sources: {
      type: 'object',
      description: 'Further values, by name: {"fact": "source", "of": name}, and {source.name} in a redirect.',
      maxProperties: 6,
      propertyNames: { type: 'string', pattern: '^[a-z]\\w{0,39}$' },
      additionalProperties: { type: 'object', additionalProperties: false, required: ['dataServiceId', 'pointer'], properties: asked },
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
          pass: { const: true, description: 'Beside a redirect out of the site: pass where it cannot be followed, as on a first visit in the app.' },
          refuse: { type: 'string', pattern: guardMessagePattern, maxLength: 300 },
          ask,
          redirect: actionSchema,
          then: { ...actionSchema, description: 'Where a refusal leads on to; {path} stands for what was asked for.' },
          sayFrom: { type: 'string', description: 'The further source whose words are said in place of the message, where it has any.' },
        },
      },
    },
    onError: actionSchema,
    refusalIsMeant: { const: true, description: 'Menus may lead to its pages all the same: what it says is the answer, such as that something is not there in English.' },
  },
} as const;

export type Guard = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof guardSchema>;
