import type { FromSchema } from 'json-schema-to-ts';
import {
  asMember,
  count,
  filled,
  listOf,
  moment,
  pageOfItems,
  paging,
  strict,
  text,
  totalCnt,
  yn,
} from '../shared/answer-parts.ts';
import { typed } from '../../typed-text.ts';

const day = { type: 'string', pattern: '^(\\d{8})?$', description: 'YYYYMMDD in Korean time.' } as const;
const time = { type: 'string', pattern: '^([01]\\d|2[0-3])[0-5]\\d$', description: 'HHmm.' } as const;
const courseId = { type: 'string', pattern: '^[0-9A-Za-z-]{1,40}$' } as const;

/** States of members' courses. */
export const courseStates = ['DRAFT', 'SHARED', 'UNSHARED', 'HIDDEN', 'REMOVED'] as const;
/** Limits of members' courses (decisions-venues §10). */
export const courseLimits = { title: 30, note: 200, leastStops: 2, mostStops: 12, own: 20, shareFrom: 14 } as const;
/** Stops of a visit plan at most. */
export const PLAN_STOPS = 15;

export const coursesQuery = strict(
  {
    ...asMember,
    tabCd: { enum: ['RECOM', 'SHARED', ''], description: 'RECOM: of the resort; SHARED: of members; empty: both.' },
    orderCd: { enum: ['ME', 'POPULAR', 'NEW', ''] },
    ...paging,
  },
  [],
);
export const myCoursesQuery = strict({ ...asMember, tabCd: { enum: ['MADE', 'LIKED', ''] }, ...paging }, []);
export const courseQuery = strict({ ...asMember, courseId: { ...courseId, pattern: '^[0-9A-Za-z-]{0,40}$' } }, []);

const stop = strict(
  { facilityId: filled(30), minutes: { type: 'integer', minimum: 1, maximum: 240 }, note: text(400) },
  ['facilityId', 'minutes'],
);
const itemProperties = {
  courseId,
  kindCd: { enum: ['RECOM', 'MEMBER'] },
  statusCd: { enum: [...courseStates] },
  title: text(400),
  note: text(400),
  tag: text(400),
  imageNm: text(200, 'Drawing or picture of the course; for courses of members with a picture of their own, its path.'),
  pictureUrl: text(200, 'Path of the picture of a member; empty without one.'),
  iconNm: text(60),
  stopCnt: count,
  stopTxt: text(4000, 'Names of the stops.'),
  minutes: {
    ...count,
    description: 'Minutes with walking and waiting of recommended courses; those at the stops of others.',
  },
  likeCnt: count,
  likeYn: yn,
  langCd: {
    enum: ['', 'ko', 'en'],
    description: 'Language of the member who wrote it; empty for courses of the resort.',
  },
  nickName: text(60, 'Who shared it; empty for courses of the resort and own ones.'),
  ownYn: yn,
  whoTxt: text(2000, 'Visitors for whom it is.'),
  shareDtm: moment,
  editDtm: moment,
} as const;
const itemKeys = [
  'courseId',
  'kindCd',
  'statusCd',
  'title',
  'note',
  'tag',
  'imageNm',
  'pictureUrl',
  'iconNm',
  'stopCnt',
  'stopTxt',
  'minutes',
  'likeCnt',
  'likeYn',
  'langCd',
  'nickName',
  'ownYn',
  'whoTxt',
  'shareDtm',
  'editDtm',
] as const;
export const coursesAnswer = strict({ courseList: pageOfItems(strict(itemProperties, itemKeys)), totalCnt }, [
  'courseList',
  'totalCnt',
]);
export const courseAnswer = strict(
  { course: strict({ ...itemProperties, stopList: listOf(stop, 20) }, [...itemKeys, 'stopList']) },
  ['course'],
);
export type CourseList = FromSchema<typeof coursesAnswer>;
export type CourseItem = CourseList['courseList'][number];
export type CourseDetail = FromSchema<typeof courseAnswer>['course'];

