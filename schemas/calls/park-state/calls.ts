import { apiBase, defineCall } from '../define-call.ts';
import {
  facilityStatesSchema,
  openQuery,
  statesQuery,
  timestampSchema,
  waitCurveSchema,
  waitsQuery,
} from './answers.ts';

const base = `${apiBase}/information`;
const live = { access: 'anyone', method: 'GET', tag: 'park', writes: false } as const;
export const readStates = defineCall({
  ...live,
  path: `${base}/states`,
  summary: 'Read the live states of the facilities of a venue',
  query: statesQuery,
  data: facilityStatesSchema,
  requirements: [],
  addition: true,
});
export const readWaits = defineCall({
  ...live,
  path: `${base}/waits`,
  summary: "Read today's wait times of a facility, and its usual ones",
  query: waitsQuery,
  data: waitCurveSchema,
  requirements: [],
  addition: true,
  named: {
    'query.facilityId': { kind: 'facility', of: 'everybody', refusals: { unknown: 'PRK_02', venue: 'PRK_02' } },
  },
});
export const readTimestamp = defineCall({
  ...live,
  path: `${base}/resorts/getCurrentTimestamp`,
  summary: 'Read the time of the server',
  query: openQuery,
  data: timestampSchema,
  requirements: ['V-385'],
});
