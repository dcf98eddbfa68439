import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { check, type Kept, type RawDocument } from '#content';
import { prepareInput } from '../read-input.ts';
import type { Report } from '../run.ts';
import { showProgress } from '../show-progress.ts';
import { readCase, writeCase } from './case-folder.ts';
import { breaksAgain, isBreach, judge, kindOf, openCourt, takeIn, type Breach, type Court } from './find-breach.ts';
import { loadFastCheck } from './load-fast-check.ts';
import { loadRenderer } from './laws/renderer.ts';
import { cutSite } from './make/cut-site.ts';
import { rollDice } from './make/dice.ts';
import { editDocuments } from './make/edits.ts';
import { surveyGround, type Ground } from './make/ground.ts';
import { RandomValues } from './make/random-values.ts';
import { shrink } from './shrink.ts';

const options = {
  in: { type: 'string', default: 'config' }, runs: { type: 'string' }, minutes: { type: 'string' }, seed: { type: 'string' }, out: { type: 'string', default: 'fuzz-cases' },
  replay: { type: 'string' }, format: { type: 'string', default: 'text' }, quiet: { type: 'boolean', default: false },
} as const;

const usualRuns = 200;
const mostBreaches = 5;
const sitesKept = 6;
const visitsARun = 10;
const shrinkMs = 60_000;

/** Tries random documents, valid and nearly valid, on everything that must hold whatever the documents. */
export async function fuzz(args: readonly string[]): Promise<Report> {
  const { values } = parseArgs({ args: [...args], options });
  if (values.format !== 'text' && values.format !== 'json') throw new Error(`--format is text or json, not '${values.format}'.`);
  if (values.replay !== undefined) return replay(values.replay);
  const seed = readNumber('seed', values.seed) ?? Math.floor(Math.random() * 2 ** 31);
  const minutes = readNumber('minutes', values.minutes);
  const runs = readNumber('runs', values.runs) ?? (minutes === undefined ? usualRuns : Number.MAX_SAFE_INTEGER);
  const fc = await loadFastCheck();
  const { documents, prepared } = await prepareInput(values.in);
  const ground = surveyGround(documents);
  const renderer = await loadRenderer();
  const court = openCourt(prepared.kept, renderer);
  const bar = showProgress('fuzz', values.quiet);
  const began = Date.now();
  const until = minutes === undefined ? undefined : began + minutes * 60_000;
  const progress = (done: number): void => bar.show(Math.min(1, Math.max(runs === Number.MAX_SAFE_INTEGER ? 0 : done / runs, until === undefined ? 0 : (Date.now() - began) / (until - began))));
  const found = await run({ court, ground, values: new RandomValues(fc, ground), soundInput: !check(prepared).some(({ severity }) => severity === 'error'), seed, runs, goesOn: () => until === undefined || Date.now() < until, progress });
  const cases = await Promise.all(found.breaches.map(async ({ breach, raws, seed: at }) => {
    const folder = join(values.out, `seed-${at}`);
    await writeCase(folder, { breach, raws, seed: at });
    return { ...breach, seed: at, documents: raws.length, folder };
  }));
  bar.end();
  const code = cases.length === 0 ? 0 : 1;
  const counts = { seed, runs: found.done, passed: found.passed, visits: found.visits, rendered: renderer !== undefined, ms: Date.now() - began };
  if (values.format === 'json') return { code, text: JSON.stringify({ ...counts, findings: cases }, null, 2) };
  return { code, text: [...cases.map(caseText), summary(counts, cases.length), ...(renderer === undefined ? ['HTML was not looked at: the app is not built (npm run build).'] : [])].join('\n') };
}

function readNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!(number > 0) || (name !== 'minutes' && !Number.isSafeInteger(number))) throw new Error(`--${name} is a number above 0, not '${text}'.`);
  return number;
}

interface Running {
  readonly court: Court;
  readonly ground: Ground;
  readonly values: RandomValues;
  readonly soundInput: boolean;
  readonly seed: number;
  readonly runs: number;
  goesOn(): boolean;
  progress(done: number): void;
}

interface Found {
  readonly breaches: readonly { readonly breach: Breach; readonly seed: number; readonly raws: readonly RawDocument[] }[];
  readonly done: number;
  readonly passed: number;
  readonly visits: number;
}

