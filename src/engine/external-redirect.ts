import type { UserInfo } from '#schemas/accounts.schema';
import { encode } from './fill.ts';
import { resolveTarget } from './resolve-target.ts';
import type { CompiledClient } from './policies.ts';

/** What another site asked for when it sent a visitor here to log in. */
export interface ExternalLogin {
  readonly redirectUrl: string;
  /** Names of fields, with commas or spaces between. */
  readonly scope: string;
}

/** The registered site whose address this is, letter for letter. */
export const clientOf = (clients: readonly CompiledClient[], redirectUrl: string): CompiledClient | undefined => clients.find(({ redirectUris }) => redirectUris.includes(redirectUrl));

/**
 * The address that leads a visitor back to another site (4.3 step 3), or undefined when it is not registered there. It carries `autoLogin`
 * always, and of the fields asked for those that the site may be told and that are not empty; nothing else, and never a token.
 */
export const externalRedirect = ({ redirectUrl, scope }: ExternalLogin, userInfo: UserInfo, autoLogin: boolean, client: CompiledClient | undefined): string | undefined => {
  if (client === undefined || !client.redirectUris.includes(redirectUrl)) return undefined;
  // Registered or not, nothing leads anywhere that this does not read as an address.
  if (!['outside', 'inside'].includes(resolveTarget(redirectUrl, { allowedHosts: [] }).kind)) return undefined;
  const asked = new Set(scope.split(/[\s,]+/));
  const told = client.scope.flatMap((field) => (asked.has(field) && userInfo[field] !== '' ? [`${field}=${encode(userInfo[field])}`] : []));
  return `${redirectUrl}${redirectUrl.includes('?') ? '&' : '?'}${[`autoLogin=${autoLogin ? 'Y' : 'N'}`, ...told].join('&')}`;
};
