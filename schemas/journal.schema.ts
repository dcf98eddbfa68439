import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const text = { type: 'string' } as const;

/** What can have been done. */
export const journalKinds = [
  'draft-saved', 'draft-removal', 'draft-discarded', 'published', 'released', 'rolled-back', 'operator-added', 'operator-changed', 'password-changed', 'signed-in', 'signed-out', 'token-made', 'token-ended',
  'picture-uploaded',
] as const;

export type JournalKind = (typeof journalKinds)[number];

/** A row of the journal: one thing that was done, by whom and when. */
export const journalEntrySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'action', 'at', 'author', 'kind', 'detail'],
  properties: {
    id: text, action: { ...text, description: 'The same for everything that was done at once.' }, at: { ...text, description: 'ISO 8601, UTC.' }, author: text, kind: { enum: journalKinds }, type: text, document: text, venue: text,
    revision: { ...text, description: 'State of the document afterwards.' }, release: { type: 'integer' }, detail: { type: 'object', additionalProperties: true, description: 'What belongs to its kind: the message of a release, the releases of a rollback, `isNew` where visitors had no such document when its draft was saved.' },
  },
} as const satisfies JSONSchema;

export type JournalEntry = FromSchema<typeof journalEntrySchema>;
