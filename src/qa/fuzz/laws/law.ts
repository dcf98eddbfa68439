import type { Snapshot } from '#engine';
import type { Sample } from '../make/samples.ts';
import type { Trial } from '../trial.ts';

/** Documents that were taken in and could be compiled. */
export interface SiteTrial extends Trial {
  readonly snapshot: Snapshot;
  /** Compiled apart from `snapshot`, and asked nothing yet. */
  readonly fresh: () => Snapshot;
}

/** What has to hold, whatever the documents. A law that throws is broken too. */
export interface Law {
  readonly name: string;
  /** Whether it is about documents that the gate lets pass. */
  readonly passing?: true;
  /** How often it is looked at: in one of so many runs; every run unless said. */
  readonly oneIn?: number;
}

export interface SiteLaw extends Law {
  /** What is wrong, if anything. */
  broken(trial: SiteTrial): string | undefined | Promise<string | undefined>;
}

export interface VisitLaw extends Law {
  broken(trial: SiteTrial, sample: Sample): string | undefined | Promise<string | undefined>;
}

const longest = 300;
const short = (text: string | undefined): string => (text === undefined ? 'nothing' : text.length > longest ? `${text.slice(0, longest)}…` : text);

/** Where two values differ first, in words; undefined when their JSON is the same. */
export function differ(one: unknown, two: unknown): string | undefined {
  if (JSON.stringify(one) === JSON.stringify(two)) return undefined;
  return differAt(one, two, '') ?? 'the order of names differs';
}

/** The same, whatever the order of names. */
export const differInValue = (one: unknown, two: unknown): string | undefined => differAt(one, two, '');

function differAt(one: unknown, two: unknown, path: string): string | undefined {
  if (typeof one !== 'object' || typeof two !== 'object' || one === null || two === null) return Object.is(one, two) ? undefined : `${path === '' ? '(all)' : path}: ${short(JSON.stringify(one))} against ${short(JSON.stringify(two))}`;
  for (const name of new Set([...Object.keys(one), ...Object.keys(two)])) {
    const found = differAt((one as Record<string, unknown>)[name], (two as Record<string, unknown>)[name], `${path}/${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
