import type { Kept, RawDocument } from '#content';
import { chooseOutputVisits } from './outputs/compare-outputs.ts';
import {
  recheck,
  isViolation,
  findViolation,
  signatureOf,
  findOutputDifference,
  siteTrial,
  loadDocuments,
  type Violation,
  type Checks,
} from './find-violation.ts';
import { extractSite } from './make/extract-site.ts';
import { createRandom, type SeededRandom } from '#engine/values/seeded-random';
import { editDocuments } from './make/edits.ts';
import type { ValuePool } from './make/value-pool.ts';
import type { RandomValues } from './make/random-values.ts';
import { shrink } from './shrink.ts';
import type { LoadedSite } from './load-site.ts';

const mostBreaches = 5;
const sitesKept = 6;
const visitsARun = 10;
const visitsServed = 4;
const shrinkMs = 60_000;

export interface Running {
  readonly court: Checks;
  readonly ground: ValuePool;
  readonly values: RandomValues;
  readonly soundInput: boolean;
  readonly seed: number;
  readonly runs: number;
  /** Number of sites that are also served and opened in a browser. */
  readonly faces: number;
  goesOn(): boolean;
  /** Progress from 0 to 1. */
  share(done: number): number;
}

/** A violation with its minimised documents. */
export interface FoundBreach {
  readonly breach: Violation;
  readonly seed: number;
  readonly raws: readonly RawDocument[];
}

export interface Found {
  readonly breaches: readonly FoundBreach[];
  readonly done: number;
  readonly passed: number;
  readonly visits: number;
  readonly served: number;
}

/** Generates random sites and checks every invariant, until the limit of runs or violations. */
export async function runFuzz(running: Running): Promise<Found> {
  const { court, seed, runs, faces, goesOn, share } = running;
  const sites = new Map<number, readonly RawDocument[]>();
  const breaches: FoundBreach[] = [];
  let [done, passed, served] = [0, 0, 0];
  while (done < runs && breaches.length < mostBreaches && goesOn()) {
    // A run depends on its own seed only, so it can be repeated alone.
    const own = seed + done;
    const dice = createRandom(own);
    const { raws, trial } = await makeSite(running, sites, own, dice);
    const isSound = !isViolation(trial) && trial.passes;
    let breach = isViolation(trial)
      ? trial
      : await findViolation(trial, court, { seed: dice.seed(), count: visitsARun });
    if (isSound && breach === undefined && served < faces && served <= share(done) * faces) {
      served++;
      breach = await serve(trial, court, dice.seed());
    }
    done++;
    if (isSound) passed++;
    if (breach !== undefined && !breaches.some((one) => signatureOf(one.breach) === signatureOf(breach)))
      breaches.push(await shrunk(breach, own, raws, court));
    share(done);
    // Yield so that memory of the sanitiser's DOM can be freed.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { breaches, done, passed, visits: done * visitsARun, served };
}

/** Loads random documents. Most that fail the publish check are fixed, because more code runs behind it. */
async function makeSite(
  { court, ground, values, soundInput }: Running,
  sites: Map<number, readonly RawDocument[]>,
  seed: number,
  dice: SeededRandom,
): Promise<{ readonly raws: readonly RawDocument[]; readonly trial: LoadedSite | Violation }> {
  const site = await siteFor(seed, { sites, ground, soundInput, htmls: court.htmls });
  const raws = editDocuments(site, { count: 1 + dice.number(dice.pick([1, 3, 8, 20]) ?? 1), dice, ground, values });
  const trial = await loadDocuments(raws, court);
  if (isViolation(trial) || trial.passes || dice.chance(1, 3)) return { raws, trial };
  const faulty = trial.problems.filter(({ severity }) => severity === 'error').map(({ at }) => `${at.type}/${at.id}`);
  const mended = withoutFaults(faulty, raws, site);
  return { raws: mended, trial: await loadDocuments(mended, court) };
}

async function serve(trial: LoadedSite, { faces }: Checks, seed: number): Promise<Violation | undefined> {
  const whole = siteTrial(trial);
  return whole && faces && findOutputDifference(whole, chooseOutputVisits(whole, visitsServed, seed), faces);
}

/** Uses the input itself now and then, else an extracted small site; each for a few runs. */
async function siteFor(
  seed: number,
  {
    sites,
    ground,
    soundInput,
    htmls,
  }: {
    readonly sites: Map<number, readonly RawDocument[]>;
    readonly ground: ValuePool;
    readonly soundInput: boolean;
    readonly htmls: Kept;
  },
): Promise<readonly RawDocument[]> {
  const group = Math.floor(seed / 25);
  if (!soundInput || seed % 25 === 0) return ground.documents;
  const known = sites.get(group);
  if (known !== undefined) return known;
  const site = (await extractSite(ground.documents, createRandom(group), htmls)) ?? ground.documents;
  if (sites.size >= sitesKept) sites.clear();
  sites.set(group, site);
  return site;
}

/** Reverts edits that fail the publish check, so that more edits get through it. */
function withoutFaults(
  faulty: readonly string[],
  raws: readonly RawDocument[],
  site: readonly RawDocument[],
): readonly RawDocument[] {
  const bad = new Set(faulty);
  const before = new Map(site.map((one) => [`${one.type}/${one.id}`, one]));
  const kept = raws.filter(({ type, id }) => !bad.has(`${type}/${id}`));
  const held = new Set(kept.map(({ type, id }) => `${type}/${id}`));
  return [...kept, ...[...before].filter(([key]) => !held.has(key)).map(([, one]) => one)];
}

async function shrunk(
  breach: Violation,
  seed: number,
  raws: readonly RawDocument[],
  court: Checks,
): Promise<FoundBreach> {
  const end = Date.now() + shrinkMs;
  const kind = signatureOf(breach);
  const isSame = (one: Violation | undefined): boolean => one !== undefined && signatureOf(one) === kind;
  const small = await shrink(
    raws,
    async (fewer) => isSame(await recheck(fewer, court, breach)),
    () => Date.now() < end,
  );
  return { breach: (await recheck(small, court, breach)) ?? breach, seed, raws: small };
}
