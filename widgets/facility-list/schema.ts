import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '#schemas/parts/action/schema';
import { messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import { stateTexts } from '../shared/facilities/facility-texts.ts';

const code = { type: 'string', pattern: '^[0-9A-Z_]{1,30}$' } as const;

export const schema = {
  type: 'object',
  description:
    'All facilities of the venue: search, filters and order. Inside a park map it is the list of the map. `detail`: where a facility leads; {item.facilityId}, {item.parkKindCd} and {item.faciltCateKindCd} are its own. `map`: link to the map.',
  additionalProperties: false,
  required: ['detail', 'texts', 'state'],
  properties: {
    detail: actionSchema,
    category: { ...code, description: 'Category or tag that the list shows when the address names none.' },
    map: actionSchema,
    texts: {
      type: 'object',
      additionalProperties: false,
      required: [
        'title',
        'search',
        'clear',
        'categories',
        'all',
        'openNow',
        'heights',
        'heightFrom',
        'heightTo',
        'height',
        'order',
        'near',
        'wait',
        'name',
        'count',
        'walk',
        'heightMin',
        'empty',
        'reset',
        'located',
      ],
      properties: {
        title: messageKey,
        search: messageKey,
        clear: { ...messageKey, description: 'Button that empties the search.' },
        categories: messageKey,
        all: messageKey,
        openNow: messageKey,
        heights: messageKey,
        heightFrom: messageKey,
        heightTo: messageKey,
        height: { ...messageKey, description: 'Height; {{count}} centimetres.' },
        order: messageKey,
        near: messageKey,
        wait: messageKey,
        name: messageKey,
        count: { ...messageKey, description: 'Number of facilities; {{count}}.' },
        walk: { ...messageKey, description: 'Minutes to walk; {{count}}.' },
        heightMin: { ...messageKey, description: 'Least height; {{count}} centimetres.' },
        empty: messageKey,
        reset: { ...messageKey, description: 'Button that ends all filters.' },
        located: { ...messageKey, description: 'Message if the location is not known.' },
        map: messageKey,
      },
    },
    state: stateTexts,
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;

export const description = describeWidget({
  name: 'facility-list',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
  queries: () => [{ name: 'cate' }],
});
