import type { FromSchema } from 'json-schema-to-ts';
import { typed } from '../../typed-text.ts';
import {
  asMember,
  count,
  filled,
  letters,
  listOf,
  moment,
  pageOfItems,
  paging,
  strict,
  text,
  totalCnt,
  yn,
} from '../shared/answer-parts.ts';

/** RECEIVED > ASSIGNED > ANSWERED > CLOSED; REOPENED once after an answer; CANCELLED by the member before anybody has it. */
export const inquiryStates = ['RECEIVED', 'ASSIGNED', 'ANSWERED', 'REOPENED', 'CLOSED', 'CANCELLED'] as const;
export type InquiryState = (typeof inquiryStates)[number];
/** Channels beside the notification, which always comes. */
export const replyChannels = ['NOTIFICATION', 'EMAIL', 'SMS'] as const;
export type ReplyChannel = (typeof replyChannels)[number];

const state = { enum: inquiryStates } as const;
const body = typed('text', { ...letters(2000), minLength: 1 });

export const inquiriesQuery = strict(
  { ...asMember, ...paging, stateCd: { enum: ['ALL', 'WAITING', 'ANSWERED'], description: 'Default: ALL.' } },
  [],
);

export const askBody = strict(
  {
    ...asMember,
    categoryCd: filled(60, 'Code of COD_IAM_VOC_CATEGORY.'),
    title: typed('text', { ...letters(60), minLength: 1 }),
    text: body,
    fileIds: { ...listOf(filled(60), 5), description: 'Uploaded files with the purpose INQUIRY.' },
    replyChannels: listOf({ enum: replyChannels }, 3),
  },
  ['categoryCd', 'title', 'text'],
);
export type AskBody = FromSchema<typeof askBody>;
export const reopenBody = strict({ ...asMember, text: body }, ['text']);
export const cancelBody = strict(asMember, []);

export const inquiryAnswer = strict({ vocId: filled(60), statusCd: state }, ['vocId', 'statusCd']);

const common = {
  vocId: filled(60),
  categoryNm: text(400),
  parkType: text(8),
  parkNm: text(400),
  title: text(720),
  statusCd: state,
  regDtm: moment,
  answerDtm: { ...moment, description: 'Last answer, YYYYMMDDHHmmss in Korean time; empty without one.' },
  dueDtm: { ...moment, description: 'Time until which an answer comes; empty once there is one.' },
} as const;
const commonNames = [
  'vocId',
  'categoryNm',
  'parkType',
  'parkNm',
  'title',
  'statusCd',
  'regDtm',
  'answerDtm',
  'dueDtm',
] as const;

const item = strict({ ...common, replyTxt: text(24_000, 'Last answer; empty without one.'), fileCnt: count }, [
  ...commonNames,
  'replyTxt',
  'fileCnt',
]);
export type InquiryItem = FromSchema<typeof item>;
export const inquiriesAnswer = strict({ list: pageOfItems(item), totalCnt }, ['list', 'totalCnt']);

export const inquiryDetail = strict(
  {
    ...common,
    categoryCd: text(60),
    text: text(24_000),
    replies: listOf(
      strict(
        {
          replyId: filled(60),
          byCd: { enum: ['MEMBER', 'CENTER'] },
          text: text(24_000),
          regDtm: moment,
        },
        ['replyId', 'byCd', 'text', 'regDtm'],
      ),
      10,
    ),
    fileList: listOf(
      strict(
        {
          fileId: filled(60),
          url: filled(100, 'Address for its member only.'),
          imageUrl: text(100, 'The address of a picture; empty for a PDF.'),
          kindCd: { enum: ['IMAGE', 'PDF'] },
          fileNm: text(80),
        },
        ['fileId', 'url', 'imageUrl', 'kindCd', 'fileNm'],
      ),
      5,
    ),
    replyChannels: listOf({ enum: replyChannels }, 3),
    reopenYn: { ...yn, description: 'Y: the member can ask once more.' },
    cancelYn: { ...yn, description: 'Y: the member can take it back.' },
  },
  [...commonNames, 'categoryCd', 'text', 'replies', 'fileList', 'replyChannels', 'reopenYn', 'cancelYn'],
);
export type InquiryDetail = FromSchema<typeof inquiryDetail>;
