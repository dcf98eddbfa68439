import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { documentId, envelope, localText, secretName } from '../../parts.ts';

export const gatewayChannels = ['EMAIL', 'SMS', 'PUSH'] as const;
export type GatewayChannel = (typeof gatewayChannels)[number];

/** A system that sends the messages of one channel: a mail server, or an address that takes signed calls (decisions-members §8). */
export const gatewaySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'name', 'channel'],
  properties: {
    ...envelope,
    id: documentId,
    type: { const: 'gateway' },
    name: localText,
    channel: { enum: gatewayChannels },
    mail: {
      type: 'object',
      additionalProperties: false,
      required: ['host', 'port', 'user', 'secret', 'from'],
      properties: {
        host: { type: 'string', pattern: '^[A-Za-z0-9.-]+$', maxLength: 253 },
        port: { type: 'integer', minimum: 1, maximum: 65_535 },
        user: { type: 'string', pattern: '^[\\x21-\\x7e]+$', maxLength: 200 },
        secret: secretName,
        from: {
          type: 'object',
          additionalProperties: false,
          required: ['name', 'address'],
          properties: {
            name: { type: 'string', pattern: '^[^\\x00-\\x1f\\x7f]+$', maxLength: 80 },
            address: { type: 'string', pattern: '^[A-Za-z0-9._+-]+@[A-Za-z0-9.-]+$', maxLength: 254 },
          },
        },
      },
    },
    post: {
      type: 'object',
      additionalProperties: false,
      required: ['url', 'secret'],
      properties: {
        url: { type: 'string', pattern: '^https?://[^\\s#\\\\]+$', maxLength: 300 },
        secret: secretName,
      },
    },
    isOff: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

export type Gateway = FromSchema<typeof gatewaySchema>;
