import { lookupReasons } from '../members/console-answers.ts';
import { unmaskedFields } from '../members/desk-answers.ts';
import { asMember, filled, moment, pageOfItems, paging, strict, totalCnt } from '../shared/answer-parts.ts';

export const ownLookUpsQuery = strict({ ...asMember, ...paging }, []);

const lookUp = {
  lookUpId: filled(60, 'Opaque name.'),
  lookUpDtm: moment,
  roleCd: { enum: ['agent', 'agent-lead', 'marketer', 'privacy-officer', ''], description: 'Role, never the name.' },
  purposeCd: { enum: [...lookupReasons, ''] },
  fieldCd: { enum: [...unmaskedFields, ''], description: 'Field that was shown whole; empty: all was masked.' },
} as const;

/** `members/look-ups`: who looked at the member's own records, the latest first. */
export const ownLookUpsAnswer = strict(
  {
    lookUpList: pageOfItems(strict(lookUp, ['lookUpId', 'lookUpDtm', 'roleCd', 'purposeCd', 'fieldCd'])),
    totalCnt,
  },
  ['lookUpList', 'totalCnt'],
);
