import type { FromExtendedSchema } from 'json-schema-to-ts';
import { answerSource } from '#schemas/answer-source';
import { conditionSchema } from '#schemas/parts/condition/schema';
import { formOperation, iconName, messageKey, textMap } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import { fieldName, type RecordNames } from '../shared/records/record-settings.ts';
import { refusalOffers } from '../shared/refusals/refusal-settings.ts';

export const schema = {
  type: 'object',
  description: 'Choices that lead to a page of another provider, such as the ways to verify an identity.',
  additionalProperties: false,
  required: ['label', 'operation', 'body'],
  properties: {
    title: messageKey,
    hiddenBy: { ...fieldName, description: 'Query parameter of the page; with a value nothing is shown.' },
    intro: messageKey,
    label: { ...messageKey, description: 'Name of the group of choices.' },
    variant: { enum: ['cards', 'buttons'], description: 'Default: cards.' },
    choices: {
      type: 'array',
      description: 'Choices of this page, before those of the call.',
      maxItems: 10,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['title', 'values'],
        properties: {
          icon: iconName,
          title: messageKey,
          text: messageKey,
          values: { ...textMap, description: 'Values of the choice, {item.x} in the body.' },
          when: conditionSchema,
        },
      },
    },
    from: {
      type: 'object',
      description: 'A call that lists choices. Fields of an entry are {item.x} in the body.',
      additionalProperties: false,
      required: ['source', 'list', 'key', 'title'],
      properties: {
        source: answerSource,
        list: { ...fieldName, description: 'Field of the answer with the choices.' },
        key: { ...fieldName, description: 'Field that tells the choices apart.' },
        title: fieldName,
        text: fieldName,
        icon: { ...fieldName, description: 'Field with the name of an icon.' },
        personal: { type: 'boolean', description: 'The call answers members alone.' },
      },
    },
    operation: formOperation,
    body: {
      ...textMap,
      description:
        'Body of the operation. {item.x} is a value of the choice, {param.x} a parameter of the page, {query.x} one of its query.',
    },
    url: { ...fieldName, description: 'Field of the answer with the address to go to. Default: url.' },
    note: {
      type: 'object',
      description: 'Help below the choices.',
      additionalProperties: false,
      required: ['text'],
      properties: { icon: iconName, text: messageKey },
    },
    empty: { ...messageKey, description: 'Shown without choices. Without it nothing is shown.' },
    offers: refusalOffers,
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema, RecordNames>;

/** Parameters of the page's query that a body names. */
const queriesOf = (body: Settings['body']): readonly string[] =>
  Object.values(body).flatMap((text) => [...text.matchAll(/\{query\.([A-Za-z0-9_]+)\}/g)].map(([, name = '']) => name));

export const description = describeWidget({
  name: 'hand-over',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
  later: ['offers'],
  queries: ({ body, hiddenBy }: Settings) =>
    [...queriesOf(body), ...(hiddenBy === undefined ? [] : [hiddenBy])].map((name) => ({ name })),
  reads: ({ from }: Settings) =>
    from === undefined
      ? []
      : [
          { at: ['from', 'list'], way: [from.list, '*'], need: 'choices' },
          ...(['key', 'title', 'text', 'icon'] as const).flatMap((name) =>
            from[name] === undefined
              ? []
              : [{ at: ['from', name], way: [from.list, '*', from[name]], need: 'choices' }],
          ),
        ],
});
