import { verifyMethods } from '../../documents/identity-provider/schema.ts';
import { filled, listOf, strict, text, yn } from '../shared/answer-parts.ts';
import { typed } from '../../typed-text.ts';

/** A verification counts for its purpose only. */
export const verifyPurposes = ['JOIN', 'GUARDIAN', 'CERTIFY', 'PASSWORD', 'CHANGE', 'PROVE'] as const;

const method = { enum: verifyMethods } as const;
const purpose = { enum: verifyPurposes } as const;

export const verifyMethodsQuery = strict({ purpose }, ['purpose']);
export const verifyMethodsAnswer = strict(
  {
    methodList: listOf(
      strict({ method, name: text(200), text: text(400), icon: text(40) }, ['method', 'name', 'text', 'icon']),
      10,
    ),
  },
  ['methodList'],
);
export const verifyStartBody = strict({ method, purpose }, ['method', 'purpose']);
export const verifyStartAnswer = strict(
  { verifyId: text(60), url: text(200, 'Address of this site that leads to the provider.') },
  ['verifyId', 'url'],
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
