import { DEFAULT_CLAIM_DAYS } from '#schemas/documents/mission/schema';
import { fieldsIn, fieldsOf } from '../../content/check/is-fields.ts';
import type { Part, Sketch, SketchTools } from './part.ts';

const artOf = (value: unknown) => (typeof value === 'string' ? { art: value } : {});

interface Goal {
  readonly of: number;
  readonly sentences: readonly string[];
}

/** Sum and text of a goal: any-of groups of all-of conditions. The first group counts, as it does for members. */
const readGoal = (value: unknown, { words, localise, number }: SketchTools): Goal => {
  const groups = fieldsIn(value).map(({ all }) => fieldsIn(all));
  return {
    of: (groups[0] ?? []).reduce((sum, { atLeast }) => sum + Number(atLeast ?? 0), 0),
    sentences: groups.map((group, index) => {
      const text = group
        .map(({ label, fact, atLeast }) => `${localise(label) || String(fact)} ${words.times(number(atLeast))}`)
        .join(words.and);
      return index === 0 ? text : `${words.or} ${text}`;
    }),
  };
};

const goalParts = (goal: Goal, each: unknown, { words }: SketchTools): readonly Part[] => [
  { kind: 'heading', text: words.goal },
  { kind: 'sentences', items: [...goal.sentences, words.period[String(each)] ?? ''].filter(Boolean) },
];

/** A badge that is open, half done and earned. */
export const badgeSketch: Sketch = ({ name, summary, art, each, goal }, tools) => {
  const { words, localise } = tools;
  const read = readGoal(goal, tools);
  const card = { kind: 'card', title: localise(name), ...artOf(art) } as const;
  const open = { ...card, lines: [localise(summary)] };
  return [
    { ...open, progress: { value: 0, of: read.of } },
    { ...open, progress: { value: Math.floor(read.of / 2), of: read.of } },
    { ...card, badge: { text: words.earned, tone: 'ok' }, lines: [words.earnedOn] },
    ...goalParts(read, each, tools),
  ];
};

/** A mission in each of its states. */
export const missionSketch: Sketch = ({ name, summary, art, each, goal, reward, until, claimDays }, tools) => {
  const { words, localise, number, nameOf } = tools;
  const read = readGoal(goal, tools);
  const { som, coupon } = fieldsOf(reward);
  const given = [
    ...(som === undefined ? [] : [words.rewardSom(number(som))]),
    ...(typeof coupon === 'string' ? [nameOf(`coupon-kind/${coupon}`)] : []),
  ];
  const card = { kind: 'card', title: localise(name), ...artOf(art) } as const;
  const days = typeof until === 'string' ? [words.until(until)] : [];
  return [
    {
      ...card,
      badge: { text: words.open, tone: 'warn' },
      lines: [localise(summary), ...given, ...days],
      progress: { value: Math.floor(read.of / 2), of: read.of },
    },
    {
      ...card,
      badge: { text: words.done, tone: 'draft' },
      lines: [...given, words.claimDays(number(claimDays ?? DEFAULT_CLAIM_DAYS))],
      button: words.claim,
    },
    { ...card, badge: { text: words.claimed, tone: 'ok' }, lines: given, isFaded: true },
    { ...card, badge: { text: words.lapsed, tone: 'line' }, lines: given, isFaded: true },
    ...goalParts(read, each, tools),
  ];
};

/** A reward that a member can get, and the reasons for which one cannot. */
export const rewardSketch: Sketch = (
  { name, summary, art, som, perMember, stock, from, until, ageMin },
  { words, localise, number },
) => {
  const card = { kind: 'card', title: localise(name), ...artOf(art), end: words.som(number(som)) } as const;
  const lines = [
    localise(summary),
    ...(typeof from === 'string' ? [words.from(from)] : []),
    ...(typeof until === 'string' ? [words.until(until)] : []),
    ...(ageMin === undefined ? [] : [words.age(number(ageMin))]),
  ];
  return [
    { ...card, lines, button: words.get },
    ...[words.short, words.limit, ...(stock === undefined ? [] : [words.soldOut])].map((text): Part => ({
      ...card,
      lines: [localise(summary)],
      badge: { text, tone: 'warn' },
    })),
    {
      kind: 'sentences',
      items: [words.perMember(number(perMember)), ...(stock === undefined ? [] : [words.stock(number(stock))])],
    },
  ];
};

/** A profile picture to choose or to buy, and in use. */
export const pictureSketch: Sketch = ({ name, art, price }, { words, localise, number }) => {
  const card = { kind: 'card', title: localise(name), isRound: true, ...artOf(art) } as const;
  return [
    price === undefined
      ? { ...card, lines: [words.free], button: words.use }
      : { ...card, lines: [words.som(number(price))], button: words.buy },
    { ...card, badge: { text: words.inUse, tone: 'ok' } },
  ];
};
