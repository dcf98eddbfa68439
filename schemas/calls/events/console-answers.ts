import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { count, listOf, strict, text } from '../shared/answer-parts.ts';
import { eventKinds } from '../../documents/event/schema.ts';
import { typed } from '../../typed-text.ts';

const words = strict({ ko: text(400), en: text(400) }, ['ko', 'en']);
const instant = { ...text(30), description: 'ISO 8601, UTC; empty without one.' } as const;
const orNull = <const Value extends object>(value: Value, description: string) =>
  ({ anyOf: [{ type: 'null' }, value], description }) as const;
const figure = orNull(count, 'Null for marketers while fewer than 10 members take part.');
const partId = text(60);

export const joinStateCodes = [
  'APPLIED',
  'WAITLISTED',
  'WON',
  'CLAIMED',
  'LAPSED',
  'LOST',
  'CANCELLED',
  'DONE',
] as const;
const state = { enum: joinStateCodes } as const;

const row = {
  id: text(80),
  eventId: text(40),
  title: words,
  kind: { enum: eventKinds },
  status: { enum: ['NOT_YET', 'OPEN', 'CLOSED', 'DONE'] },
  opensAt: instant,
  closesAt: instant,
  resultsAt: instant,
  joins: orNull(count, 'Participations. Null as for members.'),
  members: figure,
} as const;
const rowKeys = [
  'id',
  'eventId',
  'title',
  'kind',
  'status',
  'opensAt',
  'closesAt',
  'resultsAt',
  'joins',
  'members',
] as const;

/** Events of a venue, in their order. */
export const deskEventsAnswer = strict({ events: listOf(strict(row, rowKeys)) }, ['events']) satisfies JSONSchema;
export type DeskEventRow = FromSchema<typeof deskEventsAnswer>['events'][number];

const prize = strict(
  {
    id: partId,
    name: words,
    stock: orNull(count, 'Null without a limit.'),
    left: orNull(count, 'Null without a limit.'),
    given: figure,
    toClaim: figure,
    claimed: figure,
    lapsed: figure,
  },
  ['id', 'name', 'stock', 'left', 'given', 'toClaim', 'claimed', 'lapsed'],
);
const slot = strict({ id: partId, label: words, seats: count, left: count }, ['id', 'label', 'seats', 'left']);
const draw = strict(
  {
    kind: { enum: ['DRAW', 'WHEEL'] },
    seedHash: { ...text(64), description: 'SHA-256 of the seed.' },
    seed: { ...text(64), description: 'Empty until the results are out.' },
    listHash: { ...text(64), description: 'Hash of the list; empty until it is frozen.' },
    drawnAt: instant,
  },
  ['kind', 'seedHash', 'seed', 'listHash', 'drawnAt'],
);

/** One event with its figures, stock and draw. */
export const deskEventAnswer = strict(
  {
    ...row,
    states: listOf(strict({ state, count }, ['state', 'count'])),
    prizes: listOf(prize),
    slots: listOf(slot),
    draw: orNull(draw, 'Null for an event that draws nothing.'),
  },
  [...rowKeys, 'states', 'prizes', 'slots', 'draw'],
) satisfies JSONSchema;
export type DeskEvent = FromSchema<typeof deskEventAnswer>;

export const participantsQuery = strict(
  {
    state,
    no: { type: 'integer', minimum: 1, maximum: 1_000_000_000, description: 'Number of a participation.' },
    login: typed('identifier', text(60, 'Whole login ID; counts as a look-up.')),
    page: { type: 'integer', minimum: 1, maximum: 100_000 },
  },
  [],
) satisfies JSONSchema;
export type ParticipantsQuery = FromSchema<typeof participantsQuery>;

const participant = strict(
  {
    id: partId,
    no: count,
    nameMask: { ...text(60), description: 'Empty for marketers.' },
    loginMask: text(60),
    at: instant,
    state,
    prize: orNull(words, 'Null without a prize.'),
    slot: orNull(words, 'Null without a time.'),
    claimUntil: instant,
    isDue: { type: 'boolean', description: 'The prize can be handed over now.' },
  },
  ['id', 'no', 'nameMask', 'loginMask', 'at', 'state', 'prize', 'slot', 'claimUntil', 'isDue'],
);

/** A page of the participations of an event, the latest first. */
export const participantsAnswer = strict(
  {
    participants: listOf(participant),
    total: count,
    page: count,
    pages: count,
    isHidden: {
      type: 'boolean',
      description: 'True for marketers while fewer than 10 members take part: the list is empty then.',
    },
  },
  ['participants', 'total', 'page', 'pages', 'isHidden'],
) satisfies JSONSchema;
export type ParticipantsAnswer = FromSchema<typeof participantsAnswer>;
export type Participant = ParticipantsAnswer['participants'][number];

const winner = strict({ no: count, loginMask: text(60), prize: words, state, at: instant, claimUntil: instant }, [
  'no',
  'loginMask',
  'prize',
  'state',
  'at',
  'claimUntil',
]);
export const winnersAnswer = strict({ winners: listOf(winner, 20_000) }, ['winners']) satisfies JSONSchema;
export type WinnersAnswer = FromSchema<typeof winnersAnswer>;

/** The game of an event: how its calls are signed, and which were refused. */
export const deskGameAnswer = strict(
  {
    game: text(80),
    title: words,
    url: text(300),
    startUrl: { ...text(300), description: 'Address to which the game sends the start of a play.' },
    scoreUrl: { ...text(300), description: 'Address to which the game sends a score.' },
    keyMadeAt: { ...instant, description: 'When its signing key was made; empty if nobody has made one.' },
    refusals: listOf(
      strict({ at: instant, reason: { ...text(20), description: 'Code of the refusal.' } }, ['at', 'reason']),
    ),
  },
  ['game', 'title', 'url', 'startUrl', 'scoreUrl', 'keyMadeAt', 'refusals'],
) satisfies JSONSchema;
export type DeskGame = FromSchema<typeof deskGameAnswer>;

/** A new signing key. It is shown only here. */
export const gameKeyAnswer = strict({ key: text(64) }, ['key']) satisfies JSONSchema;
