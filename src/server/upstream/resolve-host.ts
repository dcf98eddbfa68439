import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';

/** Finds the addresses of a host; rejects when there are none. */
export type ResolveHost = (host: string) => Promise<readonly string[]>;

/**
 * Asks the name server itself. `dns.lookup` would wait in the few threads that also read files and check passwords: a name server that does not
 * answer would take the whole site with it. So what stands in this machine's hosts file is not seen, but for its own name.
 */
export const resolveHost: ResolveHost = async (host) => {
  if (isIP(host) !== 0) return [host];
  if (host === 'localhost') return ['127.0.0.1', '::1'];
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const addresses = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  if (addresses.length > 0) return addresses;
  const failed = found.find((one) => one.status === 'rejected');
  throw new Error(`the name ${host} has no address`, { cause: failed?.reason });
};
