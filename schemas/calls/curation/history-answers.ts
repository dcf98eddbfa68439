import type { FromSchema } from 'json-schema-to-ts';
import { asMember, filled, moment, pageOfItems, strict, text, totalCnt, yn } from '../shared/answer-parts.ts';
import { historyPeriod } from '../shared/history-period.ts';

/** Actions of a member on courses. DONE: walked to the end. */
export const courseActivities = ['MADE', 'SHARED', 'UNSHARED', 'LIKED', 'DONE'] as const;

export const courseHistoryQuery = strict({ ...asMember, ...historyPeriod }, []);
const entry = strict(
  {
    historyId: filled(200),
    activityCd: { enum: courseActivities },
    activityDtm: moment,
    courseId: filled(80),
    title: text(400, 'Empty if the course is not shown any more.'),
    parkType: text(8),
    parkNm: text(400),
    shownYn: { ...yn, description: 'Y: the member can open the course.' },
  },
  ['historyId', 'activityCd', 'activityDtm', 'courseId', 'title', 'parkType', 'parkNm', 'shownYn'],
);
export const courseHistoryAnswer = strict({ historyList: pageOfItems(entry), totalCnt }, ['historyList', 'totalCnt']);
export type CourseHistory = FromSchema<typeof courseHistoryAnswer>;
