import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '#schemas/parts/action/schema';
import { answerSource } from '#schemas/answer-source';
import { conditionSchema } from '#schemas/parts/condition/schema';
import { memberEvents } from '#schemas/member-events';
import { iconName, messageKey } from '#schemas/parts';
import type { AnswerRead } from '#schemas/settings-fault';
import { describeWidget } from '../define-widget.ts';
import { cardReads } from '../shared/records/record-card-reads.ts';
import { cardFaults } from '../shared/records/record-faults.ts';
import {
  fieldName,
  recordCard,
  recordPages,
  recordValue,
  type RecordNames,
} from '../shared/records/record-settings.ts';

export const schema = {
  type: 'object',
  description: "A list of the member's records, such as coupons, gift cards or friends, with their actions.",
  additionalProperties: false,
  required: ['source', 'list', 'key', 'card', 'empty'],
  properties: {
    source: {
      ...answerSource,
      properties: {
        ...answerSource.properties,
        path: { ...answerSource.properties.path, pattern: '^/api/v1/[a-zA-Z0-9/_.{}-]+$' },
      },
    },
    list: { ...fieldName, description: 'Field of the answer with the records.' },
    key: { ...fieldName, description: 'Field of a record that identifies it.' },
    onlyWith: { ...fieldName, description: 'Query parameter of the page; without a value nothing is shown.' },
    forGuests: { type: 'boolean', description: 'Guests see the records too.' },
    onlyWithParam: { ...fieldName, description: 'Parameter of the page; without a value nothing is shown.' },
    first: {
      ...fieldName,
      description: 'Query parameter of the page with the key of the record that is listed first, with its code open.',
    },
    title: messageKey,
    hidesEmpty: { type: 'boolean', description: 'Without records nothing is shown.' },
    event: { enum: memberEvents, description: 'The call is read again after this event of the member.' },
    queueFigures: {
      type: 'array',
      minItems: 1,
      maxItems: 6,
      uniqueItems: true,
      items: { enum: ['statusCd', 'waitTxt', 'lineYn', 'nowNo'] },
      description: 'Fields that follow the live figures of the smart queue of `facilityId`.',
    },
    marked: {
      type: 'object',
      description:
        'Marks records that a call of the member lists too, such as queues in which the member stands: the records get a field that is Y, else N. The field is empty for guests and until the call has answered.',
      additionalProperties: false,
      required: ['source', 'list', 'field', 'as'],
      properties: {
        source: answerSource,
        list: { ...fieldName, description: 'Field of the answer with the records.' },
        field: { ...fieldName, description: 'Field that is equal in both records.' },
        as: { ...fieldName, description: 'Name of the new field.' },
      },
    },
    lastKnown: {
      type: 'object',
      description:
        'The records stay on this device for the day, and are shown with the text without a network. They are deleted with the login.',
      additionalProperties: false,
      required: ['asOf', 'text'],
      properties: {
        asOf: { ...fieldName, description: 'Field of the answer with its time, YYYYMMDDHHmmss.' },
        text: { ...messageKey, description: '{{name}} is the time of the answer.' },
      },
    },
    card: recordCard,
    empty: {
      type: 'object',
      description: 'Shown without records: a text, and where records come from.',
      additionalProperties: false,
      required: ['text'],
      properties: {
        icon: iconName,
        text: messageKey,
        links: {
          type: 'array',
          maxItems: 4,
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['label', 'action'],
            properties: { label: messageKey, action: actionSchema, when: conditionSchema },
          },
        },
      },
    },
    pages: recordPages,
    note: messageKey,
    except: {
      ...fieldName,
      description: 'Query parameter of the page with the key of a record that is left out, because the page shows it.',
    },
    add: {
      type: 'object',
      description: 'Link below the records, such as to make another one.',
      additionalProperties: false,
      required: ['label', 'action'],
      properties: { label: messageKey, action: actionSchema, when: conditionSchema },
    },
    reason: { ...recordValue, description: 'Shown once above the records: the first text that the field gives.' },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema, RecordNames>;

const recordReads = ({
  list,
  key,
  card,
  reason,
  queueFigures = [],
  marked,
  lastKnown,
}: Settings): readonly AnswerRead[] => [
  { at: ['list'], way: [list, '*'] },
  { at: ['key'], way: [list, '*', key] },
  ...(reason === undefined ? [] : [{ at: ['reason', 'field'], way: [list, '*', reason.field] }]),
  ...(lastKnown === undefined ? [] : [{ at: ['lastKnown', 'asOf'], way: [lastKnown.asOf] }]),
  // The widget adds the marked field itself.
  ...cardReads(card, [list, '*']).filter(({ way }) => marked === undefined || way.at(-1) !== marked.as),
  ...(marked === undefined ? [] : [{ at: ['marked', 'field'], way: [list, '*', marked.field] }]),
  ...(queueFigures.length === 0 ? [] : ['facilityId', ...queueFigures]).map((field) => ({
    at: ['queueFigures'],
    way: [list, '*', field],
  })),
];

const markReads = ({ marked }: Settings): readonly AnswerRead[] =>
  marked === undefined
    ? []
    : [
        { at: ['marked', 'list'], way: [marked.list, '*'], need: 'marks' },
        { at: ['marked', 'field'], way: [marked.list, '*', marked.field], need: 'marks' },
      ];

export const description = describeWidget({
  name: 'record-list',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
  later: ['empty.links.*.action', 'add.action', 'card.detail', 'card.actions.*.action', 'card.actions.*.onSuccess'],
  reads: (settings: Settings) => [
    ...recordReads(settings).map((read) => ({ ...read, need: 'records' })),
    ...markReads(settings),
  ],
  queries: ({ onlyWith, first, except }: Settings) =>
    [onlyWith, first, except].flatMap((name) => (name === undefined ? [] : [{ name }])),
  faults: ({ card }: Settings) => cardFaults(card),
});
