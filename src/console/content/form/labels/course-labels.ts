import type { Words } from '../../../../content/check/problem.ts';

/** Labels of courses. */
export const courseLabels: Readonly<Record<string, Words>> = {
  courseId: { ko: '코스 번호', en: 'Course ID' },
  'course.minutes': { ko: '걸리는 시간(분)', en: 'Duration (min)' },
  'course.stops': { ko: '들르는 곳', en: 'Stops' },
  'stops.minutes': { ko: '머무는 시간(분)', en: 'Time there (min)' },
  personas: { ko: '어울리는 취향', en: 'Personas' },
  ages: { ko: '나이', en: 'Ages' },
};
