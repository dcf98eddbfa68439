import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { journalEntrySchema } from '#schemas/journal.schema';
import { grantSchema, rights } from '../../core/operators/grants.ts';
import { typed } from '#schemas/typed-text';

const text = { type: 'string' } as const;
const instant = { type: 'string', description: 'ISO 8601, UTC.' } as const;
const email = typed('email', {
  type: 'string',
  maxLength: 200,
  pattern: '^[^\\s@]+@[^\\s@]+$',
  description: 'Its case does not count.',
});
const name = typed('name', { type: 'string', minLength: 1, maxLength: 80 });
/** Requires length instead of special characters. Passwords are never truncated. */
const newPassword = typed('secret', {
  type: 'string',
  minLength: 12,
  maxLength: 256,
  description: 'At least 12 characters, none of the most used ones.',
});
const password = typed('secret', { type: 'string', minLength: 1, maxLength: 1000 });
const someId = { type: 'string', maxLength: 60, pattern: '^[A-Za-z0-9-]+$' } as const;
const grants = { type: 'array', maxItems: 50, items: grantSchema } as const;

const code = typed('identifier', {
  type: 'string',
  minLength: 1,
  maxLength: 40,
  description: 'Code of the authenticator app, or a recovery code.',
});

export const signInBody = {
  type: 'object',
  additionalProperties: false,
  required: ['email', 'password'],
  properties: { email, password, code },
} as const satisfies JSONSchema;
export type SignInBody = FromSchema<typeof signInBody>;

const person = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'email', 'name', 'grants', 'state'],
  properties: { id: text, email: text, name: text, grants, state: { enum: ['active', 'stopped'] } },
} as const;

export const sessionAnswer = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'email', 'name', 'grants', 'rights', 'withheld', 'secondFactor'],
  properties: {
    id: text,
    email: text,
    name: text,
    grants,
    rights: { type: 'array', items: { enum: rights }, description: 'Rights on documents of any venue and type.' },
    withheld: { type: 'array', items: { enum: rights }, description: 'Rights that need the second factor first.' },
    secondFactor: {
      type: 'object',
      additionalProperties: false,
      required: ['state', 'recoveryCodes'],
      properties: {
        state: {
          enum: ['off', 'missing', 'due', 'proven'],
          description: '`off`: this server asks for none. `due`: it was set up, but not given in the last 12 hours.',
        },
        until: { ...instant, description: 'End of the time in which it counts.' },
        recoveryCodes: { type: 'integer', description: 'Recovery codes that were not used.' },
      },
    },
  },
} as const satisfies JSONSchema;

export const startFactorBody = {
  type: 'object',
  additionalProperties: false,
  required: ['password'],
  properties: { password, code: { ...code, description: 'Code of the present second factor, if there is one.' } },
} as const satisfies JSONSchema;

export const startFactorAnswer = {
  type: 'object',
  additionalProperties: false,
  required: ['uri', 'secret'],
  properties: { uri: { ...text, description: 'Address for authenticator apps.' }, secret: text },
} as const satisfies JSONSchema;

export const codeBody = {
  type: 'object',
  additionalProperties: false,
  required: ['code'],
  properties: { code },
} as const satisfies JSONSchema;

export const recoveryCodesAnswer = {
  type: 'object',
  additionalProperties: false,
  required: ['recoveryCodes'],
  properties: { recoveryCodes: { type: 'array', items: text, description: 'Shown once.' } },
} as const satisfies JSONSchema;

export const passwordBody = {
  type: 'object',
  additionalProperties: false,
  required: ['password', 'newPassword'],
  properties: { password, newPassword },
} as const satisfies JSONSchema;
export type PasswordBody = FromSchema<typeof passwordBody>;

export const personParams = {
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: { id: someId },
} as const satisfies JSONSchema;

export const peopleAnswer = {
  type: 'object',
  required: ['people'],
  properties: {
    people: {
      type: 'array',
      description: 'Everybody by name; addresses and roles for administrators only.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'name'],
        properties: {
          id: text,
          name: text,
          email: text,
          grants,
          state: { enum: ['active', 'stopped'] },
          hasSecondFactor: { type: 'boolean' },
        },
      },
    },
  },
} as const satisfies JSONSchema;

export const newPersonBody = {
  type: 'object',
  additionalProperties: false,
  required: ['email', 'name', 'password', 'grants'],
  properties: { email, name, password: newPassword, grants },
} as const satisfies JSONSchema;
export type NewPersonBody = FromSchema<typeof newPersonBody>;

export const changePersonBody = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: { name, grants, state: { enum: ['active', 'stopped'] }, password: newPassword },
} as const satisfies JSONSchema;
export type ChangePersonBody = FromSchema<typeof changePersonBody>;

export const personAnswer = person;

export const tokensAnswer = {
  type: 'object',
  required: ['tokens'],
  properties: {
    tokens: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'name', 'createdAt', 'usedAt', 'until'],
        properties: { id: text, name: text, createdAt: instant, usedAt: instant, until: instant },
      },
    },
  },
} as const satisfies JSONSchema;

export const newTokenBody = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'days'],
  properties: { name, days: { type: 'integer', minimum: 1, maximum: 366, description: 'Days until it expires.' } },
} as const satisfies JSONSchema;

export const newTokenAnswer = {
  type: 'object',
  required: ['id', 'name', 'token', 'until'],
  properties: { id: text, name: text, until: instant, token: { ...text, description: 'Told only now.' } },
} as const satisfies JSONSchema;

export const journalQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    type: { type: 'string', maxLength: 40 },
    document: { type: 'string', maxLength: 80 },
    author: { type: 'string', maxLength: 60 },
    kinds: {
      type: 'string',
      pattern: '^[a-z]+(-[a-z]+)*(,[a-z]+(-[a-z]+)*)*$',
      maxLength: 400,
      description: 'Rows of these kinds alone, with commas between them, such as `released,draft-saved`.',
    },
    before: { type: 'string', maxLength: 60, description: '`next` of the answer before.' },
    size: { type: 'integer', minimum: 1, maximum: 200, default: 50 },
  },
  required: ['size'],
} as const satisfies JSONSchema;
export type JournalQuery = FromSchema<typeof journalQuery>;

export const journalAnswer = {
  type: 'object',
  required: ['entries'],
  properties: {
    entries: { type: 'array', items: journalEntrySchema },
    next: { ...text, description: 'Absent at the end.' },
  },
} as const satisfies JSONSchema;

export const noteParams = {
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: { name: { type: 'string', pattern: '^[a-z][a-z-]{0,39}$' } },
} as const satisfies JSONSchema;

const noteValue = {
  type: 'object',
  additionalProperties: true,
  maxProperties: 50,
  description: 'Settings of the console; nobody else reads them.',
} as const;

export const noteBody = {
  type: 'object',
  additionalProperties: false,
  required: ['value'],
  properties: { value: noteValue },
} as const satisfies JSONSchema;

export const noteAnswer = {
  type: 'object',
  required: ['value'],
  properties: { value: noteValue },
} as const satisfies JSONSchema;
