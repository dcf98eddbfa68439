import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { envelope, messageKey, ruleName, screenName } from './parts.ts';

const whole = (minimum: number, maximum: number, description: string) => ({ type: 'integer', minimum, maximum, description }) as const;

/** How long logins live, what they must fulfil, and where the steps after a login lead (4.3, 4.5). There is one, with the id `account-policy`. */
export const accountPolicySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'oneLogin', 'lifetimes', 'limits', 'password', 'idRule', 'consent', 'screens', 'sent', 'portalId', 'tenantId'],
  properties: {
    ...envelope,
    type: { const: 'account-policy' },
    oneLogin: { type: 'boolean', description: 'A newer login ends the older one of the same member and platform class (APP, WEB).' },
    portalId: { type: 'string', maxLength: 40 },
    tenantId: { type: 'string', maxLength: 40 },
    lifetimes: {
      type: 'object',
      additionalProperties: false,
      required: ['accessMinutes', 'idleDays', 'absoluteDays', 'unrememberedHours', 'graceSeconds', 'shellCodeSeconds', 'resetMinutes', 'provenMinutes', 'holdSeconds'],
      properties: {
        accessMinutes: whole(1, 15, 'Life of an access token.'),
        idleDays: whole(1, 90, 'With auto-login: a refresh token that is not used for so long ends.'),
        absoluteDays: whole(1, 365, 'With auto-login: the longest a login lives.'),
        unrememberedHours: whole(1, 72, 'Without auto-login: the longest a login lives.'),
        graceSeconds: whole(0, 30, 'The refresh token before the last gets the same successor for so long.'),
        shellCodeSeconds: whole(10, 300, 'Life of the one-time code for the app shell.'),
        resetMinutes: whole(5, 120, 'Life of a token for a new password.'),
        provenMinutes: whole(1, 60, 'After the password was asked for, sensitive calls pass for so long.'),
        holdSeconds: whole(5, 120, 'Calls wait for a refresh no longer than this.'),
      },
    },
    limits: {
      type: 'object',
      additionalProperties: false,
      required: ['freeTries', 'addressTries', 'firstWaitSeconds', 'longestWaitSeconds', 'forgetMinutes'],
      properties: {
        freeTries: whole(1, 20, 'Wrong tries of one account before it has to wait.'),
        addressTries: whole(5, 1000, 'Wrong tries from one address before it has to wait.'),
        firstWaitSeconds: whole(1, 300, 'The first wait; each further wrong try doubles it.'),
        longestWaitSeconds: whole(10, 86400, 'No wait is longer.'),
        forgetMinutes: whole(1, 10080, 'Wrong tries are forgotten after so long without another.'),
      },
    },
    password: {
      type: 'object',
      additionalProperties: false,
      required: ['rule', 'alertDays', 'snoozeDays'],
      properties: {
        rule: { ...ruleName, description: 'Validation rule that new passwords fit (P-460).' },
        alertDays: whole(1, 3650, 'Days after which a password should be changed.'),
        snoozeDays: whole(1, 365, 'Days by which a member may put that off.'),
      },
    },
    idRule: { ...ruleName, description: 'Validation rule of login ids (P-459).' },
    consent: {
      type: 'object',
      additionalProperties: false,
      required: ['channels', 'age'],
      properties: {
        channels: { type: 'array', minItems: 1, maxItems: 5, items: { enum: ['EMAIL', 'SMS', 'PUSH'] }, description: 'All agreed: nothing is asked (P-382).' },
        age: whole(0, 30, 'Younger members are not asked (P-384).'),
      },
    },
    screens: {
      type: 'object',
      additionalProperties: false,
      required: ['changePassword', 'membershipSignUp', 'selfCertification', 'acceptanceAgreement', 'authorize', 'myPage', 'landing'],
      properties: {
        changePassword: screenName, membershipSignUp: screenName, selfCertification: screenName, acceptanceAgreement: screenName,
        authorize: screenName, myPage: screenName, landing: screenName,
      },
    },
    sent: {
      type: 'object',
      additionalProperties: false,
      required: ['passwordReset', 'userIdFind'],
      description: 'What is sent to members. `{{minutes}}` is how long it is good for.',
      properties: {
        passwordReset: {
          type: 'object',
          additionalProperties: false,
          required: ['page', 'subject', 'body'],
          properties: {
            // It takes the token, as `token` in its query.
            page: screenName,
            subject: messageKey,
            body: { ...messageKey, description: '`{{link}}` leads to the page.' },
          },
        },
        userIdFind: {
          type: 'object',
          additionalProperties: false,
          required: ['subject', 'body'],
          properties: { subject: messageKey, body: { ...messageKey, description: '`{{code}}` is the number to type in.' } },
        },
      },
    },
  },
} as const satisfies JSONSchema;

export type AccountPolicy = FromSchema<typeof accountPolicySchema>;
