import { raceRefresh, raceReplay } from '../../../tests/support/session-races.ts';
import { loginFaults } from '../../../tests/support/login-races.ts';
import { firstGeneration } from '../../../src/server/core/session/sessions-store.ts';
import { startOurs } from '../http/promenade-server.ts';
import { openDesks, type Desks } from '../races/desks.ts';
import { near, toReading, type Bench, type Reading } from '../reading.ts';
import { onPostgres, type Place } from '../sessions/places.ts';
import { loginBody, loginPath, pageHeaders } from '../sessions/requests.ts';
import { keys, type SeededMember } from '../sessions/seed-members.ts';
import { answered } from '../sessions/steady-load.ts';

const FAMILIES = 10_000;
const REPLAYED = 500;
const REFRESHES = 20;
/** Families at once; each has all its refreshes under way. */
const FAMILIES_AT_ONCE = 4;
const MEMBERS = 200;
const LOGINS = 10;
const LOGINS_AT_ONCE = 16;
const APP = 'Mozilla/5.0 (Linux; Android 16; Mobile) HaneulResortApp/1';
const PAGE = 'Mozilla/5.0 (X11; Linux x86_64)';

/** A single fault fails the goal. */
const none = (bench: string, value: number, of: number): Reading =>
  toReading({ bench: `races/${bench}`, value, unit: 'wrong', pairs: of }, near(0, 0));

const firstToken = ({ family }: SeededMember): string => keys.refreshToken(family, firstGeneration);

async function refreshRaces({ desks }: Desks, members: readonly SeededMember[]): Promise<readonly Reading[]> {
  const faults = await crowd(members, FAMILIES_AT_ONCE, (member) => raceRefresh(desks, firstToken(member), REFRESHES));
  const what = `${members.length}-families-${REFRESHES}-refreshes-at-once`;
  return [
    none(`${what}-forks`, sumOf(faults, 'forks'), faults.length),
    none(`${what}-lost-sessions`, sumOf(faults, 'lost'), faults.length),
  ];
}

/** One after the other, because time passes for all of them. */
async function replays({ desks, wait }: Desks, members: readonly SeededMember[]): Promise<readonly Reading[]> {
  const faults = await crowd(members, 1, (member) => raceReplay(desks, firstToken(member), REFRESHES, wait));
  const what = `${members.length}-families-${REFRESHES}-replays-at-once`;
  return [
    none(`${what}-answered`, sumOf(faults, 'answered'), faults.length * REFRESHES),
    none(`${what}-logins-that-lived-on`, sumOf(faults, 'survived'), faults.length),
  ];
}

/** Half of the logins come from the app. Two servers on one database answer in turn. */
async function loginRaces({ env, members }: Place, { desks: [{ store }] }: Desks): Promise<readonly Reading[]> {
  const servers = [await startOurs(env), await startOurs(env)];
  try {
    const racing = members.slice(0, MEMBERS);
    const orders = racing.flatMap(({ loginId }) =>
      Array.from({ length: LOGINS }, (_, number) => ({ loginId, agent: number % 2 === 0 ? PAGE : APP })),
    );
    await crowd(orders, LOGINS_AT_ONCE, ({ loginId, agent }, index) =>
      answered(`${servers[(index >> 1) % servers.length]?.origin ?? ''}${loginPath}`, {
        method: 'POST',
        headers: { ...pageHeaders, 'user-agent': agent },
        body: loginBody(loginId),
      }),
    );
    // One login of the class WEB was seeded.
    const faults = await crowd(racing, 1, ({ uid }) =>
      loginFaults(store.db, uid, { APP: LOGINS / 2, WEB: LOGINS / 2 + 1 }),
    );
    const what = `${MEMBERS}-members-${LOGINS}-logins`;
    return [
      none(`${what}-lost`, sumOf(faults, 'lost'), orders.length),
      none(`${what}-classes-without-exactly-one`, sumOf(faults, 'notOne'), faults.length * 2),
      none(`${what}-ended-for-another-reason`, sumOf(faults, 'otherReason'), orders.length),
      none(`${what}-living-tokens-of-ended-logins`, sumOf(faults, 'leftOver'), orders.length),
    ];
  } finally {
    for (const server of servers) await server.stop();
  }
}

/** Many that want the same at once, on PostgreSQL: one connection would hide it. `pairs` is how many were looked at. */
export const bench: Bench = () =>
  onPostgres('races', async (make) => {
    const refreshing = await make('refreshes', FAMILIES + REPLAYED);
    const desks = await openDesks(refreshing.env['DATABASE_URL'] ?? '');
    try {
      return [
        ...(await refreshRaces(desks, refreshing.members.slice(0, FAMILIES))),
        ...(await replays(desks, refreshing.members.slice(FAMILIES))),
        ...(await loginRaces(refreshing, desks)),
      ];
    } finally {
      await desks.close();
    }
  });

/** Does the work for each, so many at once. */
async function crowd<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index];
      if (item !== undefined) results[index] = await work(item, index);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

const sumOf = <Name extends string>(counts: readonly Readonly<Record<Name, number>>[], name: Name): number =>
  counts.reduce((sum, one) => sum + one[name], 0);
