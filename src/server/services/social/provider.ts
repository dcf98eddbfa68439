import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SocialPurpose } from '#schemas/calls/social/answers';
import type { LoginType } from '#schemas/calls/accounts/answers';
import type { SocialKind, SocialProvider } from '#schemas/documents/social-provider/schema';
import { HttpError } from '../../core/errors.ts';
import { requestOrigin, sandboxOrigin, siteOrigin } from '../../core/site-origin.ts';

const loginTypes = {
  kakao: 'KAKAO',
  naver: 'NAVER',
  apple: 'APPLE',
  facebook: 'FACEBOOK',
  oidc: 'OIDC',
} as const satisfies Readonly<Record<SocialKind, LoginType>>;

export const loginTypeOf = ({ kind }: Pick<SocialProvider, 'kind'>): LoginType => loginTypes[kind];

/** Providers in their order; those that are off, or that only the sandbox plays, are left out. */
export const offeredProviders = ({ live, env }: Pick<FastifyInstance, 'live' | 'env'>): readonly SocialProvider[] =>
  [...live.current.prepared.documents['social-provider'].values()]
    .filter(({ isOff, endpoints }) => isOff !== true && (env.sandbox || !endpoints.authorize.startsWith('/')))
    .toSorted((one, other) => one.order - other.order || one.id.localeCompare(other.id));

/** Finds an offered provider. Throws `notFound`. */
export const offeredProvider = (app: Pick<FastifyInstance, 'live' | 'env'>, id: string): SocialProvider => {
  const provider = offeredProviders(app).find((one) => one.id === id);
  if (provider === undefined) throw new HttpError('notFound');
  return provider;
};

/** Finds a provider by its ID, offered or not. */
export const providerOf = ({ live }: Pick<FastifyInstance, 'live'>, id: string): SocialProvider | undefined =>
  live.current.prepared.documents['social-provider'].get(id);

/** Address that the server calls. */
export const serverAddress = (app: FastifyInstance, address: string): string =>
  address.startsWith('/') ? `${siteOrigin(app)}${address}` : address;

/** Address that the browser opens. The sandbox's providers are another site, as real ones are. */
export const browserAddress = (request: FastifyRequest, address: string): string =>
  address.startsWith('/') ? `${sandboxOrigin(request)}${address}` : address;

/** Path to which a provider sends the browser back (P-177). Linking at kakao returns to my page. */
export const returnPath = ({ id, kind }: SocialProvider, purpose: SocialPurpose): string =>
  kind === 'kakao' && purpose === 'LINK' ? `/mypage/sns/${id}` : `/member/sns/${id}`;

export const returnAddress = (
  app: FastifyInstance,
  request: FastifyRequest,
  provider: SocialProvider,
  purpose: SocialPurpose,
): string => `${requestOrigin(request, app.env)}${returnPath(provider, purpose)}`;
