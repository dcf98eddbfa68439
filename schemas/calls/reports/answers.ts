import type { FromSchema } from 'json-schema-to-ts';
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

/** Limits of reviews and of links that share a report (decisions-members §6). */
export const reportLimits = { words: 500, photos: 5, editDays: 7, shareDays: 30, publicFrom: 14 } as const;

const parkKindCd = { type: 'string', pattern: '^(\\d{2,3})?$', description: 'Park by its number.' } as const;
const reportDate = { type: 'string', pattern: '^(\\d{8})?$', description: 'YYYYMMDD in Korean time.' } as const;

/** Without park and day: the latest report. */
export const reportQuery = strict({ ...asMember, parkKindCd, reportDate }, []);
export const reportsQuery = strict({ ...asMember, parkKindCd, ...paging }, []);
const ofReport = {
  ...asMember,
  parkKindCd: { ...parkKindCd, minLength: 2 },
  reportDate: { ...reportDate, minLength: 8 },
} as const;
const fileIdList = listOf(filled(60), reportLimits.photos);
export const reviewBody = strict(
  {
    ...ofReport,
    starCnt: { enum: ['1', '2', '3', '4', '5'] },
    reviewTxt: letters(reportLimits.words),
    fileIdList: { ...fileIdList, description: 'New photos.' },
    keepPhotosYn: { ...yn, description: 'Y: photos of the review stay beside the new ones. Default: N.' },
    publicYn: { ...yn, description: 'Y: everybody may read it. Default: N.' },
  },
  ['parkKindCd', 'reportDate', 'starCnt'],
);
export const shareReportBody = strict(
  { ...ofReport, fileIdList: { ...fileIdList, description: 'Photos of the review that others see. Default: none.' } },
  ['parkKindCd', 'reportDate'],
);
export const unshareReportBody = strict(ofReport, ['parkKindCd', 'reportDate']);

const photo = strict({ fileId: filled(60), url: filled(200) }, ['fileId', 'url']);
const named = strict({ name: text(400) }, ['name']);
const place = strict(
  {
    facilityId: text(30),
    facilityNm: text(400),
    imageNm: text(60),
    kindCd: { enum: ['RIDE', 'USE'] },
    placeTm: { type: 'string', pattern: '^\\d\\d:\\d\\d$', description: 'First time, HH:MM.' },
    placeCnt: count,
    savedMin: { ...count, description: 'Minutes in a smart queue that were not spent in the line.' },
  },
  ['facilityId', 'facilityNm', 'imageNm', 'kindCd', 'placeTm', 'placeCnt', 'savedMin'],
);
const counts = {
  rideCnt: count,
  useCnt: count,
  courseCnt: count,
  eventCnt: count,
  badgeCnt: count,
} as const;
const countNames = ['rideCnt', 'useCnt', 'courseCnt', 'eventCnt', 'badgeCnt'] as const;
const head = {
  parkKindCd: text(3),
  parkType: text(8),
  parkNm: text(400),
  imageNm: text(60, 'Drawing of the venue.'),
  reportDate: filled(8),
} as const;
const headNames = ['parkKindCd', 'parkType', 'parkNm', 'imageNm', 'reportDate'] as const;

const review = {
  reviewStateCd: { enum: ['NONE', 'REGISTERED', 'EDITED', 'HIDDEN'] },
  reviewYn: { ...yn, description: 'Y: a review can be written or changed now.' },
  starCnt: { ...count, maximum: 5, description: '0 without a review.' },
  reviewTxt: text(reportLimits.words * 12),
  publicYn: yn,
  reviewDtm: moment,
  editUntilDtm: { ...moment, description: 'Until when the review can be changed.' },
  photoList: listOf(photo, reportLimits.photos),
} as const;
const reviewNames = [
  'reviewStateCd',
  'reviewYn',
  'starCnt',
  'reviewTxt',
  'publicYn',
  'reviewDtm',
  'editUntilDtm',
  'photoList',
] as const;

export const reportAnswer = strict(
  {
    ...head,
    statusCd: { enum: ['GROWING', 'DONE'], description: 'GROWING: the member is in the park, and the report changes.' },
    enterDtm: moment,
    leaveDtm: { ...moment, description: 'Empty while the member is in the park.' },
    stayMin: count,
    ...counts,
    queueCnt: { ...count, description: 'Turns in smart queues that were taken.' },
    savedMin: count,
    somAmt: { ...count, description: 'Som that was earned.' },
    stepCnt: { ...count, description: 'Steps, where the member has agreed and something counts them; else left out.' },
    placeList: listOf(place, 100),
    courseList: listOf(named, 20),
    eventList: listOf(named, 40),
    badgeList: listOf(named, 40),
    ...review,
    sharedYn: yn,
    shareUrl: text(300, 'Path of the open link; empty without one.'),
    shareUntilDtm: moment,
    sharedPhotoCnt: count,
  },
  [
    ...headNames,
    'statusCd',
    'enterDtm',
    'leaveDtm',
    'stayMin',
    ...countNames,
    'queueCnt',
    'savedMin',
    'somAmt',
    'placeList',
    'courseList',
    'eventList',
    'badgeList',
    ...reviewNames,
    'sharedYn',
    'shareUrl',
    'shareUntilDtm',
    'sharedPhotoCnt',
  ],
);
const listed = strict(
  {
    reportId: filled(60),
    ...head,
    statusCd: { enum: ['GROWING', 'DONE'] },
    stayMin: count,
    ...counts,
    reviewStateCd: review.reviewStateCd,
    starCnt: review.starCnt,
    sharedYn: yn,
  },
  ['reportId', ...headNames, 'statusCd', 'stayMin', ...countNames, 'reviewStateCd', 'starCnt', 'sharedYn'],
);
export const reportsAnswer = strict({ reportList: pageOfItems(listed), totalCnt }, ['reportList', 'totalCnt']);

/** Fields of a shared report: no times, people or amounts. */
export const sharedReportAnswer = strict(
  {
    ...head,
    nickName: text(60),
    ...counts,
    photoList: listOf(strict({ url: filled(300) }, ['url']), reportLimits.photos),
    headTitle: text(200, 'Title of the page; empty without texts in the sharing settings.'),
    headTxt: text(500, 'Description of the page.'),
    headImageNm: text(200, 'Path of the picture for previews; empty while the review is hidden.'),
  },
  [...headNames, 'nickName', ...countNames, 'photoList', 'headTitle', 'headTxt', 'headImageNm'],
);

export const reviewsQuery = strict({ ...asMember, ...paging }, []);
/** Public reviews of a venue. */
export const reviewsAnswer = strict(
  {
    reviewList: pageOfItems(
      strict(
        {
          reviewId: filled(60),
          starCnt: count,
          reviewTxt: text(reportLimits.words * 12),
          nickName: text(60),
          visitYm: { type: 'string', pattern: '^\\d{4}\\.\\d{2}$', description: 'Month of the visit, YYYY.MM.' },
          langCd: text(5),
          photoList: listOf(strict({ url: filled(300) }, ['url']), reportLimits.photos),
        },
        ['reviewId', 'starCnt', 'reviewTxt', 'nickName', 'visitYm', 'langCd', 'photoList'],
      ),
    ),
    totalCnt,
  },
  ['reviewList', 'totalCnt'],
);

export type MemoryReport = FromSchema<typeof reportAnswer>;
export type MemoryReports = FromSchema<typeof reportsAnswer>;
export type SharedReport = FromSchema<typeof sharedReportAnswer>;
export type ReviewBody = FromSchema<typeof reviewBody>;
export type PublicReviews = FromSchema<typeof reviewsAnswer>;
