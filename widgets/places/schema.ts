import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '#schemas/parts/action/schema';
import { messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import { stateTexts } from '../shared/facilities/facility-texts.ts';

export const schema = {
  type: 'object',
  description:
    'Facilities of the venue. `detail`: where one leads; {item.facilityId}, {item.parkKindCd} and {item.faciltCateKindCd} are its own.',
  additionalProperties: false,
  required: ['variant', 'texts', 'state'],
  properties: {
    variant: {
      enum: ['rail', 'rows', 'groups'],
      description:
        'rail, rows: open facilities with wait times, shortest first; groups: all facilities of a category by tag, with hours and a link to the map.',
    },
    category: { type: 'string', pattern: '^[0-9]{2}$' },
    count: { type: 'integer', minimum: 1, maximum: 30, description: 'rail and rows only.' },
    detail: actionSchema,
    texts: {
      type: 'object',
      additionalProperties: false,
      required: ['empty', 'closed', 'map', 'others'],
      properties: {
        empty: messageKey,
        closed: { ...messageKey, description: 'No facility is open now.' },
        map: { ...messageKey, description: 'Name of the link to the map.' },
        others: { ...messageKey, description: 'Heading of the facilities without a tag.' },
      },
    },
    state: stateTexts,
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;

export const description = describeWidget({
  name: 'places',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
});
