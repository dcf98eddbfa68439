import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const text = { type: 'string' } as const;

/** Kinds of journal entries. */
export const journalKinds = [
  'draft-saved',
  'draft-removal',
  'draft-discarded',
  'published',
  'released',
  'rolled-back',
  'operator-added',
  'operator-changed',
  'password-changed',
  'signed-in',
  'signed-out',
  'second-factor-set',
  'second-factor-reset',
  'recovery-code-used',
  'recovery-codes-made',
  'token-made',
  'token-ended',
  'picture-uploaded',
  'state-set',
  'state-taken-back',
  'device-added',
  'device-joining',
  'device-ended',
  'queue-called',
  'queue-paused',
  'queue-resumed',
] as const;

export type JournalKind = (typeof journalKinds)[number];

/** A journal entry: one change with its author and time. */
export const journalEntrySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'action', 'at', 'author', 'kind', 'detail'],
  properties: {
    id: text,
    action: { ...text, description: 'The same for all changes made together.' },
    at: { ...text, description: 'ISO 8601, UTC.' },
    author: text,
    kind: { enum: journalKinds },
    type: text,
    document: text,
    venue: text,
    revision: { ...text, description: 'State of the document afterwards.' },
    release: { type: 'integer' },
    detail: {
      type: 'object',
      additionalProperties: true,
      description:
        'Details by kind: the message of a release, the releases of a rollback, `isNew` if visitors had no such document when its draft was saved.',
    },
  },
} as const satisfies JSONSchema;

export type JournalEntry = FromSchema<typeof journalEntrySchema>;
