import { describe, expect, it } from 'vitest';
import type { ExternalGrant } from '#schemas/calls/external-login/answers';
import { accountServer, PASSWORD } from '#tests/account-server.ts';
import { feature } from './feature.ts';

const done = 'https://partner.example/done';
const client = (id: string, more: object = {}) => ({
  type: 'client',
  id,
  v: 1,
  name: { ko: '구름 여행', en: 'Cloud Travel' },
  redirectUris: [`https://${id}.example/done`],
  scope: ['userName', 'langId'],
  ...more,
});
const server = accountServer({
  features: [feature],
  documents: [client('partner', { endUri: 'https://partner.example/bye' }), client('other')],
});

const join = async () => {
  const member = await server.addMember();
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  const asks = async (scope: string, redirectUrl = done): Promise<ExternalGrant> =>
    (await browser.get(`users/external-login?${new URLSearchParams({ redirectUrl, scope }).toString()}`)).json<{
      data: ExternalGrant;
    }>().data;
  const agree = (scope: string, redirectUrl = done) => browser.post('users/external-login', { redirectUrl, scope });
  const revoke = (clientId: string) => browser.post('users/external-login/revoke', { clientId });
  return { member, browser, asks, agree, revoke };
};
const rowsOf = (member: string) =>
  server.store().db.selectFrom('external_grants').select(['client', 'field']).where('member', '=', member).execute();

describe('the consent for a client site', () => {
  it('names the client, its host and the fields that it asks for and may receive [P-185]', async () => {
    const { asks } = await join();
    expect(await asks('userName,membershipUid,nonsense')).toEqual({
      clientId: 'partner',
      clientNm: '구름 여행',
      hostNm: 'partner.example',
      fieldList: ['autoLogin', 'userName'],
      grantedYn: 'N',
    });
  });

  it('is asked for once', async () => {
    const { asks, agree } = await join();
    await agree('userName');
    expect((await asks('userName')).grantedYn).toBe('Y');
    expect((await asks('')).grantedYn).toBe('Y');
  });

  it('is asked for again when the client wants one field more', async () => {
    const { asks, agree } = await join();
    await agree('userName');
    expect((await asks('userName,langId')).grantedYn).toBe('N');
    await agree('langId');
    expect((await asks('userName,langId')).grantedYn).toBe('Y');
  });

  it('holds for one client and one member only', async () => {
    const [me, somebody] = [await join(), await join()];
    await me.agree('userName');
    expect((await me.asks('userName', 'https://other.example/done')).grantedYn).toBe('N');
    expect((await somebody.asks('userName')).grantedYn).toBe('N');
  });

  it.each(['https://evil.example/', `${done}/`, `${done}?x`, '//partner.example/done', 'javascript:alert(1)', ' '])(
    'is neither shown nor taken for the address %j, which is not registered',
    async (redirectUrl) => {
      const { member, asks, agree } = await join();
      expect(await asks('userName', redirectUrl)).toEqual({
        clientId: '',
        clientNm: '',
        hostNm: '',
        fieldList: [],
        grantedYn: 'N',
      });
      expect((await agree('userName', redirectUrl)).statusCode).toBe(404);
      expect(await rowsOf(member.uid)).toEqual([]);
    },
  );

  it('is stored once when two tabs agree at the same time', async () => {
    const { member, agree } = await join();
    const answers = await Promise.all(['userName', 'userName,langId', 'userName'].map((scope) => agree(scope)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await rowsOf(member.uid)).map(({ field }) => field).toSorted()).toEqual([
      'autoLogin',
      'langId',
      'userName',
    ]);
  });

  it('is refused to guests', async () => {
    const answer = await server.browser().post('users/external-login', { redirectUrl: done });
    expect(answer.json()).toMatchObject({ errorType: 'S' });
  });
});

describe('the end of a connection', () => {
  it('takes everything back, logs out and gives the registered end address', async () => {
    const { member, browser, agree, revoke } = await join();
    await agree('userName,langId');
    expect((await revoke('partner')).json()).toMatchObject({ data: { endUrl: 'https://partner.example/bye' } });
    expect(await rowsOf(member.uid)).toEqual([]);
    expect((await browser.get('login/session/info')).json()).toMatchObject({ data: { loginYn: 'N' } });
  });

  it('leaves the grants of other clients and members', async () => {
    const [me, somebody] = [await join(), await join()];
    await me.agree('userName', 'https://other.example/done');
    await me.agree('userName');
    await somebody.agree('userName');
    await me.revoke('partner');
    expect(new Set((await rowsOf(me.member.uid)).map((row) => row.client))).toEqual(new Set(['other']));
    expect(await rowsOf(somebody.member.uid)).toHaveLength(2);
  });

  it('gives no address where none is registered', async () => {
    const { revoke } = await join();
    expect((await revoke('other')).json()).toMatchObject({ data: { endUrl: '' } });
  });

  it.each(['unknown', 'https://evil.example/', '../partner'])('does nothing for the client %j', async (clientId) => {
    const { browser, revoke } = await join();
    expect((await revoke(clientId)).statusCode).toBe(404);
    expect((await browser.get('login/session/info')).json()).toMatchObject({ data: { loginYn: 'Y' } });
  });

  it('tells guests the end address, and that they are logged out', async () => {
    const answer = await server.browser().get('users/external-login/client?clientId=partner');
    expect(answer.json()).toMatchObject({
      data: { clientNm: '구름 여행', endUrl: 'https://partner.example/bye', loginYn: 'N' },
    });
  });
});
