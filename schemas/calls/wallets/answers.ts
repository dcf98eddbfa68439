import type { JSONSchema } from 'json-schema-to-ts';
import { text } from '../pocket/answer-parts.ts';

export const walletAnswerSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['walletCd', 'path', 'url'],
  properties: {
    walletCd: text,
    path: { ...text, description: 'Path of the pass, for browsers. It works for ten minutes.' },
    url: { ...text, description: 'Whole address of the pass, for the app shell.' },
  },
} as const satisfies JSONSchema;
