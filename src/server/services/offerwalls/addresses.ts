import { BlockList, isIP } from 'node:net';

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

/** Tells whether an entry of a list is an address, or a range whose prefix fits the address. */
export const isRange = (entry: string): boolean => {
  const [address = '', prefix] = entry.split('/');
  const version = isIP(address);
  return version !== 0 && (prefix === undefined || Number(prefix) <= (version === 4 ? 32 : 128));
};

/** True if an address is one of the list, or lies in one of its ranges. An IPv4 address that IPv6 maps is the IPv4 address. */
export const isAmong = (entries: readonly string[], address: string): boolean => {
  if (isIP(address) === 0) return false;
  const list = new BlockList();
  for (const entry of entries.filter(isRange)) {
    const [one = '', prefix] = entry.split('/');
    if (prefix === undefined) list.addAddress(one, familyOf(one));
    else list.addSubnet(one, Number(prefix), familyOf(one));
  }
  return list.check(address, familyOf(address));
};
