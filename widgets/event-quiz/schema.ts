import type { FromExtendedSchema } from 'json-schema-to-ts';
import { formOperation, messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import { eventProperties, type EventNames } from '../shared/events/event-settings.ts';

export const schema = {
  type: 'object',
  description:
    'A quiz of true or false: one question at a time. The server marks it, and tells the answers after the own.',
  additionalProperties: false,
  required: ['kind', 'operation', 'answers', 'guest', 'texts'],
  properties: {
    ...eventProperties,
    answers: { ...formOperation, description: 'Call that reads the right answers after the own.' },
    texts: {
      type: 'object',
      additionalProperties: false,
      required: [
        'intro',
        'pass',
        'start',
        'again',
        'question',
        'choices',
        'true',
        'false',
        'send',
        'right',
        'won',
        'prize',
        'lost',
        'answers',
        'own',
        'correct',
        'wrong',
        'time',
        'timeLeft',
        'more',
        'timeOver',
        'ended',
      ],
      properties: {
        intro: { ...messageKey, description: 'Number of questions; {{count}}.' },
        pass: { ...messageKey, description: 'Right answers that win; {{count}}.' },
        start: messageKey,
        again: { ...messageKey, description: 'Starts the next try.' },
        question: { ...messageKey, description: 'Number of a question; {{count}}.' },
        choices: { ...messageKey, description: 'Name of the two answers, for screen readers.' },
        true: messageKey,
        false: messageKey,
        send: messageKey,
        right: { ...messageKey, description: 'Right answers; {{count}} of {{name}}.' },
        won: messageKey,
        prize: { ...messageKey, description: 'The prize; {{name}}.' },
        lost: messageKey,
        answers: { ...messageKey, description: 'Button and title of the answers.' },
        own: { ...messageKey, description: 'The own answer; {{name}}.' },
        correct: { ...messageKey, description: 'Mark of a right answer.' },
        wrong: { ...messageKey, description: 'Mark of a wrong answer; {{name}} is the right one.' },
        time: { ...messageKey, description: 'Time for all questions; {{count}} seconds.' },
        timeLeft: { ...messageKey, description: 'Seconds that are left; {{count}}.' },
        more: { ...messageKey, description: 'Button that gives more time.' },
        timeOver: messageKey,
        ended: { ...messageKey, description: 'Shown when no try is left.' },
      },
    },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema, EventNames>;

export const description = describeWidget({
  name: 'event-quiz',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
  later: ['guest.action'],
});
