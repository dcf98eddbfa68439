import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from './action.schema.ts';
import { conditionSchema } from './condition.schema.ts';
import { envelope, iconName, messageKey, spare } from './parts.ts';

/**
 * A venue's menu as the flat list of the specification (P-340). Level 0 has no parent; level 1 hangs below a level-0 item.
 * An item leads to a page (`pageId`) or to a link (`linkId`), or only heads its sub-items. `footer` puts a top menu into the accordions below.
 */
export const menuSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'items'],
  properties: {
    ...envelope,
    type: { const: 'menu' },
    spare,
    footerMenus: { type: 'integer', minimum: 0, maximum: 10, description: 'So many of the last top menus stand in the accordions at the end, whatever their `footer` says.' },
    items: {
      type: 'array',
      maxItems: 400,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['menuUid', 'parentsMenuUid', 'menuLevel', 'menuName'],
        properties: {
          menuUid: { type: 'string', minLength: 1, maxLength: 60 },
          parentsMenuUid: { type: 'string', maxLength: 60 },
          menuLevel: { enum: [0, 1] },
          menuName: messageKey,
          icon: iconName,
          pageId: { type: 'string' },
          linkId: { type: 'string' },
          action: { ...actionSchema, description: 'What the item does at once, in place of leading to its page.' },
          hiddenIn: { type: 'array', maxItems: 2, items: { enum: ['ko', 'en'] } },
          footer: { type: 'boolean' },
          when: conditionSchema,
        },
      },
    },
  },
} as const;

export type Menu = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof menuSchema>;
export type MenuItem = Menu['items'][number];
