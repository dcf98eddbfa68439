import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '#schemas/parts/action/schema';
import { messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import { wayQueries } from '../shared/ways/way.ts';

export const schema = {
  type: 'object',
  description:
    'Start, destination and stops of a route. They are kept in the address; `result` is the page with the map.',
  additionalProperties: false,
  required: ['result', 'texts'],
  properties: {
    result: actionSchema,
    texts: {
      type: 'object',
      additionalProperties: false,
      required: [
        'from',
        'to',
        'stop',
        'here',
        'choose',
        'swap',
        'addStop',
        'removeStop',
        'noStairs',
        'noStairsHint',
        'search',
        'searchHint',
        'clear',
        'none',
        'close',
        'recent',
        'find',
        'missing',
      ],
      properties: {
        from: messageKey,
        to: messageKey,
        stop: { ...messageKey, description: '{{count}} is its number.' },
        here: messageKey,
        choose: { ...messageKey, description: 'Stands where no place is chosen yet.' },
        swap: messageKey,
        addStop: messageKey,
        removeStop: { ...messageKey, description: '{{name}} is its facility.' },
        noStairs: messageKey,
        noStairsHint: messageKey,
        search: messageKey,
        searchHint: messageKey,
        clear: messageKey,
        none: { ...messageKey, description: 'No facility matches {{term}}.' },
        close: messageKey,
        recent: messageKey,
        find: messageKey,
        missing: { ...messageKey, description: 'A place is not chosen yet.' },
      },
    },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;

export const description = describeWidget({
  name: 'find-way',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
  queries: wayQueries,
});
