import { doneAnswer } from '../shared/answer-parts.ts';
import { apiBase, defineCall } from '../define-call.ts';
import { mainSettingAnswer, mainSettingBody, mainSettingQuery, versionAnswer, versionQuery } from './answers.ts';

const main = `${apiBase}/settings/main`;

export const readVersion = defineCall({
  access: 'anyone',
  method: 'GET',
  path: `${apiBase}/settings/get-version`,
  tag: 'settings',
  summary: 'Read which version of the app is the latest, and the oldest that works',
  writes: false,
  perBrowser: true,
  query: versionQuery,
  data: versionAnswer,
  requirements: ['P-602'],
});
export const readMainSetting = defineCall({
  access: 'member',
  method: 'GET',
  path: main,
  tag: 'settings',
  summary: "Read the order of the blocks of a venue's main page",
  writes: false,
  query: mainSettingQuery,
  data: mainSettingAnswer,
  requirements: ['P-266'],
});
export const changeMainSetting = defineCall({
  access: 'member',
  method: 'POST',
  path: main,
  tag: 'settings',
  summary: "Order and hide the blocks of a venue's main page",
  writes: true,
  idempotent: 'accepted',
  body: mainSettingBody,
  data: doneAnswer,
  requirements: ['P-266'],
  named: {
    'body.widgets.id': { kind: 'main-block', of: 'everybody', refusals: { unknown: 'NOT_FOUND' } },
  },
});
