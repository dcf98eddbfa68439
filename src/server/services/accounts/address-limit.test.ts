import { describe, expect, it } from 'vitest';
import { accountServer, PASSWORD } from '#tests/account-server.ts';

const server = accountServer({ env: { TRUSTED_PROXIES: '1' } });
const proxy = server.browser({ address: '10.0.0.9' });

/** Tries many accounts through the proxy; returns the status of each. */
const guess = async (forwarded: (time: number) => string): Promise<ReadonlySet<number>> => {
  const statuses = new Set<number>();
  for (const time of Array.from({ length: 51 }).keys()) {
    const answer = await proxy.post(
      'certification/MBL/login',
      { userId: `nobody_${forwarded(0).length}_${time}`, password: 'WrongHorse77' },
      { headers: { 'x-forwarded-for': forwarded(time) } },
    );
    statuses.add(answer.statusCode);
  }
  return statuses;
};

describe('wrong tries through a proxy', () => {
  it('count for the address that the proxy saw, whatever the client wrote to the left of it', async () => {
    expect([...(await guess((time) => `198.51.100.${time}, 203.0.113.7`))]).toEqual([401, 429]);
  });

  it('count for the network of an IPv6 client', async () => {
    expect([...(await guess((time) => `2001:db8:1:2::${time}`))]).toEqual([401, 429]);
  });

  it('make nobody else behind the proxy wait', async () => {
    const member = await server.addMember();
    const answer = await proxy.post(
      'certification/MBL/login',
      { userId: member.loginId, password: PASSWORD },
      { headers: { 'x-forwarded-for': '203.0.113.8' } },
    );
    expect(answer.statusCode).toBe(200);
  });
});
