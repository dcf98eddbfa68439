import type { FromExtendedSchema } from 'json-schema-to-ts';
import { messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';

export const schema = {
  type: 'object',
  description: 'Plays the tunes of the venue, with captions.',
  additionalProperties: false,
  required: ['texts'],
  properties: {
    title: messageKey,
    texts: {
      type: 'object',
      additionalProperties: false,
      required: ['play', 'pause', 'position', 'captions', 'length', 'empty', 'failed'],
      properties: {
        play: { ...messageKey, description: 'Name of the button that plays a tune; {{name}}.' },
        pause: { ...messageKey, description: 'Name of the button that pauses a tune; {{name}}.' },
        position: { ...messageKey, description: 'Name of the slider of the position.' },
        captions: { ...messageKey, description: 'Name of the captions.' },
        length: { ...messageKey, description: 'Length in seconds; {{count}}.' },
        empty: { ...messageKey, description: 'There is no tune.' },
        failed: { ...messageKey, description: 'A tune cannot be played.' },
      },
    },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;

export const description = describeWidget({
  name: 'music-player',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
});
