import type { Kept, RawDocument } from '#content';
import { compareFaces, faceLaw, type FaceParts } from './faces/face-law.ts';
import { decideLaws } from './laws/decide-laws.ts';
import type { Law, SiteLaw, SiteTrial, VisitLaw } from './laws/law.ts';
import { renderLaws } from './laws/render-laws.ts';
import type { Renderer } from './laws/renderer.ts';
import { siteLaws } from './laws/site-laws.ts';
import { sliceLaws } from './laws/slice-laws.ts';
import { rollDice } from './make/dice.ts';
import { chooseSamples, type Sample } from './make/samples.ts';
import { compileFresh, StepThrew, tryOut, type Trial } from './trial.ts';

/** An invariant that documents violate. */
export interface Breach {
  readonly law: string;
  readonly says: string;
  /** Visit that shows the violation; omitted when the documents alone show it. */
  readonly sample?: Sample;
}

export interface Court {
  readonly htmls: Kept;
  readonly site: readonly SiteLaw[];
  readonly visits: readonly VisitLaw[];
  /** Omitted without a build. */
  readonly faces?: FaceParts;
}

const steps = { prepare: 'prepare never throws, whatever the documents', check: 'the gate never throws, whatever the documents', compile: 'compile never throws, whatever the documents' } as const;

/** All invariants; those about HTML need a build. */
export const openCourt = (htmls: Kept, renderer: Renderer | undefined, browser?: FaceParts['browser']): Court => ({
  htmls, site: siteLaws, visits: [...decideLaws, ...sliceLaws, ...(renderer ? renderLaws(renderer) : [])], ...(renderer ? { faces: { renderer, ...(browser ? { browser } : {}) } } : {}),
});

/** Signature of a violation, to distinguish two of one invariant: the throwing frame, or empty for a reported difference. */
export const kindOf = ({ law, says }: Breach): string => `${law} ${/^[\s\S]*?threw: ([^\n]*)\n\s*at (\S+)/.exec(says)?.slice(1).join(' ').replaceAll(/'[^']*'|"[^"]*"/g, '') ?? ''}`;

const told = (error: unknown): string => `it threw: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;

const breachOf = async ({ name }: Law, run: () => string | undefined | Promise<string | undefined>, sample?: Sample): Promise<Breach | undefined> => {
  const with_ = sample === undefined ? {} : { sample };
  try {
    const says = await run();
    return says === undefined ? undefined : { law: name, says, ...with_ };
  } catch (error) {
    return { law: name, says: told(error), ...with_ };
  }
};

export const siteTrial = (trial: Trial): SiteTrial | undefined => {
  const { made, prepared } = trial;
  return made && { ...trial, snapshot: made.snapshot, fresh: () => compileFresh(prepared).snapshot };
};

/** Loads documents; returns a violation when the product throws. */
export async function takeIn(raws: readonly RawDocument[], { htmls }: Court): Promise<Trial | Breach> {
  try {
    return await tryOut(raws, htmls);
  } catch (error) {
    if (error instanceof StepThrew) return { law: steps[error.step], says: error.message };
    throw error;
  }
}

export const isBreach = (one: Trial | Breach): one is Breach => 'law' in one;

/** Checks all invariants on a number of visits. Returns the first violation. */
export async function judge(trial: Trial, { site, visits }: Court, { seed, count }: { readonly seed: number; readonly count: number }): Promise<Breach | undefined> {
  const whole = siteTrial(trial);
  if (whole === undefined) return undefined;
  const dice = rollDice(seed);
  const concerns = ({ passing, oneIn = 1 }: Law): boolean => (passing !== true || trial.passes) && dice.chance(1, oneIn);
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
export async function showsOtherwise(trial: SiteTrial, samples: readonly Sample[], faces: FaceParts): Promise<Breach | undefined> {
  try {
    const found = await compareFaces(trial, samples, faces);
    return found && { law: faceLaw, ...found };
  } catch (error) {
    const [sample] = samples;
    return { law: faceLaw, says: told(error), ...(sample === undefined ? {} : { sample }) };
  }
}

/** Rechecks documents against the invariant of a violation. Undefined when it holds. */
export async function breaksAgain(raws: readonly RawDocument[], court: Court, { law, sample }: Pick<Breach, 'law' | 'sample'>): Promise<Breach | undefined> {
  const trial = await takeIn(raws, court);
  if (isBreach(trial)) return trial.law === law ? trial : undefined;
  const whole = siteTrial(trial);
  if (law === faceLaw) return whole && court.faces && sample ? showsOtherwise(whole, [sample], court.faces) : undefined;
  const known: SiteLaw | VisitLaw | undefined = sample === undefined ? court.site.find(({ name }) => name === law) : court.visits.find(({ name }) => name === law);
  if (whole === undefined || known === undefined || (known.passing === true && !trial.passes)) return undefined;
  return breachOf(known, () => (known as VisitLaw).broken(whole, sample as Sample), sample);
}
