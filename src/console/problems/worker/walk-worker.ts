import { compile } from '#engine';
import { catalog } from '#widgets/catalog.gen';
import { walkSite } from '../../../content/check/walk/index.ts';
import type { WalkOrder, WalkWord } from './orders.ts';

const everyMs = 100;

const say = (word: WalkWord): void => postMessage(word);

/** Walks every view of a site once; whoever has enough ends the worker. */
const walk = ({ prepared: { documents, rich, raws }, from }: WalkOrder): void => {
  const { snapshot } = compile({ documents, rich, catalog, release: { number: 0, hash: 'walked' }, sandbox: false });
  let last = performance.now();
  const { problems } = walkSite({ documents, raws, catalog }, snapshot, {
    from,
    onProgress: (done) => {
      if (performance.now() - last < everyMs) return;
      last = performance.now();
      say({ done });
    },
  });
  say({ problems: problems.filter(({ severity }) => severity !== 'note') });
};

addEventListener('message', ({ data }: MessageEvent<WalkOrder>) => {
  try {
    walk(data);
  } catch (error) {
    say({ failed: String(error) });
  }
});
