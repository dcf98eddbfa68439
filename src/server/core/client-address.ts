import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Env } from './env.ts';

/** Trust in the peers of a request: the connection is hop 0, the addresses in X-Forwarded-For follow from right to left. */
type TrustProxy = false | string[] | ((address: string, hop: number) => boolean);

/** Returns the proxies whose forwarded headers count. Without a setting: one in production, none in the demo. */
export const trustProxyOf = ({
  mode,
  trustedProxies = mode === 'production' ? 1 : 0,
}: Pick<Env, 'mode' | 'trustedProxies'>): TrustProxy => {
  if (typeof trustedProxies === 'object') return [...trustedProxies];
  // Fastify trusts nobody if it is given a number.
  return trustedProxies === 0 ? false : (_address, hop) => hop < trustedProxies;
};

/** Some proxies append the port of the client, and put an IPv6 address into brackets. */
const withPort = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;

const groupsOf = (address: string): readonly string[] => {
  // URL writes an address in its one short form.
  const { hostname } = new URL(`http://[${address.split('%', 1)[0] ?? ''}]/`);
  const [left = [], right = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':')));
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
};

/** Returns the network of an IPv6 address, because one household has 2^64 addresses, or the IPv4 address that it maps. */
const networkOf = (address: string): string => {
  const groups = groupsOf(address);
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return `${groups.slice(0, 4).join(':')}::/64`;
  return groups
    .slice(6)
    .flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255])
    .join('.');
};

const bareAddress = (text = ''): string | undefined => {
  const port = withPort.exec(text);
  const address = port?.[1] ?? port?.[2] ?? text;
  return isIP(address) === 0 ? undefined : address;
};

const plainAddress = (text: string | undefined): string | undefined => {
  const address = bareAddress(text);
  return address === undefined || isIP(address) === 4 ? address : networkOf(address);
};

type Addressed = { readonly ip: string; readonly socket: Pick<FastifyRequest['socket'], 'remoteAddress'> };

/** Returns the whole address of a client, for lists of addresses; the rules of trusted proxies are those of `clientAddress`. */
export const wholeAddress = ({ ip, socket }: Addressed): string =>
  bareAddress(ip) ?? bareAddress(socket.remoteAddress) ?? '';

/**
 * Returns the address that limits count: the right-most one that is not a trusted proxy's. IPv4 has one spelling; IPv6 counts as its /64 network. What a client
 * writes to the left of it does not count. A text that is no address counts as the address of the connection.
 */
export const clientAddress = ({ ip, socket }: Addressed): string =>
  plainAddress(ip) ?? plainAddress(socket.remoteAddress) ?? '';
