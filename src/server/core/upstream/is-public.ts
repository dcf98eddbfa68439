import { BlockList, isIP } from 'node:net';

/** Forbidden IPv4 ranges, from IANA's special-purpose registry, and the address at which a large cloud serves the keys of its machines. */
const inner4: readonly (readonly [address: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['168.63.129.16', 32],
];
/**
 * Forbidden IPv6 ranges within 2000::/3, the only allocated block: tunnels that contain an IPv4 address (Teredo, 6to4), and documentation addresses.
 */
const inner6: readonly (readonly [address: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const listOf = (type: 'ipv4' | 'ipv6', ranges: readonly (readonly [address: string, prefix: number])[]): BlockList => {
  const list = new BlockList();
  for (const [address, prefix] of ranges) list.addSubnet(address, prefix, type);
  return list;
};
const blocked4 = listOf('ipv4', inner4);
const blocked6 = listOf('ipv6', inner6);
const given6 = listOf('ipv6', [['2000::', 3]]);
const loopback = listOf('ipv4', [['127.0.0.0', 8]]);

/**
 * Returns true for a public internet address. Mapped (::ffff:…), translated (64:ff9b::…) and scoped addresses are not public, because they lead to a
 * hidden address.
 */
export const isPublic = (address: string): boolean => {
  switch (isIP(address)) {
    case 4:
      return !blocked4.check(address, 'ipv4');
    case 6:
      return !address.includes('%') && given6.check(address, 'ipv6') && !blocked6.check(address, 'ipv6');
    default:
      return false;
  }
};

/** Returns true for an address of this machine. */
export const isLoopback = (address: string): boolean =>
  address === '::1' || (isIP(address) === 4 && loopback.check(address, 'ipv4'));
