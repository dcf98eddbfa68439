import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from 'vitest';
import { findDifferences } from '../../src/server/core/records/som/prove-som.ts';
import { Secret } from '../../src/server/core/secret.ts';
import { openStore } from '../../src/server/core/storage/open-store.ts';

interface Soak {
  readonly env: Readonly<Record<'DATA_DIR', string> & Partial<Record<'DATABASE_URL', string>>>;
  readonly seed: number;
  readonly transfers: number;
  readonly kills: number;
}

/** A short round with a fixed seed in the tests; SOAK_ROUNDS makes it a long one, SOAK_SEED repeats it. */
export const roundsOfSomSoak = (): Omit<Soak, 'env'> => {
  const rounds = Number(process.env['SOAK_ROUNDS'] ?? 0);
  const seed = Number(process.env['SOAK_SEED'] ?? (rounds > 0 ? Date.now() % 100_000 : 2026));
  if (rounds === 0) return { seed, transfers: 300, kills: 2 };
  console.log(`soak of Som, SOAK_SEED=${seed}`);
  return { seed, transfers: rounds * 50, kills: 20 };
};

/** Makes random transfers in a process that is killed now and then, and proves every account after each kill. Returns the number of transfers. */
export const soakSom = async ({ env, seed, transfers, kills }: Soak): Promise<number> => {
  const part = Math.ceil(transfers / (kills + 1));
  let [made, day] = [0, 0];
  for (let run = 0; run <= kills; run += 1) {
    const isLast = run === kills;
    const end = await runWorker(env, {
      seed: seed + run,
      count: isLast ? part : part * 2,
      day,
      killAt: isLast ? Infinity : part,
    });
    made += end.made;
    day = end.day + 1;
    await prove(env);
  }
  return made;
};

const runWorker = async (
  env: Soak['env'],
  {
    seed,
    count,
    day,
    killAt,
  }: { readonly seed: number; readonly count: number; readonly day: number; readonly killAt: number },
): Promise<{ readonly made: number; readonly day: number }> => {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'som-worker.ts')],
    {
      env: { ...process.env, ...env, SEED: String(seed), COUNT: String(count), DAY: String(day) },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const closed = once(child, 'close') as Promise<[number | null]>;
  let last = { made: 0, day };
  for await (const line of createInterface(child.stdout)) {
    const [, made, on] = /^done (\d+) (\d+)$/.exec(line) ?? [];
    if (made === undefined) continue;
    last = { made: Number(made), day: Number(on) };
    if (last.made >= killAt) {
      child.kill('SIGKILL');
      break;
    }
  }
  const [code] = await closed;
  if (killAt === Infinity) expect(code).toBe(0);
  return last;
};

const prove = async ({ DATA_DIR, DATABASE_URL }: Soak['env']): Promise<void> => {
  const store = await openStore({
    dataDir: DATA_DIR,
    ...(DATABASE_URL === undefined ? {} : { databaseUrl: new Secret(DATABASE_URL) }),
  });
  try {
    expect(await findDifferences(store.db)).toEqual([]);
    const { total } = await store.db
      .selectFrom('ledger_accounts')
      .select((row) => row.fn.sum<number | string | null>('balance').as('total'))
      .executeTakeFirstOrThrow();
    expect(Number(total ?? 0)).toBe(0);
    const unbalanced = await store.db
      .selectFrom('ledger_postings')
      .select('transfer')
      .groupBy('transfer')
      .having((row) => row.fn.sum('amount'), '<>', 0)
      .execute();
    expect(unbalanced).toEqual([]);
  } finally {
    await store.close();
  }
};
