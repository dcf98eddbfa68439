import type { WebhookType } from '#schemas/webhook-types';
import type { WebhookHandler } from '../../core/webhooks.ts';

/** Parts of every message (decisions-members §8). */
export interface Message {
  readonly type: WebhookType;
  readonly timestamp: string;
  readonly data: {
    readonly membershipUid: string;
    readonly ref: string;
    readonly version: number;
    readonly at: string;
  };
}

const instant = {
  type: 'string',
  maxLength: 40,
  pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,6})?(Z|[+-]\\d\\d:\\d\\d)$',
} as const;

/** Schema of the messages of a type. */
export const messageSchema = (type: WebhookType, { properties, required }: WebhookHandler) =>
  ({
    type: 'object',
    additionalProperties: false,
    required: ['type', 'timestamp', 'data'],
    properties: {
      type: { const: type },
      timestamp: instant,
      data: {
        type: 'object',
        additionalProperties: false,
        required: ['membershipUid', 'ref', 'version', 'at', ...required],
        properties: {
          membershipUid: { type: 'string', minLength: 1, maxLength: 40 },
          ref: { type: 'string', minLength: 1, maxLength: 100, pattern: '^[\\x21-\\x7e]+$' },
          version: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
          at: instant,
          ...properties,
        },
      },
    },
  }) as const;
