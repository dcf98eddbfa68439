import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { typed } from '../../typed-text.ts';
import { count, filled, letters, listOf, strict, text } from '../shared/answer-parts.ts';
import { inquiryStates } from './answers.ts';

const words = strict({ ko: text(2000), en: text(2000) }, ['ko', 'en']);
const state = { enum: inquiryStates } as const;
const id = filled(60);
const instant = text(30, 'ISO 8601, UTC; empty if there is none.');

export const inboxQuery = strict(
  {
    view: {
      enum: ['OPEN', 'MINE', 'UNASSIGNED', 'LATE', 'DONE'],
      description: 'Default: OPEN. LATE: due, without an answer. DONE: answered, closed or cancelled.',
    },
    category: text(60),
    page: { type: 'integer', minimum: 1, maximum: 100_000 },
  },
  [],
) satisfies JSONSchema;
export type InboxQuery = FromSchema<typeof inboxQuery>;

const person = strict({ id: text(80), name: text(200) }, ['id', 'name']);
const item = {
  id,
  title: text(720),
  category: words,
  state,
  nameMask: { ...text(100), description: 'Masked name of the member.' },
  assignee: { ...person, description: 'Operator who answers; empty without one.' },
  askedAt: instant,
  dueAt: instant,
  isLate: { type: 'boolean' },
} as const;
const itemNames = ['id', 'title', 'category', 'state', 'nameMask', 'assignee', 'askedAt', 'dueAt', 'isLate'] as const;

export const inboxAnswer = strict(
  {
    inquiries: listOf(strict(item, itemNames), 50),
    total: count,
    pageSize: count,
    counts: strict({ open: count, mine: count, unassigned: count, late: count }, [
      'open',
      'mine',
      'unassigned',
      'late',
    ]),
    categories: listOf(strict({ code: text(60), name: words }, ['code', 'name'])),
  },
  ['inquiries', 'total', 'pageSize', 'counts', 'categories'],
) satisfies JSONSchema;
export type InboxAnswer = FromSchema<typeof inboxAnswer>;

export const inquiryAnswer = strict(
  {
    ...item,
    lang: { enum: ['ko', 'en'], description: 'Language of the member.' },
    messages: listOf(
      strict({ id, by: { enum: ['MEMBER', 'CENTER'] }, text: text(24_000), at: instant, author: text(200) }, [
        'id',
        'by',
        'text',
        'at',
        'author',
      ]),
      12,
    ),
    files: listOf(strict({ id, kind: { enum: ['IMAGE', 'PDF'] }, url: text(200) }, ['id', 'kind', 'url']), 5),
    templates: listOf(strict({ code: text(60), text: words }, ['code', 'text'])),
    people: {
      ...listOf(person, 1000),
      description: 'Agents of the venue to whom it can be given; for lead agents only.',
    },
    log: listOf(strict({ at: instant, by: text(200), from: text(20), to: text(20) }, ['at', 'by', 'from', 'to'])),
  },
  [...itemNames, 'lang', 'messages', 'files', 'templates', 'people', 'log'],
) satisfies JSONSchema;
export type DeskInquiry = FromSchema<typeof inquiryAnswer>;

export const assignBody = strict(
  {
    operator: { ...text(80), description: 'Operator who answers from now on. Agents name themselves only.' },
    from: { ...text(80), description: 'Operator who had it when the caller read it; empty for none.' },
  },
  ['operator', 'from'],
) satisfies JSONSchema;
export const answerBody = strict({ text: typed('text', { ...letters(2000), minLength: 1 }) }, [
  'text',
]) satisfies JSONSchema;
