import { minute, PASSWORD, type AccountServer } from './account-server.ts';
import { inApp, type TestBrowser } from './test-browser.ts';
import type { TestMember } from './test-member.ts';

const codeOf = (answer: { json: <T>() => T }): string => answer.json<{ code: string }>().code;

/** Copies the tokens of a browser, logs the same member in on a phone, and hands the login of the browser over to a shell. */
export const otherSessions = async (server: AccountServer, member: TestMember, browser: TestBrowser) => {
  const copy = browser.copy();
  const [phone, shell] = [server.browser({ agent: inApp }), server.browser({ agent: inApp })];
  await phone.login(member, PASSWORD);
  const { code } = (await browser.post('login/code')).json<{ data: { code: string } }>().data;
  const { accessToken, refreshToken } = (await shell.post('login/code/check', { code })).json<{
    data: { accessToken: string; refreshToken: string };
  }>().data;
  return {
    /** Codes that the copied and the other tokens get, after the time in which a lost answer may be repeated. */
    codes: async () => {
      server.wait(minute);
      return {
        copiedAccess: codeOf(await copy.get('users/info')),
        copiedRefresh: codeOf(await copy.refresh()),
        phone: codeOf(await phone.get('users/info')),
        shellAccess: codeOf(await shell.get('users/info', { headers: { authorization: `Bearer ${accessToken}` } })),
        shellRefresh: codeOf(await shell.post('login/refresh', { refreshToken })),
        own: codeOf(await browser.get('users/info')),
        ownRefresh: codeOf(await browser.refresh()),
      };
    },
  };
};

/** Answers after a change of the password, of a way to log in, of the person or of a contact: only the session that made it lives on. */
export const onlyThisSession = {
  copiedAccess: 'TKT_01',
  copiedRefresh: 'TKT_02',
  phone: 'TKT_01',
  shellAccess: 'TKT_01',
  shellRefresh: 'TKT_02',
  own: '200',
  ownRefresh: '200',
};
