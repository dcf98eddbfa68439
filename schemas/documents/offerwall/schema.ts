import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { artName, documentId, envelope, messageKey, secretName } from '../../parts.ts';

/** Name of a value of a callback, as the offerwall calls it. */
const fieldName = { type: 'string', pattern: '^[A-Za-z_][A-Za-z0-9_.-]{0,39}$' } as const;
const code = { type: 'string', pattern: '^[\\x21-\\x7e]{1,40}$' } as const;

/**
 * Site on which members earn Som by taking part in offers of others (decisions-members §5). Its ID is the word in the path of its call, `{id}UsrKey`, and
 * of its callback, `/api/hooks/v1/offerwalls/{id}`.
 */
export const offerwallSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'title', 'text', 'order', 'consent', 'url', 'keySecret', 'epoch', 'callback'],
  properties: {
    ...envelope,
    id: { type: 'string', pattern: '^[a-z][a-z0-9-]{1,29}$' },
    type: { const: 'offerwall' },
    title: messageKey,
    text: messageKey,
    art: artName,
    order: { type: 'integer', minimum: 0, maximum: 9999 },
    consent: documentId,
    url: {
      type: 'string',
      pattern: '^https://[a-z0-9][a-z0-9.-]*(:\\d{1,5})?/[^\\s"<>\\\\^`|]*$',
      maxLength: 300,
    },
    launcher: { enum: [1, 2] },
    view: { type: 'string', pattern: '^[a-z]{1,20}$' },
    keySecret: secretName,
    epoch: { type: 'integer', minimum: 1, maximum: 9999 },
    callback: {
      type: 'object',
      additionalProperties: false,
      required: [
        'methods',
        'fields',
        'earn',
        'chargeback',
        'time',
        'signed',
        'separator',
        'encoding',
        'secret',
        'addresses',
      ],
      properties: {
        methods: { type: 'array', minItems: 1, maxItems: 2, uniqueItems: true, items: { enum: ['GET', 'POST'] } },
        fields: {
          type: 'object',
          additionalProperties: false,
          required: ['ref', 'key', 'amount', 'kind', 'time', 'signature'],
          properties: {
            ref: fieldName,
            key: fieldName,
            amount: fieldName,
            kind: fieldName,
            time: fieldName,
            signature: fieldName,
            device: fieldName,
          },
        },
        earn: code,
        chargeback: code,
        time: { enum: ['seconds', 'milliseconds', 'iso', 'korean'] },
        signed: { type: 'array', minItems: 5, maxItems: 20, uniqueItems: true, items: fieldName },
        separator: { type: 'string', pattern: '^[\\x21-\\x7e]{1,3}$' },
        encoding: { enum: ['hex', 'base64', 'base64url'] },
        secret: secretName,
        addresses: {
          type: 'array',
          minItems: 1,
          maxItems: 50,
          uniqueItems: true,
          items: { type: 'string', pattern: '^[0-9a-fA-F.:]{2,45}(/\\d{1,3})?$' },
        },
      },
    },
    isOff: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

export type Offerwall = FromSchema<typeof offerwallSchema>;
