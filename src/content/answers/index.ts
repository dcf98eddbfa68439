import { readBanners } from './banners.ts';
import { readBoard, readBoards } from './boards.ts';
import { readCodes, readMessages, readPageMeta, readSystemConfig, readWords } from './common.ts';
import { readDiscount, readDiscounts } from './discounts.ts';
import { readMenu, readPages } from './menus.ts';
import { readNotice, readNotices } from './notices.ts';
import { refused } from './outcomes.ts';
import { matchPattern, pathPattern } from './path-pattern.ts';
import { gate } from './service-gate.ts';
import type { Answer, AnswerInput, Query, Read } from './types.ts';

export { serviceOf } from './service-gate.ts';
export { refused } from './outcomes.ts';
export type { Answer, AnswerInput, Found, Query, Refused } from './types.ts';

/** The reading calls of the specification that are answered from the live release (7.7). */
export const readCalls: Readonly<Record<string, Read>> = {
  '/api/v1/iam/common/page-meta': readPageMeta,
  '/api/v1/iam/common/codes/{codeId}': readCodes,
  '/api/v1/iam/common/message-resource': readMessages,
  '/api/v1/iam/common/system-config': readSystemConfig,
  '/api/v1/iam/fword-list': readWords,
  '/api/v1/iam/contents/notices': readNotices,
  '/api/v1/iam/contents/notices/{publctId}': readNotice,
  '/api/v1/iam/contents/boards': readBoards,
  '/api/v1/iam/contents/board/{publct_id}': readBoard,
  '/api/v1/iam/contents/discounts': readDiscounts,
  '/api/v1/iam/contents/discount/{publctId}': readDiscount,
  '/api/v1/iam/contents/banners': readBanners,
  '/api/v1/iam/contents/bannersForPaging': readBanners,
  '/api/v1/common/pages': readPages,
  '/api/v1/common/menus/IAM/{appType}': readMenu,
};

const table = Object.entries(readCalls).map(([path, read]) => ({ pattern: pathPattern(path), read }));

/**
 * Answers a reading call from the live release; the same for HTTP and for the server's own rendering. `query` names the language by
 * `langId`, otherwise the viewer's counts. Closed services are refused here, whoever asks.
 */
export const answer = (input: AnswerInput, path: string, query: Query): Answer => {
  for (const { pattern, read } of table) {
    const params = matchPattern(pattern, path);
    if (params === undefined) continue;
    const langId = query['langId'];
    const named = langId === 'ko' || langId === 'en' ? langId : undefined;
    return gate(input, path) ?? read({ ...input, params, query, locale: named ?? input.viewer.locale, ...(named ? { langId: named } : {}) });
  }
  return refused('unknownCall');
};
