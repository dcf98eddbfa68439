import { pairsOf } from '../../../../content/check/contrast.ts';
import type { Fields } from '../../../../content/check/is-fields.ts';
import { toHex, toOklch } from './oklch.ts';

export type Pair = ReturnType<typeof pairsOf>[number];

/** The pairs that the site draws with a colour in front. */
export const pairsWith = (name: string, scheme: Fields): readonly Pair[] =>
  pairsOf(scheme).filter(({ front }) => front === name);

const touches =
  (name: string) =>
  ({ front, back }: Pair): boolean =>
    front === name || back === name;
const fails = ({ ratio, least }: Pair): boolean => ratio < least;

const step = 0.002;
const opaque = '#rrggbb'.length;

/**
 * The colour of the same hue, as little darker or lighter as can be, with which no pair that it is in can be read badly; undefined where there is none,
 * since then another colour of a pair has to move.
 */
export const nearestPassing = (name: string, scheme: Fields): string | undefined => {
  const value = scheme[name];
  if (typeof value !== 'string') return undefined;
  const passes = (colour: string): boolean =>
    !pairsOf({ ...scheme, [name]: colour })
      .filter(touches(name))
      .some(fails);
  const own = toOklch(value.slice(0, opaque));
  for (let away = step; away <= 1; away += step) {
    const tried = [own.l - away, own.l + away]
      .filter((l) => l >= 0 && l <= 1)
      .map((l) => toHex({ ...own, l }) + value.slice(opaque));
    const found = tried.find(passes);
    if (found !== undefined) return found;
  }
  return undefined;
};
