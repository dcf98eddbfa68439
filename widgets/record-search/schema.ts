import type { FromExtendedSchema } from 'json-schema-to-ts';
import { formOperation, iconName, messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import { cardFaults } from '../shared/records/record-faults.ts';
import { fieldName, recordCard, type RecordNames } from '../shared/records/record-settings.ts';

export const schema = {
  type: 'object',
  description: 'A search for records, such as members, with the actions of each result.',
  additionalProperties: false,
  required: ['kinds', 'operation', 'body', 'submit', 'list', 'key', 'card', 'found', 'empty'],
  properties: {
    title: messageKey,
    intro: messageKey,
    kinds: {
      type: 'array',
      description: 'What can be searched for; several are a choice.',
      minItems: 1,
      maxItems: 4,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['value', 'label'],
        properties: {
          value: { type: 'string', minLength: 1, maxLength: 40, description: 'Sent as {kind}.' },
          label: { ...messageKey, description: 'Label of the field.' },
          note: messageKey,
          inputMode: { enum: ['text', 'numeric', 'tel', 'email'] },
          many: { type: 'boolean', description: 'Several values, one a line.' },
          scan: { ...messageKey, description: 'Button that scans a code, in the app only.' },
          contacts: {
            ...messageKey,
            description: 'Button that picks phone numbers from the address book, where the device has one.',
          },
        },
      },
    },
    operation: formOperation,
    body: {
      type: 'object',
      description: 'Sent with the search; {kind} is the kind, {value} the value, in a list all values.',
      maxProperties: 20,
    },
    fromQuery: { ...fieldName, description: 'Query parameter of the page with a value that is searched for at once.' },
    submit: messageKey,
    list: { ...fieldName, description: 'Field of the answer with the records.' },
    key: { ...fieldName, description: 'Field of a record that identifies it.' },
    card: recordCard,
    found: { ...messageKey, description: 'Heading of the results; {{count}} is their number.' },
    empty: {
      type: 'object',
      description: 'Shown when nothing was found.',
      additionalProperties: false,
      required: ['text'],
      properties: { icon: iconName, text: messageKey },
    },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema, RecordNames>;

export const description = describeWidget({
  name: 'record-search',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
  later: ['card.detail', 'card.actions.*.action', 'card.actions.*.onSuccess'],
  queries: ({ fromQuery }: Settings) => (fromQuery === undefined ? [] : [{ name: fromQuery }]),
  faults: ({ card }: Settings) => cardFaults(card),
});