async function run({ court, ground, values, soundInput, seed, runs, goesOn, progress }: Running): Promise<Found> {
  const sites = new Map<number, readonly RawDocument[]>();
  const breaches: { breach: Breach; seed: number; raws: readonly RawDocument[] }[] = [];
  let [done, passed, visits] = [0, 0, 0];
  while (done < runs && breaches.length < mostBreaches && goesOn()) {
    // A run follows from its own seed alone, so that it can be made again by itself.
    const own = seed + done;
    const dice = rollDice(own);
    const site = await siteFor(own, { sites, ground, soundInput, htmls: court.htmls });
    const raws = editDocuments(site, { count: 1 + dice.number(dice.pick([1, 3, 8, 20]) ?? 1), dice, ground, values });
    const trial = await takeIn(raws, court);
    const mended = isBreach(trial) || trial.passes || dice.chance(1, 3) ? trial : await takeIn(withoutFaults(trial.problems.filter(({ severity }) => severity === 'error').map(({ at }) => `${at.type}/${at.id}`), raws, site), court);
    const breach = isBreach(mended) ? mended : await judge(mended, court, { seed: dice.seed(), count: visitsARun });
    done++;
    visits += visitsARun;
    if (!isBreach(mended) && mended.passes) passed++;
    const known = breach && breaches.some((one) => kindOf(one.breach) === kindOf(breach));
    if (breach && known !== true) breaches.push(await shrunk(breach, own, isBreach(mended) ? raws : mended.raws, court));
    progress(done);
    // Whatever the sanitiser's DOM left behind can go only between turns.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { breaches, done, passed, visits };
}

/** The input itself now and then, else a small site cut out of it; each serves a few runs. */
async function siteFor(seed: number, { sites, ground, soundInput, htmls }: { readonly sites: Map<number, readonly RawDocument[]>; readonly ground: Ground; readonly soundInput: boolean; readonly htmls: Kept }): Promise<readonly RawDocument[]> {
  const group = Math.floor(seed / 25);
  if (!soundInput || seed % 25 === 0) return ground.documents;
  const known = sites.get(group);
  if (known !== undefined) return known;
  const site = (await cutSite(ground.documents, rollDice(group), htmls)) ?? ground.documents;
  if (sites.size >= sitesKept) sites.clear();
  sites.set(group, site);
  return site;
}

/** Puts back what was there where the gate finds fault, so that more of what was changed gets through it. */
function withoutFaults(faulty: readonly string[], raws: readonly RawDocument[], site: readonly RawDocument[]): readonly RawDocument[] {
  const bad = new Set(faulty);
  const before = new Map(site.map((one) => [`${one.type}/${one.id}`, one]));
  const kept = raws.filter(({ type, id }) => !bad.has(`${type}/${id}`));
  const held = new Set(kept.map(({ type, id }) => `${type}/${id}`));
  return [...kept, ...[...before].filter(([key]) => !held.has(key)).map(([, one]) => one)];
}

async function shrunk(breach: Breach, seed: number, raws: readonly RawDocument[], court: Court): Promise<Found['breaches'][number]> {
  const end = Date.now() + shrinkMs;
  const kind = kindOf(breach);
  const isSame = (one: Breach | undefined): boolean => one !== undefined && kindOf(one) === kind;
  const small = await shrink(raws, async (fewer) => isSame(await breaksAgain(fewer, court, breach)), () => Date.now() < end);
  return { breach: (await breaksAgain(small, court, breach)) ?? breach, seed, raws: small };
}

async function replay(folder: string): Promise<Report> {
  const { breach, seed, raws } = await readCase(folder);
  const again = await breaksAgain(raws, openCourt(new Map(), await loadRenderer()), breach);
  if (again === undefined) return { code: 0, text: `The case of seed ${seed} holds now: ${breach.law}.` };
  return { code: 1, text: caseText({ ...again, seed, documents: raws.length, folder }) };
}

const caseText = ({ law, says, sample, seed, documents, folder }: Breach & { readonly seed: number; readonly documents: number; readonly folder: string }): string =>
  [`seed ${seed}  broken: ${law}.`, `    ${says.split('\n').slice(0, 4).join('\n    ')}`, ...(sample === undefined ? [] : [`    at ${sample.question.path}`]), `    ${documents} documents show it: qa fuzz --replay ${folder}`].join('\n');

const summary = ({ seed, runs, passed, visits, ms }: { readonly seed: number; readonly runs: number; readonly passed: number; readonly visits: number; readonly ms: number }, found: number): string =>
  `${runs} sites tried (${passed} that the gate lets pass), ${visits} visits, ${(ms / 1000).toFixed(0)} s, seed ${seed}: ${found === 0 ? 'nothing broken' : `${found} ${found === 1 ? 'law' : 'laws'} broken`}.`;
