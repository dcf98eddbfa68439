import {
  bannerListSchema,
  boardDetailSchema,
  boardListSchema,
  discountDetailSchema,
  discountListSchema,
  eventDetailSchema,
  eventListSchema,
  noticeDetailSchema,
  noticeListSchema,
  feesSchema,
  soundsSchema,
} from './answers.ts';
import { agreementListSchema, termsDetailSchema } from './terms-answers.ts';
import { codeLists } from '../../code-lists.ts';
import { apiBase, defineCall } from '../define-call.ts';

const base = `${apiBase}/contents`;
const events = `${apiBase}/evt`;
const read = { access: 'published', method: 'GET' } as const;
const contents = { ...read, tag: 'contents' } as const;
const paging = { currentPage: 'Page, from 1', pagePerCount: 'Items per page' };
const { noticeCategory, boardKind, eventKind, benefitClass, termsKind } = codeLists;
const banners = {
  ...contents,
  data: bannerListSchema,
  parameters: { parkKindCd: '', bannerKindCd: '', bannerCode: '', ...paging },
} as const;
const benefit = { parkKindCd: 'Venue', bnftClassCd: '', bnftKindCd: '' };

export const listNotices = defineCall({
  ...contents,
  path: `${base}/notices`,
  summary: 'List notices',
  data: noticeListSchema,
  reads: ['notice'],
  requirements: ['P-609'],
  parameters: { publctTypeCd: 'Venue', ctgryCd: 'Category', pinYn: 'Y or N', ...paging },
  codes: { ctgryCd: noticeCategory },
});
export const readNotice = defineCall({
  ...contents,
  path: `${base}/notices/{publctId}`,
  summary: 'Read a notice',
  data: noticeDetailSchema,
  reads: ['notice'],
  requirements: ['P-610', 'V-434'],
  parameters: { publctTypeCd: 'Venue' },
  record: 'notice',
  named: {
    'path.publctId': {
      kind: 'notice',
      of: 'everybody',
      refusals: { unknown: 'CNT_01', venue: 'CNT_01', time: 'CNT_01' },
    },
  },
});
export const listBoards = defineCall({
  ...contents,
  path: `${base}/boards`,
  summary: 'List posts of a board',
  data: boardListSchema,
  reads: ['board', 'event', 'facility', 'show', 'course', 'opening', 'terms'],
  requirements: ['P-607', 'V-431'],
  parameters: { publctTypeCd: 'Venue', boardKindCd: 'Board', withContents: 'Y: with the texts', ...paging },
  codes: { boardKindCd: boardKind },
  kinds: boardKind,
});
export const readBoard = defineCall({
  ...contents,
  path: `${base}/board/{publct_id}`,
  summary: 'Read a post',
  data: boardDetailSchema,
  reads: ['board', 'event', 'facility', 'show', 'course', 'opening', 'terms'],
  requirements: ['P-608', 'V-432'],
  parameters: { publctTypeCd: 'Venue', boardKindCd: 'Board' },
  codes: { boardKindCd: boardKind },
  record: 'board',
  named: {
    'path.publct_id': {
      kind: 'board',
      of: 'everybody',
      refusals: { unknown: 'CNT_01', venue: 'CNT_01', time: 'CNT_01' },
    },
  },
});
export const listDiscounts = defineCall({
  ...contents,
  path: `${base}/discounts`,
  summary: 'List discounts, first those for the member who asks',
  forMember: true,
  data: discountListSchema,
  reads: ['discount'],
  requirements: ['P-611', 'V-435'],
  parameters: { ...benefit, ...paging },
  codes: { bnftClassCd: benefitClass },
});
export const readDiscount = defineCall({
  ...contents,
  path: `${base}/discount/{publctId}`,
  summary: 'Read a discount',
  data: discountDetailSchema,
  reads: ['discount'],
  requirements: ['P-612', 'V-436'],
  parameters: benefit,
  codes: { bnftClassCd: benefitClass },
  record: 'discount',
  named: {
    'path.publctId': {
      kind: 'discount',
      of: 'everybody',
      refusals: { unknown: 'CNT_01', venue: 'CNT_01', time: 'CNT_01' },
    },
  },
});
export const readFees = defineCall({
  ...read,
  tag: 'contents',
  path: `${base}/fees`,
  summary: 'Read the ticket prices of a venue, and the discounts on them',
  forMember: true,
  data: feesSchema,
  reads: ['fee-table', 'discount'],
  requirements: [],
  addition: true,
  parameters: { parkType: 'Venue code' },
});
export const listSounds = defineCall({
  ...read,
  tag: 'contents',
  path: `${base}/sounds`,
  summary: 'List the tunes of a venue',
  data: soundsSchema,
  reads: ['sound'],
  requirements: [],
  addition: true,
  parameters: { parkType: 'Venue code' },
});
export const readTerms = defineCall({
  ...read,
  tag: 'contents',
  path: `${base}/terms`,
  summary: 'Read the terms of a kind that are in force today',
  data: termsDetailSchema,
  reads: ['terms'],
  requirements: [],
  addition: true,
  parameters: { kind: 'Kind of terms' },
  codes: { kind: termsKind },
});
export const listAgreements = defineCall({
  ...read,
  tag: 'contents',
  path: `${base}/agreements`,
  summary: 'List the terms and consents that people are asked for when they join',
  data: agreementListSchema,
  reads: ['terms', 'consent-item'],
  requirements: [],
  addition: true,
  parameters: { flow: 'JOIN, SOCIAL or MEMBERSHIP', age: 'Age in years; without it as for adults' },
});
export const listBanners = defineCall({
  ...banners,
  path: `${base}/banners`,
  summary: 'List banners',
  reads: ['banner', 'link', 'page'],
  requirements: ['P-613', 'V-437'],
});
export const listBannersByPage = defineCall({
  ...banners,
  path: `${base}/bannersForPaging`,
  summary: 'List banners by page',
  reads: ['banner', 'link', 'page'],
  requirements: ['P-614', 'V-438'],
});
export const listEvents = defineCall({
  ...read,
  tag: 'events',
  path: `${events}/event`,
  summary: 'List events',
  data: eventListSchema,
  reads: ['event'],
  requirements: ['V-419'],
  parameters: {
    parkKindCd: 'Venue',
    eventKindCd: 'Kind of participation',
    statusCd: 'NOT_YET, OPEN, CLOSED or DONE, separated by commas; ALL; left out, OPEN',
    ...paging,
  },
  from: { list: eventKind },
  codes: { eventKindCd: eventKind },
  kinds: eventKind,
});
export const readEvent = defineCall({
  ...read,
  tag: 'events',
  path: `${events}/event-dtl`,
  summary: 'Read an event',
  data: eventDetailSchema,
  reads: ['event'],
  requirements: ['V-420'],
  parameters: { eventId: '', eventKindCd: 'Kind of participation', parkKindCd: 'Venue' },
  from: { list: eventKind },
  codes: { eventKindCd: eventKind },
  record: 'event',
  named: {
    'query.eventId': { kind: 'event', of: 'everybody', refusals: { unknown: 'CNT_01', venue: 'CNT_01' } },
  },
});
