import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Prepared, Problem } from '../../../content/index.ts';

/** Request to the thread: plain data that is copied. */
export interface WalkOrder {
  readonly id: number;
  readonly prepared: Pick<Prepared, 'documents' | 'raws' | 'rich'>;
  /** Milliseconds since 1970. */
  readonly from: number;
}

export type WalkAnswer =
  | { readonly id: number; readonly problems: readonly Problem[] }
  | { readonly id: number; readonly error: string };

interface Waiting {
  readonly resolve: (problems: readonly Problem[]) => void;
  readonly reject: (error: Error) => void;
}

/** Walks every view of a site in a worker thread, so that the server keeps responding. Starts the thread on the first walk. */
export class WalkThread {
  #worker: Worker | undefined;
  #last = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** Returns the problems of a walk, without notes. Rejects when the thread ends or fails. */
  walk({ documents, raws, rich }: WalkOrder['prepared'], from: number): Promise<readonly Problem[]> {
    const worker = (this.#worker ??= this.#start());
    return new Promise((resolve, reject) => {
      const id = ++this.#last;
      this.#waiting.set(id, { resolve, reject });
      worker.ref();
      worker.postMessage({ id, prepared: { documents, raws, rich }, from } satisfies WalkOrder);
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(join(import.meta.dirname, 'walk-worker.ts'));
    worker.on('message', (answer: WalkAnswer) => this.#settle(answer));
    const fail = (error: Error) => {
      this.#worker = undefined;
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    };
    worker.once('error', fail);
    worker.once('exit', () => fail(new Error('The thread that walks the site has ended.')));
    worker.unref();
    return worker;
  }

  #settle(answer: WalkAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    // An idle thread must not keep the process alive.
    if (this.#waiting.size === 0) this.#worker?.unref();
    if ('error' in answer) waiting?.reject(new Error(answer.error));
    else waiting?.resolve(answer.problems.filter(({ severity }) => severity !== 'note'));
  }
}
