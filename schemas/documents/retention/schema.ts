import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { envelope } from '../../parts.ts';

const whole = (minimum: number, maximum: number, description: string) =>
  ({ type: 'integer', minimum, maximum, description }) as const;

/** How long data of members who withdraw is kept. A singleton with the id `retention`. The minimum of each number of years is that of the law. */
export const retentionSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'leavingDays', 'reservedDays', 'rewardBarDays', 'abuseBarDays', 'years'],
  properties: {
    ...envelope,
    type: { const: 'retention' },
    leavingDays: whole(0, 30, 'Days in which a leaving member can come back.'),
    reservedDays: whole(0, 365, 'Login ID and nickname of a withdrawn member are not given to others for these days.'),
    rewardBarDays: whole(0, 3650, 'A withdrawn person gets no first-time rewards for these days.'),
    abuseBarDays: whole(0, 3650, 'A person who was suspended for abuse cannot join again for these days.'),
    years: {
      type: 'object',
      additionalProperties: false,
      required: ['contract', 'payment', 'consent', 'complaint'],
      properties: {
        contract: whole(5, 10, 'Records of contracts and their withdrawal.'),
        payment: whole(5, 10, 'Records of payments and supplies.'),
        consent: whole(5, 10, 'Records of consents.'),
        complaint: whole(3, 10, 'Records of complaints and disputes.'),
      },
    },
  },
} as const satisfies JSONSchema;

export type Retention = FromSchema<typeof retentionSchema>;
