import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '#schemas/parts/action/schema';
import { conditionSchema } from '#schemas/parts/condition/schema';
import { answerSource } from '#schemas/answer-source';
import { memberEvents } from '#schemas/member-events';
import { artName, iconName, messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import { fieldName, recordCondition } from '../shared/records/record-settings.ts';

export const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['variant', 'items'],
  properties: {
    variant: {
      enum: ['rows', 'group', 'timed', 'timeline', 'pass', 'buttons'],
      description:
        'rows: card with icons or pictures; group: quiet one-line links; timed: rows that begin with a time; timeline: times on a line; pass: a ticket whose coloured end is the action; buttons: full-width, the first is the main one.',
    },
    records: {
      type: 'object',
      description: 'Records of the member that items with `having` depend on.',
      additionalProperties: false,
      required: ['source', 'list'],
      properties: {
        source: answerSource,
        list: { ...fieldName, description: 'Field of the answer with the records.' },
        show: { ...recordCondition, description: 'Counts records that have one of the values in each field.' },
      },
    },
    event: { enum: memberEvents, description: 'The records are read again after this event of the member.' },
    items: {
      type: 'array',
      minItems: 1,
      maxItems: 40,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['title'],
        properties: {
          icon: iconName,
          art: artName,
          time: { ...messageKey, description: 'timed and timeline.' },
          title: messageKey,
          text: messageKey,
          label: { ...messageKey, description: 'timed: second line of the time; pass: words on the coloured end.' },
          badge: {
            type: 'object',
            additionalProperties: false,
            required: ['text'],
            properties: { text: messageKey, tone: { enum: ['plain', 'accent', 'second', 'ok', 'wait', 'stop'] } },
          },
          state: { enum: ['past', 'now', 'next'], description: 'timed: next; timeline: past, now.' },
          action: actionSchema,
          // pass: a press of the text.
          textAction: actionSchema,
          having: {
            enum: ['some', 'none', 'unknown'],
            description: 'Shown if the member has such records, has none, or if the call failed. Default: always.',
          },
          when: conditionSchema,
        },
      },
    },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;

export const description = describeWidget({
  name: 'link-list',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
  reads: ({ records }: Settings) => {
    if (records === undefined) return [];
    const { list, show = [] } = records;
    return [
      { at: ['records', 'list'], way: [list, '*'] },
      ...show.map(({ field }, index) => ({ at: ['records', 'show', index, 'field'], way: [list, '*', field] })),
    ];
  },
});
