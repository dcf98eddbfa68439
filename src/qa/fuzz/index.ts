import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { check } from '#content';
import { openBrowser } from '../browser/open-browser.ts';
import { inputOptions, prepareInput } from '../read-input.ts';
import { readFormat } from '../read-arguments.ts';
import type { Report } from '../report/report.ts';
import { showProgress } from '../show-progress.ts';
import { readCase, writeCase } from './case-folder.ts';
import { sameOutputs } from './outputs/compare-outputs.ts';
import { recheck, createChecks } from './find-violation.ts';
import { loadFastCheck } from './load-fast-check.ts';
import { loadRenderer } from './invariants/renderer.ts';
import { collectValues } from './make/value-pool.ts';
import { RandomValues } from './make/random-values.ts';
import { runFuzz } from './run-fuzz.ts';
import { caseText, formatFuzz } from './format-fuzz.ts';

const options = {
  ...inputOptions,
  in: { type: 'string', default: 'config' },
  runs: { type: 'string' },
  minutes: { type: 'string' },
  seed: { type: 'string' },
  faces: { type: 'string', default: '2' },
  out: { type: 'string', default: 'fuzz-cases' },
  replay: { type: 'string' },
  format: { type: 'string', default: 'text' },
  quiet: { type: 'boolean', default: false },
} as const;

const usualRuns = 200;

/** Tests all invariants with random documents, valid and nearly valid. */
export async function fuzz(args: readonly string[]): Promise<Report> {
  const { values: given } = parseArgs({ args: [...args], options });
  const format = readFormat(given.format);
  if (given.replay !== undefined) return replay(given.replay, given.quiet);
  const seed = readNumber('seed', given.seed) ?? Math.floor(Math.random() * 2 ** 31);
  const minutes = readNumber('minutes', given.minutes);
  const runs = readNumber('runs', given.runs) ?? (minutes === undefined ? usualRuns : Number.MAX_SAFE_INTEGER);
  const faces = given.faces === '0' ? 0 : (readNumber('faces', given.faces) ?? 0);
  const fc = await loadFastCheck();
  const { documents, prepared } = await prepareInput(given.in, given);
  const ground = collectValues(documents);
  const renderer = await loadRenderer();
  const { browser, missing } =
    faces === 0 || renderer === undefined ? { browser: undefined, missing: undefined } : await tryBrowser();
  const bar = showProgress('fuzz', given.quiet);
  const began = Date.now();
  const until = minutes === undefined ? undefined : began + minutes * 60_000;
  const share = (done: number): number => {
    const part = Math.min(1, Math.max(done / runs, until === undefined ? 0 : (Date.now() - began) / (until - began)));
    bar.show(part);
    return part;
  };
  const soundInput = !check(prepared).some(({ severity }) => severity === 'error');
  let found: Awaited<ReturnType<typeof runFuzz>>;
  try {
    found = await runFuzz({
      court: createChecks(prepared.kept, renderer, browser),
      ground,
      values: new RandomValues(fc, ground),
      soundInput,
      seed,
      runs,
      faces: renderer === undefined ? 0 : faces,
      share,
      goesOn: () => until === undefined || Date.now() < until,
    });
  } finally {
    await browser?.close();
  }
  bar.end();
  const cases = await Promise.all(
    found.breaches.map(async ({ breach, raws, seed: at }) => {
      const folder = join(given.out, `seed-${at}`);
      await writeCase(folder, { breach, raws, seed: at });
      return { ...breach, seed: at, documents: raws.length, folder };
    }),
  );
  const code = cases.length === 0 ? 0 : 1;
  const { breaches: _, ...counts } = { ...found, seed, ms: Date.now() - began };
  const unseen = [
    ...(renderer === undefined ? ['HTML was not checked: the app is not built (npm run build).'] : []),
    ...(missing === undefined ? [] : [`The pages were not checked in a browser: ${missing}`]),
  ];
  if (format === 'json') return { code, text: JSON.stringify({ ...counts, unseen, findings: cases }, null, 2) };
  return { code, text: formatFuzz({ cases, counts, unseen, quiet: given.quiet }) };
}

/** The browser, or the reason why there is none; the other checks run without it. */
async function tryBrowser(): Promise<{ readonly browser: Browser | undefined; readonly missing: string | undefined }> {
  try {
    return { browser: await openBrowser(), missing: undefined };
  } catch (error) {
    return { browser: undefined, missing: error instanceof Error ? error.message : String(error) };
  }
}

function readNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!(number > 0) || (name !== 'minutes' && !Number.isSafeInteger(number)))
    throw new Error(`--${name} must be a number above 0, not '${text}'.`);
  return number;
}

async function replay(folder: string, quiet: boolean): Promise<Report> {
  const { breach, seed, raws } = await readCase(folder);
  const { browser } = breach.law === sameOutputs ? await tryBrowser() : { browser: undefined };
  let again: Awaited<ReturnType<typeof recheck>>;
  try {
    again = await recheck(raws, createChecks(new Map(), await loadRenderer(), browser), breach);
  } finally {
    await browser?.close();
  }
  if (again === undefined) return { code: 0, text: quiet ? '' : `The case of seed ${seed} passes now: ${breach.law}.` };
  return { code: 1, text: caseText({ ...again, seed, documents: raws.length, folder }) };
}
