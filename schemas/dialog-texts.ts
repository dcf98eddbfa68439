import type { FromSchema } from 'json-schema-to-ts';
import { iconName, messageKey } from './parts.ts';

/** Optional texts of a dialog. */
export const alertTexts = {
  title: messageKey,
  subBody: messageKey,
  icon: iconName,
  ok: { ...messageKey, description: "Button label. Default: the site's own." },
  autoClose: {
    type: 'integer',
    minimum: 0,
    maximum: 600,
    description: 'Seconds until it closes automatically; 0: never.',
  },
} as const;

/** A confirmation has a second button, which can be hidden. */
export const confirmTexts = {
  type: 'object',
  additionalProperties: false,
  properties: { ...alertTexts, cancel: messageKey, hideCancel: { type: 'boolean' } },
} as const;

export type DialogTexts = FromSchema<typeof confirmTexts>;
