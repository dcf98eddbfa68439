import type { FromExtendedSchema } from 'json-schema-to-ts';
import { formOperation, messageKey, textMap } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import type { RecordNames } from '../shared/records/record-settings.ts';

const keys = [
  'day',
  'time',
  'words',
  'wordsNote',
  'sender',
  'background',
  'picture',
  'choose',
  'remove',
  'crop',
  'turn',
  'zoom',
  'result',
  'agree',
  'submit',
  'success',
  'left',
  'full',
  'none',
  'preview',
  'example',
  'forbidden',
  'tooSmall',
  'unreadable',
  'choosePlease',
  'agreePlease',
  'loading',
] as const;

export const schema = {
  type: 'object',
  description:
    "Application for a time on the venue's billboard: day, time, background, words and picture, with a live preview in the screen.",
  additionalProperties: false,
  required: ['times', 'upload', 'operation', 'body', 'texts'],
  properties: {
    times: { ...formOperation, description: 'Reads the times of a day.' },
    upload: { ...formOperation, description: 'Sends the picture.' },
    operation: { ...formOperation, description: 'Sends the application.' },
    body: { ...textMap, description: 'Further values of each call.' },
    texts: {
      type: 'object',
      additionalProperties: false,
      required: keys,
      properties: {
        day: messageKey,
        time: messageKey,
        words: messageKey,
        wordsNote: messageKey,
        sender: messageKey,
        background: messageKey,
        picture: messageKey,
        choose: messageKey,
        remove: messageKey,
        crop: messageKey,
        turn: messageKey,
        zoom: messageKey,
        result: messageKey,
        agree: { ...messageKey, description: 'Rules that the member accepts.' },
        submit: messageKey,
        success: messageKey,
        left: { ...messageKey, description: 'Places left of a time; {{count}}.' },
        full: messageKey,
        taken: {
          ...messageKey,
          description:
            'Heading of the times without a place left, which are folded; {{count}}. Without it they stand among the others.',
        },
        none: { ...messageKey, description: 'Shown when no day has a place left.' },
        preview: { ...messageKey, description: 'Name of the preview.' },
        example: { ...messageKey, description: 'Words in the preview before anything is typed.' },
        forbidden: { ...messageKey, description: 'Shown when the words have one that cannot be used.' },
        tooSmall: messageKey,
        unreadable: messageKey,
        choosePlease: { ...messageKey, description: 'Shown when no time is chosen.' },
        agreePlease: messageKey,
        loading: messageKey,
      },
    },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema, RecordNames>;

export const description = describeWidget({
  name: 'billboard-form',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
});
