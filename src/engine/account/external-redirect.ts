import type { UserInfo } from '#schemas/calls/accounts/answers';
import { encode } from '../values/fill-template.ts';
import { resolveTarget } from '../actions/resolve-target.ts';
import type { CompiledClient } from '../policies.ts';

/** Login request of an external site. */
export interface ExternalLogin {
  readonly redirectUrl: string;
  /** Field names, separated by commas or spaces. */
  readonly scope: string;
  /** Returned to the site unchanged. */
  readonly state?: string;
}

type Field = CompiledClient['scope'][number];

/** Returns the requested fields that the client may receive, in the order of its document. `autoLogin` is always sent. */
export const externalFields = (
  { scope }: Pick<ExternalLogin, 'scope'>,
  client: Pick<CompiledClient, 'scope'>,
): readonly ['autoLogin', ...Field[]] => {
  const requested = new Set(scope.split(/[\s,]+/));
  return ['autoLogin', ...client.scope.filter((field) => requested.has(field))];
};

/** Returns the registered client with exactly this redirect URI. */
export const findClient = (clients: readonly CompiledClient[], redirectUrl: string): CompiledClient | undefined =>
  clients.find(({ redirectUris }) => redirectUris.includes(redirectUrl));

/**
 * Returns the address that leads back to an external site (4.3 step 3), or undefined if it is not registered. The query has `autoLogin` and the
 * requested fields that are in the client's scope and not empty, and `state` as it came; never a token. The member must have agreed to the fields.
 */
export const externalRedirect = (
  { redirectUrl, scope, state = '' }: ExternalLogin,
  userInfo: UserInfo,
  autoLogin: boolean,
  client: CompiledClient | undefined,
): string | undefined => {
  if (client === undefined || !client.redirectUris.includes(redirectUrl)) return undefined;
  // Even a registered URI must be a valid target.
  if (!['outside', 'inside'].includes(resolveTarget(redirectUrl, { allowedHosts: [] }).kind)) return undefined;
  const [, ...fields] = externalFields({ scope }, client);
  const query = [
    `autoLogin=${autoLogin ? 'Y' : 'N'}`,
    ...fields.flatMap((field) => (userInfo[field] === '' ? [] : [`${field}=${encode(userInfo[field])}`])),
    ...(state === '' ? [] : [`state=${encode(state)}`]),
  ];
  return `${redirectUrl}${redirectUrl.includes('?') ? '&' : '?'}${query.join('&')}`;
};
