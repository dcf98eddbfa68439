import type { FromExtendedSchema } from 'json-schema-to-ts';
import { answerSource } from '#schemas/answer-source';
import { memberEvents } from '#schemas/member-events';
import { formOperation, messageKey, textMap } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import { fieldName, valueProperties, type RecordNames } from '../shared/records/record-settings.ts';

const side = { type: 'integer', minimum: 64, maximum: 2000 } as const;
const value = {
  type: 'object',
  additionalProperties: false,
  required: ['field'],
  properties: valueProperties,
} as const;

export const schema = {
  type: 'object',
  description:
    "A picture of one of the member's records, such as the photo of a season pass: shows it, and lets the member choose, turn, crop and send one.",
  additionalProperties: false,
  required: [
    'title',
    'source',
    'picture',
    'alt',
    'state',
    'open',
    'width',
    'height',
    'operation',
    'body',
    'choose',
    'camera',
    'crop',
    'turn',
    'zoom',
    'result',
    'submit',
    'tooSmall',
    'unreadable',
  ],
  properties: {
    title: messageKey,
    intro: messageKey,
    source: answerSource,
    event: { enum: memberEvents, description: 'The call is read again after this event of the member.' },
    picture: { ...fieldName, description: 'Field with the path of the picture.' },
    alt: { ...messageKey, description: 'Description of the picture for screen readers.' },
    state: { ...value, description: 'State of the picture.' },
    reason: { ...value, description: 'Why the picture came back.' },
    open: {
      type: 'object',
      description: 'A picture can be sent while the field has one of the values.',
      additionalProperties: false,
      required: ['field', 'is'],
      properties: {
        field: fieldName,
        is: { type: 'array', minItems: 1, maxItems: 20, items: { type: 'string', maxLength: 60 } },
      },
    },
    width: { ...side, description: 'Minimum width in pixels. Width and height give the shape.' },
    height: { ...side, description: 'Minimum height in pixels.' },
    operation: formOperation,
    body: {
      ...textMap,
      description:
        'Values in the address of the operation; the body is the picture. {item.x} is a field of the record, {query.x} one of the query of the page.',
    },
    claim: {
      ...formOperation,
      description: 'Call that takes the sent picture for its record: it gets the fileId of the answer.',
    },
    choose: { ...messageKey, description: 'Button that opens the pictures of the device.' },
    camera: { ...messageKey, description: 'Button that opens the camera; on phones.' },
    crop: { ...messageKey, description: 'Explains how to move the picture in its frame.' },
    turn: messageKey,
    zoom: messageKey,
    result: { ...messageKey, description: 'Name of the small preview.' },
    submit: messageKey,
    success: messageKey,
    tooSmall: messageKey,
    unreadable: { ...messageKey, description: 'Shown for a file that is no picture.' },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema, RecordNames>;

export const description = describeWidget({
  name: 'picture-upload',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
  reads: ({ picture, state, reason, open }: Settings) => [
    { at: ['picture'], way: [picture] },
    { at: ['state', 'field'], way: [state.field] },
    ...(reason === undefined ? [] : [{ at: ['reason', 'field'], way: [reason.field] }]),
    { at: ['open', 'field'], way: [open.field] },
  ],
});
