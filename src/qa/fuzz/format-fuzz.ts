import type { Violation } from './find-violation.ts';

/** A violation and the folder of its documents. */
export interface FuzzCase extends Violation {
  readonly seed: number;
  readonly documents: number;
  readonly folder: string;
}

/** Amount of work done. */
export interface Counts {
  readonly seed: number;
  readonly done: number;
  readonly passed: number;
  readonly visits: number;
  readonly served: number;
  readonly ms: number;
}

export const caseText = ({ law, says, sample, seed, documents, folder }: FuzzCase): string =>
  [
    `seed ${seed}  violated: ${law}.`,
    `    ${says.split('\n').slice(0, 4).join('\n    ')}`,
    ...(sample === undefined ? [] : [`    at ${sample.question.path}`]),
    `    ${documents} documents reproduce it: qa fuzz --replay ${folder}`,
  ].join('\n');

const summary = ({ seed, done, passed, visits, served, ms }: Counts, found: number): string =>
  `${done} ${done === 1 ? 'site' : 'sites'} tried (${passed} that pass the check, ${served} of them served), ${visits} visits, ${(ms / 1000).toFixed(0)} s, seed ${seed}: ${found === 0 ? 'no violations' : `${found} ${found === 1 ? 'invariant' : 'invariants'} violated`}.`;

interface Said {
  readonly cases: readonly FuzzCase[];
  readonly counts: Counts;
  /** Skipped checks with their reason. */
  readonly unseen: readonly string[];
  readonly quiet: boolean;
}

/** Formats violations and the amount of work. Quiet prints violations and skipped checks only. */
export const formatFuzz = ({ cases, counts, unseen, quiet }: Said): string =>
  [...cases.map(caseText), ...(quiet ? [] : [summary(counts, cases.length)]), ...unseen].join('\n');
