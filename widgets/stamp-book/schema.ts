import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '#schemas/parts/action/schema';
import { messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import { eventProperties, type EventNames } from '../shared/events/event-settings.ts';
import { linkProperties } from '../shared/actions/link-setting.ts';

export const schema = {
  type: 'object',
  description:
    'The stamps of an event as a book, and the ways to get one: a scan in the app, or a typed code. {item.facilityId} in `place` is the place of a stamp.',
  additionalProperties: false,
  required: ['kind', 'operation', 'guest', 'texts'],
  properties: {
    ...eventProperties,
    place: actionSchema,
    map: {
      type: 'object',
      description: 'Link beside the scan.',
      additionalProperties: false,
      required: ['label', 'action'],
      properties: linkProperties,
    },
    texts: {
      type: 'object',
      additionalProperties: false,
      required: [
        'title',
        'progress',
        'done',
        'open',
        'ride',
        'visit',
        'scan',
        'type',
        'label',
        'note',
        'send',
        'wrong',
        'stamped',
        'position',
        'positionOk',
        'locating',
        'denied',
      ],
      properties: {
        title: messageKey,
        progress: { ...messageKey, description: 'Own stamps of all; {{count}} of {{name}}.' },
        done: { ...messageKey, description: 'Mark of a collected stamp.' },
        open: { ...messageKey, description: 'Mark of a stamp whose place has no name.' },
        ride: { ...messageKey, description: 'Mark of a stamp that a ride gives.' },
        visit: { ...messageKey, description: 'Mark of a stamp that a visit gives.' },
        walk: { ...messageKey, description: 'Minutes to walk; {{count}}.' },
        scan: messageKey,
        type: { ...messageKey, description: 'Opens the field for the code.' },
        label: { ...messageKey, description: 'Label of the field for the code.' },
        note: { ...messageKey, description: 'Help of that field.' },
        send: messageKey,
        wrong: { ...messageKey, description: 'A scanned text is no code of a stamp.' },
        stamped: messageKey,
        position: { ...messageKey, description: 'Question before the position is sent with a printed code.' },
        positionOk: messageKey,
        locating: { ...messageKey, description: 'Said while the device looks for the position.' },
        denied: { ...messageKey, description: 'The device gives no position.' },
      },
    },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema, EventNames>;

export const description = describeWidget({
  name: 'stamp-book',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
  itemsOf: '/api/v1/iam/evt/event-state',
  later: ['guest.action', 'place'],
});
