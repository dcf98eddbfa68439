import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Message to a server. Instants are in milliseconds since 1970. */
export interface ToServer {
  readonly at: number;
  readonly task: 'clock' | 'run' | 'end';
}

/** Message from a server; `done` is the result of a run of its background work. */
export interface FromServer<Done> {
  readonly origin?: string;
  readonly done?: Done;
  readonly failed?: string;
}

/** A server process whose clock and background work the soak controls. */
export interface ClockedProcess<Done> {
  readonly origin: string;
  setClock(at: number): void;
  /** Runs the background work once. Resolves to undefined if the process is killed meanwhile, and rejects if it fails. */
  run(at: number): Promise<Done | undefined>;
  /** Kills the process with SIGKILL and waits for its end. */
  kill(): Promise<void>;
  end(at: number): Promise<void>;
}

interface Start {
  /** File of this folder that calls `serveClocked`. */
  readonly file: string;
  readonly env: Readonly<Record<string, string>>;
  readonly at: number;
}

/** Starts a server process at an instant. */
export async function startClockedProcess<Done>({ file, env, at }: Start): Promise<ClockedProcess<Done>> {
  const child = fork(join(import.meta.dirname, file), [], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { ...process.env, ...env, AT: String(at) },
  });
  const ended = once(child, 'close');
  const heard = async (): Promise<FromServer<Done> | undefined> => {
    const answer = await Promise.race([
      once(child, 'message') as Promise<[FromServer<Done>]>,
      ended.then(() => undefined),
    ]);
    if (answer?.[0].failed !== undefined) throw new Error(answer[0].failed);
    return answer?.[0];
  };
  const send = (task: ToServer['task'], now: number): void => {
    if (child.connected) child.send({ at: now, task } satisfies ToServer, () => undefined);
  };
  const origin = (await heard())?.origin;
  if (origin === undefined) throw new Error('The process ended before it listened.');
  return {
    origin,
    setClock: (now) => send('clock', now),
    async run(now) {
      send('run', now);
      return (await heard())?.done;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async end(now) {
      send('end', now);
      await ended;
    },
  };
}
