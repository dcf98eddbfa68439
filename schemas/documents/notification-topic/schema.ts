import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { envelope, localText } from '../../parts.ts';

/**
 * Group in which members switch notifications on and off by channel; message templates name it. `staysOn`: about the account or a queue, always sent.
 * `promotion`: advertising, sent by consent only; its `footer` names the sender and the free way out (decisions-members §6).
 */
export const notificationTopicSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'title', 'about', 'order'],
  properties: {
    ...envelope,
    type: { const: 'notification-topic' },
    id: { type: 'string', pattern: '^[a-z][a-z0-9-]{1,29}$' },
    title: localText,
    about: localText,
    order: { type: 'integer', minimum: 0, maximum: 9999 },
    staysOn: { type: 'boolean' },
    promotion: { type: 'boolean' },
    footer: localText,
  },
} as const satisfies JSONSchema;

export type NotificationTopic = FromSchema<typeof notificationTopicSchema>;
