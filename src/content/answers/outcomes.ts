import type { Found, Refused } from './types.ts';

type Refusal = Omit<Refused, 'ok' | 'validUntil'>;

/** Invalid request; the caller must change it. */
const wrong = (code: string, ko: string, en: string): Refusal => ({
  status: 400,
  code,
  errorType: 'B',
  message: { ko, en },
});
const missing = (code: string, ko: string, en: string): Refusal => ({
  status: 404,
  code,
  errorType: 'B',
  message: { ko, en },
});
/** Upstream failure; the same call may succeed later. */
const failed = (status: 502 | 504, code: string, ko: string, en: string): Refusal => ({
  status,
  code,
  errorType: 'E',
  message: {
    ko: `연결된 서비스가 ${ko}. 잠시 후 다시 시도해 주세요.`,
    en: `The connected service did not answer${en}. Please try again in a moment.`,
  },
});

/** Every refusal of the read calls, except those whose words the site document holds. An unknown call has the code of the server's edge. */
const refusals = {
  unknownCall: missing(
    'NOT_FOUND',
    '없는 호출이에요. 주소를 확인해 주세요.',
    'There is no such call. Check the address.',
  ),
  missingPageId: wrong('CMM_01', 'pageId를 넣어 주세요.', 'Give a pageId.'),
  unknownPage: missing('CMM_02', '등록되지 않은 페이지예요.', 'This page is not registered.'),
  unknownCodeList: missing('CMM_03', '없는 코드 목록이에요.', 'There is no such code list.'),
  unknownMenu: missing('CMM_04', '없는 메뉴예요. appType을 확인해 주세요.', 'There is no such menu. Check appType.'),
  shortSearch: wrong(
    'CMM_05',
    '검색어를 2자 이상 입력해 주세요',
    'Please enter at least 2 characters in the search term',
  ),
  longSearch: wrong('CMM_06', '검색어는 60자까지 쓸 수 있어요', 'A search term has 60 characters at most'),
  unknownCondition: wrong(
    'CMM_07',
    'searchPageCond에는 PAGE_NM만 쓸 수 있어요.',
    'searchPageCond can only be PAGE_NM.',
  ),
  unknownContent: missing('CNT_01', '없거나 내려간 글이에요.', 'This post does not exist or has been taken down.'),
  unknownVenue: missing(
    'PRK_01',
    '없는 장소예요. parkType을 확인해 주세요.',
    'There is no such venue. Check parkType.',
  ),
  unknownFacility: missing('PRK_02', '없거나 문을 닫은 곳이에요.', 'This place does not exist or is no longer open.'),
  upstreamFailed: failed(502, 'SVC_04', '답하지 않았어요', ''),
  upstreamLate: failed(504, 'SVC_05', '제시간에 답하지 않았어요', ' in time'),
};

export const found = (data: unknown, validUntil: number | null = null, cacheUntil?: number): Found => ({
  ok: true,
  data,
  validUntil,
  ...(cacheUntil === undefined ? {} : { cacheUntil }),
});

/** `validUntil`: the instant at which the same call may find something. */
export const refused = (reason: keyof typeof refusals, validUntil: number | null = null): Refused => ({
  ok: false,
  ...refusals[reason],
  validUntil,
});
