import type { FromSchema } from 'json-schema-to-ts';
import { loginAnswer, loginTypes } from '../accounts/answers.ts';
import { asMember, count, filled, listOf, moment, strict, text, yn } from '../shared/answer-parts.ts';
import { typed } from '../../typed-text.ts';

const provider = filled(80, 'ID of the social-provider document.');

export const socialProvidersAnswer = strict(
  {
    providerList: listOf(
      strict({ snsType: provider, name: text(400), icon: text(40) }, ['snsType', 'name', 'icon']),
      50,
    ),
  },
  ['providerList'],
);

export const socialPurposes = ['LOGIN', 'LINK', 'PROVE'] as const;
export type SocialPurpose = (typeof socialPurposes)[number];
export const socialStartBody = strict(
  {
    snsType: provider,
    purpose: { enum: socialPurposes },
    nextPath: {
      type: 'string',
      maxLength: 300,
      description: 'Page of this site that goes on after a proof, before the screen; any other address is left out.',
    },
    nextScreen: filled(100, 'Screen that goes on after a proof; the page of the return chooses by default.'),
    nextQuery: { type: 'string', pattern: '^[A-Za-z0-9_=&-]{0,200}$', description: 'Query of that screen.' },
  },
  ['snsType', 'purpose'],
);
export type SocialStartBody = FromSchema<typeof socialStartBody>;
export const socialStartAnswer = strict(
  { authorizeUrl: text(4000, 'Address at the provider.'), url: text(200, 'Path that leads this browser there.') },
  ['authorizeUrl', 'url'],
);
export type SocialStart = FromSchema<typeof socialStartAnswer>;

/** Parameters with which a provider sends the browser back. */
const returned = {
  snsType: provider,
  code: text(4000),
  state: text(200),
  iss: text(300, 'Issuer (RFC 9207).'),
  error: text(200, 'Refusal of the provider, in place of the code.'),
  ref: text(100, 'Reference of a form that the provider posted, in place of code and state.'),
} as const;

export const socialLoginBody = strict(
  {
    ...returned,
    autoLoginYn: yn,
    comeBackYn: { ...yn, description: 'Y, after LGN_06: cancels the withdrawal of the member of that return.' },
  },
  ['snsType'],
);
export type SocialLoginBody = FromSchema<typeof socialLoginBody>;
/** LOGIN with the login answer; JOIN with the next screen. */
export const socialLoginAnswer = strict(
  {
    ...loginAnswer.properties,
    accessToken: text(100, 'LOGIN: a reference that no call accepts. JOIN: the one-time reference of kakao/user.'),
    resultCd: { enum: ['LOGIN', 'JOIN'] },
    nextScreen: text(60, 'Screen name.'),
  },
  ['resultCd'],
);
export type SocialLoginAnswer = FromSchema<typeof socialLoginAnswer>;

export const socialUserBody = strict({ accessToken: filled(100, 'One-time reference of login-sns, 5 minutes.') }, [
  'accessToken',
]);
export const socialUserAnswer = strict(
  {
    id: text(80, 'A keyed hash of the account number.'),
    kakao_account: strict(
      {
        email: text(200, 'Masked.'),
        name: text(100, 'Masked.'),
        profile: strict({ nickname: text(100, 'Masked.') }, []),
      },
      [],
    ),
  },
  ['id', 'kakao_account'],
);

export const linkStatusQuery = strict(
  {
    ...asMember,
    snsYn: { enum: ['Y'], description: 'Only accounts of providers.' },
    linkYn: { enum: ['Y', 'N'], description: 'Only those that are linked, or the providers that are not.' },
    proofYn: { enum: ['Y'], description: 'Only accounts that prove the member.' },
  },
  [],
);
export type LinkStatusQuery = FromSchema<typeof linkStatusQuery>;
export const linkStatusAnswer = strict(
  {
    linkList: listOf(
      strict(
        {
          loginType: { enum: loginTypes },
          snsType: text(80, 'ID of the social-provider document; empty for the own ID.'),
          name: text(400),
          icon: text(40),
          linkYn: yn,
          label: text(200, 'Masked.'),
          linkDtm: moment,
          unlinkYn: yn,
          proofYn: { ...yn, description: 'Y: linked, and the provider can be asked for a fresh login.' },
        },
        ['loginType', 'snsType', 'name', 'icon', 'linkYn', 'label', 'linkDtm', 'unlinkYn', 'proofYn'],
      ),
      50,
    ),
    totalCnt: count,
  },
  ['linkList', 'totalCnt'],
);
export type LinkStatus = FromSchema<typeof linkStatusAnswer>;

export const linkBody = strict(returned, ['snsType']);
export type LinkBody = FromSchema<typeof linkBody>;
export const linkAnswer = strict(
  {
    resultCd: { enum: ['LINK', 'PROVE'] },
    returnUrl: text(300, 'PROVE: path of the screen that goes on, with proven=Y; empty if none was named.'),
  },
  ['resultCd', 'returnUrl'],
);
export type LinkAnswer = FromSchema<typeof linkAnswer>;

export const unlinkBody = strict(
  { loginType: { enum: loginTypes }, snsType: text(80, 'Needed where a member has several accounts of one type.') },
  ['loginType'],
);
export type UnlinkBody = FromSchema<typeof unlinkBody>;

export const ownIdBody = strict(
  { userId: typed('identifier', filled(100, 'Login id.')), password: typed('secret', filled(200)) },
  ['userId', 'password'],
);
export type OwnIdBody = FromSchema<typeof ownIdBody>;

export const undoLinkBody = strict({ token: filled(100, 'One-time code from the notice, 7 days.') }, ['token']);
