import { fieldsOf } from '../../content/check/is-fields.ts';
import { listOf } from '../content/form/schema.ts';
import type { Body } from '../api/client.ts';

/** Returns the codes with their names, because a number alone occurs in many lists. */
const codesOf = (list: Body): ReadonlySet<string> =>
  new Set(
    listOf(list['items']).map((item) => {
      const { codeId, codeName } = fieldsOf(item);
      const { ko, en } = fieldsOf(codeName);
      return JSON.stringify([codeId, ko, en]);
    }),
  );

/** Returns the share of words that two ids have in common, without the common prefix of list ids. */
const likeness = (one: Body, two: Body): number => {
  const [words, others] = [one, two].map(({ id }) => new Set(id.split('_').slice(2)));
  const all = new Set([...(words ?? []), ...(others ?? [])]);
  return [...all].filter((word) => words?.has(word) === true && others?.has(word) === true).length / all.size;
};

const likelyList = (lists: readonly Body[], deleted: Body): Body | undefined => {
  const codes = [...codesOf(deleted)];
  const ranked = lists.map((list) => ({ list, known: codesOf(list), likeness: likeness(list, deleted) }));
  const whole = ranked
    .filter(({ known }) => codes.length > 0 && codes.every((code) => known.has(code)))
    .toSorted((one, two) => one.known.size - two.known.size || two.likeness - one.likeness);
  const [best, next] = ranked.toSorted((one, two) => two.likeness - one.likeness);
  const named = best !== undefined && best.likeness > 1 / 2 && best.likeness > (next?.likeness ?? 0) ? best : undefined;
  return (whole[0] ?? named)?.list;
};

/**
 * Returns the most likely replacement among the targets, which are sorted nearest first; undefined if it is unclear. For a code list: the
 * smallest list with every code, else the list with the most similar id.
 */
export const likelyTarget = (targets: readonly Body[], deleted: Body): Body | undefined =>
  deleted.type === 'code-list' ? likelyList(targets, deleted) : targets[0];
