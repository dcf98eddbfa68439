import type { Checker, CheckAnswer } from './checker.ts';
import { WorkerChecker } from './worker-checker.ts';
import { call } from '../api/client.ts';

/** A check beside the page, in a worker; where none can be started or it fails, the server's. */
export const makeChecker = (): Checker => {
  if (typeof Worker === 'undefined') return serverChecker;
  const worker = new Worker(new URL('./worker/check-worker.ts', import.meta.url), { type: 'module' });
  const own = new WorkerChecker(worker);
  let isBroken = false;
  worker.addEventListener('error', () => (isBroken = true));
  return {
    check: (docs, signal) => (isBroken ? serverChecker.check(docs, signal) : own.check(docs, signal)),
    walk: (docs, options) => (isBroken ? Promise.resolve([]) : own.walk(docs, options)),
    close: () => own.close(),
  };
};

/** Has the server check what differs from the live release: where no worker runs. */
const serverChecker: Checker = {
  check: (docs, signal) => {
    const changed = [...docs.values()].filter(({ body, live }) => body !== live);
    const body = {
      documents: changed.flatMap((doc) => doc.body ?? []),
      removed: changed.flatMap((doc) => (doc.body === undefined ? [{ type: doc.type, id: doc.id }] : [])),
    };
    return call<CheckAnswer>('POST', '/check', { body, signal });
  },
};
