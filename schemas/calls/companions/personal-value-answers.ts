import { strict, text } from '../shared/answer-parts.ts';

const valueCode = {
  enum: ['ECR', 'CCR', 'QTR', 'QTC'],
  description:
    'ECR, CCR: day on which the companion requests of EL, CB were last viewed. QTR, QTC: day on which the tutorial of the smart queue of EL, CB was finished.',
} as const;

export const personalValueBody = strict({ membershipUid: text(40), usrPrsnzTypeCd: valueCode }, ['usrPrsnzTypeCd']);
export const setPersonalValueBody = strict(
  { membershipUid: text(40), usrPrsnzTypeCd: valueCode, usrPrsnzVal: text(200) },
  ['usrPrsnzTypeCd', 'usrPrsnzVal'],
);
export const personalValueAnswer = strict(
  { usrPrsnzTypeCd: text(3), usrPrsnzVal: text(200, 'Empty if there is none.') },
  ['usrPrsnzTypeCd', 'usrPrsnzVal'],
);
