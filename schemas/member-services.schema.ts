import type { FromSchema } from 'json-schema-to-ts';
import { asMember, filled, strict, text, yn } from './answer-parts.ts';
import { typed } from './typed-text.ts';

export const ownQuery = strict(asMember, []);

/** `members/grade`. */
export const gradeAnswer = strict({ grdCd: text(20), grdCdName: text(100) }, ['grdCd', 'grdCdName']);

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
  },
  ['memberStatusCd', 'cardNoMask', 'demoYn'],
);
export type PartnerCardAnswer = FromSchema<typeof partnerCardAnswer>;
export type PartnerCardState = (typeof partnerCardStates)[number];

const publicAddress = typed('identifier', filled(42, 'Public address: 0x and 40 hexadecimal digits with checksum.'));
export const nftAddressAnswer = strict({ publicAddress: text(42, 'Empty if none is registered.'), regYn: yn }, [
  'publicAddress',
  'regYn',
]);
export const nftCountAnswer = strict(
  { tryCnt: { type: 'integer', description: 'Wrong codes today.' }, leftCnt: { type: 'integer' } },
  ['tryCnt', 'leftCnt'],
);
export const nftCodeBody = strict({ ...asMember, publicAddress }, ['publicAddress']);
export const nftCodeAnswer = strict(
  {
    otpId: text(40),
    expireDtm: { type: 'string', pattern: '^\\d{14}$', description: 'YYYYMMDDHHmmss in Korean time.' },
  },
  ['otpId', 'expireDtm'],
);
export const nftRegisterBody = strict(
  {
    ...asMember,
    otpId: filled(40),
    otp: typed('digits', { type: 'string', pattern: '^\\d{6}$', description: 'Code from the email.' }),
  },
  ['otpId', 'otp'],
);
export const nftRegisterAnswer = strict({ regYn: yn }, ['regYn']);

/** Purposes of uploaded files, as in the header X-File-Purpose. */
export const filePurposes = ['PROFILE', 'INQUIRY', 'REVIEW', 'BILLBOARD', 'COURSE'] as const;
export const fileQuery = strict(
  {
    ...asMember,
    purpose: { enum: filePurposes, description: 'For callers that cannot send the header X-File-Purpose.' },
  },
  [],
);
export const fileAnswer = strict({ fileId: filled(40), url: filled(100, 'Address for its member only.') }, [
  'fileId',
  'url',
]);
