import type { FromExtendedSchema } from 'json-schema-to-ts';
import { answerSource } from '#schemas/answer-source';
import { describeWidget } from '../define-widget.ts';

export const schema = {
  type: 'object',
  description:
    'The pages of a list that stands above it and asks the same call with currentPage {query.page|1} and the same pagePerCount.',
  additionalProperties: false,
  required: ['source', 'pageSize'],
  properties: {
    source: answerSource,
    pageSize: { type: 'integer', minimum: 1, maximum: 100 },
    range: { type: 'integer', minimum: 3, maximum: 10, description: 'How many numbers are shown; 5, unless said.' },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;

export const description = describeWidget({
  name: 'pager',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
});
