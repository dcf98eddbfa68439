import { expect, it } from 'vitest';
import { UpstreamFault, type FaultKind } from './fault.ts';
import { HostQueue } from './host-queue.ts';

const never = new AbortController().signal;
const answered = (): Promise<string> => Promise.resolve('answered');
const failing = (kind: FaultKind) => (): Promise<never> => Promise.reject(new UpstreamFault(kind, kind));
const outcome = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => (error instanceof UpstreamFault ? error.kind : error));

/** Work that runs until told to end. */
const held = () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  let began = false;
  return {
    work: () => {
      began = true;
      return promise;
    },
    end: () => resolve('answered'),
    began: () => began,
  };
};
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('lets sixteen calls through at once and the others in order, one for each that ends', async () => {
  const lane = new HostQueue(() => 0);
  const all = Array.from({ length: 20 }, held);
  const passed = all.map(({ work }) => lane.pass(work, never));
  await settle();
  expect(all.filter(({ began }) => began())).toHaveLength(16);
  all[3]?.end();
  await settle();
  expect(all.map(({ began }) => began())).toEqual([...Array<boolean>(17).fill(true), false, false, false]);
  for (const { end } of all) end();
  expect(await Promise.all(passed)).toEqual(Array(20).fill('answered'));
});

it('refuses at once what could not be let through in time', async () => {
  const lane = new HostQueue(() => 0);
  const all = Array.from({ length: 16 + 64 }, held);
  const passed = all.map(({ work }) => lane.pass(work, never));
  expect(await outcome(lane.pass(answered, never))).toBe('resting');
  for (const { end } of all) end();
  await Promise.all(passed);
  expect(await lane.pass(answered, never)).toBe('answered');
});

it('lets whoever waits go when their time is over, and gives their place to the next', async () => {
  const lane = new HostQueue(() => 0);
  const busy = Array.from({ length: 16 }, held);
  for (const { work } of busy) void lane.pass(work, never);
  const late = new AbortController();
  const [gone, next] = [lane.pass(answered, late.signal), lane.pass(answered, never)];
  late.abort(new UpstreamFault('late', 'late'));
  expect(await outcome(gone)).toBe('late');
  busy[0]?.end();
  expect(await next).toBe('answered');
  expect(await outcome(lane.pass(answered, late.signal))).toBe('late');
});

it.each(['away', 'late'] as const)(
  'leaves a host alone for ten seconds that was %s five times in a row, and asks it once then',
  async (kind) => {
    let now = 0;
    const lane = new HostQueue(() => now);
    for (let call = 0; call < 5; call++) expect(await outcome(lane.pass(failing(kind), never))).toBe(kind);
    expect(await outcome(lane.pass(answered, never))).toBe('resting');
    now = 9_999;
    expect(await outcome(lane.pass(answered, never))).toBe('resting');
    now = 10_000;
    const trial = held();
    const tried = lane.pass(trial.work, never);
    await settle();
    expect(await outcome(lane.pass(answered, never))).toBe('resting');
    trial.end();
    expect(await tried).toBe('answered');
    expect(await lane.pass(answered, never)).toBe('answered');
  },
);

it('asks it ten seconds after the clock was set back', async () => {
  let now = 86_400_000;
  const lane = new HostQueue(() => now);
  for (let call = 0; call < 5; call++) await outcome(lane.pass(failing('away'), never));
  now = 0;
  expect(await outcome(lane.pass(answered, never))).toBe('resting');
  now = 10_000;
  expect(await outcome(lane.pass(answered, never))).toBe('answered');
});

it('leaves it alone again at once when the one call fails too', async () => {
  let now = 0;
  const lane = new HostQueue(() => now);
  for (let call = 0; call < 5; call++) await outcome(lane.pass(failing('away'), never));
  now = 10_000;
  expect(await outcome(lane.pass(failing('away'), never))).toBe('away');
  now = 19_999;
  expect(await outcome(lane.pass(answered, never))).toBe('resting');
});

it('counts failures in a row only, and an answer that nobody may be given as an answer', async () => {
  const lane = new HostQueue(() => 0);
  for (let call = 0; call < 4; call++) await outcome(lane.pass(failing('away'), never));
  await outcome(lane.pass(failing('lying'), never));
  for (let call = 0; call < 4; call++) await outcome(lane.pass(failing('away'), never));
  expect(await lane.pass(answered, never)).toBe('answered');
});
