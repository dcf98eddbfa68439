import { doneAnswer } from '../shared/answer-parts.ts';
import { apiBase, defineCall } from '../define-call.ts';
import { consentsAnswer, consentsBody, consentsCheckAnswer } from './answers.ts';

const consents = `${apiBase}/users/consents`;
const shared = { access: 'member', tag: 'consents', requirements: [], addition: true } as const;

export const readConsents = defineCall({
  ...shared,
  method: 'GET',
  path: consents,
  summary: 'Read what the member has agreed to, and new required versions',
  writes: false,
  data: consentsAnswer,
});
export const checkConsents = defineCall({
  ...shared,
  method: 'GET',
  path: `${consents}/check`,
  summary: 'Tell whether a required version waits for the agreement of the member',
  writes: false,
  data: consentsCheckAnswer,
});
export const changeConsents = defineCall({
  ...shared,
  method: 'POST',
  path: consents,
  summary: 'Agree to new versions, or change optional consents',
  writes: true,
  idempotent: 'accepted',
  body: consentsBody,
  data: doneAnswer,
});
