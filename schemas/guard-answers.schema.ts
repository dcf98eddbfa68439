import type { FromSchema } from 'json-schema-to-ts';
import { asMember, strict, text } from './answer-parts.ts';

const count = { type: 'integer' } as const;
const day = { type: 'string', pattern: '^\\d{8}$', description: 'YYYYMMDD in Korean time.' } as const;
const page = { type: 'string', pattern: '^\\d{1,6}$' } as const;
const park = { type: 'string', pattern: '^\\d{2,3}$', description: 'Park, by its parkKindCd.' } as const;
const answer = { type: 'string', pattern: '^[0-9A-Za-z]{1,10}$' } as const;

/** `point/my-point-history` (P-591). Default period: the last twelve months. */
export const pointHistoryQuery = strict(
  {
    ...asMember,
    startDt: day,
    endDt: day,
    category: { enum: ['', 'ALL', 'EARN', 'USE'], description: 'Deposits, withdrawals, or both.' },
    currentPage: page,
    pagePerCount: page,
  },
  [],
);
/** Amounts are whole Som, negative for withdrawals; `remainPointAmt` is the balance after each entry, so the newest one equals my-point. */
export const pointHistoryAnswer = strict(
  {
    tranDetalisCnt: { ...count, description: 'Total number in the period, the same on every page.' },
    tranDetalisList: {
      type: 'array',
      items: strict(
        {
          tranDtm: text(14, 'YYYYMMDDHHmmss in Korean time.'),
          tranKindCd: { enum: ['EARN', 'USE'] },
          tranReasonCd: text(40),
          tranReasonNm: text(200),
          pointAmt: count,
          remainPointAmt: count,
        },
        ['tranDtm', 'tranKindCd', 'tranReasonCd', 'tranReasonNm', 'pointAmt', 'remainPointAmt'],
      ),
    },
    currentPage: count,
    pagePerCount: count,
  },
  ['tranDetalisCnt', 'tranDetalisList', 'currentPage', 'pagePerCount'],
);

/** `curation/persona-type` (P-579, P-630). */
export const personaQuery = strict({ ...asMember, parkKindCd: park }, ['parkKindCd']);
/** 000: a result exists. 494: the survey was not taken. 495: the result has a kind that no longer exists; `respnsMsg` explains it. */
export const personaAnswer = strict(
  { respnsCd: { enum: ['000', '494', '495'] }, respnsMsg: text(400), personaTypeCd: text(40), personaName: text(200) },
  ['respnsCd', 'respnsMsg', 'personaTypeCd', 'personaName'],
);
/** `curation/persona-type-result`: survey answers, by the parameter names of the route (P-319). */
export const personaResultBody = strict(
  { membershipUid: text(40), parkKindCd: park, visitType: answer, companaion: answer, playType: answer },
  ['parkKindCd', 'visitType', 'companaion', 'playType'],
);

/** `contents/editorspick/{contentId}` (P-347, P-632). */
export const editorsPickBody = strict({ pageId: text(40), contentId: text(80) }, []);
export const editorsPickAnswer = strict(
  {
    contentId: text(80),
    contentKindCd: text(40, 'The categoryCd of its address.'),
    publctId: text(80),
    publctTypeCd: text(10),
    title: text(400),
  },
  ['contentId', 'contentKindCd', 'publctId', 'publctTypeCd', 'title'],
);

export type PointHistoryQuery = FromSchema<typeof pointHistoryQuery>;
export type PointHistory = FromSchema<typeof pointHistoryAnswer>;
export type Persona = FromSchema<typeof personaAnswer>;
export type PersonaResult = FromSchema<typeof personaResultBody>;
export type EditorsPick = FromSchema<typeof editorsPickAnswer>;

const amount = { type: 'integer', minimum: 0 } as const;
/** Points of an older programme that a member can convert into Som. */
export const dreamPointAnswer = strict(
  {
    dreamPointAmt: amount,
    rate: { type: 'integer', description: 'Som for one point.' },
    convertibleAmt: amount,
    leastAmt: { ...amount, description: 'Least number of points of a conversion.' },
  },
  ['dreamPointAmt', 'rate', 'convertibleAmt', 'leastAmt'],
);
export const dreamPointBody = strict({ membershipUid: text(40), parkType: text(8) }, []);
export const convertPointBody = strict(
  {
    kindCd: { enum: ['DREAM'] },
    amount: {
      oneOf: [
        { type: 'integer', minimum: 0, maximum: 999_999_999 },
        { type: 'string', pattern: '^[0-9]{1,9}$' },
      ],
    },
    membershipUid: text(40),
    parkType: text(8),
  },
  ['kindCd', 'amount'],
);
export const convertedAnswer = strict({ approvalNo: text(12), remainPointAmt: count, dreamPointAmt: amount }, [
  'approvalNo',
  'remainPointAmt',
  'dreamPointAmt',
]);
