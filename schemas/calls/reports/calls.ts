import { apiBase, defineCall } from '../define-call.ts';
import * as shapes from './answers.ts';

const base = `${apiBase}/behaviors`;
const common = { tag: 'memory reports', requirements: [], addition: true } as const;
const read = { ...common, access: 'member', method: 'GET', writes: false } as const;
const write = { ...common, access: 'member', method: 'POST', writes: true, idempotent: 'accepted' } as const;

export const listReports = defineCall({
  ...read,
  path: `${base}/memory-reports`,
  summary: 'List the own memory reports, the latest first',
  query: shapes.reportsQuery,
  data: shapes.reportsAnswer,
});
export const readReport = defineCall({
  ...read,
  path: `${base}/memory-report`,
  summary: 'Read an own memory report of a park and day, or the latest one',
  query: shapes.reportQuery,
  data: shapes.reportAnswer,
});
export const reviewReport = defineCall({
  ...write,
  path: `${base}/memory-report/review`,
  summary: 'Write the review of an own memory report, or change it within seven days',
  body: shapes.reviewBody,
  data: shapes.reportAnswer,
  age: 'RPT_04',
  named: {
    'body.fileIdList': {
      kind: 'file',
      of: 'caller',
      kinds: ['REVIEW'],
      refusals: { unknown: 'RPT_05', owner: 'RPT_05', kind: 'RPT_05' },
    },
  },
});
export const shareReport = defineCall({
  ...write,
  path: `${base}/memory-report/share`,
  summary: 'Make the link that shares an own memory report, or choose its photos anew',
  body: shapes.shareReportBody,
  data: shapes.reportAnswer,
  named: {
    'body.fileIdList': { kind: 'review-photo', of: 'caller', refusals: { unknown: 'RPT_05', owner: 'RPT_05' } },
  },
});
export const unshareReport = defineCall({
  ...write,
  path: `${base}/memory-report/unshare`,
  summary: 'End the link that shares an own memory report',
  body: shapes.unshareReportBody,
  data: shapes.reportAnswer,
});
export const readSharedReport = defineCall({
  ...common,
  access: 'anyone',
  method: 'GET',
  writes: false,
  path: `${base}/memory-report/share/{id}`,
  // The member can close the link at any time.
  fresh: true,
  summary: 'Read what a link of a memory report shares',
  query: shapes.reportQuery,
  data: shapes.sharedReportAnswer,
  named: {
    'path.id': {
      kind: 'report-share',
      of: 'everybody',
      refusals: { unknown: 'RPT_01', state: 'RPT_01', time: 'RPT_01' },
      states: ['OPEN'],
    },
  },
});
export const listReviews = defineCall({
  ...common,
  access: 'anyone',
  method: 'GET',
  writes: false,
  path: `${base}/reviews`,
  summary: 'List the public reviews of a venue, the latest first',
  query: shapes.reviewsQuery,
  data: shapes.reviewsAnswer,
});
