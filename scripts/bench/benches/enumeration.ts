import { startOurs } from '../http/promenade-server.ts';
import { near, toReading, type Bench, type Reading } from '../reading.ts';
import { onPostgres, onSqlite, type MakePlace } from '../sessions/places.ts';
import { api, inTurn, loginBody, loginPath, pageHeaders } from '../sessions/requests.ts';
import type { SeededMember } from '../sessions/seed-members.ts';

const TIMES = 500;
const WARMINGS = 40;

/** The same request about a member and about nobody. */
interface Pair {
  readonly name: string;
  readonly aboutMember: () => readonly [path: string, init: RequestInit];
  readonly aboutNobody: () => readonly [path: string, init: RequestInit];
}

const posted = (path: string, body: string) => [path, { method: 'POST', headers: pageHeaders, body }] as const;

function pairsOf(members: readonly SeededMember[]): readonly Pair[] {
  const next = inTurn(members);
  let last = 0;
  // As long as those of the members.
  const nobody = (): Omit<SeededMember, 'family' | 'accessToken' | 'uid'> => {
    const number = last++ % members.length;
    return { loginId: `wrong_${number}`, name: `아무 ${number}`, email: `wrong.${number}@resort.example` };
  };
  const reset = ({ loginId, email }: Pick<SeededMember, 'loginId' | 'email'>) =>
    posted(`${api}/users/password-reset`, JSON.stringify({ userId: loginId, email }));
  const findId = ({ name, email }: Pick<SeededMember, 'name' | 'email'>) =>
    [`${api}/users/user-id-find?${new URLSearchParams({ userName: name, email })}`, { headers: pageHeaders }] as const;
  return [
    {
      name: 'login',
      aboutMember: () => posted(loginPath, loginBody(next().loginId, 'WrongHorse77')),
      aboutNobody: () => posted(loginPath, loginBody(nobody().loginId)),
    },
    { name: 'password-reset', aboutMember: () => reset(next()), aboutNobody: () => reset(nobody()) },
    { name: 'user-id-find', aboutMember: () => findId(next()), aboutNobody: () => findId(nobody()) },
  ];
}

async function timeOfAnswer(
  origin: string,
  [path, init]: readonly [string, RequestInit],
  statuses: Set<number>,
): Promise<number> {
  const started = performance.now();
  const response = await fetch(origin + path, init);
  await response.arrayBuffer();
  statuses.add(response.status);
  return performance.now() - started;
}

/** How often an answer about nobody takes longer than one about a member, of 500 each that were sent one at a time, in turn. */
async function readingOf(bench: string, origin: string, { name, aboutMember, aboutNobody }: Pair): Promise<Reading> {
  const [members, nobodies]: [number[], number[]] = [[], []];
  const statuses = new Set<number>();
  for (let time = -WARMINGS; time < TIMES; time++) {
    const isMemberFirst = Math.random() < 0.5;
    const first = await timeOfAnswer(origin, isMemberFirst ? aboutMember() : aboutNobody(), statuses);
    const second = await timeOfAnswer(origin, isMemberFirst ? aboutNobody() : aboutMember(), statuses);
    if (time < 0) continue;
    members.push(isMemberFirst ? first : second);
    nobodies.push(isMemberFirst ? second : first);
  }
  if (statuses.size !== 1) throw new Error(`${name} is answered with ${[...statuses].join(' and ')}.`);
  return toReading(
    { bench: `${bench}-${name}`, value: likelihood(nobodies, members), unit: 'AUC', pairs: TIMES },
    near(0.5, 0.05),
  );
}

async function readings(bench: string, make: MakePlace): Promise<readonly Reading[]> {
  const { env, members } = await make('enumeration', TIMES + WARMINGS);
  const server = await startOurs(env);
  try {
    const all: Reading[] = [];
    for (const pair of pairsOf(members)) all.push(await readingOf(bench, server.origin, pair));
    return all;
  } finally {
    await server.stop();
  }
}

/** Whether the time of an answer tells who is a member; half is chance. */
export const bench: Bench = async () => [
  ...(await onSqlite((make) => readings('enumeration/sqlite', make))),
  ...(await onPostgres('enumeration/postgres', (make) => readings('enumeration/postgres', make))),
];

/** Probability that a value of the first list is greater than one of the second (area under the ROC curve). Ties count half. */
function likelihood(first: readonly number[], second: readonly number[]): number {
  const greater = first.reduce(
    (sum, one) => sum + second.reduce((count, other) => count + (one > other ? 1 : one === other ? 0.5 : 0), 0),
    0,
  );
  return greater / (first.length * second.length);
}
