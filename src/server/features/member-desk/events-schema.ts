import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { count, listOf, strict } from '#schemas/answer-parts';
import { eventKinds } from '#schemas/event.schema';

const text = { type: 'string' } as const;
const words = strict({ ko: text, en: text }, ['ko', 'en']);
const instant = { ...text, description: 'ISO 8601, UTC; empty without one.' } as const;
const left = { anyOf: [{ type: 'null' }, count], description: 'Null without a limit.' } as const;

const event = strict(
  {
    id: text, title: words, kind: { enum: eventKinds }, status: { enum: ['NOT_YET', 'OPEN', 'CLOSED', 'DONE'] }, opensAt: instant, closesAt: instant, resultsAt: instant, joins: { ...count, description: 'Participations.' }, members: { ...count, description: 'Members who took part.' },
    states: listOf(strict({ state: text, count }, ['state', 'count'])), prizes: listOf(strict({ id: text, name: words, given: count, left }, ['id', 'name', 'given', 'left'])), draws: { type: 'boolean', description: 'It has a draw or a wheel.' },
  },
  ['id', 'title', 'kind', 'status', 'opensAt', 'closesAt', 'resultsAt', 'joins', 'members', 'states', 'prizes', 'draws'],
);
export const eventsAnswer = strict({ events: listOf(event) }, ['events']) satisfies JSONSchema;
export type DeskEvent = FromSchema<typeof event>;

const winner = strict({ no: count, loginMask: text, prize: words, state: text, at: instant }, ['no', 'loginMask', 'prize', 'state', 'at']);
export const winnersAnswer = strict({ winners: listOf(winner, 20_000) }, ['winners']) satisfies JSONSchema;
