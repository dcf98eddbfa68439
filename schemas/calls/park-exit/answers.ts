import type { FromSchema } from 'json-schema-to-ts';
import { asMember, count, strict, text, yn } from '../shared/answer-parts.ts';

export const parkExitQuery = strict(asMember, []);
export const parkExitBody = strict(
  { ...asMember, code: { ...text(80, 'Text of the QR code at the gate.'), minLength: 1 } },
  ['code'],
);

const visit = strict(
  {
    statusCd: { enum: ['INSIDE', 'LEFT', 'OUTSIDE'], description: 'OUTSIDE: the caller was not in the park today.' },
    insideYn: yn,
    leftTm: text(5, 'HH:MM of the exit of today; empty without one.'),
    queueCnt: { ...count, description: 'Places in queues, which end.' },
    loanCnt: { ...count, description: 'Tickets lent to the caller or by the caller today.' },
    useCnt: { ...count, description: 'Things to return.' },
    enterableYn: { ...yn, description: 'Y: the caller has left and may enter again today.' },
    enterUntilTm: text(5, 'HH:MM until which the caller may enter again; empty otherwise.'),
  },
  ['statusCd', 'insideYn', 'leftTm', 'queueCnt', 'loanCnt', 'useCnt', 'enterableYn', 'enterUntilTm'],
);
const ticket = strict(
  { productId: text(60), productNm: text(400), codeRef: text(10, 'Reference of the moving exit code.') },
  ['productId', 'productNm', 'codeRef'],
);
export const parkExitAnswer = strict({ visit, ticketList: { type: 'array', maxItems: 60, items: ticket } }, [
  'visit',
  'ticketList',
]);
export type ParkExit = FromSchema<typeof parkExitAnswer>;

const passage = strict(
  { parkType: text(8), enterLeaveType: { enum: ['LEAVE'] }, processYn: yn, processDate: text(8), processTime: text(6) },
  ['parkType', 'enterLeaveType', 'processYn', 'processDate', 'processTime'],
);
export const leaveAnswer = strict({ leaveParkInfo: passage, enterableYn: yn }, ['leaveParkInfo', 'enterableYn']);
