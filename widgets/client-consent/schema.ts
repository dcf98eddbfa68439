import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '#schemas/parts/action/schema';
import { formOperation, messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import type { RecordNames } from '../shared/records/record-settings.ts';

export const schema = {
  type: 'object',
  description: 'Asks a member once whether another site may receive the fields that it asks for, then goes back to it.',
  additionalProperties: false,
  required: ['title', 'text', 'fields', 'operation', 'allow', 'decline', 'progress', 'unregistered'],
  properties: {
    title: { ...messageKey, description: '{{name}} is the site.' },
    text: { ...messageKey, description: '{{name}} is the site, {{host}} the host of its address.' },
    fields: {
      type: 'object',
      description: 'Names of the fields.',
      additionalProperties: false,
      required: [
        'autoLogin',
        'userName',
        'membershipUid',
        'langId',
        'regularMemberYn',
        'userPasswordIntzYn',
        'portalId',
        'tenantId',
      ],
      properties: {
        autoLogin: messageKey,
        userName: messageKey,
        membershipUid: messageKey,
        langId: messageKey,
        regularMemberYn: messageKey,
        userPasswordIntzYn: messageKey,
        portalId: messageKey,
        tenantId: messageKey,
      },
    },
    note: messageKey,
    operation: formOperation,
    allow: messageKey,
    decline: {
      type: 'object',
      additionalProperties: false,
      required: ['label', 'action'],
      properties: { label: messageKey, action: actionSchema },
    },
    progress: { ...messageKey, description: 'Shown while the visitor goes back to the site.' },
    unregistered: {
      type: 'object',
      description: 'Shown when no registered site asks.',
      additionalProperties: false,
      required: ['title', 'text', 'label', 'action'],
      properties: { title: messageKey, text: messageKey, label: messageKey, action: actionSchema },
    },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema, RecordNames>;

export const description = describeWidget({
  name: 'client-consent',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
  later: ['unregistered', 'decline'],
  queries: () => [{ name: 'redirectUrl' }, { name: 'scope' }],
});
