import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '#schemas/parts/action/schema';
import { conditionSchema } from '#schemas/parts/condition/schema';
import { iconName, messageKey, screenName } from '#schemas/parts';

const button = {
  type: 'object',
  additionalProperties: false,
  required: ['flag', 'icon', 'label', 'action'],
  properties: {
    flag: {
      description: 'The page flag that shows this button.',
      enum: [
        'smartBookBtn',
        'devSmartBookBtn',
        'searchBtn',
        'alarmBtn',
        'mypageAlarmBtn',
        'mypageSetting',
        'loginBtn',
        'shareBtn',
        'reservationBtn',
        'pocketRefreshBtn',
      ],
    },
    icon: iconName,
    label: { ...messageKey, description: 'Name of the button; read aloud where no text is drawn.' },
    text: { ...messageKey, description: 'Drawn beside the icon; the button becomes a pill.' },
    action: actionSchema,
    rest: {
      type: 'object',
      description: 'After a press the button rests so long, and what has been done is read out.',
      additionalProperties: false,
      required: ['ms', 'done'],
      properties: { ms: { type: 'integer', minimum: 100, maximum: 60000 }, done: messageKey },
    },
    news: {
      type: 'object',
      description:
        'The button tells of unread notifications: it is lit, and says so; the page flag alarmOn lights it too.',
      additionalProperties: false,
      required: ['icon', 'text'],
      properties: { icon: iconName, text: messageKey },
    },
    when: conditionSchema,
  },
} as const;

const view = {
  type: 'object',
  additionalProperties: false,
  required: ['value', 'icon', 'label'],
  properties: {
    value: { type: 'string', pattern: '^[a-z0-9-]{1,20}$' },
    icon: iconName,
    label: { ...messageKey, description: 'Says what a press shows, such as: as a list.' },
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
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['screen', 'action'],
        properties: { screen: screenName, action: actionSchema },
      },
    },
    buttons: { type: 'array', maxItems: 14, items: button },
    toggle: {
      type: 'object',
      description:
        'On pages with the flag toggleSwitchBtn: changes between two views of the page, which stand in its address under `query`. Without it, the first is shown.',
      additionalProperties: false,
      required: ['query', 'first', 'second'],
      properties: { query: { type: 'string', pattern: '^[a-z]{1,20}$' }, first: view, second: view },
    },
    menu: {
      type: 'object',
      description: 'Opens the all-menu on pages with the flag menuBtn.',
      additionalProperties: false,
      required: ['icon', 'label'],
      properties: { icon: iconName, label: messageKey },
    },
    language: {
      type: 'object',
      description:
        'Button that changes the language, by the name of each: 한국어 or Korean, English. With its name beside it where no venue is.',
      additionalProperties: false,
      required: ['ko', 'en'],
      properties: {
        ko: { type: 'string', minLength: 1, maxLength: 20 },
        en: { type: 'string', minLength: 1, maxLength: 20 },
      },
    },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;
