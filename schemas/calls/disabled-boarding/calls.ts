import * as shapes from './answers.ts';
import { apiBase, defineCall } from '../define-call.ts';

const read = {
  access: 'member',
  method: 'GET',
  tag: 'disabled boarding',
  writes: false,
  query: shapes.disabledQuery,
  data: shapes.disabledAnswer,
} as const;

export const readDisabledBoarding = defineCall({
  ...read,
  path: `${apiBase}/members/disabled`,
  summary: 'Read whether the caller has disabled boarding in a park',
  requirements: ['V-332', 'V-399'],
});
export const checkDisabledBoarding = defineCall({
  ...read,
  path: `${apiBase}/settings/check-disabled`,
  summary: 'Check whether the disabled boarding of a park stands',
  requirements: ['V-416'],
});
export const releaseDisabledBoarding = defineCall({
  access: 'member',
  method: 'POST',
  tag: 'disabled boarding',
  writes: true,
  idempotent: 'accepted',
  path: `${apiBase}/settings/release-disabled`,
  summary: 'Give up the disabled boarding of a park',
  requirements: ['V-168', 'V-350'],
  body: shapes.disabledQuery,
  data: shapes.disabledAnswer,
});
