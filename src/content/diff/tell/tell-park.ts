import type { Words } from '../../check/problem.ts';
import type { Delta } from '../compare.ts';
import { both, formerly, joined, sentence } from '../words/phrase.ts';
import { withParticle } from '../words/particles.ts';
import { afterOf, beforeOf, isAt, pathOf, type About, type Teller, type Told } from './about.ts';

const limits: Readonly<Record<string, { readonly name: Words; readonly unit: Words }>> = {
  heightMin: { name: { ko: '최소 키', en: 'minimum height' }, unit: both('cm') },
  heightMax: { name: { ko: '최대 키', en: 'maximum height' }, unit: both('cm') },
  guardianBelow: {
    name: { ko: '보호자가 필요한 키', en: 'height below which a guardian is needed' },
    unit: both('cm'),
  },
  ageMin: { name: { ko: '최소 나이', en: 'minimum age' }, unit: { ko: '세', en: 'years' } },
};

const told = (kind: Told['kind'], deltas: readonly Delta[], { subject }: About, { ko, en }: Words): Told => ({
  kind,
  deltas,
  text: sentence([{ ko: `${subject.ko}: ${ko}`, en: `${subject.en}: ${en}` }]),
});

const limitWords = (value: unknown, { ko, en }: Words): Words | undefined =>
  typeof value === 'number' ? { ko: `${value}${ko === 'cm' ? ' cm' : ko}`, en: `${value} ${en}` } : undefined;

function tellLimit(delta: Delta, about: About): readonly Told[] {
  const limit = limits[String(pathOf(delta)[1])];
  if (limit === undefined) return [];
  const { name, unit } = limit;
  const [then, now] = [limitWords(beforeOf(delta), unit), limitWords(afterOf(delta), unit)];
  const was = then === undefined ? both('') : formerly(then);
  if (now === undefined)
    return [
      told('removed', [delta], about, {
        ko: `${withParticle(name.ko, '을')} 없앴어요${was.ko}`,
        en: `the ${name.en} was removed${was.en}`,
      }),
    ];
  return [
    told(then === undefined ? 'added' : 'changed', [delta], about, {
      ko: `${withParticle(name.ko, '이')} 이제 ${now.ko}예요${was.ko}`,
      en: `the ${name.en} is now ${now.en}${was.en}`,
    }),
  ];
}

/** Limits of a facility, and its place on the map. */
export const tellFacility: Teller = (deltas, about) => {
  // Removed limits as a whole are told in general words.
  const single = deltas.filter((delta) => isAt(delta, 'limits', '*') && pathOf(delta).length === 2);
  const places = deltas.filter((delta) => isAt(delta, 'at'));
  const moved =
    places.length === 0
      ? []
      : [told('moved', places, about, { ko: '지도에서 위치를 옮겼어요', en: 'it was moved on the map' })];
  return [...single.flatMap((delta) => tellLimit(delta, about)), ...moved];
};

const counted = (count: number, ko: string, [one, many]: readonly [string, string]): Words => ({
  ko: `${ko} ${count}개`,
  en: `${count} ${count === 1 ? one : many}`,
});

const parts = [
  ['nodes', '지점', ['node', 'nodes']],
  ['edges', '길', ['path', 'paths']],
] as const;

/** Number of different items of a list that have a difference of some kinds. */
const itemsWith = (deltas: readonly Delta[], fits: (delta: Delta) => boolean): number =>
  new Set(deltas.filter(fits).map((delta) => pathOf(delta)[1])).size;

/** Nodes and paths of a path graph, by number: nobody reads hundreds of coordinates. */
export const tellPathGraph: Teller = (all, about) => {
  const deltas = all.filter((delta) => isAt(delta, 'nodes') || isAt(delta, 'edges'));
  if (deltas.length === 0) return [];
  const clauses = parts.flatMap(([list, ko, en]): readonly Words[] => {
    const own = deltas.filter((delta) => isAt(delta, list, '*'));
    const isItem = (delta: Delta): boolean => pathOf(delta).length === 2;
    const say = (count: number, koVerb: string, enVerb: string): readonly Words[] =>
      count === 0
        ? []
        : [{ ko: `${counted(count, ko, en).ko}를 ${koVerb}`, en: `${counted(count, ko, en).en} ${enVerb}` }];
    return [
      ...say(
        itemsWith(own, (delta) => isItem(delta) && delta.kind === 'added'),
        '추가',
        'added',
      ),
      ...say(
        itemsWith(own, (delta) => isItem(delta) && delta.kind === 'removed'),
        '삭제',
        'removed',
      ),
      ...say(
        itemsWith(own, (delta) => !isItem(delta) || delta.kind === 'changed'),
        '변경',
        'changed',
      ),
    ];
  });
  const said =
    clauses.length === 0
      ? { ko: '순서만 바뀌었어요', en: 'only the order changed' }
      : { ko: `${joined(clauses).ko}했어요`, en: joined(clauses).en };
  return [told('changed', deltas, about, said)];
};
