import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { calendarDay, documentId, envelope, localText } from '../../parts.ts';
import type { ShownPeriod } from '../../shown-period.ts';

/** Sign-ups that ask for agreement: own ID, social login, former members, and the guardian of a child. */
export const agreementFlows = ['JOIN', 'SOCIAL', 'MEMBERSHIP', 'GUARDIAN'] as const;

/** Settings of a member that a consent item turns on. */
export const consentSettings = ['EMAIL', 'SMS', 'PUSH', 'FRIEND_FIND'] as const;

/**
 * A consent with a tick of its own (decisions-members §1). None is ticked beforehand. A change of purpose, data, retention or recipient needs a higher
 * `versionNo`. `parent` groups items, such as the channels of promotions.
 */
export const consentItemSchema = {
  type: 'object',
  additionalProperties: false,
  shown: { always: 'A consent is asked for from its day on; members see what they agreed to afterwards too.' },
  required: [
    'type',
    'id',
    'v',
    'versionNo',
    'effectiveOn',
    'order',
    'flows',
    'title',
    'purpose',
    'data',
    'retention',
    'required',
  ],
  properties: {
    ...envelope,
    type: { const: 'consent-item' },
    versionNo: { type: 'integer', minimum: 1, maximum: 9999 },
    effectiveOn: calendarDay,
    order: { type: 'integer', minimum: 0, maximum: 9999 },
    flows: { type: 'array', maxItems: 4, uniqueItems: true, items: { enum: agreementFlows } },
    required: { type: 'boolean' },
    title: localText,
    note: localText,
    purpose: localText,
    data: localText,
    retention: localText,
    recipient: localText,
    channel: { enum: ['EMAIL', 'SMS', 'PUSH'] },
    setting: { enum: ['FRIEND_FIND'] },
    parent: documentId,
    reconfirmMonths: { type: 'integer', minimum: 1, maximum: 60 },
    minAge: { type: 'integer', minimum: 1, maximum: 120 },
  },
} as const satisfies JSONSchema & { readonly shown: ShownPeriod };

export type ConsentItem = FromSchema<typeof consentItemSchema>;
export type AgreementFlow = (typeof agreementFlows)[number];
