import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '#schemas/parts/action/schema';
import { conditionSchema } from '#schemas/parts/condition/schema';
import type { RuleName } from '#schemas/form';
import { iconName, messageKey, ruleName, venueCode } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import { linkProperties } from '../shared/actions/link-setting.ts';

const more = {
  type: 'object',
  description: "A quieter way, under the box's words.",
  additionalProperties: false,
  required: ['label', 'action'],
  properties: linkProperties,
} as const;
const box = { title: messageKey, text: messageKey, button: messageKey, action: actionSchema, more } as const;

export const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['title', 'parks'],
  properties: {
    title: messageKey,
    pageId: {
      type: 'string',
      pattern: '^PGE_[A-Z]{3}_[0-9]{5}$',
      description:
        'Page ID of the menu, which its calls carry. With it the menu of the venue is asked for when it is opened.',
    },
    parks: { ...messageKey, description: 'Names the group of park tabs for screen readers.' },
    tools: {
      type: 'array',
      description: 'Buttons beside the title, such as that of the app settings.',
      maxItems: 3,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['icon', 'label', 'action'],
        properties: { icon: iconName, label: messageKey, action: actionSchema, when: conditionSchema },
      },
    },
    account: {
      type: 'array',
      description: 'Box for those who are not logged in; the first that fits is shown.',
      maxItems: 4,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['title', 'button', 'action'],
        properties: { ...box, when: conditionSchema },
      },
    },
    member: {
      type: 'array',
      description:
        'Box for members, in place of the other; its condition says for whom. Who they are is asked when the menu is opened.',
      maxItems: 1,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['program', 'name', 'balance', 'unit', 'button', 'action', 'failed', 'out', 'when'],
        properties: {
          program: { ...messageKey, description: 'Name of the membership program; it stands after the grade.' },
          name: { ...messageKey, description: '`{{name}}` is the nickname.' },
          balance: messageKey,
          unit: { ...messageKey, description: 'Stands right after the number of points.' },
          button: messageKey,
          action: actionSchema,
          parkType: { ...venueCode, description: 'Park whose membership is asked for; without it that of the page.' },
          more,
          failed: { ...messageKey, description: 'In place of name and points when they did not come.' },
          out: {
            type: 'object',
            description: 'The box of one whose login is over.',
            additionalProperties: false,
            required: ['title', 'button', 'action'],
            properties: box,
          },
          when: conditionSchema,
        },
      },
    },
    search: {
      type: 'array',
      description:
        'Search in the menu; its condition says for whom. `action`: where the button leads; `find`: where button and Enter lead with a term, which is {item.term}.',
      maxItems: 1,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['label', 'hint', 'short', 'found', 'none', 'all', 'action'],
        properties: {
          label: messageKey,
          hint: { ...messageKey, description: 'Stands in the empty field.' },
          short: { ...messageKey, description: 'Said when Enter is pressed after too few letters.' },
          found: { ...messageKey, description: '`{{count}}` is how many were found.' },
          none: messageKey,
          all: { ...messageKey, description: 'Name of the button that goes on to the search of the whole site.' },
          action: actionSchema,
          find: actionSchema,
          rule: { ...ruleName, description: 'What a term has to fit beside its length.' },
          when: conditionSchema,
        },
      },
    },
    coach: {
      type: 'object',
      description: 'Explains the park tabs, once on a device; the device remembers its id.',
      additionalProperties: false,
      required: ['id', 'title', 'text', 'ok'],
      properties: {
        id: { type: 'string', pattern: '^[A-Za-z0-9-]{1,40}$' },
        title: messageKey,
        text: messageKey,
        ok: messageKey,
      },
    },
    banner: {
      type: 'object',
      additionalProperties: false,
      required: ['bannerCode'],
      properties: { bannerCode: { type: 'string', minLength: 1, maxLength: 20 } },
    },
  },
} as const;

type Names = { deserialize: [{ pattern: { format: 'rule' }; output: RuleName }] };
export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema, Names>;
export const description = describeWidget({
  name: 'all-menu',
  v: 2,
  place: 'frame',
  holds: 'nothing',
  schema,
  later: ['member/*/out'],
  // The one button beside the title became a list, so that it can be for some visitors only.
  migrations: { 1: ({ settings, ...rest }) => ({ ...rest, ...(settings === undefined ? {} : { tools: [settings] }) }) },
});
