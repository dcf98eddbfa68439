import type { FromExtendedSchema } from 'json-schema-to-ts';
import { formOperation, messageKey, textMap } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import type { RecordNames } from '../shared/records/record-settings.ts';
import { editorKeys, editorTexts, staysSchema } from '../shared/stops/stop-editor-texts.ts';

const time = { type: 'string', pattern: '^([01]\\d|2[0-3])[0-5]\\d$' } as const;

export const schema = {
  type: 'object',
  description:
    'Plan of a visit: day, arrival, leaving and places. The browser proposes an order by opening hours, shows, walking and waits. On the day it shows what is done and what comes next.',
  additionalProperties: false,
  required: ['operation', 'body', 'stays', 'meals', 'company', 'texts'],
  properties: {
    operation: formOperation,
    body: { ...textMap, description: 'Further values of the body.' },
    stays: staysSchema,
    meals: {
      type: 'array',
      maxItems: 4,
      description: 'Meals for which the plan keeps time.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['code', 'label', 'begin', 'end', 'minutes'],
        properties: {
          code: { type: 'string', pattern: '^[A-Z]{1,10}$' },
          label: messageKey,
          begin: { ...time, description: 'Earliest start, HHmm.' },
          end: { ...time, description: 'Latest start, HHmm.' },
          minutes: { type: 'integer', minimum: 10, maximum: 180 },
        },
      },
    },
    company: {
      type: 'array',
      maxItems: 8,
      description: 'With whom the visitor comes.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['code', 'label'],
        properties: { code: { type: 'string', pattern: '^[0-9A-Z]{1,10}$' }, label: messageKey },
      },
    },
    heights: {
      type: 'object',
      description:
        'Asks for the heights of the party, which stay on the device. Places that are not for everybody are left out of the proposal.',
      additionalProperties: false,
      required: ['label', 'from', 'to', 'height', 'note', 'misfit', 'missed'],
      properties: {
        label: messageKey,
        from: messageKey,
        to: messageKey,
        height: { ...messageKey, description: 'A height; {{count}} is its cm.' },
        note: { ...messageKey, description: 'Says that heights stay on the device.' },
        misfit: { ...messageKey, description: 'Says that {{count}} places are left out.' },
        missed: { ...messageKey, description: 'Shown at a place that is left out.' },
      },
    },
    texts: {
      type: 'object',
      additionalProperties: false,
      required: [
        'day',
        'arrival',
        'leaving',
        'withWhom',
        'mealTitle',
        'must',
        'ticked',
        'propose',
        'proposed',
        'progress',
        'nextStop',
        'allDone',
        'missedClosed',
        'missedShow',
        'missedLeave',
        'missedWay',
        ...editorKeys,
      ],
      properties: {
        day: messageKey,
        arrival: messageKey,
        leaving: messageKey,
        withWhom: messageKey,
        mealTitle: messageKey,
        must: messageKey,
        ticked: messageKey,
        propose: messageKey,
        proposed: messageKey,
        progress: { ...messageKey, description: 'Done {{count}} of {{name}}.' },
        nextStop: { ...messageKey, description: 'Next stop {{name}}.' },
        allDone: messageKey,
        missedClosed: messageKey,
        missedShow: messageKey,
        missedLeave: messageKey,
        missedWay: messageKey,
        ...editorTexts,
      },
    },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema, RecordNames>;

export const description = describeWidget({
  name: 'visit-plan',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
  itemsOf: '/api/v1/iam/curation/visit-plan',
  queries: () => [{ name: 'date' }],
});
