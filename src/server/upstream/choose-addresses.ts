import { isListedUpstream, readUpstream, type UpstreamOrigin } from '#content/check/upstream-origin';
import { UpstreamFault } from './fault.ts';
import { isLoopback, isPublic } from './is-public.ts';
import type { ResolveHost } from './resolve-host.ts';

export interface Egress {
  /** The site's list of hosts that may be asked. */
  readonly upstreamHosts: readonly string[];
  /** In demo an upstream may run on this machine. */
  readonly demo: boolean;
}

/** Reads where a service is asked. Throws when its host is not on the site's list, is not asked over https, or is no name. */
export const readEgress = (upstream: string, { upstreamHosts, demo }: Egress): UpstreamOrigin => {
  const origin = readUpstream(upstream);
  if (origin !== undefined && ((demo && origin.loopback) || (origin.https && origin.named && isListedUpstream(origin, upstreamHosts)))) return origin;
  throw new UpstreamFault('forbidden', `${upstream} is not one of the site's upstream hosts`);
};

/**
 * The addresses that may be connected to, found once for this call. One address of an inner network among them refuses all: a name that leads
 * both in and out is made to get in.
 */
export const chooseAddresses = async ({ host }: UpstreamOrigin, { demo }: Egress, resolve: ResolveHost): Promise<readonly string[]> => {
  const addresses = await resolve(host).catch((error: unknown) => {
    throw new UpstreamFault('away', `${host} was not found`, error);
  });
  const inner = addresses.filter((address) => !isPublic(address) && !(demo && isLoopback(address)));
  if (inner.length > 0 || addresses.length === 0) throw new UpstreamFault('forbidden', `${host} leads to ${inner.join(', ') || 'no address'}, which is not of the open internet`);
  return addresses;
};
