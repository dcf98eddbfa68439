import type { Snapshot } from '#engine';
import type { Sample } from '../make/samples.ts';
import type { LoadedSite } from '../load-site.ts';

/** Documents that loaded and compiled. */
export interface SiteTrial extends LoadedSite {
  readonly snapshot: Snapshot;
  /** A separate, unused compilation. */
  readonly fresh: () => Snapshot;
}

/** An invariant over all documents. A check that throws is a violation too. */
export interface Invariant {
  readonly name: string;
  /** True for invariants of documents that pass the publish check. */
  readonly passing?: true;
  /** Checks the invariant in one of this many runs; default every run. */
  readonly oneIn?: number;
}

export interface SiteInvariant extends Invariant {
  /** Returns a description of the violation, or undefined. */
  broken(trial: SiteTrial): string | undefined | Promise<string | undefined>;
}

export interface VisitInvariant extends Invariant {
  broken(trial: SiteTrial, sample: Sample): string | undefined | Promise<string | undefined>;
}

const longest = 300;
const short = (text: string | undefined): string =>
  text === undefined ? 'nothing' : text.length > longest ? `${text.slice(0, longest)}…` : text;

/** Describes the first difference of two values; undefined when their JSON is equal. */
export function firstDifference(one: unknown, two: unknown): string | undefined {
  if (JSON.stringify(one) === JSON.stringify(two)) return undefined;
  return differAt(one, two, '') ?? 'the order of names differs';
}

/** Compares independently of key order. */
export const firstValueDifference = (one: unknown, two: unknown): string | undefined => differAt(one, two, '');

function differAt(one: unknown, two: unknown, path: string): string | undefined {
  if (typeof one !== 'object' || typeof two !== 'object' || one === null || two === null)
    return Object.is(one, two)
      ? undefined
      : `${path === '' ? '(all)' : path}: ${short(JSON.stringify(one))} against ${short(JSON.stringify(two))}`;
  for (const name of new Set([...Object.keys(one), ...Object.keys(two)])) {
    const found = differAt(
      (one as Record<string, unknown>)[name],
      (two as Record<string, unknown>)[name],
      `${path}/${name}`,
    );
    if (found !== undefined) return found;
  }
  return undefined;
}
