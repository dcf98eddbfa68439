import type { FromExtendedSchema } from 'json-schema-to-ts';
import { answerSource } from '#schemas/answer-source';
import { messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import { tableFaults } from './faults.ts';
import { tableReads } from './reads.ts';

const cell = {
  type: 'object',
  additionalProperties: false,
  required: ['text'],
  properties: { text: messageKey, note: messageKey },
} as const;

export const schema = {
  type: 'object',
  description:
    'Rows stand here (`rows`), or come from an answer (`source`), whose columns name a field each. The first cell names its row.',
  additionalProperties: false,
  required: ['caption', 'columns'],
  properties: {
    caption: messageKey,
    captionHidden: { type: 'boolean', description: 'Said only: a heading above says it already.' },
    columns: {
      type: 'array',
      minItems: 2,
      maxItems: 8,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['label'],
        properties: {
          label: messageKey,
          align: { enum: ['start', 'end'], description: 'end: numbers under one another.' },
          field: { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9_]{0,59}$' },
          form: { enum: ['text', 'number', 'day'], description: 'How the field is written.' },
        },
      },
    },
    rows: { type: 'array', minItems: 1, maxItems: 60, items: { type: 'array', minItems: 1, maxItems: 8, items: cell } },
    source: answerSource,
    list: {
      type: 'string',
      pattern: '^[A-Za-z][A-Za-z0-9_]{0,59}$',
      description: 'Where the rows stand in the answer; list, unless said.',
    },
    empty: { ...messageKey, description: 'Said where the answer has no rows.' },
    note: messageKey,
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;

export const description = describeWidget({
  name: 'data-table',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
  faults: tableFaults,
  reads: tableReads,
});
