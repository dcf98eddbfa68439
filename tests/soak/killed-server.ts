import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { copyDrawnMaps } from '../support/drawn-maps.ts';

const MAIN = join(import.meta.dirname, '../../src/server/main.ts');

/** A running server. */
export interface KilledServer {
  readonly origin: string;
  /** Kills the process with SIGKILL. */
  kill(): void;
}

interface Run<Result> {
  readonly env: Readonly<Record<string, string>>;
  /** Stops the server in order; `kill` does nothing. */
  readonly isLast: boolean;
  work(server: KilledServer): Promise<Result>;
}

/** Starts the demo server, works with it and waits for its end. Rejects if it ends before it listens. */
export async function untilKilled<Result>({ env, isLast, work }: Run<Result>): Promise<Result> {
  if (env['DATA_DIR'] !== undefined) copyDrawnMaps(env['DATA_DIR']);
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
    env: { ...process.env, NODE_ENV: 'production', MODE: 'demo', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  try {
    for await (const line of createInterface(child.stdout)) {
      const origin = /http:\/\/[^\s/]+/.exec(line)?.[0];
      if (origin === undefined) continue;
      child.stdout.resume();
      return await work({ origin, kill: () => void (isLast || child.kill('SIGKILL')) });
    }
    throw new Error('The server ended before it listened.');
  } finally {
    child.kill(isLast ? 'SIGTERM' : 'SIGKILL');
    await ended;
  }
}
