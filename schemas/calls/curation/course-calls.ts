import * as shapes from './course-answers.ts';
import { apiBase, defineCall } from '../define-call.ts';

const base = { tag: 'curation' } as const;
const own = { ...base, requirements: [], addition: true } as const;
const write = { ...own, access: 'member', method: 'POST', writes: true, idempotent: 'required' } as const;

export const listCourses = defineCall({
  ...own,
  access: 'anyone',
  method: 'GET',
  writes: false,
  path: `${apiBase}/curation/courses`,
  reads: ['course'],
  names: ['facility'],
  summary: 'List the courses of the resort and those that members share',
  query: shapes.coursesQuery,
  data: shapes.coursesAnswer,
});
export const readCourse = defineCall({
  ...own,
  access: 'anyone',
  method: 'GET',
  writes: false,
  path: `${apiBase}/curation/course`,
  reads: ['course'],
  names: ['facility'],
  summary: 'Read a course with its stops',
  query: shapes.courseQuery,
  data: shapes.courseAnswer,
  named: {
    'query.courseId': {
      kind: 'member-course',
      of: 'caller',
      refusals: { unknown: 'CRS_04', owner: 'CRS_04', venue: 'CRS_04' },
    },
  },
});
export const listMyCourses = defineCall({
  ...base,
  access: 'member',
  method: 'GET',
  writes: false,
  path: `${apiBase}/curation/my-courses`,
  names: ['facility'],
  summary: 'List the own courses, or those that the caller likes',
  query: shapes.myCoursesQuery,
  data: shapes.coursesAnswer,
  requirements: ['P-581', 'V-440'],
});
export const saveCourse = defineCall({
  age: 'CRS_05',
  ...write,
  path: `${apiBase}/curation/course`,
  summary: 'Make or change an own course',
  body: shapes.courseBody,
  data: shapes.courseAnswer,
  named: {
    'body.courseId': {
      kind: 'member-course',
      of: 'caller',
      states: ['DRAFT', 'SHARED', 'UNSHARED'],
      refusals: { unknown: 'CRS_04', owner: 'CRS_04', state: 'CRS_04', venue: 'CRS_04' },
    },
    'body.fileId': {
      kind: 'file',
      of: 'caller',
      kinds: ['COURSE'],
      refusals: { unknown: 'CRS_06', owner: 'CRS_06', kind: 'CRS_06' },
    },
    'body.stopList.facilityId': { kind: 'facility', of: 'everybody', refusals: { unknown: 'CRS_01', venue: 'CRS_01' } },
  },
});
export const moveCourse = defineCall({
  age: 'CRS_05',
  ...write,
  path: `${apiBase}/curation/course-state`,
  summary: 'Share an own course, take it back, or remove it',
  body: shapes.courseStateBody,
  data: shapes.courseDoneAnswer,
  named: {
    'body.courseId': {
      kind: 'member-course',
      of: 'caller',
      states: ['DRAFT', 'SHARED', 'UNSHARED', 'HIDDEN'],
      refusals: { unknown: 'CRS_04', owner: 'CRS_04', state: 'CRS_04', venue: 'CRS_04' },
    },
  },
});
export const likeCourse = defineCall({
  ...write,
  path: `${apiBase}/curation/like`,
  summary: 'Like a course once, or no longer',
  body: shapes.courseLikeBody,
  data: shapes.courseLikeAnswer,
  named: {
    'body.courseId': {
      kind: 'member-course',
      of: 'everybody',
      states: ['SHARED'],
      refusals: { unknown: 'CRS_04', state: 'CRS_04', venue: 'CRS_04' },
    },
  },
});
export const copyCourse = defineCall({
  ...write,
  path: `${apiBase}/curation/copy`,
  summary: 'Copy a course to the own ones',
  body: shapes.courseNamedBody,
  data: shapes.courseAnswer,
  named: {
    'body.courseId': {
      kind: 'member-course',
      of: 'everybody',
      states: ['SHARED'],
      refusals: { unknown: 'CRS_04', state: 'CRS_04', venue: 'CRS_04' },
    },
  },
});
export const reportCourse = defineCall({
  ...write,
  path: `${apiBase}/curation/report`,
  summary: 'Report a shared course to the resort',
  body: shapes.courseReportBody,
  data: shapes.courseDoneAnswer,
  named: {
    'body.courseId': {
      kind: 'member-course',
      of: 'everybody',
      states: ['SHARED'],
      refusals: { unknown: 'CRS_04', state: 'CRS_04', venue: 'CRS_04' },
    },
  },
});
export const readVisitPlan = defineCall({
  ...base,
  access: 'member',
  method: 'GET',
  writes: false,
  path: `${apiBase}/curation/visit-plan`,
  summary: 'Read the own plan of a visit',
  query: shapes.visitPlanQuery,
  data: shapes.visitPlanAnswer,
  requirements: ['V-441'],
});
export const saveVisitPlan = defineCall({
  ...base,
  access: 'member',
  method: 'POST',
  writes: true,
  idempotent: 'accepted',
  path: `${apiBase}/curation/visit-plan`,
  summary: 'Save the own plan of a visit',
  body: shapes.visitPlanBody,
  data: shapes.visitPlanAnswer,
  requirements: ['V-442'],
  named: {
    'body.stopList.facilityId': { kind: 'facility', of: 'everybody', refusals: { unknown: 'CRS_01', venue: 'CRS_01' } },
  },
});
export const readVisitStatus = defineCall({
  ...base,
  access: 'member',
  method: 'GET',
  writes: false,
  path: `${apiBase}/curation/visit-status`,
  summary: 'Read the stage of the own visit, and what comes next',
  query: shapes.visitPlanQuery,
  data: shapes.visitStatusAnswer,
  requirements: ['V-443'],
});
