import type { FromSchema } from 'json-schema-to-ts';
import { listOf, moment, strict, text, yn } from '../shared/answer-parts.ts';
import type { Rich } from './answers.ts';

const facts = listOf(strict({ label: text(400), value: text(400) }, ['label', 'value']), 20);
const versionNo = { type: 'integer', minimum: 1, maximum: 9999 } as const;
const contents = { type: 'array', items: {}, description: 'Sanitised text as a tree.' } as const;

/** `contents/terms`: the version of a kind that is in force today. */
export const termsDetailSchema = strict(
  {
    termsId: text(80),
    kindCd: text(30),
    versionNo,
    title: text(400),
    summary: text(400),
    imageNm: text(400, 'Empty: terms have no picture.'),
    factList: facts,
    contents,
    contentsText: { type: 'string' },
  },
  ['termsId', 'kindCd', 'versionNo', 'title', 'summary', 'imageNm', 'factList', 'contents', 'contentsText'],
);

const itemProperties = {
  termsId: text(80, 'ID of the document.'),
  kindCd: { enum: ['terms', 'consent'] },
  versionNo,
  title: text(400),
  requiredYn: yn,
  note: text(400),
  channel: text(10, 'EMAIL, SMS, PUSH, or empty.'),
  groupId: text(80, 'Item under which this one is asked for, or empty.'),
  factList: facts,
  contents,
} as const;
const itemKeys = [
  'termsId',
  'kindCd',
  'versionNo',
  'title',
  'requiredYn',
  'note',
  'channel',
  'groupId',
  'factList',
  'contents',
] as const;

/** `contents/agreements`. */
export const agreementListSchema = strict({ list: listOf(strict(itemProperties, itemKeys)) }, ['list']);

/** `users/join/agreements`: what a social account has agreed to at its provider shows as agreed. */
export const joinAgreementsSchema = strict(
  { list: listOf(strict({ ...itemProperties, agreedYn: yn }, [...itemKeys, 'agreedYn'])) },
  ['list'],
);

/** An agreement with what a member has said about it. */
export const memberAgreementSchema = strict(
  {
    ...itemProperties,
    agreedYn: yn,
    agreedDtm: moment,
    agreedVersionNo: {
      type: 'integer',
      minimum: 0,
      maximum: 9999,
      description: 'Version that the member agreed to, or 0.',
    },
    reconfirmDt: text(8, 'Day by which the member confirms it again, YYYYMMDD, or empty.'),
  },
  [...itemKeys, 'agreedYn', 'agreedDtm', 'agreedVersionNo', 'reconfirmDt'],
);

/** A version that somebody agrees to or refuses. */
export const termsAgreeList = {
  type: 'array',
  maxItems: 100,
  items: strict({ termsId: { type: 'string', minLength: 1, maxLength: 80 }, versionNo, agreeYn: yn }, [
    'termsId',
    'versionNo',
    'agreeYn',
  ]),
} as const;

export type TermsDetail = Rich<FromSchema<typeof termsDetailSchema>>;
export type AgreementItem = Rich<FromSchema<typeof agreementListSchema>['list'][number]>;
export interface AgreementList {
  readonly list: readonly AgreementItem[];
}
export type MemberAgreement = Rich<FromSchema<typeof memberAgreementSchema>>;
export type TermsAgreeList = FromSchema<typeof termsAgreeList>;
