import { asMember, count, filled, listOf, moment, strict, text, yn } from '../shared/answer-parts.ts';
import type { FromSchema } from 'json-schema-to-ts';
import { typed } from '../../typed-text.ts';

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

/** Stages of a member in the collectible program. */
const collectibleStages = ['SIMPLE', 'YOUNG', 'NONE', 'CODE', 'REGISTERED'] as const;
export const collectibleStatusAnswer = strict(
  {
    stageCd: {
      enum: collectibleStages,
      description: 'SIMPLE: not a full, certified member. YOUNG: below the minimum age. CODE: a code was sent.',
    },
    programNm: text(400),
    networkNm: text(400),
    contract: text(42),
    minAge: count,
    publicAddress: text(42, 'Registered address; empty without.'),
    codeAddress: text(42, 'Address that the code confirms.'),
    otpId: text(40),
    expireDtm: moment,
    leftCnt: { ...count, description: 'Tries that are left today.' },
    benefitList: listOf(strict({ atLeast: count, benefitTxt: text(400) }, ['atLeast', 'benefitTxt']), 10),
  },
  [
    'stageCd',
    'programNm',
    'networkNm',
    'contract',
    'minAge',
    'publicAddress',
    'codeAddress',
    'otpId',
    'expireDtm',
    'leftCnt',
    'benefitList',
  ],
);
export const holdingsAnswer = strict(
  {
    publicAddress: text(42),
    totalCnt: count,
    demoYn: { ...yn, description: 'Y: no network is connected, and the server simulates one.' },
    list: listOf(
      strict({ tokenId: filled(80), itemNm: text(400), imageNm: text(300) }, ['tokenId', 'itemNm', 'imageNm']),
    ),
    benefitList: listOf(
      strict({ atLeast: count, benefitTxt: text(400), reachedYn: yn }, ['atLeast', 'benefitTxt', 'reachedYn']),
      10,
    ),
  },
  ['publicAddress', 'totalCnt', 'demoYn', 'list', 'benefitList'],
);
export type CollectibleStatus = FromSchema<typeof collectibleStatusAnswer>;
export type Holdings = FromSchema<typeof holdingsAnswer>;
