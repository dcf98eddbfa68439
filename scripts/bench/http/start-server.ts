import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { ROOT } from '../../support/places.ts';

export interface RunningServer {
  /** Origin that it answers on. */
  readonly origin: string;
  /** Process ID. */
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts a script that serves and waits for the line in which it says where; rejects when it ends before. */
export async function startServer(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<RunningServer> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  for await (const line of createInterface(child.stdout)) {
    const origin = /http:\/\/[^\s/]+/.exec(line)?.[0];
    if (origin === undefined) continue;
    child.stdout.resume();
    return { origin, pid: child.pid ?? 0, stop };
  }
  throw new Error(`${script} ended before it served.`);
}
