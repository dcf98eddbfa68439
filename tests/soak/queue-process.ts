import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Message to a process of the park. Instants are in milliseconds since 1970. */
export interface ToServer {
  readonly at: number;
  readonly task: 'clock' | 'call' | 'end';
}

/** People with a place after a run of the caller: those called with their ticket and ride, and how many wait. */
export interface LivePlaces {
  readonly called: readonly { readonly facility: string; readonly product: string }[];
  readonly waiting: number;
}

/** Message from a process of the park. */
export interface FromServer {
  readonly origin?: string;
  readonly done?: LivePlaces;
  readonly failed?: string;
}

/** A process that answers visitors and calls parties. */
export interface QueueProcess {
  readonly origin: string;
  setClock(at: number): void;
  /** Runs the caller once. Resolves to undefined if the process is killed meanwhile, and rejects if it fails. */
  call(at: number): Promise<LivePlaces | undefined>;
  /** Kills the process with SIGKILL and waits for its end. */
  kill(): Promise<void>;
  end(at: number): Promise<void>;
}

/** Starts a process of the park at an instant. */
export async function startQueueProcess(env: Readonly<Record<string, string>>, at: number): Promise<QueueProcess> {
  const child = fork(join(import.meta.dirname, 'queue-server.ts'), [], { execArgv: ['--disable-warning=ExperimentalWarning'], env: { ...process.env, ...env, AT: String(at) } });
  const ended = once(child, 'close');
  const heard = async (): Promise<FromServer | undefined> => {
    const answer = await Promise.race([once(child, 'message') as Promise<[FromServer]>, ended.then(() => undefined)]);
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
    async call(now) {
      send('call', now);
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
