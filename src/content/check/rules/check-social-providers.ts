import type { SocialProvider } from '#schemas/documents/social-provider/schema';
import { quote } from '../problem.ts';
import type { CheckContext, Finding } from '../check-context.ts';
import { checkClaimPlaces } from './check-claim-places.ts';
import { findUpstreamFault } from './check-upstreams.ts';

/** Addresses that the server itself calls. */
const called = ['token', 'profile', 'jwks', 'revoke', 'terms'] as const;

/** Checks the addresses of social providers, and that each has what its kind needs. */
export function checkSocialProviders(context: CheckContext): void {
  const listed = context.site?.upstreamHosts ?? [];
  for (const provider of context.documents['social-provider'].values()) {
    for (const name of called) {
      const finding = faultOf(provider.endpoints[name], listed);
      if (finding !== undefined) context.report(provider, ['endpoints', name], finding);
    }
    if (/^http:\/\/(?!127\.0\.0\.1[:/]|localhost[:/])/.test(provider.endpoints.authorize))
      context.report(provider, ['endpoints', 'authorize'], plain);
    checkClaimPlaces(context, provider);
    checkFreshLogin(context, provider);
    checkMappedTerms(context, provider);
    for (const [path, finding] of missingOf(provider)) context.report(provider, [path], finding);
  }
}

/** Parameters of a login that the server sets itself. */
const reserved = [
  'response_type',
  'response_mode',
  'client_id',
  'redirect_uri',
  'state',
  'nonce',
  'scope',
  'code_challenge',
  'code_challenge_method',
];

/** Checks that a fresh login is asked for or checked, by parameters that are free and a token that tells its time. */
const checkFreshLogin = (context: CheckContext, provider: SocialProvider): void => {
  const { freshLogin } = provider;
  if (freshLogin === undefined) return;
  const { parameters, checksTime } = freshLogin;
  if (parameters.length === 0 && checksTime !== true) context.report(provider, ['freshLogin'], neverFresh);
  if (checksTime === true && !hasIdToken(provider)) context.report(provider, ['freshLogin', 'checksTime'], noTime);
  parameters.forEach(({ name }, index) => {
    const path = ['freshLogin', 'parameters', index, 'name'];
    if (reserved.includes(name)) context.report(provider, path, ownParameter(name));
    else if (parameters.findIndex((one) => one.name === name) !== index)
      context.report(provider, path, parameterTwice(name));
  });
};

const hasIdToken = ({ issuer, endpoints }: SocialProvider): boolean =>
  issuer !== undefined && endpoints.jwks !== undefined;

/** Checks that terms agreed to at a provider are terms, or a consent item, of this site. */
const checkMappedTerms = (context: CheckContext, provider: SocialProvider): void => {
  const { terms, 'consent-item': items } = context.documents;
  const kinds = new Set([...terms.values()].map(({ kind }) => kind));
  (provider.terms ?? []).forEach(({ terms: name }, index) => {
    if (!kinds.has(name) && !items.has(name)) context.report(provider, ['terms', index, 'terms'], unknownTerms(name));
  });
};

const faultOf = (address: string | undefined, listed: readonly string[]): Finding | undefined =>
  address === undefined || address.startsWith('/')
    ? undefined
    : findUpstreamFault(URL.canParse(address) ? new URL(address).origin : address, listed);

const missingOf = (provider: SocialProvider): readonly (readonly [path: string, Finding])[] => {
  const { kind, signing, endpoints, claims, assuredCi } = provider;
  const found: (readonly [string, Finding])[] = [];
  if (kind === 'apple' && signing === undefined) found.push(['kind', unsigned]);
  if ((kind === 'apple' || kind === 'oidc') && !hasIdToken(provider)) found.push(['kind', unproven]);
  else if (!hasIdToken(provider) && endpoints.profile === undefined) found.push(['endpoints', noProfile]);
  if (assuredCi === true && claims.ci === undefined) found.push(['assuredCi', noCi]);
  return found;
};

const code = 'settings-clash';

const neverFresh: Finding = {
  code,
  text: {
    ko: '다시 로그인하게 하지도, 로그인한 때를 확인하지도 않아요.',
    en: 'It neither asks for a fresh login nor checks one.',
  },
  hint: {
    ko: '요청 값을 적거나 로그인한 때를 확인하세요. 둘 다 안 되는 제공자면 freshLogin을 지우세요.',
    en: 'Add a parameter or check the time. Remove freshLogin if the provider has neither.',
  },
};

const noTime: Finding = {
  code,
  text: {
    ko: '로그인한 때는 ID 토큰에만 있는데, ID 토큰을 쓰지 않아요.',
    en: 'The time of the login stands in the ID token, which is not used.',
  },
  hint: {
    ko: 'issuer와 endpoints.jwks를 적거나 checksTime을 지우세요.',
    en: 'Give issuer and endpoints.jwks, or remove checksTime.',
  },
};

const ownParameter = (name: string): Finding => ({
  code,
  text: { ko: `'${quote(name)}'은(는) 서버가 정하는 값이에요.`, en: `The server sets '${quote(name)}' itself.` },
  hint: {
    ko: '다시 로그인을 청하는 값만 적으세요. 예: prompt',
    en: 'List only parameters that ask for a fresh login, such as prompt.',
  },
});

const parameterTwice = (name: string): Finding => ({
  code,
  text: { ko: `'${quote(name)}'이(가) 두 번 있어요.`, en: `'${quote(name)}' is listed twice.` },
  hint: { ko: '하나만 남기세요.', en: 'Keep one of them.' },
});

const unknownTerms = (name: string): Finding => ({
  code,
  text: { ko: `“${name}” 약관이나 동의 항목이 없어요.`, en: `No terms or consent item are “${name}”.` },
  hint: {
    ko: '약관 종류(예: USE)나 동의 항목의 ID를 적으세요.',
    en: 'Write a kind of terms, such as USE, or the ID of a consent item.',
  },
});

const plain: Finding = {
  code,
  text: { ko: '로그인 화면의 주소가 https가 아니에요.', en: 'The authorisation address is not https.' },
  hint: { ko: 'https로 시작하는 주소를 적으세요.', en: 'Write an address that begins with https.' },
};

const unsigned: Finding = {
  code,
  text: { ko: '애플 로그인에 서명 키가 없어요.', en: 'Apple needs a signing key.' },
  hint: { ko: 'signing에 팀 ID와 키 ID를 적으세요.', en: 'Give the team ID and key ID in signing.' },
};

const unproven: Finding = {
  code,
  text: { ko: 'ID 토큰을 확인할 수 없어요.', en: 'The ID token cannot be verified.' },
  hint: { ko: 'issuer와 endpoints.jwks를 적으세요.', en: 'Give issuer and endpoints.jwks.' },
};

const noProfile: Finding = {
  code,
  text: { ko: '누구인지 읽을 곳이 없어요.', en: 'Nothing tells who has logged in.' },
  hint: {
    ko: 'endpoints.profile을 적거나, ID 토큰을 쓰면 issuer와 endpoints.jwks를 적으세요.',
    en: 'Give endpoints.profile, or issuer and endpoints.jwks for an ID token.',
  },
};

const noCi: Finding = {
  code,
  text: {
    ko: 'CI를 믿는다고 했지만 어디서 읽는지 없어요.',
    en: 'The CI is assured, but nothing says where it stands.',
  },
  hint: { ko: 'claims.ci를 적거나 assuredCi를 지우세요.', en: 'Give claims.ci, or remove assuredCi.' },
};
