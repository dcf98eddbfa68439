import type { FromSchema } from 'json-schema-to-ts';

const text = (maxLength: number, description?: string) => ({ type: 'string', maxLength, ...(description === undefined ? {} : { description }) }) as const;
const strict = <const Properties extends Record<string, unknown>, const Required extends readonly (keyof Properties & string)[]>(properties: Properties, required: Required) =>
  ({ type: 'object', additionalProperties: false, required, properties }) as const;
const yn = { enum: ['Y', 'N'] } as const;
const count = { type: 'integer', minimum: 0 } as const;
const asMember = { membershipUid: text(40), parkType: text(8, 'Venue code'), pageId: text(40), langId: text(5) } as const;

export const parkExitQuery = strict(asMember, []);
export const parkExitBody = strict({ ...asMember, code: { ...text(80, 'Text of the QR code at the gate.'), minLength: 1 } }, ['code']);

const visit = strict(
  {
    statusCd: { enum: ['INSIDE', 'LEFT', 'OUTSIDE'], description: 'OUTSIDE: the caller was not in the park today.' }, insideYn: yn, leftTm: text(5, 'HH:MM of the exit of today; empty without one.'), queueCnt: { ...count, description: 'Places in queues, which end.' }, loanCnt: { ...count, description: 'Tickets lent to the caller or by the caller today.' }, useCnt: { ...count, description: 'Things to return.' },
    enterableYn: { ...yn, description: 'Y: the caller has left and may enter again today.' }, enterUntilTm: text(5, 'HH:MM until which the caller may enter again; empty otherwise.'),
  },
  ['statusCd', 'insideYn', 'leftTm', 'queueCnt', 'loanCnt', 'useCnt', 'enterableYn', 'enterUntilTm'],
);
const ticket = strict({ productId: text(60), productNm: text(400), codeRef: text(10, 'Reference of the moving exit code.') }, ['productId', 'productNm', 'codeRef']);
export const parkExitAnswer = strict({ visit, ticketList: { type: 'array', maxItems: 60, items: ticket } }, ['visit', 'ticketList']);
export type ParkExit = FromSchema<typeof parkExitAnswer>;

const passage = strict({ parkType: text(8), enterLeaveType: { enum: ['LEAVE'] }, processYn: yn, processDate: text(8), processTime: text(6) }, ['parkType', 'enterLeaveType', 'processYn', 'processDate', 'processTime']);
export const leaveAnswer = strict({ leaveParkInfo: passage, enterableYn: yn }, ['leaveParkInfo', 'enterableYn']);
