import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '#schemas/action.schema';
import { conditionSchema } from '#schemas/condition.schema';
import { iconName, messageKey, screenName } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';

const button = {
  type: 'object',
  additionalProperties: false,
  required: ['flag', 'icon', 'label', 'action'],
  properties: {
    flag: {
      description: 'The page flag that shows this button.',
      enum: [
        'smartBookBtn', 'devSmartBookBtn', 'searchBtn', 'alarmBtn', 'mypageAlarmBtn', 'mypageSetting', 'loginBtn', 'shareBtn', 'reservationBtn',
        'toggleSwitchBtn', 'pocketRefreshBtn',
      ],
    },
    icon: iconName,
    label: { ...messageKey, description: 'Name of the button; read aloud where no text is drawn.' },
    text: { ...messageKey, description: 'Drawn beside the icon; the button becomes a pill.' },
    action: actionSchema,
    when: conditionSchema,
  },
} as const;

export const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['logo', 'buttons'],
  properties: {
    logo: {
      type: 'object',
      description: 'Mark and name of the venue, or of the site, on pages with the flag homeLogo.',
      additionalProperties: false,
      required: ['label', 'action'],
      properties: {
        label: { ...messageKey, description: 'Where the logo leads, for screen readers; the name stands before it.' },
        action: actionSchema,
        icon: { ...iconName, description: 'Mark on pages that belong to no venue.' },
      },
    },
    back: {
      type: 'array',
      description: 'Screens whose back button leads to a fixed place instead of the previous page.',
      maxItems: 20,
      items: { type: 'object', additionalProperties: false, required: ['screen', 'action'], properties: { screen: screenName, action: actionSchema } },
    },
    buttons: { type: 'array', maxItems: 11, items: button },
    menu: {
      type: 'object',
      description: 'Opens the all-menu on pages with the flag menuBtn.',
      additionalProperties: false,
      required: ['icon', 'label'],
      properties: { icon: iconName, label: messageKey },
    },
    language: {
      type: 'object',
      description: 'Button that changes the language, by the name of each: 한국어 or Korean, English. With its name beside it where no venue is.',
      additionalProperties: false,
      required: ['ko', 'en'],
      properties: { ko: { type: 'string', minLength: 1, maxLength: 20 }, en: { type: 'string', minLength: 1, maxLength: 20 } },
    },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;
export const description = describeWidget({ name: 'header', v: 1, place: 'frame', holds: 'nothing', schema, migrations: {} });