export const courseBody = strict(
  {
    ...asMember,
    courseId: { ...courseId, description: 'Own course to change; left out, a new one.' },
    title: typed('name', text(courseLimits.title * 12)),
    note: typed('text', text(courseLimits.note * 12)),
    fileId: {
      type: 'string',
      pattern: '^[0-9A-Za-z-]{0,60}$',
      description: 'Uploaded picture with the purpose COURSE; empty, no picture; left out, as before.',
    },
    stopList: listOf(
      strict({ facilityId: filled(30), minutes: { type: 'integer', minimum: 1, maximum: 240 } }, [
        'facilityId',
        'minutes',
      ]),
      30,
    ),
    statusCd: { enum: ['DRAFT', 'SHARED'], description: 'SHARED: others see it too.' },
  },
  ['title', 'stopList', 'statusCd'],
);
export type CourseBody = FromSchema<typeof courseBody>;
export const courseStateBody = strict(
  { ...asMember, courseId, statusCd: { enum: ['SHARED', 'UNSHARED', 'REMOVED'] } },
  ['courseId', 'statusCd'],
);
export const courseLikeBody = strict({ ...asMember, courseId, likeYn: yn }, ['courseId']);
export const courseNamedBody = strict({ ...asMember, courseId }, ['courseId']);
export const courseReportBody = strict({ ...asMember, courseId, reason: typed('text', text(200)) }, ['courseId']);
export const courseLikeAnswer = strict({ courseId, likeYn: yn, likeCnt: count }, ['courseId', 'likeYn', 'likeCnt']);
export const courseDoneAnswer = strict({ courseId, doneYn: yn }, ['courseId', 'doneYn']);

const planStop = {
  facilityId: filled(30),
  minutes: { type: 'integer', minimum: 1, maximum: 240 },
  mustYn: yn,
  tickYn: { ...yn, description: 'Y: ticked by the member.' },
} as const;
const planProperties = {
  visitDt: day,
  arriveTm: time,
  leaveTm: time,
  withCd: { type: 'string', pattern: '^[0-9A-Z]{0,10}$', description: 'With whom.' },
  mealList: listOf(
    strict(
      {
        mealCd: { type: 'string', pattern: '^[A-Z]{1,10}$' },
        fromTm: time,
        untilTm: time,
        minutes: { type: 'integer', minimum: 10, maximum: 180 },
      },
      ['mealCd', 'fromTm', 'untilTm', 'minutes'],
    ),
    4,
  ),
} as const;
export const visitPlanQuery = strict({ ...asMember, visitDt: day }, []);
export const visitPlanBody = strict(
  {
    ...asMember,
    ...planProperties,
    stopList: listOf(strict(planStop, ['facilityId', 'minutes', 'mustYn']), PLAN_STOPS),
  },
  ['visitDt', 'arriveTm', 'leaveTm', 'stopList'],
);
export type VisitPlanBody = FromSchema<typeof visitPlanBody>;
export const visitPlanAnswer = strict(
  {
    planYn: { ...yn, description: 'N: there is no plan of the day yet; the rest are defaults.' },
    ...planProperties,
    stopList: listOf(
      strict({ ...planStop, doneYn: { ...yn, description: 'Y: done by a fact of the day or ticked.' } }, [
        'facilityId',
        'minutes',
        'mustYn',
        'tickYn',
        'doneYn',
      ]),
      PLAN_STOPS,
    ),
    editDtm: moment,
  },
  ['planYn', 'visitDt', 'arriveTm', 'leaveTm', 'withCd', 'mealList', 'stopList', 'editDtm'],
);
export type VisitPlan = FromSchema<typeof visitPlanAnswer>;
export const visitStatusAnswer = strict(
  {
    stageCd: { enum: ['NONE', 'PLANNED', 'TODAY', 'ONSITE', 'AFTER'] },
    visitDt: day,
    doneCnt: count,
    allCnt: count,
    next: strict({ facilityId: text(30), facilityNm: text(400) }, ['facilityId', 'facilityNm']),
  },
  ['stageCd', 'visitDt', 'doneCnt', 'allCnt', 'next'],
);
export type VisitStatus = FromSchema<typeof visitStatusAnswer>;
