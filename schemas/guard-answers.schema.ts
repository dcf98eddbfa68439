import type { FromSchema } from 'json-schema-to-ts';

const text = (maxLength: number, description?: string) => ({ type: 'string', maxLength, ...(description === undefined ? {} : { description }) }) as const;
const strict = <const Properties extends Record<string, unknown>, const Required extends readonly (keyof Properties & string)[]>(properties: Properties, required: Required) =>
  ({ type: 'object', additionalProperties: false, required, properties }) as const;
const count = { type: 'integer' } as const;
const yn = { enum: ['Y', 'N'] } as const;
const day = { type: 'string', pattern: '^\\d{8}$', description: 'YYYYMMDD in Korean time.' } as const;
const page = { type: 'string', pattern: '^\\d{1,6}$' } as const;
const asMember = { membershipUid: text(40), parkType: text(8), pageId: text(40) } as const;
const park = { type: 'string', pattern: '^\\d{2,3}$', description: 'Park, by its parkKindCd.' } as const;
const answer = { type: 'string', pattern: '^[0-9A-Za-z]{1,10}$' } as const;

/** `point/my-point-history` (P-591). Without days it is the last twelve months. */
export const pointHistoryQuery = strict(
  { ...asMember, startDt: day, endDt: day, category: { enum: ['', 'ALL', 'EARN', 'USE'], description: 'What came, what went, or both.' }, currentPage: page, pagePerCount: page },
  [],
);
/** Amounts are whole Som, negative where they went; `remainPointAmt` is the balance after each, so the newest one's is that of my-point. */
export const pointHistoryAnswer = strict(
  {
    tranDetalisCnt: { ...count, description: 'How many there are in those days, on every page.' },
    tranDetalisList: {
      type: 'array',
      items: strict({ tranDtm: text(14, 'YYYYMMDDHHmmss in Korean time.'), tranKindCd: { enum: ['EARN', 'USE'] }, tranReasonCd: text(40), tranReasonNm: text(200), pointAmt: count, remainPointAmt: count }, ['tranDtm', 'tranKindCd', 'tranReasonCd', 'tranReasonNm', 'pointAmt', 'remainPointAmt']),
    },
    currentPage: count,
    pagePerCount: count,
  },
  ['tranDetalisCnt', 'tranDetalisList', 'currentPage', 'pagePerCount'],
);

/** `curation/persona-type` (P-579, P-630). */
export const personaQuery = strict({ ...asMember, parkKindCd: park }, ['parkKindCd']);
/** 000: there is a result. 494: the survey was not taken. 495: the result is of a kind that there is no more; `respnsMsg` says so. */
export const personaAnswer = strict(
  { respnsCd: { enum: ['000', '494', '495'] }, respnsMsg: text(400), personaTypeCd: text(40), personaName: text(200) },
  ['respnsCd', 'respnsMsg', 'personaTypeCd', 'personaName'],
);
/** `curation/persona-type-result`: the answers of the survey, by the names of its route (P-319). */
export const personaResultBody = strict({ membershipUid: text(40), parkKindCd: park, visitType: answer, companaion: answer, playType: answer }, ['parkKindCd', 'visitType', 'companaion', 'playType']);

/** `evt/attend-dtl` (P-631). */
export const attendQuery = strict({ ...asMember, eventId: text(80) }, []);
const attendEvent = strict({ eventId: text(80), parkType: text(8), title: text(400), summary: text(400), fromDtm: text(14), untilDtm: text(14) }, ['eventId', 'parkType', 'title', 'summary', 'fromDtm', 'untilDtm']);
/** `event` is null while there is none; the rest is of the member who asks, and empty for guests. */
export const attendAnswer = strict(
  { event: { anyOf: [{ type: 'null' }, attendEvent] }, attendYn: { ...yn, description: 'Whether the member has attended today.' }, attendCnt: count, attendDtList: { type: 'array', items: text(8) } },
  ['event', 'attendYn', 'attendCnt', 'attendDtList'],
);

/** `contents/editorspick/{contentId}` (P-347, P-632). */
export const editorsPickBody = strict({ pageId: text(40), contentId: text(80) }, []);
export const editorsPickAnswer = strict({ contentId: text(80), contentKindCd: text(40, 'The categoryCd of its address.'), publctId: text(80), publctTypeCd: text(10), title: text(400) }, ['contentId', 'contentKindCd', 'publctId', 'publctTypeCd', 'title']);

export type PointHistoryQuery = FromSchema<typeof pointHistoryQuery>;
export type PointHistory = FromSchema<typeof pointHistoryAnswer>;
export type PersonaQuery = FromSchema<typeof personaQuery>;
export type Persona = FromSchema<typeof personaAnswer>;
export type PersonaResult = FromSchema<typeof personaResultBody>;
export type AttendQuery = FromSchema<typeof attendQuery>;
export type Attendance = FromSchema<typeof attendAnswer>;
export type EditorsPick = FromSchema<typeof editorsPickAnswer>;
