import type { FromSchema } from 'json-schema-to-ts';
import { iconName, messageKey } from './parts.ts';

/** What a dialog may say beside its message. */
export const alertTexts = {
  title: messageKey,
  subBody: messageKey,
  icon: iconName,
  ok: { ...messageKey, description: 'On its button; left out, the site\'s own word.' },
  autoClose: { type: 'integer', minimum: 0, maximum: 600, description: 'Seconds until it closes by itself; 0: it does not.' },
} as const;

/** A question has a second answer, which may be left out of sight. */
export const confirmTexts = {
  type: 'object',
  additionalProperties: false,
  properties: { ...alertTexts, cancel: messageKey, hideCancel: { type: 'boolean' } },
} as const;

export type DialogTexts = FromSchema<typeof confirmTexts>;
