import type { FromExtendedSchema } from 'json-schema-to-ts';
import { messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import { tabFaults, tabQueries } from './faults.ts';

export const schema = {
  type: 'object',
  description: 'Holds placements: one tab each, named by the id of its placement. Holds none: each tab is a value of the query, which a list below reads.',
  additionalProperties: false,
  required: ['label', 'tabs'],
  properties: {
    label: { ...messageKey, description: 'What the tabs are of, for screen readers.' },
    param: { type: 'string', pattern: '^[a-z][A-Za-z0-9]{0,29}$', description: 'Name in the address that tells which tab is chosen; tab, unless said.' },
    tabs: {
      type: 'array',
      minItems: 2,
      maxItems: 20,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['value', 'label'],
        properties: {
          value: { type: 'string', maxLength: 60, pattern: '^[A-Za-z0-9_-]*$', description: 'Id of the placement, or the value of the query; empty: without it.' },
          label: messageKey,
          placement: { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,59}$', description: 'Id of the placement, if it is not the value.' },
        },
      },
    },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;

export const description = describeWidget({ name: 'tabs', v: 1, place: 'page', holds: 'widgets', schema, migrations: {}, faults: tabFaults, queries: tabQueries });
