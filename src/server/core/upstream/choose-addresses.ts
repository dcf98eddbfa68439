import { isListedUpstream, readUpstream, type UpstreamOrigin } from '#content/check/upstream-origin';
import { UpstreamFault } from './fault.ts';
import { isLoopback, isPublic } from './is-public.ts';
import type { ResolveHost } from './resolve-host.ts';

export interface Egress {
  /** Upstream hosts that the site allows. */
  readonly upstreamHosts: readonly string[];
  /** Demo mode allows an upstream on this machine. */
  readonly demo: boolean;
}

/** Parses the upstream of a service. Throws if its host is not on the site's list, is not https, or is not a name. */
export const readEgress = (upstream: string, { upstreamHosts, demo }: Egress): UpstreamOrigin => {
  const origin = readUpstream(upstream);
  if (
    origin !== undefined &&
    ((demo && origin.loopback) || (origin.https && origin.named && isListedUpstream(origin, upstreamHosts)))
  )
    return origin;
  throw new UpstreamFault('forbidden', `${upstream} is not one of the site's upstream hosts`);
};

/**
 * Resolves the addresses to connect to, once per call. A single private address refuses the whole name: names with public and private addresses are
 * an attack (SSRF).
 */
export const chooseAddresses = async (
  { host }: UpstreamOrigin,
  { demo }: Egress,
  resolve: ResolveHost,
): Promise<readonly string[]> => {
  const addresses = await resolve(host).catch((error: unknown) => {
    throw new UpstreamFault('away', `${host} was not found`, error);
  });
  const inner = addresses.filter((address) => !isPublic(address) && !(demo && isLoopback(address)));
  if (inner.length > 0 || addresses.length === 0)
    throw new UpstreamFault(
      'forbidden',
      `${host} leads to ${inner.join(', ') || 'no address'}, which is not of the open internet`,
    );
  return addresses;
};
