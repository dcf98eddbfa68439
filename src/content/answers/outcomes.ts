import type { Found, Refused } from './types.ts';

/** Every refusal of the read calls, except those whose words the site document holds. An unknown call has the code of the server's edge. */
const refusals = {
  unknownCall: { status: 404, code: 'NOT_FOUND', errorType: 'B', message: { ko: '없는 호출이에요. 주소를 확인해 주세요.', en: 'There is no such call. Check the address.' } },
  missingPageId: { status: 400, code: 'CMM_01', errorType: 'B', message: { ko: 'pageId를 넣어 주세요.', en: 'Give a pageId.' } },
  unknownPage: { status: 404, code: 'CMM_02', errorType: 'B', message: { ko: '등록되지 않은 페이지예요.', en: 'This page is not registered.' } },
  unknownCodeList: { status: 404, code: 'CMM_03', errorType: 'B', message: { ko: '없는 코드 목록이에요.', en: 'There is no such code list.' } },
  unknownMenu: { status: 404, code: 'CMM_04', errorType: 'B', message: { ko: '없는 메뉴예요. appType을 확인해 주세요.', en: 'There is no such menu. Check appType.' } },
  shortSearch: {
    status: 400, code: 'CMM_05', errorType: 'B',
    message: { ko: '검색어를 2자 이상 입력해 주세요', en: 'Please enter at least 2 characters in the search term' },
  },
  longSearch: {
    status: 400, code: 'CMM_06', errorType: 'B',
    message: { ko: '검색어는 60자까지 쓸 수 있어요', en: 'A search term has 60 characters at most' },
  },
  unknownCondition: {
    status: 400, code: 'CMM_07', errorType: 'B',
    message: { ko: 'searchPageCond에는 PAGE_NM만 쓸 수 있어요.', en: 'searchPageCond can only be PAGE_NM.' },
  },
  unknownContent: { status: 404, code: 'CNT_01', errorType: 'B', message: { ko: '없거나 내려간 글이에요.', en: 'This post does not exist or has been taken down.' } },
  upstreamFailed: {
    status: 502, code: 'SVC_04', errorType: 'E',
    message: { ko: '연결된 서비스가 답하지 않았어요. 잠시 후 다시 시도해 주세요.', en: 'The connected service did not answer. Please try again in a moment.' },
  },
  upstreamLate: {
    status: 504, code: 'SVC_05', errorType: 'E',
    message: { ko: '연결된 서비스가 제시간에 답하지 않았어요. 잠시 후 다시 시도해 주세요.', en: 'The connected service did not answer in time. Please try again in a moment.' },
  },
} as const;

export const found = (data: unknown, validUntil: number | null = null): Found => ({ ok: true, data, validUntil });

/** `validUntil`: the instant at which the same call may find something. */
export const refused = (reason: keyof typeof refusals, validUntil: number | null = null): Refused => ({ ok: false, ...refusals[reason], validUntil });
