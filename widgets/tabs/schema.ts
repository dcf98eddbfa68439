import type { FromExtendedSchema } from 'json-schema-to-ts';
import { answerSource } from '#schemas/answer-source';
import { memberEvents } from '#schemas/member-events';
import { messageKey } from '#schemas/parts';
import type { AnswerRead } from '#schemas/settings-fault';
import { describeWidget } from '../define-widget.ts';
import { fieldName, recordCondition } from '../shared/records/record-settings.ts';
import { tabFaults, tabQueries } from './faults.ts';
import { countNeed } from './count-need.ts';

export const schema = {
  type: 'object',
  description:
    'Holds placements: one tab each, named by the id of its placement. Holds none: each tab is a value of the query, which a list below reads.',
  additionalProperties: false,
  required: ['label', 'tabs'],
  properties: {
    label: { ...messageKey, description: 'What the tabs are of, for screen readers.' },
    param: {
      type: 'string',
      pattern: '^[a-z][A-Za-z0-9]{0,29}$',
      description: 'Name in the address that tells which tab is chosen; tab, unless said.',
    },
    variant: {
      enum: ['chips', 'segments'],
      description: 'Default: chips. segments: parts of one list, in a row of equal widths.',
    },
    event: { enum: memberEvents, description: 'The counts are read again after this event of the member.' },
    tabs: {
      type: 'array',
      minItems: 2,
      maxItems: 20,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['value', 'label'],
        properties: {
          value: {
            type: 'string',
            maxLength: 60,
            pattern: '^[A-Za-z0-9_-]*$',
            description: 'Id of the placement, or the value of the query; empty: without it.',
          },
          label: messageKey,
          count: {
            type: 'object',
            description:
              'Number of records behind the tab, from a call of the member: a field of the answer, or the records of a list. A call that a list of the page makes too is made once.',
            additionalProperties: false,
            required: ['source'],
            properties: {
              source: answerSource,
              total: { ...fieldName, description: 'Field with the number.' },
              list: { ...fieldName, description: 'Field with the records.' },
              show: { ...recordCondition, description: 'Counts records that have one of the values in each field.' },
            },
          },
          placement: {
            type: 'string',
            pattern: '^[a-z0-9][a-z0-9-]{0,59}$',
            description: 'Id of the placement, if it is not the value.',
          },
        },
      },
    },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;

const countReads = ({ tabs }: Settings): readonly AnswerRead[] =>
  tabs.flatMap(({ value, count }, index) => {
    if (count === undefined) return [];
    const { total, list, show = [] } = count;
    const [at, need] = [['tabs', index, 'count'], countNeed(value)];
    return [
      ...(total === undefined ? [] : [{ at: [...at, 'total'], way: [total], need }]),
      ...(list === undefined
        ? []
        : [
            { at: [...at, 'list'], way: [list, '*'], need },
            ...show.map(({ field }, condition) => ({
              at: [...at, 'show', condition, 'field'],
              way: [list, '*', field],
              need,
            })),
          ]),
    ];
  });

export const description = describeWidget({
  name: 'tabs',
  v: 1,
  place: 'page',
  holds: 'widgets',
  schema,
  migrations: {},
  reads: countReads,
  faults: tabFaults,
  queries: tabQueries,
});
