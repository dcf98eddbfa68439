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

/** A law that documents break. */
export interface Breach {
  readonly law: string;
  readonly says: string;
  /** The visit that shows it; left out where the documents alone do. */
  readonly sample?: Sample;
}

export interface Court {
  readonly htmls: Kept;
  readonly site: readonly SiteLaw[];
  readonly visits: readonly VisitLaw[];
  /** Left out where nothing is built. */
  readonly faces?: FaceParts;
}

const steps = { prepare: 'prepare never throws, whatever the documents', check: 'the gate never throws, whatever the documents', compile: 'compile never throws, whatever the documents' } as const;

/** Every law; those about HTML only where the app is built. */
export const openCourt = (htmls: Kept, renderer: Renderer | undefined, browser?: FaceParts['browser']): Court => ({
  htmls, site: siteLaws, visits: [...decideLaws, ...sliceLaws, ...(renderer ? renderLaws(renderer) : [])], ...(renderer ? { faces: { renderer, ...(browser ? { browser } : {}) } } : {}),
});

/** A breach in a few words, for telling two of one law apart: where it threw, or nothing where something was said. */
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

/** Takes documents in; a breach when the product throws. */
export async function takeIn(raws: readonly RawDocument[], { htmls }: Court): Promise<Trial | Breach> {
  try {
    return await tryOut(raws, htmls);
  } catch (error) {
    if (error instanceof StepThrew) return { law: steps[error.step], says: error.message };
    throw error;
  }
}

export const isBreach = (one: Trial | Breach): one is Breach => 'law' in one;

/** Looks at all laws that concern documents, on so many visits; gives the first that is broken. */
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

/** Serves a site and looks at some visits in every way there is. */
export async function showsOtherwise(trial: SiteTrial, samples: readonly Sample[], faces: FaceParts): Promise<Breach | undefined> {
  try {
    const found = await compareFaces(trial, samples, faces);
    return found && { law: faceLaw, ...found };
  } catch (error) {
    const [sample] = samples;
    return { law: faceLaw, says: told(error), ...(sample === undefined ? {} : { sample }) };
  }
}

/** What documents do against the law of a breach, if anything. */
export async function breaksAgain(raws: readonly RawDocument[], court: Court, { law, sample }: Pick<Breach, 'law' | 'sample'>): Promise<Breach | undefined> {
  const trial = await takeIn(raws, court);
  if (isBreach(trial)) return trial.law === law ? trial : undefined;
  const whole = siteTrial(trial);
  if (law === faceLaw) return whole && court.faces && sample ? showsOtherwise(whole, [sample], court.faces) : undefined;
  const known: SiteLaw | VisitLaw | undefined = sample === undefined ? court.site.find(({ name }) => name === law) : court.visits.find(({ name }) => name === law);
  if (whole === undefined || known === undefined || (known.passing === true && !trial.passes)) return undefined;
  return breachOf(known, () => (known as VisitLaw).broken(whole, sample as Sample), sample);
}
