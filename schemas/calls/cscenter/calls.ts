import * as shapes from './answers.ts';
import { ownQuery } from '../shared/answer-parts.ts';
import { apiBase, defineCall } from '../define-call.ts';

const base = `${apiBase}/cscenter/questions`;
const own = { access: 'member', tag: 'cscenter', requirements: [], addition: true } as const;
const mine = { kind: 'inquiry', of: 'caller' } as const;

export const listInquiries = defineCall({
  ...own,
  method: 'GET',
  writes: false,
  path: base,
  summary: 'List the own inquiries, the latest first',
  query: shapes.inquiriesQuery,
  data: shapes.inquiriesAnswer,
});
export const readInquiry = defineCall({
  ...own,
  method: 'GET',
  writes: false,
  path: `${base}/{vocId}`,
  summary: 'Read an own inquiry with its answers and files',
  query: ownQuery,
  data: shapes.inquiryDetail,
  named: { 'path.vocId': { ...mine, refusals: { unknown: 'NOT_FOUND', owner: 'NOT_FOUND' } } },
});
export const askInquiry = defineCall({
  ...own,
  method: 'POST',
  writes: true,
  idempotent: 'required',
  path: base,
  summary: 'Ask the customer centre',
  body: shapes.askBody,
  data: shapes.inquiryAnswer,
  named: {
    'body.fileIds': {
      kind: 'file',
      of: 'caller',
      kinds: ['INQUIRY'],
      refusals: { unknown: 'FIL_05', owner: 'FIL_05', kind: 'FIL_05' },
    },
  },
});
export const reopenInquiry = defineCall({
  ...own,
  method: 'POST',
  writes: true,
  idempotent: 'required',
  path: `${base}/{vocId}/reopen`,
  summary: 'Ask once more after an answer',
  body: shapes.reopenBody,
  data: shapes.inquiryAnswer,
  named: {
    'path.vocId': {
      ...mine,
      states: ['ANSWERED'],
      refusals: { unknown: 'NOT_FOUND', owner: 'NOT_FOUND', state: 'VOC_02' },
    },
  },
});
export const cancelInquiry = defineCall({
  ...own,
  method: 'POST',
  writes: true,
  idempotent: 'required',
  path: `${base}/{vocId}/cancel`,
  summary: 'Take an inquiry back that nobody has begun to answer',
  body: shapes.cancelBody,
  data: shapes.inquiryAnswer,
  named: {
    'path.vocId': {
      ...mine,
      states: ['RECEIVED'],
      refusals: { unknown: 'NOT_FOUND', owner: 'NOT_FOUND', state: 'VOC_02' },
    },
  },
});
