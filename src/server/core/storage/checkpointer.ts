import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Copies the write-ahead log into the database, outside of the event loop. */
export interface Checkpointer {
  /** Counts a write to the log; a checkpoint begins after every `every` of them. Never waits. */
  count(): void;
  /** Runs `run` while no checkpoint is under way, and lets none begin. */
  without<T>(run: () => Promise<T>): Promise<T>;
  /** Waits for the checkpoint under way and ends the thread. */
  close(): Promise<void>;
}

const EVERY = 100;

/** Checkpoints of the database file at `path`. The thread starts with the first one. When it fails, none follows: the store's own connection makes them then. */
export const checkpointer = (path: string, every = EVERY): Checkpointer => {
  let writes = 0;
  let holders = 0;
  let isOver = false;
  let worker: Worker | undefined;
  let running: PromiseWithResolvers<void> | undefined;

  const done = () => {
    running?.resolve();
    running = undefined;
  };
  const start = (): Worker => {
    const started = new Worker(join(import.meta.dirname, 'checkpoint-worker.ts'), { workerData: path });
    started.unref();
    // Under --watch, Node sends its own import reports on the same channel.
    started.on('message', (message: unknown) => message === 'done' && done());
    started.once('error', () => {
      isOver = true;
    });
    started.once('exit', () => {
      worker = undefined;
      done();
    });
    return started;
  };

  return {
    count() {
      writes += 1;
      if (writes < every || isOver || holders > 0 || running !== undefined) return;
      writes = 0;
      running = Promise.withResolvers();
      worker ??= start();
      worker.postMessage('checkpoint');
    },
    async without(run) {
      holders += 1;
      try {
        await running?.promise;
        return await run();
      } finally {
        holders -= 1;
      }
    },
    async close() {
      isOver = true;
      worker?.ref();
      await running?.promise;
      const open = worker;
      if (open === undefined) return;
      const ended = new Promise((resolve) => open.once('exit', resolve));
      open.postMessage('close');
      await ended;
    },
  };
};
