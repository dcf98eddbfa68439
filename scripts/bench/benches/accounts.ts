import { demoMembers } from '../../../src/server/features/demo/demo-members.ts';
import { startOurs } from '../http/our-server.ts';
import { atMost, toReading, type Bench } from '../reading.ts';

const times = 1_000;
const warm = 50;

type Ask = (time: number) => Promise<unknown>;

const timed = async (ask: Ask, time: number): Promise<number> => {
  const started = performance.now();
  await ask(time);
  return performance.now() - started;
};

/** How often an answer of one kind takes longer than one of the other: a half when time tells nothing. */
const areaOf = (some: readonly number[], others: readonly number[]): number => {
  const wins = some.reduce((sum, one) => sum + others.reduce((inner, other) => inner + (one > other ? 1 : one === other ? 0.5 : 0), 0), 0);
  return wins / (some.length * others.length);
};

/** Asks both in turn, so that whatever slows the machine down slows both; says how far the area lies from a half. */
const tells = async (known: Ask, unknown: Ask): Promise<number> => {
  const [ours, others]: [number[], number[]] = [[], []];
  for (let time = 0; time < warm; time++) await Promise.all([known(time), unknown(time)]);
  for (let time = 0; time < times; time++) {
    // Who is first takes turns too: the second of two may find something warm.
    if (time % 2 === 0) ours.push(await timed(known, time));
    others.push(await timed(unknown, time));
    if (time % 2 === 1) ours.push(await timed(known, time));
  }
  return Math.abs(areaOf(ours, others) - 0.5);
};

/** Whether the time of an answer tells which accounts exist. */
export const bench: Bench = async () => {
  const server = await startOurs({ LIMITS: 'off' });
  const call = async (path: string, body?: object): Promise<void> => {
    const answer = await fetch(`${server.origin}/api/v1/iam/${path}`, {
      headers: { 'x-pageid': 'bench', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    await answer.arrayBuffer();
  };
  const [{ loginId, email, name } = { loginId: '', email: '', name: '' }] = demoMembers;
  const find = (userName: string) => call(`users/user-id-find?${new URLSearchParams({ userName, email }).toString()}`);
  try {
    const login = await tells(() => call('certification/MBL/login', { userId: loginId, password: 'wrong' }), () => call('certification/MBL/login', { userId: 'nobody_here', password: 'wrong' }));
    const reset = await tells(() => call('users/password-reset', { userId: loginId, email }), () => call('users/password-reset', { userId: 'nobody_here', email }));
    const findId = await tells(() => find(name), () => find('아무도'));
    return Object.entries({ login, reset, findId }).map(([what, value]) => toReading({ bench: `accounts/time-tells-${what}`, value, unit: 'AUC-0.5', pairs: times }, atMost(0.05, 'value')));
  } finally {
    await server.stop();
  }
};
