import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from './action.schema.ts';
import { conditionSchema } from './condition.schema.ts';
import { envelope, textMap } from './parts.ts';

export const guardMessagePattern = '^(A|AB|AL|S|SB|SL)//[^/]+(//.+)?$';

/**
 * A gate before pages. Its rules are read in order; the first whose `when` holds decides (a rule without `when` always holds), and when
 * none holds the visitor passes. `refuse` is the specification's `{type}//{messageKey}[//{path}]` (P-678), where `{path}` stands for
 * the path asked for; `redirect` leads on without a word. While a fact is unknown nothing after it is read.
 */
export const guardSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'rules'],
  properties: {
    ...envelope,
    type: { const: 'guard' },
    source: {
      type: 'object',
      description: 'A data service that is asked for one value; the fact `source` holds it as text.',
      additionalProperties: false,
      required: ['dataServiceId', 'pointer'],
      properties: { dataServiceId: { type: 'string' }, params: textMap, pointer: { type: 'string', pattern: '^(/[^/]+)+$' } },
    },
    rules: {
      type: 'array',
      minItems: 1,
      maxItems: 10,
      items: {
        type: 'object',
        additionalProperties: false,
        properties: { when: conditionSchema, pass: { const: true }, refuse: { type: 'string', pattern: guardMessagePattern, maxLength: 300 }, redirect: actionSchema },
      },
    },
    onError: actionSchema,
  },
} as const;

export type Guard = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof guardSchema>;
