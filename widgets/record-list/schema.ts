import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '#schemas/action.schema';
import { answerSource } from '#schemas/answer-source';
import { conditionSchema } from '#schemas/condition.schema';
import { memberEvents } from '#schemas/member-events';
import { iconName, messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import { cardFaults } from '../record-faults.ts';
import { cardReads, fieldName, recordCard, type RecordNames } from '../record-settings.ts';

export const schema = {
  type: 'object',
  description: "A list of the member's records, such as coupons, gift cards or friends, with their actions.",
  additionalProperties: false,
  required: ['source', 'list', 'key', 'card', 'empty'],
  properties: {
    source: { ...answerSource, properties: { ...answerSource.properties, path: { ...answerSource.properties.path, pattern: '^/api/v1/[a-zA-Z0-9/_.{}-]+$' } } },
    list: { ...fieldName, description: 'Field of the answer with the records.' },
    key: { ...fieldName, description: 'Field of a record that identifies it.' },
    onlyWith: { ...fieldName, description: 'Query parameter of the page; without a value nothing is shown.' },
    forGuests: { type: 'boolean', description: 'Guests see the records too.' },
    onlyWithParam: { ...fieldName, description: 'Parameter of the page; without a value nothing is shown.' },
    title: messageKey,
    hidesEmpty: { type: 'boolean', description: 'Without records nothing is shown.' },
    event: { enum: memberEvents, description: 'The call is read again after this event of the member.' },
    queueFigures: { type: 'array', minItems: 1, maxItems: 6, uniqueItems: true, items: { enum: ['statusCd', 'waitTxt', 'lineYn', 'nowNo'] }, description: 'Fields that follow the live figures of the smart queue of `facilityId`.' },
    card: recordCard,
    empty: {
      type: 'object',
      description: 'Shown without records: a text, and where records come from.',
      additionalProperties: false,
      required: ['text'],
      properties: {
        icon: iconName,
        text: messageKey,
        links: { type: 'array', maxItems: 4, items: { type: 'object', additionalProperties: false, required: ['label', 'action'], properties: { label: messageKey, action: actionSchema, when: conditionSchema } } },
      },
    },
    pages: {
      type: 'object',
      description: 'Shows the records in pages. The call takes currentPage and pagePerCount and answers totalCnt.',
      additionalProperties: false,
      required: ['size', 'query'],
      properties: { size: { type: 'integer', minimum: 1, maximum: 100 }, query: { ...fieldName, description: 'Query parameter of the page with the page number.' } },
    },
    note: messageKey,
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema, RecordNames>;

export const description = describeWidget({
  name: 'record-list', v: 1, place: 'page', holds: 'nothing', schema, migrations: {}, later: ['empty.links.*.action', 'card.detail', 'card.actions.*.action', 'card.actions.*.onSuccess'],
  reads: ({ list, key, card, queueFigures }: Settings) => [{ at: ['list'], way: [list, '*'] }, { at: ['key'], way: [list, '*', key] }, ...cardReads(card, [list, '*']), ...(queueFigures === undefined ? [] : ['facilityId', ...queueFigures].map((field) => ({ at: ['queueFigures'], way: [list, '*', field] })))],
  queries: ({ onlyWith }: Settings) => (onlyWith === undefined ? [] : [{ name: onlyWith }]),
  faults: ({ card }: Settings) => cardFaults(card),
});
