import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '#schemas/parts/action/schema';
import { messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import { stateTexts } from '../shared/facilities/facility-texts.ts';
import { cardFaults } from '../shared/records/record-faults.ts';
import { recordCard, type RecordNames } from '../shared/records/record-settings.ts';

export const schema = {
  type: 'object',
  description:
    'A course: its line on the map, its stops, and how long it takes now. The ID is in the query parameter `id`; without it, the first course of the resort is shown. `list`: page of all courses.',
  additionalProperties: false,
  required: ['list', 'state', 'texts'],
  properties: {
    list: actionSchema,
    isPart: { type: 'boolean', description: 'The page says title, note and picture elsewhere.' },
    actions: recordCard.properties.actions,
    state: stateTexts,
    texts: {
      type: 'object',
      additionalProperties: false,
      required: [
        'map',
        'layers',
        'stops',
        'now',
        'walk',
        'wait',
        'stay',
        'minutes',
        'hours',
        'metres',
        'by',
        'draft',
        'hiddenCourse',
        'toList',
        'noPicture',
        'asOfNow',
      ],
      properties: {
        map: { ...messageKey, description: 'Name of the map.' },
        layers: messageKey,
        stops: { ...messageKey, description: 'Number of stops; {{count}}.' },
        now: { ...messageKey, description: 'Time from start to end if one starts now; {{name}}.' },
        walk: messageKey,
        wait: messageKey,
        stay: messageKey,
        minutes: messageKey,
        hours: { ...messageKey, description: 'Hours {{count}} and {{minutes}} minutes.' },
        metres: messageKey,
        kilometres: { ...messageKey, description: 'Distances from 1,000 metres on; {{count}}.' },
        by: { ...messageKey, description: 'Who shared it; {{name}}.' },
        draft: { ...messageKey, description: 'Badge of a course that only its member sees.' },
        hiddenCourse: { ...messageKey, description: 'Badge of a course that an agent has hidden.' },
        toList: messageKey,
        noPicture: messageKey,
        asOfNow: { ...messageKey, description: 'Note that waits change.' },
      },
    },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema, RecordNames>;

export const description = describeWidget({
  name: 'course-route',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
  later: ['list', 'actions.*.action', 'actions.*.onSuccess'],
  itemsOf: '/api/v1/iam/curation/course',
  queries: () => [{ name: 'id' }],
  faults: ({ actions }: Settings) =>
    cardFaults(actions === undefined ? {} : { actions }).map((fault) => ({ ...fault, path: fault.path.slice(1) })),
});
