import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { queueActions } from './queue-actions.ts';

const text = { type: 'string' } as const;
const count = { type: 'integer', minimum: 0 } as const;
const name = { type: 'string', minLength: 1, maxLength: 40 } as const;
const localised = { type: 'object', additionalProperties: text } as const;
const strict = <
  const Properties extends Record<string, unknown>,
  const Required extends readonly (keyof Properties & string)[],
>(
  properties: Properties,
  required: Required,
) => ({ type: 'object', additionalProperties: false, required, properties }) as const;

/** Why an action changes nothing. */
export const queueRefusals = ['NOBODY', 'CROWDED', 'PAUSED'] as const;
export type QueueRefusal = (typeof queueRefusals)[number];
const refusal = { enum: ['', ...queueRefusals] } as const;

export const venueParams = strict({ venue: name }, ['venue']);
export const actionParams = strict({ venue: name, facility: name, action: { enum: queueActions } }, [
  'venue',
  'facility',
  'action',
]);

const plan = strict(
  {
    planId: text,
    facilityId: text,
    name: localised,
    mode: { enum: ['LINE', 'SLOT', 'BOTH'] },
    status: { enum: ['OPEN', 'PAUSED', 'CLOSED', 'FULL'] },
    waiting: { ...count, description: 'People waiting in line.' },
    called: { ...count, description: 'People called, or whose reserved time is now.' },
    reserved: { ...count, description: 'People with a reserved time.' },
    entered: { ...count, description: 'People who entered today.' },
    missed: { ...count, description: 'People who did not come today.' },
    nowNo: count,
    waitTxt: text,
    closesAt: { type: 'integer', description: 'Milliseconds since 1970.' },
    isSet: { type: 'boolean', description: 'An operator paused or closed the queue, and can resume it.' },
  },
  [
    'planId',
    'facilityId',
    'name',
    'mode',
    'status',
    'waiting',
    'called',
    'reserved',
    'entered',
    'missed',
    'nowNo',
    'waitTxt',
    'closesAt',
    'isSet',
  ],
);
export const queueBoardAnswer = strict(
  {
    venue: text,
    now: { type: 'integer' },
    inside: { ...count, description: 'People in the park, by the gates.' },
    enteredToday: { ...count, description: 'People who entered the park today.' },
    plans: { type: 'array', items: plan },
  },
  ['venue', 'now', 'inside', 'enteredToday', 'plans'],
) satisfies JSONSchema;
export type QueueBoard = FromSchema<typeof queueBoardAnswer>;
export type QueuePlan = QueueBoard['plans'][number];

export const previewAnswer = strict(
  {
    parties: { ...count, description: 'Parties that are told or end.' },
    members: { ...count, description: 'Members who get a notification.' },
    refused: { ...refusal, description: 'Why nothing would happen; empty otherwise.' },
    messages: {
      type: 'array',
      description: 'What members are told, by language.',
      items: strict({ language: { enum: ['ko', 'en'] }, title: text, body: text }, ['language', 'title', 'body']),
    },
  },
  ['parties', 'members', 'refused', 'messages'],
) satisfies JSONSchema;
export type QueuePreview = FromSchema<typeof previewAnswer>;

export const actedAnswer = strict({ board: queueBoardAnswer, refused: refusal }, [
  'board',
  'refused',
]) satisfies JSONSchema;
export type QueueActed = FromSchema<typeof actedAnswer>;
