import { catalog } from '#widgets/catalog.gen';
import { interpretedDecodeOptions } from '../../../content/check/decode/interpret.ts';
import { SiteCheck } from '../../../content/check/site-check.ts';
import type { CleanHtml, Prepared } from '../../../content/check/prepared.ts';
import type { CheckOrder, CheckWord, WalkOrder, WalkWord, WidgetSizes } from './orders.ts';

const say = (word: CheckWord): void => postMessage(word);

let asked = 0;
const waiting = new Map<number, (clean: readonly CleanHtml[] | undefined) => void>();

/** The page asks the server: it knows who is signed in. */
const clean = async (texts: readonly string[]): Promise<readonly CleanHtml[]> => {
  const id = ++asked;
  const answer = new Promise<readonly CleanHtml[] | undefined>((resolve) => waiting.set(id, resolve));
  say({ kind: 'asks-clean', id, texts });
  const got = await answer;
  if (got === undefined) throw new Error('HTML could not be sanitised.');
  return got;
};

const site = new SiteCheck({ reading: interpretedDecodeOptions, catalog, clean });

const codeOf = (sizes: WidgetSizes) =>
  new Map(Object.entries(sizes).map(([widget, files]) => [widget, new Map(Object.entries(files))]));

const check = async ({ id, widgets, now }: Extract<CheckOrder, { kind: 'check' }>): Promise<void> => {
  const since = performance.now();
  const problems = await site.check(codeOf(widgets), now);
  say({ kind: 'checked', id, documents: site.size, ms: performance.now() - since, problems });
};

let walker: Worker | undefined;
let stopped = 0;

const stop = (): void => {
  walker?.terminate();
  walker = undefined;
};

/** In a worker of its own, so that the next check need not wait for it. */
const walk = (
  { id, from }: Extract<CheckOrder, { kind: 'walk' }>,
  { documents, rich, raws, problems, kept, layoutBytes }: Prepared,
): void => {
  const own = new Worker(new URL('./walk-worker.ts', import.meta.url), { type: 'module' });
  walker = own;
  own.addEventListener('error', ({ message }) => say({ kind: 'failed', id, why: message }));
  own.addEventListener('message', ({ data }: MessageEvent<WalkWord>) => {
    if ('done' in data) return say({ kind: 'progress', id, done: data.done });
    say('failed' in data ? { kind: 'failed', id, why: data.failed } : { kind: 'walked', id, problems: data.problems });
    if (walker === own) stop();
  });
  own.postMessage({ prepared: { documents, rich, raws, problems, kept, layoutBytes }, from } satisfies WalkOrder);
};

const work = async (order: Extract<CheckOrder, { id: number; kind: 'check' | 'walk' }>): Promise<void> => {
  stop();
  try {
    site.take(order);
    if (order.kind === 'check') await check(order);
    else if (order.id > stopped) walk(order, await site.prepare());
  } catch (error) {
    say({ kind: 'failed', id: order.id, why: String(error) });
  }
};

// One order after the other: each is about the documents as they were then.
let last = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<CheckOrder>) => {
  switch (data.kind) {
    case 'clean':
      waiting.get(data.id)?.(data.clean);
      waiting.delete(data.id);
      return;
    case 'stop':
      stopped = data.id;
      return stop();
    case 'check':
    case 'walk':
      last = last.then(() => work(data));
  }
});
