import type { FromExtendedSchema } from 'json-schema-to-ts';
import { answerSource } from '#schemas/answer-source';
import { actionSchema } from '#schemas/parts/action/schema';
import { formOperation, messageKey, textMap } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import type { RecordNames } from '../shared/records/record-settings.ts';

export const schema = {
  type: 'object',
  description: 'Questions of a survey, one at a time. The answers go to a page or to a call.',
  additionalProperties: false,
  required: ['source', 'submit', 'then', 'texts'],
  properties: {
    source: {
      ...answerSource,
      description: 'Call that answers as curation/survey does. {param.x} is a parameter of the page.',
    },
    operation: { ...formOperation, description: 'Call that gets the answers as answerList; without it none is made.' },
    body: { ...textMap, description: 'Further fields of the call. {param.x} is a parameter of the page.' },
    submit: { ...messageKey, description: 'Label of the button after the last question.' },
    // Next action. {item.x} is the answer to the question x, or a field of the answer of the call.
    then: actionSchema,
    texts: {
      type: 'object',
      additionalProperties: false,
      required: ['question', 'reward', 'rewarded', 'closed', 'none'],
      properties: {
        question: { ...messageKey, description: 'Number of a question; {{count}}.' },
        reward: { ...messageKey, description: 'Som that the survey gives; {{count}}.' },
        rewarded: { ...messageKey, description: 'Said when Som were given; {{count}}.' },
        closed: { ...messageKey, description: 'Shown to who has just taken it; {{name}} is when it opens again.' },
        none: { ...messageKey, description: 'Shown where there is no such survey.' },
      },
    },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema, RecordNames>;

export const description = describeWidget({
  name: 'survey',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
  later: ['then'],
});
