import { parentPort } from 'node:worker_threads';
import { walkSite } from '#content/check/walk/index';
import { compileSite } from '#content/documents/compile-site';
import { catalog } from '#widgets/catalog.gen';
import type { WalkAnswer, WalkOrder } from './walk-thread.ts';

// Runs walks, which take a second or more of CPU time, in a separate thread. Import only the modules that the walk needs.
parentPort?.on('message', ({ id, prepared: given, from }: WalkOrder) => {
  const answer = (): WalkAnswer => {
    try {
      const prepared = { ...given, catalog };
      // Check the real links, without the sandbox.
      return {
        id,
        problems: walkSite(prepared, compileSite(prepared, { number: 0, hash: 'walked' }, { sandbox: false }), { from })
          .problems,
      };
    } catch (error) {
      return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
  parentPort?.postMessage(answer());
});
