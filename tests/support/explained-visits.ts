import { expect, it } from 'vitest';
import type { DecisionInput } from '#engine';
import { edited, shipped, type Edit } from './edited-site.ts';
import { compileSite, explainVisit, prepare, type Sentence } from '#content';

const prepared = await prepare(shipped);

/** The shipped configuration, prepared and compiled. */
export const site = { prepared, snapshot: compileSite(prepared, { number: 0, hash: 'shipped' }, { sandbox: false }) };

/** Prepares and compiles the shipped configuration with these edits. */
export const changed = async (edits: readonly Edit[]) => {
  const other = await prepare(edited(edits), prepared.kept);
  return { prepared: other, snapshot: compileSite(other, { number: 0, hash: 'edited' }, { sandbox: false }) };
};

/** Parts of a visit that a row names. */
export interface Asked {
  readonly path: string;
  readonly viewer: Partial<DecisionInput['viewer']>;
  readonly at?: string;
  readonly more?: Partial<DecisionInput>;
}

/** Completes a visit with the defaults of a guest on the mobile web. */
export const questionOf = ({ path, viewer, at = '2026-11-22T09:00:00+09:00', more = {} }: Asked): DecisionInput => ({
  path,
  query: {},
  how: 'load',
  viewer: { locale: 'ko', platform: 'WEB_MOBILE', login: false, listed: false, ...viewer },
  now: Date.parse(at),
  ...more,
});

/** Both texts of a sentence, and its location. */
export const told = ({ text, at }: Sentence) => [
  text.en,
  text.ko,
  ...(at === undefined ? [] : [`${at.type}/${at.id}#${at.pointer}`]),
];

/** A visit and the sentences that explain it. */
export interface ExplainedRow extends Asked {
  readonly what: string;
  readonly said: readonly (readonly string[])[];
}

/** Tests that each visit is explained by exactly these sentences. */
export const testSteps = (rows: readonly ExplainedRow[]): void => {
  it.each(rows)('says why, step by step and with its place: $what', ({ said, ...asked }) => {
    const { outcome, steps } = explainVisit(site, questionOf(asked));
    expect([outcome, ...steps].map(told)).toEqual(said);
  });
};
