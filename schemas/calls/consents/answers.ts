import { memberAgreementSchema, termsAgreeList } from '../contents/terms-answers.ts';
import { listOf, strict, yn } from '../shared/answer-parts.ts';

/** `users/consents`: everything the member is asked for, and of that what is required and new. */
export const consentsAnswer = strict(
  { list: listOf(memberAgreementSchema), missingList: listOf(memberAgreementSchema) },
  ['list', 'missingList'],
);
/** `users/consents/check`. */
export const consentsCheckAnswer = strict({ missingYn: yn }, ['missingYn']);
export const consentsBody = strict({ termsAgreeList: termsAgreeList }, ['termsAgreeList']);
