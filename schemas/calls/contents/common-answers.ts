import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { pageMeta } from '../../page-meta.ts';

const text = { type: 'string' } as const;
const language = { enum: ['ko', 'en'] } as const;
const row = <
  const Properties extends Record<string, JSONSchema>,
  const Required extends readonly (keyof Properties & string)[],
>(
  properties: Properties,
  required: Required,
) => ({ type: 'object', additionalProperties: false, required, properties }) as const;

/** `common/page-meta` in the full form (P-354 … P-356); `pageBlockContent` is the block message in the caller's language. */
export const pageMetaAnswer = row(pageMeta, ['pageInfo', 'dataServiceList', 'messageList']);
/** `common/codes/{codeId}` (P-337). */
export const codeListAnswer = {
  type: 'array',
  items: row({ codeId: text, codeName: text }, ['codeId', 'codeName']),
} as const;
/** `common/message-resource` (P-339). */
export const messageAnswer = {
  type: 'array',
  items: row({ langId: language, messageResourcesId: text, multiLanguageContent: text }, [
    'langId',
    'messageResourcesId',
    'multiLanguageContent',
  ]),
} as const;
/** `common/system-config` (P-338). */
export const configAnswer = {
  type: 'array',
  items: row({ configId: text, configValue: text }, ['configId', 'configValue']),
} as const;
export const wordsAnswer = { type: 'array', items: text } as const satisfies JSONSchema;

const menuRow = row(
  {
    menuUid: text,
    parentsMenuUid: text,
    menuLevel: { enum: [0, 1] },
    menuName: text,
    pageId: text,
    linkId: text,
    linkUrl: text,
    linkName: text,
  },
  ['menuUid', 'parentsMenuUid', 'menuLevel', 'menuName', 'pageId', 'linkId', 'linkUrl', 'linkName'],
);
/** `common/menus/IAM/{appType}` (P-340); absent fields of an item are empty. */
export const menuAnswer = { type: 'array', items: menuRow } as const;

const pageRow = row(
  {
    pageId: text,
    pageTitleMessageId: text,
    pageStatusCode: { enum: ['N', 'D', 'B'] },
    screenName: text,
    pagePath: text,
  },
  ['pageId', 'pageTitleMessageId', 'pageStatusCode', 'screenName', 'pagePath'],
);
const searchRow = row(
  { pageId: text, pageName: text, pagePath: text, linkUrl: text, menuName: text, parkType: text, parkName: text },
  ['pageId', 'pageName', 'pagePath', 'linkUrl', 'menuName', 'parkType', 'parkName'],
);
/**
 * One page of search results. Either `pagePath` (internal page) or `linkUrl` (other site) is set, and the other is empty. `menuName`, the
 * heading, and `parkType`, the venue, are empty if there is none. `parkName` is the name of the venue or of the site.
 */
export const searchAnswer = row(
  {
    list: { type: 'array', items: searchRow },
    totalCnt: { type: 'integer' },
    pageNo: { type: 'integer' },
    pageSize: { type: 'integer' },
  },
  ['list', 'totalCnt', 'pageNo', 'pageSize'],
);
/** `common/pages`: pages in simple form (P-353), or search results. */
export const pagesAnswer = { anyOf: [{ type: 'array', items: pageRow }, searchAnswer] } as const;

/** Error answer of a call (P-352); B goes back to the caller, E is a temporary failure. */
export const refusalAnswer = row({ code: text, errorMessage: text, errorType: text }, [
  'code',
  'errorMessage',
  'errorType',
]);

export type PageMeta = FromSchema<typeof pageMetaAnswer>;
export type MenuRow = FromSchema<typeof menuRow>;
export type PageRow = FromSchema<typeof pageRow>;
export type SearchRow = FromSchema<typeof searchRow>;
export type SearchAnswer = FromSchema<typeof searchAnswer>;
