import {
  codeAnswer, codeCheckAnswer, doneAnswer, findIdAnswer, loginAnswer, membershipAnswer, myInfoAnswer, passwordSnoozeAnswer, pointAnswer, refreshAnswer, resetAnswer, resetInfo, sessionInfoAnswer, userAnswer,
} from './accounts.schema.ts';
import {
  bannerListSchema, boardDetailSchema, boardListSchema, discountDetailSchema, discountListSchema, eventDetailSchema, eventListSchema, noticeDetailSchema, noticeListSchema,
} from './answers.schema.ts';
import { codeLists } from './code-lists.ts';
import { codeListAnswer, configAnswer, menuAnswer, messageAnswer, pageMetaAnswer, pagesAnswer, wordsAnswer } from './common-answers.schema.ts';
import { attendAnswer, editorsPickAnswer, personaAnswer, pointHistoryAnswer } from './guard-answers.schema.ts';
import { shareAnswer, shareResult } from './shares.schema.ts';

/** A call that this server answers. */
export interface BuiltInCall {
  readonly method: 'GET' | 'POST';
  /** `{name}` matches one segment. */
  readonly path: string;
  /** Schema of the answer's data. */
  readonly data: object;
  /** Source of the answer. Without a document of the type, or without the code list, the answer is empty. */
  readonly from?: { readonly type: 'words' | 'system-config' } | { readonly list: string };
  /** Query values that are codes, with their code lists. */
  readonly codes?: Readonly<Record<string, string>>;
  /** For a list call: code list of the record kinds. */
  readonly kinds?: string;
  /** For a detail call: document type of the record. */
  readonly record?: 'notice' | 'board' | 'discount';
}

const get = (path: string, data: object, more: Omit<BuiltInCall, 'method' | 'path' | 'data'> = {}): BuiltInCall => ({ method: 'GET', path, data, ...more });
const post = (path: string, data: object, more: Omit<BuiltInCall, 'method' | 'path' | 'data'> = {}): BuiltInCall => ({ method: 'POST', path, data, ...more });

const base = '/api/v1/iam';
const { noticeCategory, boardKind, eventKind, benefitClass } = codeLists;

/** All calls of the specification that this server answers. */
export const builtInCalls: readonly BuiltInCall[] = [
  get(`${base}/contents/notices`, noticeListSchema, { codes: { ctgryCd: noticeCategory } }),
  get(`${base}/contents/notices/{publctId}`, noticeDetailSchema, { record: 'notice' }),
  get(`${base}/contents/boards`, boardListSchema, { codes: { boardKindCd: boardKind }, kinds: boardKind }),
  get(`${base}/contents/board/{publct_id}`, boardDetailSchema, { codes: { boardKindCd: boardKind }, record: 'board' }),
  get(`${base}/contents/discounts`, discountListSchema, { codes: { bnftClassCd: benefitClass } }),
  get(`${base}/contents/discount/{publctId}`, discountDetailSchema, { codes: { bnftClassCd: benefitClass }, record: 'discount' }),
  get(`${base}/contents/banners`, bannerListSchema),
  get(`${base}/contents/bannersForPaging`, bannerListSchema),
  get(`${base}/evt/event`, eventListSchema, { from: { list: eventKind }, codes: { eventKindCd: eventKind }, kinds: eventKind }),
  get(`${base}/evt/event-dtl`, eventDetailSchema, { from: { list: eventKind }, codes: { eventKindCd: eventKind }, record: 'board' }),
  get(`${base}/evt/attend-dtl`, attendAnswer, { from: { list: codeLists.attendKind } }),
  post(`${base}/contents/editorspick/{contentId}`, editorsPickAnswer, { from: { list: codeLists.pickKind } }),
  get(`${base}/common/page-meta`, pageMetaAnswer),
  get(`${base}/common/codes/{codeId}`, codeListAnswer),
  get(`${base}/common/message-resource`, messageAnswer),
  get(`${base}/common/system-config`, configAnswer, { from: { type: 'system-config' } }),
  get(`${base}/fword-list`, wordsAnswer, { from: { type: 'words' } }),
  post(`${base}/common/language/{langCd}`, doneAnswer),
  get('/api/v1/common/pages', pagesAnswer),
  get('/api/v1/common/menus/IAM/{appType}', menuAnswer),
  post(`${base}/behaviors/shares`, shareResult),
  get(`${base}/behaviors/shares/{shareInfoId}`, shareAnswer),
  get(`${base}/curation/persona-type`, personaAnswer, { from: { list: codeLists.personaType } }),
  post(`${base}/curation/persona-type-result`, personaAnswer, { from: { list: codeLists.personaType } }),
  get(`${base}/members`, membershipAnswer),
  get(`${base}/members/me`, myInfoAnswer),
  get(`${base}/point/my-point`, pointAnswer),
  get(`${base}/point/my-point-history`, pointHistoryAnswer, { from: { list: codeLists.somReason } }),
  post(`${base}/certification/MBL/login`, loginAnswer),
  post(`${base}/login/refresh`, refreshAnswer),
  post(`${base}/login/refresh/end`, doneAnswer),
  get(`${base}/logout`, doneAnswer),
  get(`${base}/login/session/info`, sessionInfoAnswer),
  post(`${base}/login/code`, codeAnswer),
  post(`${base}/login/code/check`, codeCheckAnswer),
  get(`${base}/users/info`, userAnswer),
  post(`${base}/users/info/change`, doneAnswer),
  post(`${base}/users/password-check`, doneAnswer),
  post(`${base}/users/my-password-change`, doneAnswer),
  post(`${base}/users/password-alert-change`, passwordSnoozeAnswer),
  get(`${base}/users/password-reset`, resetInfo),
  post(`${base}/users/password-reset`, resetAnswer),
  get(`${base}/users/user-id-find`, findIdAnswer),
];
