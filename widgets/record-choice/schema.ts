import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '#schemas/parts/action/schema';
import { answerSource } from '#schemas/answer-source';
import { formOperation, iconName, messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import { linkProperties } from '../shared/actions/link-setting.ts';
import {
  fieldName,
  recordCondition,
  recordPages,
  recordValue,
  valueProperties,
  type RecordNames,
} from '../shared/records/record-settings.ts';

export const schema = {
  type: 'object',
  description: "A choice of several of the member's records, sent together, such as the people of a group.",
  additionalProperties: false,
  required: ['source', 'list', 'key', 'label', 'choices', 'operation', 'body', 'submit', 'none', 'empty'],
  properties: {
    title: messageKey,
    intro: messageKey,
    source: answerSource,
    list: { ...fieldName, description: 'Field of the answer with the records.' },
    key: { ...fieldName, description: 'Field of a record that is sent. Records without it cannot be chosen.' },
    label: { ...fieldName, description: 'Field with the name of a record.' },
    note: { ...fieldName, description: 'Field with a short text after the name.' },
    noteForm: valueProperties.form,
    refused: {
      ...recordValue,
      description: 'Records that cannot be chosen, with the reason that the field gives.',
      required: ['field', 'title', 'says'],
      properties: { ...recordValue.properties, title: messageKey },
    },
    show: { ...recordCondition, description: 'Choices are records that have one of the values in each field.' },
    onlyWith: { ...fieldName, description: 'Query parameter of the page; without a value nothing is shown.' },
    only: {
      type: 'object',
      description: 'Shown only if this call lists a record that has one of the values in each field.',
      additionalProperties: false,
      required: ['source', 'list'],
      properties: {
        source: answerSource,
        list: { ...fieldName, description: 'Field of the answer with the records.' },
        show: recordCondition,
      },
    },
    pages: recordPages,
    choices: { ...messageKey, description: 'Name of the group of choices.' },
    most: { type: 'integer', minimum: 1, maximum: 50 },
    tooMany: { ...messageKey, description: 'Shown above `most`.' },
    input: {
      type: 'object',
      description: 'A text that is sent too, as {text}.',
      additionalProperties: false,
      required: ['label'],
      properties: { label: messageKey, maxLength: { type: 'integer', minimum: 1, maximum: 200 } },
    },
    heights: {
      type: 'object',
      description:
        'Asks for the heights of the party, which stay on the device; {heights} is Y if everybody fits the limits of the answer, else N.',
      additionalProperties: false,
      required: ['min', 'max', 'label', 'from', 'to', 'height', 'note', 'ask', 'misfit'],
      properties: {
        min: { ...fieldName, description: 'Field of the answer with the smallest height in cm.' },
        max: { ...fieldName, description: 'Field of the answer with the largest height in cm.' },
        label: messageKey,
        from: messageKey,
        to: messageKey,
        height: { ...messageKey, description: 'A height; {{count}} is its cm.' },
        note: { ...messageKey, description: 'Says that heights stay on the device.' },
        ask: { ...messageKey, description: 'Shown when no height is set.' },
        misfit: { ...messageKey, description: 'Shown when somebody does not fit.' },
      },
    },
    option: {
      type: 'object',
      description: 'A tick that is sent as {option}, Y or N. It is offered if a field of the answer is Y.',
      additionalProperties: false,
      required: ['field', 'label'],
      properties: { field: fieldName, label: messageKey },
    },
    operation: formOperation,
    body: {
      type: 'object',
      description:
        'What is sent: {text} is the text, {chosen} in a list all chosen keys, {heights} and {option} are Y or N, {query.x} a value of the query of the page.',
      maxProperties: 20,
    },
    submit: messageKey,
    none: { ...messageKey, description: 'Shown when nothing is chosen.' },
    success: messageKey,
    // Without it the page reads its data again.
    onSuccess: actionSchema,
    empty: {
      type: 'object',
      description: 'Shown without records.',
      additionalProperties: false,
      required: ['text'],
      properties: {
        icon: iconName,
        text: messageKey,
        link: {
          type: 'object',
          additionalProperties: false,
          required: ['label', 'action'],
          properties: linkProperties,
        },
      },
    },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema, RecordNames>;

/** Fields of the answer beside the records. */
const answerFields = ({ heights, option }: Settings) => [
  ...(heights === undefined
    ? []
    : [
        ['heights', heights.min],
        ['heights', heights.max],
      ]),
  ...(option === undefined ? [] : [['option', option.field]]),
];

export const description = describeWidget({
  name: 'record-choice',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
  later: ['empty.link.action', 'onSuccess'],
  queries: ({ onlyWith }: Settings) => (onlyWith === undefined ? [] : [{ name: onlyWith }]),
  reads: (settings: Settings) => {
    const { list, key, label, note, refused, show = [], only } = settings;
    const records = [
      ['list', list, '*'],
      ['key', list, '*', key],
      ['label', list, '*', label],
      ...(note === undefined ? [] : [['note', list, '*', note]]),
      ...(refused === undefined ? [] : [['refused', list, '*', refused.field]]),
      ...show.map(({ field }) => ['show', list, '*', field]),
      ...answerFields(settings),
    ].map(([at = '', ...way]) => ({ at: [at], way, need: 'records' }));
    return only === undefined
      ? records
      : [
          ...records,
          { at: ['only', 'list'], way: [only.list, '*'], need: 'only' },
          ...(only.show ?? []).map(({ field }, index) => ({
            at: ['only', 'show', index, 'field'],
            way: [only.list, '*', field],
            need: 'only',
          })),
        ];
  },
});
