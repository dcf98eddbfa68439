import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { envelope } from '../../parts.ts';

const whole = (minimum: number, maximum: number, description: string) =>
  ({ type: 'integer', minimum, maximum, description }) as const;
const amount = (description: string) => whole(0, 100_000_000, description);

/** Rules of the points that members earn and spend. A singleton with the id `som-policy`. Amounts are whole Som. */
export const somPolicySchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'type',
    'id',
    'v',
    'lotMonths',
    'giftLeastDays',
    'noticeDays',
    'spendLeast',
    'visitAmount',
    'gift',
    'dream',
    'history',
    'offerwall',
  ],
  properties: {
    ...envelope,
    type: { const: 'som-policy' },
    lotMonths: whole(1, 120, 'Months until an earning expires, at the end of the day.'),
    giftLeastDays: whole(0, 365, 'Gifts and refunds that expire earlier are extended to this number of days.'),
    noticeDays: {
      type: 'array',
      maxItems: 5,
      uniqueItems: true,
      items: whole(1, 365, 'Days before the expiry on which members are told.'),
    },
    spendLeast: amount('Minimum of a payment.'),
    visitAmount: amount('Earned once a day and park by entering.'),
    gift: {
      type: 'object',
      additionalProperties: false,
      required: ['least', 'most', 'perDay', 'timesPerDay', 'perMonth', 'friendHours', 'proofAbove', 'ageMin'],
      properties: {
        least: amount('Minimum of a gift.'),
        most: amount('Maximum of a gift.'),
        perDay: amount('Maximum that a member gives on one day.'),
        timesPerDay: whole(0, 1000, 'Maximum number of gifts that a member gives on one day.'),
        perMonth: amount('Maximum that a member gives, and receives, in one month.'),
        friendHours: whole(0, 720, 'Hours for which both must have been friends.'),
        proofAbove: amount('Larger gifts need a fresh proof of identity.'),
        ageMin: whole(0, 100, 'Age from which members give and receive.'),
      },
    },
    dream: {
      type: 'object',
      additionalProperties: false,
      required: ['rate', 'least'],
      properties: {
        rate: whole(1, 100, 'Som for one point of the older programme.'),
        least: amount('Least number of points of a conversion.'),
      },
    },
    history: {
      type: 'object',
      additionalProperties: false,
      required: ['windowMonths', 'monthsBack'],
      properties: {
        windowMonths: whole(1, 60, 'Longest period of one request.'),
        monthsBack: whole(1, 120, 'Oldest month that can be requested.'),
      },
    },
    offerwall: {
      type: 'object',
      additionalProperties: false,
      required: ['perReward', 'perDay', 'perHour', 'holdHours', 'callbackMinutes'],
      properties: {
        perReward: amount('Maximum of one reward.'),
        perDay: amount('Maximum of the rewards of one day.'),
        perHour: whole(1, 1000, 'Further rewards within one hour are held.'),
        holdHours: whole(0, 720, 'Hours for which a suspicious reward is held.'),
        callbackMinutes: whole(1, 1440, 'Age and clock difference up to which a new callback is taken.'),
      },
    },
  },
} as const satisfies JSONSchema;

export type SomPolicy = FromSchema<typeof somPolicySchema>;
