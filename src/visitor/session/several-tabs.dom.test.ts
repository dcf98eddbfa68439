import { describe, expect, it } from 'vitest';
import { loginAnswerOf, myInfoOf } from '#tests/account-records.ts';
import {
  answer,
  answers,
  base,
  callsAnswered,
  loggedInMember,
  sessionSite,
  settle,
  texts,
} from '#tests/session-site.ts';
import type { SayAction } from '../notices/notices.ts';
import { react, readMyInfo, refreshFacts, signIn } from './session.ts';
import { dropUserSession, keepUserSession, userSession } from './user-session.ts';

callsAnswered();

const other = loginAnswerOf({ userInfo: { membershipUid: 'M2', userName: '이바다' } }).userInfo;

/** This tab of a member, who is in a park; what another tab does to the browser comes after it. */
const memberTab = async () => {
  elsewhereLoggedInAs(loggedInMember.user);
  const tab = sessionSite('/MyPageMain');
  tab.tools.presentRef.current.viewer = { ...tab.tools.presentRef.current.viewer, curResort: 'AA' };
  answers.set(`${base}/members/me`, answer(myInfoOf()));
  await readMyInfo(tab.tools);
  return tab;
};
const elsewhereLoggedOut = () => {
  dropUserSession();
  for (const name of ['access_hint', 'session_hint']) document.cookie = `${name}=; Max-Age=0`;
  answers.set(`${base}/login/session/info`, answer({ loginYn: 'N', viewer: { login: false } }));
};
const elsewhereLoggedInAs = (user: typeof other, viewer: object = { login: true }) => {
  document.cookie = 'access_hint=1';
  document.cookie = 'session_hint=1';
  keepUserSession({ ...loggedInMember, user, userName: user.userName, token: `of ${user.membershipUid}` });
  answers.set(
    `${base}/login/session/info`,
    answer({ loginYn: 'Y', autoLoginYn: 'Y', loginType: 'RESORT', userInfo: user, viewer }),
  );
};
const kept = (...names: readonly string[]) => names.map((name) => sessionStorage.getItem(name));

describe('a tab that hears of a logout in another one', () => {
  it('forgets what it has kept of the member, and not where a login was to lead', async () => {
    const { tools, viewers } = await memberTab();
    sessionStorage.setItem('pendingDestination', '{"kind":"go","to":"/page-1"}');
    sessionStorage.setItem('loginPreviousPage', '/page-1');
    elsewhereLoggedOut();
    await refreshFacts(tools);
    expect(viewers.at(-1)?.login).toBe(false);
    expect(kept('myinfo', 'toldEnter', 'pendingDestination', 'loginPreviousPage')).toEqual([
      null,
      null,
      null,
      '/page-1',
    ]);
  });

  it('keeps what it has of a member who is still there', async () => {
    const { tools } = await memberTab();
    await refreshFacts(tools);
    expect(kept('myinfo')).toEqual([JSON.stringify(myInfoOf())]);
  });

  it("shows the next member's own although both have the same facts, and has forgotten the first", async () => {
    const { tools, viewers, went } = await memberTab();
    const { platform: _platform, locale: _locale, curResort: _curResort, ...same } = tools.presentRef.current.viewer;
    elsewhereLoggedInAs(other, same);
    await refreshFacts(tools);
    await refreshFacts(tools);
    expect([viewers.length, went, kept('myinfo'), userSession()?.userName]).toEqual([1, ['reload'], [null], '이바다']);
  });
});

describe('what is said of a login that has ended', () => {
  it('is taken back once somebody has logged in again in another tab, and said again of the next one', async () => {
    const { tools } = await memberTab();
    const done: SayAction[] = [];
    const open = { ...tools, say: (action: SayAction) => void done.push(action) };
    const ended = { kind: 'refused', errorType: 'L', code: 'TKT_16', message: '' } as const;
    await react(open, ended);
    await refreshFacts(open);
    elsewhereLoggedInAs(other);
    await refreshFacts(open);
    await react(open, ended);
    const text = texts.translate('MSG_ALT_IAM_LOGGED_IN_FROM_ANOTHER_DEVICE');
    const name = expect.any(String) as string;
    expect(done).toMatchObject([
      { say: 'ask', ask: { text, name } },
      { say: 'takeBack', name },
      { say: 'ask', ask: { text, name } },
    ]);
  });
});

describe('a login', () => {
  it('leads nobody to where an earlier one of this tab was to lead', async () => {
    const { tools, went } = sessionSite('/member/login');
    sessionStorage.setItem('pendingDestination', '{"kind":"open","href":"https://partner.example/done?userName=x"}');
    answers.set(`${base}/members/me`, answer(myInfoOf()));
    elsewhereLoggedInAs(loggedInMember.user);
    await signIn(tools, loginAnswerOf(), false);
    await settle();
    expect([went.length, kept('pendingDestination')]).toEqual([1, [null]]);
  });
});
