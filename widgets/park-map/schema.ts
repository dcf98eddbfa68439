import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '#schemas/parts/action/schema';
import { messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import { stateTexts } from '../shared/facilities/facility-texts.ts';

export const schema = {
  type: 'object',
  description:
    'The map of the venue over the whole window. The placements inside stand in its sheet: a list of facilities, and the chosen facility. `denied`: runs when the location is not allowed; `outside`: when it is outside of the map; `share`: shares the chosen facility.',
  additionalProperties: false,
  required: ['heights', 'initial', 'refreshMs', 'denied', 'outside', 'texts', 'state'],
  properties: {
    heights: {
      enum: ['part', 'full'],
      description: 'Heights of the sheet. part: calc(100% - 9.6rem), 45 %, 18rem. full: 100 %, 100 %, 45 %.',
    },
    initial: { enum: [3, 2, 1], description: 'First position of the sheet: 3 top, 2 middle, 1 bottom.' },
    refreshMs: {
      type: 'integer',
      minimum: 0,
      maximum: 60000,
      description: 'The map can be refreshed again after this time, in milliseconds.',
    },
    denied: actionSchema,
    outside: actionSchema,
    share: actionSchema,
    texts: {
      type: 'object',
      additionalProperties: false,
      required: [
        'title',
        'map',
        'search',
        'clear',
        'categories',
        'all',
        'more',
        'sheet',
        'grip',
        'top',
        'mid',
        'bottom',
        'refresh',
        'refreshed',
        'locate',
        'located',
        'here',
        'indoors',
        'outdoors',
        'floor',
        'floorName',
        'close',
        'share',
        'noMap',
        'noPicture',
      ],
      properties: {
        title: { ...messageKey, description: 'Heading of the page, for screen readers.' },
        map: { ...messageKey, description: 'Name of the map.' },
        search: messageKey,
        clear: messageKey,
        categories: messageKey,
        all: messageKey,
        more: { ...messageKey, description: 'Label of a marker that stands for more: {{name}} and {{count}} others.' },
        sheet: { ...messageKey, description: 'Name of the sheet.' },
        grip: { ...messageKey, description: 'Name of the grip of the sheet.' },
        top: messageKey,
        mid: messageKey,
        bottom: messageKey,
        refresh: messageKey,
        refreshed: messageKey,
        locate: messageKey,
        located: { ...messageKey, description: 'Message if the device does not know its location.' },
        here: { ...messageKey, description: "Label of the visitor's location." },
        indoors: messageKey,
        outdoors: messageKey,
        floor: messageKey,
        floorName: { ...messageKey, description: 'Name of a floor; {{count}}.' },
        close: { ...messageKey, description: 'Button that closes the chosen facility.' },
        share: messageKey,
        noPicture: { ...messageKey, description: 'Message over the map if its picture does not load.' },
        noMap: { ...messageKey, description: 'Message above the list if there is no map.' },
      },
    },
    state: stateTexts,
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;

export const description = describeWidget({
  name: 'park-map',
  v: 1,
  place: 'page',
  holds: 'widgets',
  schema,
  migrations: {},
  later: ['denied', 'outside'],
  queries: () => [{ name: 'f' }, { name: 'floor' }, { name: 'cate' }],
});
