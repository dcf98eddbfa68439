import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { count, listOf, strict, text } from '../shared/answer-parts.ts';
import { memberStates } from './answers.ts';
import { clubKinds } from '../../documents/club/schema.ts';
import { typed } from '../../typed-text.ts';

const words = strict({ ko: text(400), en: text(400) }, ['ko', 'en']);
const id = text(80);
const state = { enum: memberStates, description: '0 applied, 1 active, 2 waiting, 8 refused, 9 left.' } as const;
const hours = { type: 'number', minimum: 0 } as const;

/** Clubs of a venue with their members by state. */
export const deskClubsAnswer = strict(
  {
    clubs: listOf(
      strict(
        {
          id,
          name: words,
          kind: { enum: clubKinds },
          capacity: count,
          approval: { type: 'boolean' },
          isOpen: { type: 'boolean', description: 'Takes applications now.' },
          applied: count,
          active: count,
          waiting: count,
        },
        ['id', 'name', 'kind', 'capacity', 'approval', 'isOpen', 'applied', 'active', 'waiting'],
      ),
    ),
  },
  ['clubs'],
) satisfies JSONSchema;
export type DeskClub = FromSchema<typeof deskClubsAnswer>['clubs'][number];

export const clubMembersQuery = strict(
  {
    state,
    login: typed('identifier', text(60, 'Whole login ID; counts as a look-up.')),
    page: { type: 'integer', minimum: 1, maximum: 100_000 },
  },
  [],
) satisfies JSONSchema;
export type ClubMembersQuery = FromSchema<typeof clubMembersQuery>;

const activity = strict(
  {
    id,
    name: words,
    day: text(10),
    hours,
    isPast: { type: 'boolean', description: 'Members can have taken part: its day has come.' },
    members: { ...count, description: 'Members who took part.' },
  },
  ['id', 'name', 'day', 'hours', 'isPast', 'members'],
);
const member = strict(
  {
    id,
    numberTxt: { ...text(20), description: 'Empty unless active.' },
    nameMask: { ...text(60), description: 'Empty for marketers.' },
    loginMask: text(60),
    at: { ...text(30), description: 'ISO 8601, UTC.' },
    state,
    hours,
    activities: listOf(id),
  },
  ['id', 'numberTxt', 'nameMask', 'loginMask', 'at', 'state', 'hours', 'activities'],
);

/** A page of the members of a club, applicants first, and its activities. */
export const clubMembersAnswer = strict(
  { activities: listOf(activity), members: listOf(member), total: count, page: count, pages: count },
  ['activities', 'members', 'total', 'page', 'pages'],
) satisfies JSONSchema;
export type ClubMembersAnswer = FromSchema<typeof clubMembersAnswer>;
export type ClubMember = ClubMembersAnswer['members'][number];
export type ClubActivity = ClubMembersAnswer['activities'][number];

export const clubDecisionBody = strict({ decision: { enum: ['ACCEPT', 'REFUSE'] } }, ['decision']) satisfies JSONSchema;
export const clubActivityBody = strict(
  {
    activity: { ...id, minLength: 1 },
    members: { type: 'array', minItems: 1, maxItems: 100, uniqueItems: true, items: { ...id, minLength: 1 } },
  },
  ['activity', 'members'],
) satisfies JSONSchema;
