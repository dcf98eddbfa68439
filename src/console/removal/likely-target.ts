import { fieldsOf } from '../../content/check/is-fields.ts';
import { listOf } from '../content/form/schema.ts';
import type { Body } from '../api/client.ts';

/** Codes with what they mean: a number alone is in many lists. */
const codesOf = (list: Body): ReadonlySet<string> => new Set(listOf(list['items']).map((item) => {
  const { codeId, codeName } = fieldsOf(item);
  const { ko, en } = fieldsOf(codeName);
  return JSON.stringify([codeId, ko, en]);
}));

/** The share of words that two ids have in common, beside those that ids of all lists begin with. */
const likeness = (one: Body, two: Body): number => {
  const [words, others] = [one, two].map(({ id }) => new Set(id.split('_').slice(2)));
  const all = new Set([...(words ?? []), ...(others ?? [])]);
  return [...all].filter((word) => words?.has(word) === true && others?.has(word) === true).length / all.size;
};

const likelyList = (lists: readonly Body[], gone: Body): Body | undefined => {
  const codes = [...codesOf(gone)];
  const ranked = lists.map((list) => ({ list, known: codesOf(list), likeness: likeness(list, gone) }));
  const whole = ranked.filter(({ known }) => codes.length > 0 && codes.every((code) => known.has(code))).toSorted((one, two) => one.known.size - two.known.size || two.likeness - one.likeness);
  const [best, next] = ranked.toSorted((one, two) => two.likeness - one.likeness);
  const named = best !== undefined && best.likeness > 1 / 2 && best.likeness > (next?.likeness ?? 0) ? best : undefined;
  return (whole[0] ?? named)?.list;
};

/**
 * Of what others can be pointed at, nearest first, what is most likely meant; undefined where nobody can tell. Of code lists the least that has
 * every code, else the one that is called nearly the same.
 */
export const likelyTarget = (targets: readonly Body[], gone: Body): Body | undefined => (gone.type === 'code-list' ? likelyList(targets, gone) : targets[0]);
