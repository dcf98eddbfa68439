import * as shapes from './answers.ts';
import { apiBase, defineCall } from '../define-call.ts';

const base = { tag: 'park exit', access: 'member', requirements: [], addition: true, path: `${apiBase}/exit` } as const;

export const readParkExit = defineCall({
  ...base,
  method: 'GET',
  writes: false,
  summary: 'Read what ends when the caller leaves the park, and the references of the exit codes',
  query: shapes.parkExitQuery,
  data: shapes.parkExitAnswer,
});
export const leavePark = defineCall({
  ...base,
  method: 'POST',
  writes: true,
  idempotent: 'required',
  summary: 'Leave the park by the QR code of a gate',
  body: shapes.parkExitBody,
  data: shapes.leaveAnswer,
  named: {
    'body.code': {
      kind: 'gate-code',
      of: 'everybody',
      states: ['ACTIVE'],
      kinds: ['GATE'],
      refusals: { unknown: 'LVQ_02', kind: 'LVQ_02', venue: 'LVQ_02', state: 'LVQ_02' },
    },
  },
});
