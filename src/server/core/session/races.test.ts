import { expect, it, vi } from 'vitest';
import { accountServer, PASSWORD } from '#tests/account-server.ts';
import { loginFaults } from '#tests/login-races.ts';
import { raceRefresh, raceReplay } from '#tests/session-races.ts';
import { desktop, inApp } from '#tests/test-browser.ts';
import { beginSession } from './begin-session.ts';
import { passwordUnchanged } from './password-unchanged.ts';

// Both databases share a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const server = accountServer({ env: { LIMITS: 'off' } });
const context = () => server.app().context;

/** First refresh token of a new member's login. */
const newLogin = async (): Promise<string> => {
  const { uid } = await server.addMember();
  const { hash } = await context()
    .store.db.selectFrom('credentials')
    .select('hash')
    .where('member', '=', uid)
    .executeTakeFirstOrThrow();
  const { refreshToken } = await beginSession(context(), {
    member: uid,
    loginType: 'RESORT',
    platformClass: 'WEB',
    autoLogin: true,
    device: {},
    isStillValid: passwordUnchanged(uid, hash),
  });
  return refreshToken;
};

const times = <Result>(count: number, make: () => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, make));

it('gives all of twenty refreshes at once the same successor, whose session goes on', async () => {
  const tokens = await times(50, newLogin);
  const faults = await Promise.all(tokens.map((token) => raceRefresh([context()], token, 20)));
  expect(faults).toEqual(tokens.map(() => ({ forks: 0, lost: 0 })));
});

it('ends a login whose old token comes again after the grace, however many come at once', async () => {
  const faults = [];
  for (const token of await times(10, newLogin)) faults.push(await raceReplay([context()], token, 20, server.wait));
  expect(faults).toEqual(faults.map(() => ({ answered: 0, survived: 0 })));
  expect(faults).toHaveLength(10);
});

it('leaves one live login with one chain of tokens for each platform class of ten logins at once', async () => {
  const members = await times(10, () => server.addMember());
  const agents = Array.from({ length: 10 }, (_, number) => (number % 2 === 0 ? desktop : inApp));
  const answers = await Promise.all(
    members.flatMap((member) => agents.map((agent) => server.browser({ agent }).login(member, PASSWORD))),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  const faults = await Promise.all(members.map(({ uid }) => loginFaults(server.store().db, uid, { APP: 5, WEB: 5 })));
  expect(faults).toEqual(members.map(() => ({ lost: 0, notOne: 0, otherReason: 0, leftOver: 0 })));
});
