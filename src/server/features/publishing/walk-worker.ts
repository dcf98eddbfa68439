import { parentPort } from 'node:worker_threads';
import { walkSite } from '#content';
import { catalog } from '#widgets/catalog.gen';
import type { WalkAnswer, WalkOrder } from './walk-beside.ts';

// A walk takes a second or more of computing, so it has a thread of its own.
parentPort?.on('message', ({ id, prepared, snapshot, from }: WalkOrder) => {
  const answer = (): WalkAnswer => {
    try {
      return { id, problems: walkSite({ ...prepared, catalog }, snapshot, { from }).problems };
    } catch (error) {
      return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
  parentPort?.postMessage(answer());
});
