import type { Kept, RawDocument } from '#content';
import { compareOutputs, sameOutputs, type OutputParts } from './outputs/compare-outputs.ts';
import { decideInvariants } from './invariants/decide-invariants.ts';
import type { Invariant, SiteInvariant, SiteTrial, VisitInvariant } from './invariants/invariant.ts';
import { renderInvariants } from './invariants/render-invariants.ts';
import type { Renderer } from './invariants/renderer.ts';
import { siteInvariants } from './invariants/site-invariants.ts';
import { sliceInvariants } from './invariants/slice-invariants.ts';
import { createRandom } from '#engine/values/seeded-random';
import { chooseSamples, type Sample } from './make/samples.ts';
import { compileFresh, StepThrew, loadSite, type LoadedSite } from './load-site.ts';

/** An invariant that documents violate. */
export interface Violation {
  readonly law: string;
  readonly says: string;
  /** Visit that shows the violation; omitted when the documents alone show it. */
  readonly sample?: Sample;
}

export interface Checks {
  readonly htmls: Kept;
  readonly site: readonly SiteInvariant[];
  readonly visits: readonly VisitInvariant[];
  /** Omitted without a build. */
  readonly faces?: OutputParts;
}

const steps = {
  prepare: 'prepare never throws',
  check: 'the check never throws',
  compile: 'compile never throws',
} as const;

/** All invariants; those about HTML need a build. */
export const createChecks = (
  htmls: Kept,
  renderer: Renderer | undefined,
  browser?: OutputParts['browser'],
): Checks => ({
  htmls,
  site: siteInvariants,
  visits: [...decideInvariants, ...sliceInvariants, ...(renderer ? renderInvariants(renderer) : [])],
  ...(renderer ? { faces: { renderer, ...(browser ? { browser } : {}) } } : {}),
});

/** Signature of a violation, to distinguish two of one invariant: the throwing frame, or empty for a reported difference. */
export const signatureOf = ({ law, says }: Violation): string =>
  `${law} ${
    /^[\s\S]*?threw: ([^\n]*)\n\s*at (\S+)/
      .exec(says)
      ?.slice(1)
      .join(' ')
      .replaceAll(/'[^']*'|"[^"]*"/g, '') ?? ''
  }`;

const told = (error: unknown): string =>
  `it threw: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;

const breachOf = async (
  { name }: Invariant,
  run: () => string | undefined | Promise<string | undefined>,
  sample?: Sample,
): Promise<Violation | undefined> => {
  const with_ = sample === undefined ? {} : { sample };
  try {
    const says = await run();
    return says === undefined ? undefined : { law: name, says, ...with_ };
  } catch (error) {
    return { law: name, says: told(error), ...with_ };
  }
};

export const siteTrial = (trial: LoadedSite): SiteTrial | undefined => {
  const { made, prepared } = trial;
  return made && { ...trial, snapshot: made.snapshot, fresh: () => compileFresh(prepared).snapshot };
};

/** Loads documents; returns a violation when the product throws. */
export async function loadDocuments(raws: readonly RawDocument[], { htmls }: Checks): Promise<LoadedSite | Violation> {
  try {
    return await loadSite(raws, htmls);
  } catch (error) {
    if (error instanceof StepThrew) return { law: steps[error.step], says: error.message };
    throw error;
  }
}

export const isViolation = (one: LoadedSite | Violation): one is Violation => 'law' in one;

/** Checks all invariants on a number of visits. Returns the first violation. */
export async function findViolation(
  trial: LoadedSite,
  { site, visits }: Checks,
  { seed, count }: { readonly seed: number; readonly count: number },
): Promise<Violation | undefined> {
  const whole = siteTrial(trial);
  if (whole === undefined) return undefined;
  const dice = createRandom(seed);
  const concerns = ({ passing, oneIn = 1 }: Invariant): boolean =>
    (passing !== true || trial.passes) && dice.chance(1, oneIn);
  for (const law of site.filter(concerns)) {
    const breach = await breachOf(law, () => law.broken(whole));
    if (breach) return breach;
  }
  const asked = visits.filter(concerns);
  for (const sample of chooseSamples(whole.snapshot, count, dice)) {
    for (const law of asked) {
      const breach = await breachOf(law, () => law.broken(whole, sample), sample);
      if (breach) return breach;
    }
  }
  return undefined;
}

/** Serves a site and compares some visits across server, browser and command line. */
export async function findOutputDifference(
  trial: SiteTrial,
  samples: readonly Sample[],
  faces: OutputParts,
): Promise<Violation | undefined> {
  try {
    const found = await compareOutputs(trial, samples, faces);
    return found && { law: sameOutputs, ...found };
  } catch (error) {
    const [sample] = samples;
    return { law: sameOutputs, says: told(error), ...(sample === undefined ? {} : { sample }) };
  }
}

/** Rechecks documents against the invariant of a violation. Undefined when it holds. */
export async function recheck(
  raws: readonly RawDocument[],
  court: Checks,
  { law, sample }: Pick<Violation, 'law' | 'sample'>,
): Promise<Violation | undefined> {
  const trial = await loadDocuments(raws, court);
  if (isViolation(trial)) return trial.law === law ? trial : undefined;
  const whole = siteTrial(trial);
  if (law === sameOutputs)
    return whole && court.faces && sample ? findOutputDifference(whole, [sample], court.faces) : undefined;
  const known: SiteInvariant | VisitInvariant | undefined =
    sample === undefined ? court.site.find(({ name }) => name === law) : court.visits.find(({ name }) => name === law);
  if (whole === undefined || known === undefined || (known.passing === true && !trial.passes)) return undefined;
  return breachOf(known, () => (known as VisitInvariant).broken(whole, sample as Sample), sample);
}
