import { describe, expect, it } from 'vitest';
import { accountServer, day, PASSWORD } from '#tests/account-server.ts';

const words = { type: 'words', id: 'words', v: 1, words: ['official', '운영자'] };
const server = accountServer({ documents: [words] });

const join = async () => {
  const member = await server.addMember();
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  const change = async (nickName: string) =>
    (await browser.post('users/info/change', { nickName }, { headers: { 'x-user-locale': 'en' } })).json<{
      code: string;
      errorMessage?: string;
    }>();
  const nickname = async () => (await browser.get('members')).json<{ data: { nickName: string } }>().data.nickName;
  return { member, browser, change, nickname };
};

describe('a nickname', () => {
  it.each(['구름', 'Kim7', '가나다라마바사아자차카타', '별1'])('can become %j', async (typed) => {
    const { change, nickname } = await join();
    expect((await change(typed)).code).toBe('200');
    expect(await nickname()).toBe(typed);
  });

  it.each(['가', 'abcdefghijklm', '구름 달', '구름!', 'ㅎㅎ😀', 'xOFFICIALx', '운영자님', 'ｏｆｆｉｃｉａｌ', '<b>'])(
    'cannot become %j (JOI_06)',
    async (typed) => {
      const { change, nickname } = await join();
      const before = await nickname();
      expect((await change(typed)).code).toBe('JOI_06');
      expect(await nickname()).toBe(before);
    },
  );

  it('belongs to one member, in whatever case and width it is typed (JOI_06)', async () => {
    const [me, somebody] = [await join(), await join()];
    expect((await me.change('Maple5')).code).toBe('200');
    expect((await somebody.change('ｍａｐｌｅ５')).code).toBe('JOI_06');
    expect((await somebody.change('mAPLE5')).code).toBe('JOI_06');
  });

  it('goes to one of two members who choose it at once', async () => {
    const members = [await join(), await join(), await join()];
    const codes = await Promise.all(members.map(async ({ change }) => (await change('Race9')).code));
    expect(codes.toSorted()).toEqual(['200', 'JOI_06', 'JOI_06']);
  });

  it('changes once in 30 days (PRF_01)', async () => {
    const { change } = await join();
    await change('First1');
    const early = await change('Second2');
    expect(early.code).toBe('PRF_01');
    expect(early.errorMessage).toMatch(/\d{4}\.\d{2}\.\d{2}/);
  });

  it('changes again after 30 days', async () => {
    const { member, change, browser } = await join();
    await change('Early3');
    server.wait(30 * day);
    await browser.login(member, PASSWORD);
    expect((await change('Later4')).code).toBe('200');
  });

  it('sent unchanged takes no turn', async () => {
    const { change, nickname } = await join();
    await change(await nickname());
    expect((await change('Turn5')).code).toBe('200');
  });
});
