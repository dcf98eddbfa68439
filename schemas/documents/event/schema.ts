import type { FromExtendedSchema, JSONSchema } from 'json-schema-to-ts';
import { conditionSchema } from '../../parts/condition/schema.ts';
import { facilityId, parkKind } from '../facility/schema.ts';
import {
  artName,
  calendarDay,
  documentId,
  envelope,
  factList,
  iconName,
  instant,
  localHtml,
  localText,
} from '../../parts.ts';
import type { ShownPeriod } from '../../shown-period.ts';

/** Ways to take part in an event; codes of COD_IAM_EVENT_KIND (decisions-venues §8). */
export const eventKinds = [
  'APPLY',
  'STAMP',
  'ROULETTE',
  'OX_QUIZ',
  'COUPON',
  'BILLBOARD',
  'ATTEND',
  'MINI_GAME',
  'ETC',
] as const;
export type EventKind = (typeof eventKinds)[number];

/** ID of a part of an event, such as a prize or a question. */
const partId = { type: 'string', pattern: '^[0-9A-Za-z-]{1,30}$' } as const;
const counted = (most: number, description?: string) =>
  ({ type: 'integer', minimum: 1, maximum: most, ...(description === undefined ? {} : { description }) }) as const;
const parts = <const Items extends object>(items: Items, maxItems: number, description?: string) =>
  ({ type: 'array', minItems: 1, maxItems, items, ...(description === undefined ? {} : { description }) }) as const;
const strict = <const Properties extends object, const Required extends readonly (keyof Properties & string)[]>(
  required: Required,
  properties: Properties,
) => ({ type: 'object', additionalProperties: false, required, properties }) as const;

const prize = strict(['id', 'name', 'kind'], {
  id: partId,
  name: localText,
  kind: {
    enum: ['COUPON', 'SOM', 'BADGE', 'ITEM'],
  },
  art: artName,
  coupon: documentId,
  amount: counted(100000, 'Som of a SOM prize.'),
  at: counted(1000, 'Stamps, days or score that it takes.'),
  streak: { type: 'boolean' },
  weight: { ...counted(1000000, 'Share of the chances on the wheel.'), serverOnly: true },
  stock: {
    type: 'integer',
    minimum: 0,
    maximum: 10000000,
    serverOnly: true,
  },
  placeCode: {
    type: 'string',
    pattern: '^\\d{4}$',
    serverOnly: true,
  },
});

const field = strict(['id', 'label', 'kind'], {
  id: partId,
  label: localText,
  help: localText,
  kind: { enum: ['TEXT', 'LONG_TEXT', 'NUMBER', 'DATE', 'CHOICE', 'CHECK'] },
  optional: { type: 'boolean' },
  most: counted(1000, 'Most letters, or the largest number.'),
  choices: parts(strict(['id', 'label'], { id: partId, label: localText }), 20),
});

const stamp = strict(['id', 'name', 'way'], {
  id: partId,
  name: localText,
  icon: iconName,
  facilityId: facilityId,
  way: {
    enum: ['SCREEN', 'PRINTED', 'RIDE', 'VISIT'],
  },
  code: {
    type: 'string',
    pattern: '^[0-9A-Z]{8,20}$',
    serverOnly: true,
  },
});

const question = strict(['id', 'text', 'answer'], {
  id: partId,
  text: localText,
  answer: { enum: ['O', 'X'], serverOnly: true },
  reason: { ...localText, serverOnly: true },
});

/** An event of one or several parks (decisions-venues §8). `eventId` is unique within a kind of a park. */
export const eventSchema = {
  type: 'object',
  additionalProperties: false,
  shown: { always: 'The clock gives it a state: lists show what is on, unless they ask for what is to come or over.' },
  required: ['type', 'id', 'v', 'eventId', 'kind', 'parks', 'order', 'title'],
  properties: {
    ...envelope,
    type: { const: 'event' },
    eventId: { type: 'string', pattern: '^[0-9A-Za-z-]{1,30}$' },
    kind: { enum: eventKinds },
    parks: { ...parts(parkKind, 8), uniqueItems: true },
    order: { type: 'integer', minimum: 0, maximum: 9999 },
    from: instant,
    until: instant,
    tag: localText,
    icon: iconName,
    title: localText,
    summary: localText,
    art: artName,
    body: localHtml,
    facts: factList,
    audience: conditionSchema,
    audienceNote: localText,
    ageMin: counted(100, 'Youngest age in years.'),
    onSite: { type: 'boolean' },
    limit: strict(['per', 'times'], { per: { enum: ['EVER', 'DAY'] }, times: counted(100) }),
    prizes: parts(prize, 30),
    consents: parts(
      strict(['id', 'text'], { id: partId, text: localText, optional: { type: 'boolean' } }),
      10,
      'Each is asked by a tick of its own.',
    ),
    terms: localHtml,
    form: parts(field, 12, 'Questions of APPLY and ETC.'),
    slots: parts(
      strict(['id', 'label', 'seats'], { id: partId, label: localText, at: instant, seats: counted(100000) }),
      60,
      'Times with seats that APPLY gives away at once.',
    ),
    draw: strict(['resultOn'], {
      resultOn: calendarDay,
      waiting: {
        type: 'integer',
        minimum: 0,
        maximum: 1000,
      },
    }),
    stamps: parts(stamp, 12),
    stampsDaily: { type: 'boolean' },
    quiz: strict(['questions', 'pass'], {
      questions: parts(question, 10),
      pass: counted(10, 'Right answers that win.'),
      seconds: counted(3600, 'Time for all questions; left out, no limit.'),
    }),
    miniGame: documentId,
    fewLeft: counted(100000, 'From this stock on, what is left is shown.'),
    moreOn: instant,
    remindAt: {
      type: 'string',
      pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
    },
  },
} as const satisfies JSONSchema & { readonly properties: object; readonly shown: ShownPeriod };

export type Event = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof eventSchema>;
export type EventPrize = NonNullable<Event['prizes']>[number];
export type EventField = NonNullable<Event['form']>[number];
export type EventStamp = NonNullable<Event['stamps']>[number];
