import type { JSONSchema } from 'json-schema-to-ts';
import { pageSchema } from './page.schema.ts';

const text = { type: 'string' } as const;
const rows = <const Properties extends Record<string, JSONSchema>>(properties: Properties) =>
  ({ type: 'array', items: { type: 'object', additionalProperties: false, required: Object.keys(properties), properties } }) as const;

const { pageInfo, dataServiceList, messageList } = pageSchema.properties;

/** `common/page-meta` in the full form (P-354 … P-356). */
export const pageMetaAnswer = {
  type: 'object',
  additionalProperties: false,
  required: ['pageInfo', 'dataServiceList', 'messageList'],
  properties: { pageInfo, dataServiceList, messageList },
} as const satisfies JSONSchema;

/** `common/codes/{codeId}` (P-337). */
export const codeListAnswer = rows({ codeId: text, codeName: text });
/** `common/message-resource` (P-339). */
export const messageAnswer = rows({ langId: text, messageResourcesId: text, multiLanguageContent: text });
/** `common/system-config` (P-338). */
export const configAnswer = rows({ configId: text, configValue: text });
export const wordsAnswer = { type: 'array', items: text } as const satisfies JSONSchema;
/** `common/menus/IAM/{appType}` (P-340). */
export const menuAnswer = rows({
  menuUid: text, parentsMenuUid: text, menuLevel: { enum: [0, 1] }, menuName: text, pageId: text, linkId: text, linkUrl: text, linkName: text,
});
/** `common/pages`: pages in simple form (P-353), or rows of the menu when searching. */
export const pagesAnswer = { type: 'array', items: { type: 'object', additionalProperties: true } } as const satisfies JSONSchema;
