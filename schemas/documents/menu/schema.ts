import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '../../parts/action/schema.ts';
import { conditionSchema } from '../../parts/condition/schema.ts';
import { envelope, iconName, messageKey, spare } from '../../parts.ts';

/**
 * A venue's menu as the flat list of the specification (P-340). Level 0 has no parent; level 1 belongs to a level-0 item. An item links to a
 * page (`pageId`) or a link (`linkId`), or is only a heading. `footer` moves a top menu to the accordions at the end.
 */
export const menuSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'items'],
  properties: {
    ...envelope,
    type: { const: 'menu' },
    spare,
    footerMenus: {
      type: 'integer',
      minimum: 0,
      maximum: 10,
      description: 'Number of last top menus in the accordions at the end, regardless of their `footer`.',
    },
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
          action: actionSchema,
          hiddenIn: { type: 'array', maxItems: 2, items: { enum: ['ko', 'en'] } },
          footer: { type: 'boolean' },
          refusalIsMeant: {
            const: true,
          },
          when: conditionSchema,
        },
      },
    },
  },
} as const;

export type Menu = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof menuSchema>;
export type MenuItem = Menu['items'][number];
