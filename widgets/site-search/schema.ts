import type { FromExtendedSchema } from 'json-schema-to-ts';
import { answerSource } from '#schemas/answer-source';
import type { RuleName } from '#schemas/form';
import { iconName, messageKey, ruleName } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';

const name = { type: 'string', pattern: '^[A-Za-z]\\w{0,39}$' } as const;

export const schema = {
  type: 'object',
  description:
    "Search field and what was found. The term stands in the page's address, so that it is kept, shared and gone back to.",
  additionalProperties: false,
  required: ['source', 'param', 'term', 'pageSize', 'icon', 'texts'],
  properties: {
    source: answerSource,
    param: { ...name, description: 'Name of the term in the query of the call.' },
    term: { ...name, description: 'Name of the term in the address of the page.' },
    pageSize: { type: 'integer', minimum: 1, maximum: 100 },
    rule: { ...ruleName, description: 'What a term has to fit beside its length.' },
    icon: { ...iconName, description: 'Stands before what belongs to no venue.' },
    focusOn: {
      type: 'object',
      description: 'The field takes the focus where the address holds this.',
      additionalProperties: false,
      required: ['query', 'is'],
      properties: { query: name, is: { type: 'string', minLength: 1, maxLength: 40 } },
    },
    tips: {
      type: 'object',
      description: 'Terms to begin with.',
      additionalProperties: false,
      required: ['title', 'words'],
      properties: { title: messageKey, words: { type: 'array', minItems: 1, maxItems: 12, items: messageKey } },
    },
    texts: {
      type: 'object',
      additionalProperties: false,
      required: ['label', 'hint', 'submit', 'clear', 'short', 'start', 'found', 'none'],
      properties: {
        label: messageKey,
        hint: { ...messageKey, description: 'Stands in the empty field.' },
        submit: messageKey,
        clear: messageKey,
        short: { ...messageKey, description: 'Said of a term with too few letters.' },
        start: { ...messageKey, description: 'Stands below the field before anything was searched for.' },
        found: { ...messageKey, description: '`{{count}}` is how many were found, `{{term}}` what was searched for.' },
        none: { ...messageKey, description: '`{{term}}` is what was searched for.' },
      },
    },
  },
} as const;

type Names = { deserialize: [{ pattern: { format: 'rule' }; output: RuleName }] };
export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema, Names>;

export const description = describeWidget({
  name: 'site-search',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
  queries: ({ focusOn }: Settings) => (focusOn === undefined ? [] : [{ name: focusOn.query, values: [focusOn.is] }]),
});
