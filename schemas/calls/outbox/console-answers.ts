import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { gatewayChannels } from '../../documents/gateway/schema.ts';
import { count, listOf, strict, text } from '../shared/answer-parts.ts';

const channel = { enum: gatewayChannels } as const;

/** Messages that could not be sent, the newest first, and channels whose messages wait for a gateway. */
export const deadLettersAnswer = strict(
  {
    letters: listOf(
      strict(
        {
          id: text(80),
          channel,
          addressMask: text(260),
          template: { ...text(200), description: 'Document or message key of the text.' },
          purpose: { enum: ['service', 'auth', 'promotion'] },
          attempts: count,
          error: { ...text(60), description: 'Code of the last failure.' },
          at: { ...text(30), description: 'ISO 8601, UTC.' },
        },
        ['id', 'channel', 'addressMask', 'template', 'purpose', 'attempts', 'error', 'at'],
      ),
    ),
    total: count,
    waiting: listOf(strict({ channel, count }, ['channel', 'count']), gatewayChannels.length),
  },
  ['letters', 'total', 'waiting'],
) satisfies JSONSchema;
export type DeadLettersAnswer = FromSchema<typeof deadLettersAnswer>;

export const letterParams = {
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: { id: { type: 'string', minLength: 1, maxLength: 80 } },
} as const satisfies JSONSchema;
export const letterDecisionBody = strict({ decision: { enum: ['RETRY', 'DISCARD'] } }, [
  'decision',
]) satisfies JSONSchema;
