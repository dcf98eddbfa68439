import { partnerCardAnswer, partnerCardBody } from './answers.ts';
import { ownQuery } from '../shared/answer-parts.ts';
import { apiBase, defineCall } from '../define-call.ts';

const card = { access: 'member', tag: 'partner card', data: partnerCardAnswer, reads: ['partner-card'] } as const;
const base = `${apiBase}/external/{card}`;

/** `{card}` is the ID of a partner card. */
export const readPartnerCard = defineCall({
  ...card,
  method: 'GET',
  writes: false,
  path: `${base}/ilmo-member-status`,
  summary: 'Read the status of the own partner card',
  query: ownQuery,
  requirements: ['V-417', 'P-605'],
  named: {
    'path.card': { kind: 'partner', of: 'everybody', refusals: { unknown: 'NOT_FOUND' } },
  },
});
export const changePartnerCard = defineCall({
  ...card,
  method: 'POST',
  writes: true,
  idempotent: 'required',
  path: `${base}/updateMemberStatus`,
  summary: 'Request or stop the own partner card',
  body: partnerCardBody,
  requirements: ['V-418', 'P-606'],
  full: true,
  named: {
    'path.card': { kind: 'partner', of: 'everybody', refusals: { unknown: 'NOT_FOUND' } },
  },
});
