import { actionSchema } from '#schemas/parts/action/schema';
import type { OperationName } from '#schemas/form';
import { formOperation, messageKey } from '#schemas/parts';

/** Settings that all widgets of events share. */
export const eventProperties = {
  kind: { type: 'string', pattern: '^[A-Z_]{1,30}$', description: 'eventKindCd of the events of the page.' },
  operation: { ...formOperation, description: 'Call to take part.' },
  guest: {
    type: 'object',
    description: 'Shown to guests: a text and a link to the login.',
    additionalProperties: false,
    required: ['text', 'label', 'action'],
    properties: { text: messageKey, label: messageKey, action: actionSchema },
  },
} as const;

/** Types of names in settings of events. */
export type EventNames = { deserialize: [{ pattern: { format: 'operation' }; output: OperationName }] };
