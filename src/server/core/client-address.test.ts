import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { clientAddress, trustProxyOf } from './client-address.ts';
import { readEnv, type Env } from './env.ts';

const peer = '10.0.0.9';
const client = '203.0.113.7';
const spoofed = '198.51.100.1';

interface Seen {
  readonly address: string;
  readonly origin: string;
}

/** What a server with this setting sees of a request. */
const seenBy = async (
  trusted: Pick<Env, 'mode' | 'trustedProxies'>,
  forwarded: string,
  { remoteAddress = peer, headers = {} } = {},
): Promise<Seen> => {
  const app = Fastify({ trustProxy: trustProxyOf(trusted) });
  app.get('/', (request): Seen => ({
    address: clientAddress(request),
    origin: `${request.protocol}://${request.host}`,
  }));
  const answer = await app.inject({
    url: '/',
    remoteAddress,
    headers: { host: 'site.example', ...(forwarded === '' ? {} : { 'x-forwarded-for': forwarded }), ...headers },
  });
  return answer.json<Seen>();
};

it.each<[string, Pick<Env, 'mode' | 'trustedProxies'>, string, string]>([
  ['one hop in production', { mode: 'production' }, `${spoofed}, ${client}`, client],
  ['one hop and many spoofed entries', { mode: 'production' }, `127.0.0.1, ::1, ${spoofed},${client}`, client],
  ['nobody in the demo', { mode: 'demo' }, client, peer],
  ['nobody if it says so', { mode: 'production', trustedProxies: 0 }, client, peer],
  ['two hops', { mode: 'production', trustedProxies: 2 }, `${spoofed}, ${client}, 10.0.0.8`, client],
  ['named proxies', { mode: 'production', trustedProxies: ['10.0.0.0/8'] }, `${spoofed}, ${client}, 10.0.0.8`, client],
  [
    'a proxy with a mapped address',
    { mode: 'production', trustedProxies: ['10.0.0.0/8'] },
    `${client}, ::ffff:10.0.0.8`,
    client,
  ],
  ['no proxy that is not named', { mode: 'production', trustedProxies: ['192.168.0.0/16'] }, client, peer],
  ['a proxy without the header', { mode: 'production' }, '', peer],
  ['a proxy that forwards no address', { mode: 'production' }, `${client}, unknown`, peer],
])('trusts %s', async (_what, trusted, forwarded, address) => {
  expect((await seenBy(trusted, forwarded)).address).toBe(address);
});

it.each([
  ['203.0.113.7', client],
  ['::ffff:203.0.113.7', client],
  ['::ffff:cb00:7107', client],
  ['203.0.113.7:50123', client],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::bbbb', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:50123', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('counts %s as %s', async (forwarded, address) => {
  expect((await seenBy({ mode: 'production' }, forwarded)).address).toBe(address);
});

it('takes protocol and host of the nearest proxy, and of no other peer', async () => {
  const headers = { 'x-forwarded-proto': 'http, https', 'x-forwarded-host': 'evil.example, resort.example' };
  expect((await seenBy({ mode: 'production' }, client, { headers })).origin).toBe('https://resort.example');
  expect(
    (await seenBy({ mode: 'production', trustedProxies: ['10.0.0.0/8'] }, client, { headers, remoteAddress: spoofed }))
      .origin,
  ).toBe('http://site.example');
});

it.each(['0', '1', '9', '10.0.0.1', '10.0.0.0/8, 2001:db8::/32', 'loopback,uniquelocal'])(
  'starts with TRUSTED_PROXIES=%s',
  (TRUSTED_PROXIES) => {
    expect(Fastify({ trustProxy: trustProxyOf(readEnv({ TRUSTED_PROXIES })) })).toBeDefined();
  },
);

it.each(['-1', '10', 'true', '10.0.0.0/33', '10.0.0.0/0', 'proxy.example', '10.0.0.1,', '2001:db8::/129'])(
  'refuses TRUSTED_PROXIES=%s',
  (TRUSTED_PROXIES) => {
    expect(() => readEnv({ TRUSTED_PROXIES })).toThrow(/TRUSTED_PROXIES must be the number of proxies/);
  },
);
