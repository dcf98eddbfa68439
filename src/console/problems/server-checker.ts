import { call } from '../api/client.ts';
import type { CheckAnswer, Checker } from './checker.ts';

/** Has the server check what differs from the live release: where no worker runs. */
export const serverChecker: Checker = {
  check: (docs, signal) => {
    const changed = [...docs.values()].filter(({ body, live }) => body !== live);
    const body = { documents: changed.flatMap((doc) => doc.body ?? []), removed: changed.flatMap((doc) => (doc.body === undefined ? [{ type: doc.type, id: doc.id }] : [])) };
    return call<CheckAnswer>('POST', '/check', { body, signal });
  },
};
