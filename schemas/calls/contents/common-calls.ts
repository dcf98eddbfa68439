import {
  codeListAnswer,
  configAnswer,
  menuAnswer,
  messageAnswer,
  pageMetaAnswer,
  pagesAnswer,
  wordsAnswer,
} from './common-answers.ts';
import { apiBase, defineCall } from '../define-call.ts';

const common = { access: 'published', method: 'GET', tag: 'common' } as const;

export const readPageMeta = defineCall({
  ...common,
  path: `${apiBase}/common/page-meta`,
  summary: 'Read the meta of a page',
  data: pageMetaAnswer,
  requirements: ['P-595'],
  parameters: { pageId: 'Page' },
});
export const readCodeList = defineCall({
  ...common,
  path: `${apiBase}/common/codes/{codeId}`,
  summary: 'Read a code list',
  data: codeListAnswer,
  requirements: ['P-592', 'P-601'],
  parameters: { parentsCodeValidityValue: 'Parent code; all codes by default' },
  named: {
    'path.codeId': { kind: 'code-list', of: 'everybody', refusals: { unknown: 'CMM_03' } },
  },
});
export const listMessages = defineCall({
  ...common,
  path: `${apiBase}/common/message-resource`,
  summary: 'List messages',
  data: messageAnswer,
  requirements: ['P-593'],
});
export const readSystemConfig = defineCall({
  ...common,
  path: `${apiBase}/common/system-config`,
  summary: 'Read system config',
  data: configAnswer,
  requirements: ['P-594'],
  from: { type: 'system-config' },
});
export const listForbiddenWords = defineCall({
  ...common,
  path: `${apiBase}/fword-list`,
  summary: 'List forbidden words',
  data: wordsAnswer,
  requirements: ['P-598'],
  from: { type: 'words' },
});
export const listPages = defineCall({
  ...common,
  path: '/api/v1/common/pages',
  summary: 'List pages; with searchPageText search the site by the names of menus and pages',
  data: pagesAnswer,
  requirements: ['P-600'],
  parameters: {
    searchPageCond: 'PAGE_NM',
    searchPageText: 'From 2 to 60 characters',
    parkType: 'Venue code; all venues by default',
    currentPage: 'Result page, from 1',
    pagePerCount: 'Items per page',
    subModuleCode: '',
    pageId: 'Calling page',
    token: 'Ignored: the session cookie identifies the caller',
  },
});
export const listMenu = defineCall({
  ...common,
  path: '/api/v1/common/menus/IAM/{appType}',
  summary: 'List the menu of a venue',
  data: menuAnswer,
  requirements: ['P-599'],
});
