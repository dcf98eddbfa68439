import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '#schemas/parts/action/schema';
import { formOperation, messageKey, textMap } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import type { RecordNames } from '../shared/records/record-settings.ts';
import { editorKeys, editorTexts, staysSchema } from '../shared/stops/stop-editor-texts.ts';

const pictureKeys = [
  'picture',
  'choose',
  'remove',
  'crop',
  'turn',
  'zoom',
  'result',
  'tooSmall',
  'unreadable',
] as const;

export const schema = {
  type: 'object',
  description:
    "Editor of a member's course: name, note, stops on the map and in a list. The query parameter `id` names an own course to change.",
  additionalProperties: false,
  required: ['operation', 'body', 'onSuccess', 'stays', 'texts'],
  properties: {
    operation: formOperation,
    body: { ...textMap, description: 'Further values of the body.' },
    onSuccess: actionSchema,
    stays: staysSchema,
    picture: {
      type: 'object',
      description: 'The member may add a picture. It is uploaded before the course is sent.',
      additionalProperties: false,
      required: ['upload', 'texts'],
      properties: {
        upload: { ...formOperation, description: 'Sends the picture.' },
        texts: {
          type: 'object',
          additionalProperties: false,
          required: pictureKeys,
          properties: {
            picture: messageKey,
            choose: messageKey,
            remove: messageKey,
            crop: messageKey,
            turn: messageKey,
            zoom: messageKey,
            result: { ...messageKey, description: 'Name of the small preview.' },
            tooSmall: messageKey,
            unreadable: messageKey,
          },
        },
      },
    },
    texts: {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'about', 'shareIt', 'fewStops', ...editorKeys],
      properties: {
        name: messageKey,
        about: messageKey,
        shareIt: messageKey,
        fewStops: { ...messageKey, description: 'Fewer than two stops.' },
        ...editorTexts,
      },
    },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema, RecordNames>;

export const description = describeWidget({
  name: 'course-edit',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
  later: ['onSuccess'],
  itemsOf: '/api/v1/iam/curation/course',
  queries: () => [{ name: 'id' }],
});
