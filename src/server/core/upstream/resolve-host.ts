import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';

/** Resolves a host; rejects if it has no address. */
export type ResolveHost = (host: string) => Promise<readonly string[]>;

/**
 * Queries the name server directly. `dns.lookup` uses the few threads that also read files and hash passwords, so a silent name server would block
 * the whole site. As a result, only this machine's own name is read from its hosts file.
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
