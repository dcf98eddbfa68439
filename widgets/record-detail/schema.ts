import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '#schemas/parts/action/schema';
import { answerSource } from '#schemas/answer-source';
import { conditionSchema } from '#schemas/parts/condition/schema';
import { memberEvents } from '#schemas/member-events';
import { messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import { cardReads } from '../shared/records/record-card-reads.ts';
import { cardFaults } from '../shared/records/record-faults.ts';
import { fieldName, recordCard, valueProperties, type RecordNames } from '../shared/records/record-settings.ts';

export const schema = {
  type: 'object',
  description: "One of the member's records: its card, a code to show, facts and actions.",
  additionalProperties: false,
  required: ['source', 'card', 'missing'],
  properties: {
    source: {
      ...answerSource,
      properties: {
        ...answerSource.properties,
        path: {
          ...answerSource.properties.path,
          pattern: '^/api/v1/[a-zA-Z0-9/_.{}-]+$',
          description:
            'Path of a data service; {param.x} is a parameter of the page. Without its value the record is missing.',
        },
      },
    },
    at: { ...fieldName, description: 'Field of the answer with the record. Default: the answer is the record.' },
    event: { enum: memberEvents, description: 'The call is read again after this event of the member.' },
    forGuests: { type: 'boolean', description: 'Guests see the record too.' },
    shownWith: { ...fieldName, description: 'Field of the record; while it is empty nothing is shown.' },
    card: recordCard,
    addressed: {
      type: 'object',
      description:
        'A field of the record whose value is also a parameter of the address: its badge is shown until the record is there.',
      additionalProperties: false,
      required: ['field', 'param'],
      properties: {
        field: fieldName,
        param: { type: 'string', pattern: '^[A-Za-z]\\w{0,39}$', description: 'Name of the path parameter.' },
      },
    },
    docked: {
      type: 'boolean',
      description: 'The actions of the card stand at the lower edge of the page, always in reach.',
    },
    code: {
      type: 'object',
      description: 'A QR code of a field; an empty field shows none.',
      additionalProperties: false,
      required: ['field', 'label'],
      properties: { field: fieldName, label: messageKey, note: messageKey },
    },
    facts: {
      type: 'array',
      maxItems: 12,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['label', 'field'],
        properties: { label: messageKey, ...valueProperties, when: conditionSchema },
      },
    },
    meter: {
      type: 'object',
      description: 'How much of a whole is used, as a bar with a text at each end.',
      additionalProperties: false,
      required: ['label', 'value', 'of'],
      properties: {
        label: messageKey,
        value: { ...fieldName, description: 'Field with the part.' },
        of: { ...fieldName, description: 'Field with the whole.' },
        text: { type: 'object', additionalProperties: false, required: ['field'], properties: valueProperties },
      },
    },
    missing: {
      type: 'object',
      description: 'Shown if the member has no such record.',
      additionalProperties: false,
      required: ['text'],
      properties: {
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
    note: messageKey,
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema, RecordNames>;

export const description = describeWidget({
  name: 'record-detail',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
  later: ['missing.links.*.action', 'card.detail', 'card.actions.*.action', 'card.actions.*.onSuccess'],
  reads: ({ at, shownWith, card, addressed, code, meter, facts = [] }: Settings) => {
    const way = at === undefined ? [] : [at];
    return [
      ...cardReads(card, way),
      ...(shownWith === undefined ? [] : [{ at: ['shownWith'], way: [...way, shownWith] }]),
      ...(addressed === undefined ? [] : [{ at: ['addressed', 'field'], way: [...way, addressed.field] }]),
      ...(code === undefined ? [] : [{ at: ['code', 'field'], way: [...way, code.field] }]),
      ...(meter === undefined
        ? []
        : [
            { at: ['meter', 'value'], way: [...way, meter.value] },
            { at: ['meter', 'of'], way: [...way, meter.of] },
            ...(meter.text === undefined ? [] : [{ at: ['meter', 'text', 'field'], way: [...way, meter.text.field] }]),
          ]),
      ...facts.map(({ field }, index) => ({ at: ['facts', index, 'field'], way: [...way, field] })),
    ];
  },
  faults: ({ card }: Settings) => cardFaults(card),
});
