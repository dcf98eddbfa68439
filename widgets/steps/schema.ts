import type { FromExtendedSchema } from 'json-schema-to-ts';
import { answerSource } from '#schemas/answer-source';
import { readAgainEvents } from '#schemas/member-events';
import { actionSchema } from '#schemas/parts/action/schema';
import { messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import { fieldName } from '../shared/records/record-settings.ts';
import { stepFaults } from './faults.ts';

const value = {
  type: 'string',
  minLength: 1,
  maxLength: 60,
  pattern: '^[A-Za-z0-9_-]+$',
  description: 'Value of the field.',
} as const;
const panels = {
  type: 'array',
  minItems: 1,
  maxItems: 10,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['value', 'placement'],
    properties: {
      value,
      placement: {
        type: 'string',
        pattern: '^[a-z0-9][a-z0-9-]{0,59}$',
        description: 'Id of the placement that the step shows.',
      },
    },
  },
} as const;

export const schema = {
  type: 'object',
  description: 'Shows the placement of the step at which something stands, by a field of a call.',
  additionalProperties: false,
  required: ['label', 'source', 'field', 'steps'],
  properties: {
    label: { ...messageKey, description: 'Name of the whole, for screen readers.' },
    source: answerSource,
    event: {
      enum: readAgainEvents,
      description:
        'The call is read again after this event of the member; any: after each event, and when the tab is shown again.',
    },
    field: { ...fieldName, description: 'Field of the answer that holds the step.' },
    steps: {
      type: 'array',
      description: 'Counted steps in their order. A step may take several values.',
      minItems: 1,
      maxItems: 10,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['label', 'panels'],
        properties: {
          label: messageKey,
          panels: { ...panels, minItems: 0, description: 'Panels of the step; none where it is on another page.' },
        },
      },
    },
    others: { ...panels, description: 'Panels of values that are no counted step.' },
    elsewhere: {
      type: 'array',
      description: 'Values whose step is on another page; the visitor is taken there.',
      maxItems: 10,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['values', 'action'],
        properties: { values: { type: 'array', minItems: 1, maxItems: 10, items: value }, action: actionSchema },
      },
    },
  },
} as const;

/** Panels behind the first step of this page. */
const latePanels = ({ steps, others = [] }: Settings): readonly string[] => {
  const first = steps.findIndex((step) => step.panels.length > 0);
  return [...steps.slice(first + 1).flatMap((step) => step.panels), ...others].map(({ placement }) => placement);
};

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;

export const description = describeWidget({
  name: 'steps',
  v: 1,
  place: 'page',
  holds: 'widgets',
  schema,
  migrations: {},
  later: ['elsewhere'],
  late: latePanels,
  reads: ({ field }: Settings) => [{ at: ['field'], way: [field], need: 'step' }],
  faults: stepFaults,
});
