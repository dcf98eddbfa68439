import { verifyMethods } from '../../documents/identity-provider/schema.ts';
import { filled, listOf, strict, text, yn } from '../shared/answer-parts.ts';
import { typed } from '../../typed-text.ts';

/** A verification counts for its purpose only. */
export const verifyPurposes = [
  'JOIN',
  'GUARDIAN',
  'CERTIFY',
  'PASSWORD',
  'CHANGE',
  'PROVE',
  'CONSENT',
  'LINK',
] as const;
export type VerifyPurpose = (typeof verifyPurposes)[number];

const method = { enum: verifyMethods } as const;
const purpose = { enum: verifyPurposes } as const;

const provider = text(60, 'ID of an identity provider.');
const token = text(60, 'Code in the link of the customer centre; only for LINK.');

export const verifyMethodsQuery = strict(
  { purpose, providers: text(200, 'IDs of the providers of the page, with commas. Without it: all.') },
  ['purpose'],
);
export const verifyMethodsAnswer = strict(
  {
    methodList: listOf(
      strict({ method, provider, name: text(200), text: text(400), icon: text(40) }, [
        'method',
        'provider',
        'name',
        'text',
        'icon',
      ]),
      10,
    ),
  },
  ['methodList'],
);
export const verifyStartBody = strict(
  {
    method,
    purpose,
    provider: { ...provider, minLength: 1 },
    token,
  },
  ['method', 'purpose'],
);
export const verifyStartAnswer = strict(
  { verifyId: text(60), url: text(200, 'Address of this site that leads to the provider.') },
  ['verifyId', 'url'],
);
/** `GET users/verify`: where a verification of this browser stands. `VERIFY`: none can be used. `NO_LINK`: it needs a valid link of the customer centre. */
export const verifyStateQuery = strict({ purpose, verifyId: text(60), token }, ['purpose']);
export const verifyStateAnswer = strict(
  {
    step: { enum: ['VERIFY', 'CONFIRM', 'DONE', 'NO_LINK'] },
    userName: text(200, 'Masked.'),
    birthDate: text(8, 'YYYYMMDD.'),
    mobileNo: text(20, 'Masked; empty without a mobile phone.'),
  },
  ['step', 'userName', 'birthDate', 'mobileNo'],
);
export const verifyFinishBody = strict({ ref: typed('identifier', filled(60, 'Reference in the return address.')) }, [
  'ref',
]);
export const verifyFinishAnswer = strict(
  {
    verifyId: text(60),
    method,
    purpose,
    nextScreen: text(100, 'Screen that goes on; empty if the page that started does.'),
    returnUrl: text(300, 'Path of that page, with the verifyId.'),
    userName: text(200, 'Masked.'),
    birthDate: { type: 'string', pattern: '^\\d{8}$', description: 'YYYYMMDD.' },
    genderCd: { enum: ['1', '2'] },
    foreignerYn: yn,
    mobileNo: text(20, 'Masked; empty without a mobile phone.'),
  },
  [
    'verifyId',
    'method',
    'purpose',
    'nextScreen',
    'returnUrl',
    'userName',
    'birthDate',
    'genderCd',
    'foreignerYn',
    'mobileNo',
  ],
);
