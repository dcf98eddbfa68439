import type { IdentityProvider } from '#schemas/documents/identity-provider/schema';
import { quote } from '../problem.ts';
import type { CheckContext, Finding } from '../check-context.ts';
import { checkClaimPlaces } from './check-claim-places.ts';
import { findUpstreamFault } from './check-upstreams.ts';

type Path = readonly (string | number)[];
type Endpoint = keyof IdentityProvider['endpoints'];

/** Addresses that the server itself calls. */
const called: readonly Endpoint[] = ['token', 'jwks', 'profile', 'result'];

/** Checks the addresses of identity providers, what each adapter needs, and that returns and methods belong to one provider. */
export function checkIdentityProviders(context: CheckContext): void {
  const listed = context.site?.upstreamHosts ?? [];
  const pages = new Set([...context.documents.page.values()].flatMap(({ paths }) => paths));
  const ways = new Map<string, IdentityProvider>();
  for (const provider of context.documents['identity-provider'].values()) {
    for (const name of called) {
      const finding = upstreamFault(provider.endpoints[name], listed);
      if (finding !== undefined) context.report(provider, ['endpoints', name], finding);
    }
    checkClaimPlaces(context, provider);
    for (const [path, finding] of ownFaults(provider)) context.report(provider, path, finding);
    const first = ways.get(provider.way);
    if (first === undefined) ways.set(provider.way, provider);
    else context.report(provider, ['way'], sameWay(provider.way, first.id));
    if (!pages.has(`/member/verify/${provider.way}`)) context.report(provider, ['way'], noPage(provider.way));
  }
}

const upstreamFault = (address: string | undefined, listed: readonly string[]): Finding | undefined =>
  address === undefined || address.startsWith('/')
    ? undefined
    : findUpstreamFault(URL.canParse(address) ? new URL(address).origin : address, listed);

const isPlain = (address: string): boolean => /^http:\/\/(?!127\.0\.0\.1[:/]|localhost[:/])/.test(address);

const ownFaults = (provider: IdentityProvider): readonly (readonly [Path, Finding])[] => {
  const { adapter, endpoints, issuer, form } = provider;
  const found: (readonly [Path, Finding])[] = [];
  const isPath = endpoints.begin.startsWith('/');
  if (isPlain(endpoints.begin)) found.push([['endpoints', 'begin'], plain]);
  if (isPath !== (adapter === 'sandbox')) found.push([['adapter'], sandboxOnly]);
  else if (
    adapter === 'oidc' &&
    (issuer === undefined || endpoints.token === undefined || endpoints.jwks === undefined)
  )
    found.push([['adapter'], lacks('issuer, endpoints.token, endpoints.jwks')]);
  else if (adapter === 'form-exchange' && (endpoints.result === undefined || form === undefined))
    found.push([['adapter'], lacks('endpoints.result, form')]);
  return found;
};

const code = 'settings-clash';

const plain: Finding = {
  code,
  text: { ko: '확인 화면의 주소가 https가 아니에요.', en: 'The address of the verification page is not https.' },
  hint: { ko: 'https로 시작하는 주소를 적으세요.', en: 'Write an address that begins with https.' },
};

const sandboxOnly: Finding = {
  code,
  text: {
    ko: '샌드박스 주소와 샌드박스 방식은 함께 써야 해요.',
    en: 'An address of the sandbox and the sandbox adapter belong together.',
  },
  hint: {
    ko: '샌드박스가 아니면 endpoints.begin에 제공자의 주소를 적으세요.',
    en: 'For any other adapter write the address of the provider in endpoints.begin.',
  },
};

const lacks = (fields: string): Finding => ({
  code,
  text: { ko: `이 방식에 필요한 값이 없어요: ${fields}.`, en: `The adapter needs ${fields}.` },
  hint: { ko: '빠진 값을 적으세요.', en: 'Add what is missing.' },
});

const sameWay = (way: string, other: string): Finding => ({
  code: 'duplicate-id',
  text: {
    ko: `'${quote(way)}'(으)로 돌아오는 제공자가 이미 있어요: ${quote(other)}.`,
    en: `'${quote(other)}' returns to '${quote(way)}' too.`,
  },
  hint: { ko: '제공자마다 다른 끝을 쓰세요.', en: 'Give each provider a return address of its own.' },
});

const noPage = (way: string): Finding => ({
  code,
  text: {
    ko: `돌아올 페이지가 없어요: /member/verify/${quote(way)}`,
    en: `No page has the return address /member/verify/${quote(way)}.`,
  },
  hint: { ko: '그 주소의 페이지를 만드세요.', en: 'Add a page with this path.' },
});
