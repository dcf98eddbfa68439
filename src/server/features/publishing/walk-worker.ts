import { parentPort } from 'node:worker_threads';
import { walkSite } from '#content/check/walk/index';
import { compileSite } from '#content/compile-site';
import { catalog } from '#widgets/catalog.gen';
import type { WalkAnswer, WalkOrder } from './walk-beside.ts';

// A walk takes a second or more of computing, so it has a thread of its own, which loads no more than that needs.
parentPort?.on('message', ({ id, prepared: given, from }: WalkOrder) => {
  const answer = (): WalkAnswer => {
    try {
      const prepared = { ...given, catalog };
      // Links lead where they do without the sandbox.
      return { id, problems: walkSite(prepared, compileSite(prepared, { number: 0, hash: 'walked' }, { sandbox: false }), { from }).problems };
    } catch (error) {
      return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
  parentPort?.postMessage(answer());
});
