import { shareAnswer, shareBody, shareResult } from './answers.ts';
import { apiBase, defineCall } from '../define-call.ts';

const anyone = { access: 'anyone', tag: 'shares' } as const;
const base = `${apiBase}/behaviors/shares`;

export const createShare = defineCall({
  ...anyone,
  method: 'POST',
  path: base,
  summary: 'Share a page; the same content is the same share',
  writes: true,
  body: shareBody,
  data: shareResult,
  requirements: ['P-618', 'V-445'],
});
export const readShare = defineCall({
  ...anyone,
  method: 'GET',
  path: `${base}/{shareInfoId}`,
  summary: 'Read a share',
  writes: false,
  data: shareAnswer,
  requirements: ['P-619', 'V-446'],
  named: {
    'path.shareInfoId': { kind: 'share', of: 'everybody', refusals: { unknown: 'CMN_02' } },
  },
});
