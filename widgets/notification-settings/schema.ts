import type { FromExtendedSchema } from 'json-schema-to-ts';
import { answerSource } from '#schemas/answer-source';
import { formOperation, messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import type { RecordNames } from '../shared/records/record-settings.ts';

export const schema = {
  type: 'object',
  description:
    'Switches notifications by topic and channel, with quiet hours. Each change is sent at once. The answer is that of noti-setting, and so is the body.',
  additionalProperties: false,
  required: ['source', 'operation', 'texts'],
  properties: {
    source: answerSource,
    operation: formOperation,
    texts: {
      type: 'object',
      additionalProperties: false,
      required: [
        'email',
        'sms',
        'push',
        'staysOn',
        'listOnly',
        'agreed',
        'quiet',
        'quietText',
        'quietOn',
        'from',
        'until',
        'saved',
        'noDevice',
        'refused',
      ],
      properties: {
        email: messageKey,
        sms: messageKey,
        push: messageKey,
        staysOn: { ...messageKey, description: 'Beside a topic that cannot be switched off.' },
        listOnly: { ...messageKey, description: 'At a topic that is only in the list.' },
        agreed: { ...messageKey, description: 'At an agreed promotion; {{day}} is the day of the consent.' },
        quiet: { ...messageKey, description: 'Title of the quiet hours.' },
        quietText: messageKey,
        quietOn: { ...messageKey, description: 'Label of the switch of the quiet hours.' },
        from: messageKey,
        until: messageKey,
        saved: messageKey,
        noDevice: { ...messageKey, description: 'Shown while the member has no phone with the app.' },
        refused: { ...messageKey, description: 'Shown while no phone of the member allows push notifications.' },
      },
    },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema, RecordNames>;

export const description = describeWidget({
  name: 'notification-settings',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
  reads: (_: Settings) =>
    ['topicId', 'title', 'about'].map((field) => ({ at: ['source', 'path'], way: ['topicList', '*', field] })),
});
