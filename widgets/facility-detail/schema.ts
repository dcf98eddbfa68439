import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '#schemas/parts/action/schema';
import { messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import { stateTexts } from '../shared/facilities/facility-texts.ts';

const reasonCodes = ['LOGIN', 'CLOSED', 'PAUSED', 'FULL', 'OFF_SITE', 'NO_TICKET', 'BARRED', 'LIMIT'] as const;
const part = { type: 'string', pattern: '^([0-9A-Za-z-]{1,30}|\\{param\\.[A-Za-z_][0-9A-Za-z_]{0,39}\\})$' } as const;

export const schema = {
  type: 'object',
  description:
    'One facility: what it does now, its limits and shows. With `query` it shows nothing until the address names a facility, as inside a park map. `directions`, `map`: to the facility; {item.facilityId} is its ID. `list`: link back when the facility does not exist.',
  additionalProperties: false,
  required: ['texts', 'state'],
  properties: {
    record: {
      type: 'object',
      description: "Park, category and ID, as {param.x} of the path or fixed. Without a park it is the venue's own.",
      additionalProperties: false,
      required: ['kind', 'id'],
      properties: { park: part, kind: part, id: part },
    },
    query: {
      type: 'string',
      pattern: '^[a-z][A-Za-z0-9]{0,29}$',
      description: 'Query parameter with the ID of a facility of this venue; used without `record`.',
    },
    directions: actionSchema,
    map: actionSchema,
    list: actionSchema,
    share: actionSchema,
    queue: {
      type: 'object',
      description:
        'The smart queue of the facility: what the viewer can do now (`join` the line, choose from its `times`, see the own `place`, `login`), or the reason why not. {item.facilityId} is its ID.',
      additionalProperties: false,
      required: ['join', 'times', 'place', 'login', 'texts'],
      properties: {
        join: actionSchema,
        times: actionSchema,
        place: actionSchema,
        login: actionSchema,
        texts: {
          type: 'object',
          additionalProperties: false,
          required: ['join', 'times', 'place', 'login', 'reasons'],
          properties: {
            join: messageKey,
            times: messageKey,
            place: messageKey,
            login: messageKey,
            reasons: {
              type: 'object',
              description: 'Why the viewer cannot join, by the code of the answer. LOGIN: for whom the queue is.',
              additionalProperties: false,
              required: [...reasonCodes],
              properties: {
                LOGIN: messageKey,
                CLOSED: messageKey,
                PAUSED: messageKey,
                FULL: messageKey,
                OFF_SITE: messageKey,
                NO_TICKET: messageKey,
                BARRED: messageKey,
                LIMIT: messageKey,
              },
            },
          },
        },
      },
    },
    texts: {
      type: 'object',
      additionalProperties: false,
      required: [
        'heightMin',
        'heightMax',
        'guardian',
        'age',
        'limits',
        'party',
        'partyAll',
        'partySome',
        'partyNone',
        'heightFrom',
        'heightTo',
        'height',
        'waits',
        'waitsNow',
        'waitsLabel',
        'waitsBest',
        'shows',
        'noShows',
        'stepFree',
        'hours',
        'gone',
        'directions',
        'map',
        'share',
        'list',
      ],
      properties: {
        heightMin: { ...messageKey, description: 'Least height; {{count}} centimetres.' },
        heightMax: { ...messageKey, description: 'Greatest height; {{count}} centimetres.' },
        guardian: { ...messageKey, description: 'Below this height only with a guardian; {{count}} centimetres.' },
        age: { ...messageKey, description: 'Least age; {{count}}.' },
        limits: messageKey,
        party: { ...messageKey, description: 'Question whether the party can ride.' },
        partyAll: messageKey,
        partySome: messageKey,
        partyNone: messageKey,
        heightFrom: messageKey,
        heightTo: messageKey,
        height: { ...messageKey, description: 'Height; {{count}} centimetres.' },
        waits: { ...messageKey, description: "Heading of today's wait times." },
        waitsNow: { ...messageKey, description: 'Wait time at the point of the curve; {{count}} minutes.' },
        waitsLabel: { ...messageKey, description: 'The curve in a sentence: {{name}} lists times and minutes.' },
        waitsBest: { ...messageKey, description: 'The hour that is usually best: {{name}}, with {{count}} minutes.' },
        shows: messageKey,
        noShows: messageKey,
        stepFree: messageKey,
        hours: messageKey,
        gone: messageKey,
        directions: messageKey,
        map: messageKey,
        share: messageKey,
        list: messageKey,
        queue: { ...messageKey, description: 'Smart queue of the facility; {{name}} minutes of waiting.' },
        queueNo: { ...messageKey, description: 'Number called last, {{name}}; left out before the first call.' },
      },
    },
    state: stateTexts,
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;

export const description = describeWidget({
  name: 'facility-detail',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
  later: ['list', 'queue.join', 'queue.times', 'queue.place', 'queue.login'],
  queries: ({ record, query }: Settings) => (record === undefined && query !== undefined ? [{ name: query }] : []),
});
