import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { typed } from '../../typed-text.ts';
import { doneAnswer, filled, strict } from '../shared/answer-parts.ts';

const email = typed('email', { ...filled(200), pattern: '^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$' });
const code = typed('digits', { type: 'string', pattern: '^\\d{6}$' } as const);
/** `users/info/change-by-auth`: a verification, or an address to which a code is sent, or the address with its code. */
export const changeByAuthBody = {
  oneOf: [strict({ email, code }, ['email']), strict({ verifyId: filled(60) }, ['verifyId'])],
} as const satisfies JSONSchema;
export type ChangeByAuth = FromSchema<typeof changeByAuthBody>;
export const changeByAuthAnswer = doneAnswer;

export const undoEmailBody = strict({ token: typed('identifier', filled(60)) }, ['token']);
