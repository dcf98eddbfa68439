import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { termsAgreeList } from '../contents/terms-answers.ts';
import { filled, moment, strict, text } from '../shared/answer-parts.ts';

const relationCd = { enum: ['MOTHER', 'FATHER', 'GUARDIAN'] } as const;

/** Progress of the guardian's confirmation. `NONE`: the member needs no guardian. `ACTIVE`: a guardian has confirmed. */
export const guardianAnswer = strict(
  {
    step: { enum: ['NONE', 'VERIFY', 'RELATION', 'CONSENT', 'ACTIVE'] },
    guardianName: text(100, 'Masked; empty without a guardian.'),
    relationCd: text(20),
    confirmDtm: moment,
  },
  ['step', 'guardianName', 'relationCd', 'confirmDtm'],
);
/** First the relation, then the consent. */
export const guardianBody = {
  oneOf: [strict({ relationCd }, ['relationCd']), strict({ termsAgreeList }, ['termsAgreeList'])],
} as const satisfies JSONSchema;
export type GuardianBody = FromSchema<typeof guardianBody>;

export const linkBody = strict({ verifyId: filled(60) }, ['verifyId']);
