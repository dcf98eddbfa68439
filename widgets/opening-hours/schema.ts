import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '#schemas/parts/action/schema';
import { artName, messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import { stateTexts } from '../shared/facilities/facility-texts.ts';
import { openingTexts } from '../shared/park/opening-now.ts';

export const schema = {
  type: 'object',
  description: '`detail`: where a closed facility leads; {item.facilityId} is its ID.',
  additionalProperties: false,
  required: ['variant', 'opening', 'texts', 'state'],
  properties: {
    variant: {
      enum: ['today', 'days', 'closures'],
      description:
        'today: the hours of today and whether it is open; days: a calendar of the next 60 days with the hours of the chosen one; closures: what does not open today and why.',
    },
    art: { ...artName, description: 'today only.' },
    detail: actionSchema,
    opening: openingTexts,
    texts: {
      type: 'object',
      additionalProperties: false,
      required: ['night', 'closed', 'choose', 'closures', 'noClosures', 'noHours'],
      properties: {
        night: { ...messageKey, description: 'Evening opening until {{name}}.' },
        closed: { ...messageKey, description: 'The venue does not open on that day.' },
        choose: { ...messageKey, description: 'Name of the calendar.' },
        closures: { ...messageKey, description: 'Heading of the closed facilities of a day.' },
        noClosures: messageKey,
        noSuchDay: {
          ...messageKey,
          description: 'Shown when the address names a day that the calendar does not have.',
        },
        dot: { ...messageKey, description: 'What a dot below a day of the calendar means. Shown while a day has one.' },
        noHours: { ...messageKey, description: 'Shown when the hours could not be loaded.' },
      },
    },
    state: stateTexts,
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;

export const description = describeWidget({
  name: 'opening-hours',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
  queries: ({ variant }: Settings) => (variant === 'days' ? [{ name: 'date' }] : []),
});
