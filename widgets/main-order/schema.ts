import type { FromExtendedSchema } from 'json-schema-to-ts';
import { answerSource } from '#schemas/answer-source';
import { formOperation, messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import type { RecordNames } from '../shared/records/record-settings.ts';

export const schema = {
  type: 'object',
  description:
    'Orders and hides blocks, by dragging and by buttons. The answer has venue, venueNm, ownYn and widgets: id, name, order and shownYn; the operation gets venue and widgets, none to begin anew.',
  additionalProperties: false,
  required: ['source', 'operation', 'texts'],
  properties: {
    source: answerSource,
    operation: formOperation,
    texts: {
      type: 'object',
      additionalProperties: false,
      required: ['title', 'intro', 'up', 'down', 'shown', 'moved', 'save', 'saved', 'reset', 'resetDone', 'empty'],
      properties: {
        title: { ...messageKey, description: '{{name}} is the name of the venue.' },
        intro: messageKey,
        up: { ...messageKey, description: 'Name of the button that moves a block up; {{name}} is the block.' },
        down: { ...messageKey, description: 'Name of the button that moves a block down; {{name}} is the block.' },
        shown: { ...messageKey, description: 'Name of the switch that shows a block; {{name}} is the block.' },
        moved: { ...messageKey, description: 'Read out after a move; {{name}} is the block, {{count}} its place.' },
        save: messageKey,
        saved: messageKey,
        reset: { ...messageKey, description: 'Label of the button that restores the order of the venue.' },
        resetDone: messageKey,
        empty: { ...messageKey, description: 'Shown where nothing can be moved.' },
      },
    },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema, RecordNames>;

export const description = describeWidget({
  name: 'main-order',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
  reads: (_: Settings) =>
    ['id', 'name', 'shownYn'].map((field) => ({ at: ['source', 'path'], way: ['widgets', '*', field] })),
});
