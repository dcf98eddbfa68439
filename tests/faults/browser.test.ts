import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { crawlCodes, type Problem, type RawDocument } from '#content';
import { expectedOf, faultSite, runningFault, type Expected } from '#tests/fault-site.ts';
import { inTurn } from '#tests/long.ts';
import { plantedSite } from '#tests/planted-site.ts';
import { run } from '../../src/qa/run.ts';
import { serveInProcess, type InProcessSite } from '../../src/server/in-process.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Start address and page limit of an example whose fault is not on the main page. */
const bounds: Readonly<Record<string, readonly [path: string, pages: number]>> = {
  'browser-broken-link': ['/test-park/main', 4],
  'browser-was-refused': ['/club', 1],
  'browser-was-let-in': ['/test-park/notice/09/n1', 1],
  'browser-way-unseen': ['/test-park/main', 400],
};

const serve = (documents: readonly RawDocument[]): Promise<InProcessSite> => serveInProcess({ documents, now: Date.now, saidVisit: () => undefined });

// Examples of browser faults share one site.
let sound: InProcessSite;
beforeAll(async () => {
  sound = await serve(faultSite().documents);
});
afterAll(() => sound.close());

const siteOf = async (code: string): Promise<string> => {
  const { documents, script } = runningFault(code);
  if (script !== '') return plantedSite(sound.address, '/test-park/main', script);
  const site = await serve(documents);
  onTestFinished(() => site.close());
  return site.address;
};

const crawled = async (code: string): Promise<readonly Problem[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'promenade-fault-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'site.json'), JSON.stringify({ documents: faultSite(code).documents.map(({ body }) => body) }));
  const [path, pages] = bounds[code] ?? ['/test-park/main', 1];
  const { text } = await run(['crawl', (await siteOf(code)) + path, '--in', folder, '--who', 'guest,en,phone', '--pages', String(pages), '--format', 'json', '--quiet']);
  return (JSON.parse(text) as { readonly problems: readonly Problem[] }).problems;
};

// How far a page jumps hangs on the fonts of the machine.
const even = (words: string): string => words.replaceAll(/\d+\.\d{3}/g, '0.000');
const shown = ({ code, severity, at: { id, pointer }, text, hint, way }: Problem): Expected & { readonly code: string } => ({
  code, severity, page: id, pointer, text: { ko: even(text.ko), en: even(text.en) }, hint, ...(way === undefined ? {} : { way: { as: way.as, steps: way.steps } }),
});

it.each(inTurn(crawlCodes, 4))('finds %s with a browser on the site that runs, and nothing else', async (code) => {
  expect((await crawled(code)).map(shown)).toEqual([{ code, ...expectedOf(code) }]);
});
