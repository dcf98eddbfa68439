import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { envelope, formOperation, messageKey, ruleName, screenName } from '../../parts.ts';

const whole = (minimum: number, maximum: number, description: string) =>
  ({ type: 'integer', minimum, maximum, description }) as const;

/**
 * Account policy (4.3, 4.5): lifetimes of logins, their requirements, and the screens of the steps after a login. A singleton with the id
 * `account-policy`.
 */
export const accountPolicySchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'type',
    'id',
    'v',
    'oneLogin',
    'lifetimes',
    'limits',
    'password',
    'idRule',
    'consent',
    'screens',
    'sent',
    'portalId',
    'tenantId',
  ],
  properties: {
    ...envelope,
    type: { const: 'account-policy' },
    oneLogin: {
      type: 'boolean',
    },
    portalId: { type: 'string', maxLength: 40 },
    tenantId: { type: 'string', maxLength: 40 },
    lifetimes: {
      type: 'object',
      additionalProperties: false,
      required: [
        'accessMinutes',
        'idleDays',
        'absoluteDays',
        'unrememberedHours',
        'graceSeconds',
        'shellCodeSeconds',
        'resetMinutes',
        'provenMinutes',
        'holdSeconds',
      ],
      properties: {
        accessMinutes: whole(1, 15, 'Lifetime of an access token.'),
        idleDays: whole(1, 90, 'With auto-login: lifetime of an unused refresh token.'),
        absoluteDays: whole(1, 365, 'With auto-login: maximum lifetime of a login.'),
        unrememberedHours: whole(1, 72, 'Without auto-login: maximum lifetime of a login.'),
        graceSeconds: whole(0, 30, 'Time during which the previous refresh token still returns the same successor.'),
        shellCodeSeconds: whole(10, 300, 'Lifetime of the one-time code for the app shell.'),
        resetMinutes: whole(5, 120, 'Lifetime of a password reset token.'),
        provenMinutes: whole(1, 60, 'Time during which sensitive calls are allowed after a password check.'),
        holdSeconds: whole(5, 120, 'Maximum time that calls wait for a refresh.'),
      },
    },
    limits: {
      type: 'object',
      additionalProperties: false,
      required: ['freeTries', 'addressTries', 'firstWaitSeconds', 'longestWaitSeconds', 'forgetMinutes'],
      properties: {
        freeTries: whole(1, 20, 'Failed attempts per account before it must wait.'),
        addressTries: whole(5, 1000, 'Failed attempts per address before it must wait.'),
        firstWaitSeconds: whole(1, 300, 'First wait; each further failed attempt doubles it.'),
        longestWaitSeconds: whole(10, 86400, 'Maximum wait.'),
        forgetMinutes: whole(1, 10080, 'Failed attempts expire after this time without a new one.'),
      },
    },
    password: {
      type: 'object',
      additionalProperties: false,
      required: ['rule', 'alertDays', 'snoozeDays'],
      properties: {
        rule: { ...ruleName, description: 'Validation rule for new passwords (P-460).' },
        alertDays: whole(1, 3650, 'Days after which a password should be changed.'),
        snoozeDays: whole(1, 365, 'Days by which a member can postpone the change.'),
      },
    },
    idRule: { ...ruleName, description: 'Validation rule for login ids (P-459).' },
    consent: {
      type: 'object',
      additionalProperties: false,
      required: ['channels', 'age'],
      properties: {
        channels: {
          type: 'array',
          minItems: 1,
          maxItems: 5,
          items: { enum: ['EMAIL', 'SMS', 'PUSH'] },
          description: 'Members who agreed to all channels are not asked (P-382).',
        },
        age: whole(0, 30, 'Younger members are not asked (P-384).'),
      },
    },
    screens: {
      type: 'object',
      additionalProperties: false,
      required: [
        'changePassword',
        'membershipSignUp',
        'selfCertification',
        'acceptanceAgreement',
        'authorize',
        'myPage',
        'landing',
      ],
      properties: {
        changePassword: screenName,
        membershipSignUp: screenName,
        selfCertification: screenName,
        acceptanceAgreement: screenName,
        authorize: screenName,
        myPage: screenName,
        landing: screenName,
        verifyLink: { ...screenName, description: 'Screen that a link of the customer centre opens.' },
      },
    },
    loginWay: {
      type: 'array',
      maxItems: 40,
      uniqueItems: true,
      items: screenName,
      description: 'Further pages on the way of a login for another site: opening them does not end it (P-187).',
    },
    language: formOperation,
    join: {
      type: 'object',
      additionalProperties: false,
      required: [
        'idleMinutes',
        'totalMinutes',
        'codeMinutes',
        'childAge',
        'adultAge',
        'grades',
        'reservedIds',
        'screens',
      ],
      properties: {
        idleMinutes: whole(5, 120, 'An untouched join expires after this time.'),
        totalMinutes: whole(10, 600, 'Maximum time of a join.'),
        codeMinutes: whole(2, 60, 'Lifetime of the code sent to an e-mail address.'),
        childAge: whole(0, 19, 'Younger people join with a guardian.'),
        adultAge: whole(14, 30, 'Minimum age of a guardian.'),
        grades: {
          type: 'object',
          additionalProperties: false,
          required: ['full', 'simple'],
          properties: { full: { type: 'string', maxLength: 20 }, simple: { type: 'string', maxLength: 20 } },
        },
        welcome: {
          type: 'object',
          additionalProperties: false,
          required: ['amount', 'reason'],
          properties: {
            amount: whole(1, 1_000_000, 'Som that a new full member receives.'),
            reason: { type: 'string', maxLength: 40 },
          },
        },
        reservedIds: {
          type: 'array',
          maxItems: 500,
          uniqueItems: true,
          items: { type: 'string', minLength: 1, maxLength: 40 },
        },
        screens: {
          type: 'object',
          additionalProperties: false,
          required: ['own', 'socialTerms', 'socialVerify', 'socialGuardian', 'socialComplete', 'finish'],
          properties: {
            own: screenName,
            socialTerms: screenName,
            socialVerify: screenName,
            socialGuardian: screenName,
            socialComplete: screenName,
            finish: screenName,
          },
        },
      },
    },
    sent: {
      type: 'object',
      additionalProperties: false,
      required: ['passwordReset', 'userIdFind'],
      properties: {
        passwordReset: {
          type: 'object',
          additionalProperties: false,
          required: ['page', 'subject', 'body'],
          properties: {
            // Takes the token as `token` in its query.
            page: screenName,
            subject: messageKey,
            body: messageKey,
          },
        },
        userIdFind: {
          type: 'object',
          additionalProperties: false,
          required: ['subject', 'body'],
          properties: {
            subject: messageKey,
            body: messageKey,
          },
        },
        emailCode: {
          type: 'object',
          additionalProperties: false,
          required: ['subject', 'body'],
          properties: { subject: messageKey, body: messageKey },
        },
        nftCode: {
          type: 'object',
          additionalProperties: false,
          required: ['subject', 'body'],
          properties: {
            subject: messageKey,
            body: messageKey,
          },
        },
      },
    },
  },
} as const satisfies JSONSchema;

export type AccountPolicy = FromSchema<typeof accountPolicySchema>;
