import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { once } from 'node:events';
import { join } from 'node:path';

const JOB = join(import.meta.dirname, 'withdraw-once.ts');

/** Starts the job in a process of its own. `killAfter`: kills it so many milliseconds after it begins. Returns true if it ended by itself. */
export const runJob = async (env: Readonly<Record<string, string>>, killAfter?: number): Promise<boolean> => {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', JOB], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  let hasEnded = false;
  for await (const line of createInterface(child.stdout)) {
    if (line === 'begins' && killAfter !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfter);
    hasEnded ||= line === 'ended';
  }
  await closed;
  return hasEnded;
};
