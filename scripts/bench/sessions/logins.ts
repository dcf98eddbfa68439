import { isPassword, hashPassword } from '../../../src/server/services/accounts/passwords.ts';
import { homeOf } from '../http/served-page.ts';
import { median } from '../pairs.ts';
import { atLeast, atMost, toReading, type Reading } from '../reading.ts';
import { accessCookies, inTurn, loginBody, loginPath, pageHeaders, sessionInfoPath } from './requests.ts';
import { PASSWORD, type SeededMember } from './seed-members.ts';
import { answered, quantile, steadyLoad, type Latencies } from './steady-load.ts';

const SECONDS = 10;
const WARM_SECONDS = 2;
/** Logins under way at once: more than are hashed at once, so that there is always one waiting. */
const AT_ONCE = 8;
const READS_PER_SECOND = 50;

interface Measured {
  readonly perSecond: number;
  readonly logins: Latencies;
  readonly sessions: Latencies;
  readonly pages: Latencies;
}

interface Site {
  readonly origin: string;
  /** Members who log in, and others who are logged in and stay so. */
  readonly comers: () => SeededMember;
  readonly stayers: () => SeededMember;
}

/** Logs members in as fast as the server answers, while others read. */
async function logInWhileOthersRead({ origin, comers, stayers }: Site, seconds: number): Promise<Measured> {
  const home = await homeOf(origin);
  const started = performance.now();
  const isOver = (): boolean => performance.now() - started >= seconds * 1000;
  const logins: Latencies = [];
  const logIn = async (): Promise<void> => {
    while (!isOver()) {
      const asked = performance.now();
      await answered(origin + loginPath, { method: 'POST', headers: pageHeaders, body: loginBody(comers().loginId) });
      logins.push(performance.now() - asked);
    }
  };
  const [sessions, pages] = await Promise.all([
    steadyLoad({
      perSecond: READS_PER_SECOND,
      isOver,
      next: () => [origin + sessionInfoPath, { headers: { cookie: accessCookies(stayers()) } }],
    }),
    steadyLoad({ perSecond: READS_PER_SECOND, isOver, next: () => [home] }),
    ...Array.from({ length: AT_ONCE }, logIn),
  ]);
  return { perSecond: (logins.length * 1000) / (performance.now() - started), logins, sessions, pages };
}

/** Passwords per second that the idle machine verifies, with the server's concurrency. */
async function provenPerSecond(): Promise<number> {
  const hash = await hashPassword(PASSWORD);
  const rates: number[] = [];
  for (let round = 0; round < 3; round++) {
    const started = performance.now();
    await Promise.all(Array.from({ length: 60 }, () => isPassword(hash, PASSWORD)));
    rates.push(60_000 / (performance.now() - started));
  }
  return median(rates);
}

/** Logins a second, and how long everything else waits meanwhile. The floor of the logins is what hashing alone leaves. */
export async function loginReadings(
  bench: string,
  origin: string,
  members: readonly SeededMember[],
): Promise<readonly Reading[]> {
  const half = members.length >> 1;
  const site = { origin, comers: inTurn(members.slice(0, half)), stayers: inTurn(members.slice(half)) };
  await logInWhileOthersRead(site, WARM_SECONDS);
  const before = await provenPerSecond();
  const { perSecond, logins, sessions, pages } = await logInWhileOthersRead(site, SECONDS);
  const floor = (before + (await provenPerSecond())) / 2;
  const p99 = (name: string, latencies: Latencies, goal?: number) =>
    toReading(
      { bench: `${bench}-logins-p99-of-${name}`, value: quantile(latencies, 0.99), unit: 'ms' },
      goal === undefined ? undefined : atMost(goal, 'value'),
    );
  return [
    toReading(
      { bench: `${bench}-logins`, value: perSecond, unit: '/s', floor, ratio: perSecond / floor },
      atLeast(60, 'value'),
    ),
    p99('session-checks', sessions, 50),
    p99('cached-pages', pages, 50),
    p99('logins', logins),
  ];
}
