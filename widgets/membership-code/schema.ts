import type { FromExtendedSchema } from 'json-schema-to-ts';
import { messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';

export const schema = {
  type: 'object',
  description: "The member's own membership barcode as a QR code; it changes each minute.",
  additionalProperties: false,
  required: ['title', 'text', 'label'],
  properties: {
    title: messageKey,
    text: messageKey,
    label: { ...messageKey, description: 'Description of the code for screen readers.' },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;

export const description = describeWidget({
  name: 'membership-code',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
});
