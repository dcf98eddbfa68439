import type { FromSchema } from 'json-schema-to-ts';
import { strict, asMember, yn, text } from '../shared/answer-parts.ts';

export const partnerCardStates = ['NONE', 'REQUESTED', 'ACTIVE', 'STOPPED'] as const;
export const partnerCardBody = strict(
  {
    ...asMember,
    memberStatusCd: { enum: ['REQUESTED', 'STOPPED'] },
    agreeYn: { ...yn, description: 'Y: the member agrees that data is passed to the partner. Required for REQUESTED.' },
  },
  ['memberStatusCd'],
);

export const partnerCardAnswer = strict(
  {
    memberStatusCd: { enum: partnerCardStates },
    cardNoMask: text(40, 'Masked card number; empty until the partner has issued a card.'),
    demoYn: { ...yn, description: 'Y: no partner is connected, and the server simulates one.' },
    cardNm: text(400),
    partnerNm: text(400),
    statusTxt: text(400),
    purposeTxt: text(400, 'Why data is passed to the partner.'),
    dataTxt: text(400, 'Data that is passed to the partner.'),
    retentionTxt: text(400, 'Time for which the partner stores it.'),
    recipientTxt: text(400),
    ageMin: {
      type: 'integer',
      minimum: 0,
      maximum: 120,
      description: 'Age from which the member can agree to pass data on; 0: the member is old enough.',
    },
  },
  ['memberStatusCd', 'cardNoMask', 'demoYn'],
);

export type PartnerCardAnswer = FromSchema<typeof partnerCardAnswer>;
export type PartnerCardState = (typeof partnerCardStates)[number];
