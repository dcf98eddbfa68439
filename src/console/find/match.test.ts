import { expect, it } from 'vitest';
import { distanceOf, hayOf, partsOf, wordsOf } from './match.ts';

const roulette = hayOf(['구름 룰렛', 'Cloud roulette'], ['PGE_AME_00045', '/haneul-land/event/cloud-roulette']);

it.each([
  ['the beginning of a name', 'cloud', 0],
  ['Korean, the beginning', '구름', 0],
  ['a syllable that is not finished', '구르', 0],
  ['a jamo more than the syllable', '구름ㄹ', 2],
  ['a later word', 'ROUL', 1],
  ['two words in any order', 'roulette cloud', 1],
  ['words written together', '구름룰렛', 2],
  ['Latin words written together', 'cloudroul', 2],
  ['decomposed Unicode, as some systems write it', '룰렛'.normalize('NFD'), 1],
  ['first consonants', 'ㄱㄹㄹㄹ', 2],
  ['an id', 'ame_00045', 4],
  ['a path', 'event/cloud-r', 1],
])('finds by %s', (_, query, distance) => expect(distanceOf(roulette, wordsOf(query))).toBe(distance));

it.each(['cloudy', 'drou', '구름 다리', 'ㄱㄴ', 'roulette café'])('does not find "%s"', (query) =>
  expect(distanceOf(roulette, wordsOf(query))).toBeUndefined(),
);

it.each(['rouelt', 'cluod', 'roulete', 'cloudd', 'clond', 'xloud', '루렛', '구룸 룰렛', '룰랫'])(
  'finds "%s" where a mistake is allowed, and nowhere else',
  (query) => {
    expect([distanceOf(roulette, wordsOf(query)), distanceOf(roulette, wordsOf(query), true)]).toEqual([
      undefined,
      expect.any(Number),
    ]);
  },
);

it.each(['xxoud', 'clxxd', 'rel', '불꽃놀이'])('takes "%s" for no mistake', (query) =>
  expect(distanceOf(roulette, wordsOf(query), true)).toBeUndefined(),
);

it.each([
  ['Cloud roulette', 'ROUL', 'Cloud [roul]ette'],
  ['구름 룰렛', '룰레', '구름 [룰렛]'],
  ['구름 룰렛', '구름룰렛', '[구름] [룰렛]'],
  ['구름 룰렛', 'ㄱㄹ', '[구름] 룰렛'],
  ['a.b(c)', '(', 'a.b[(]c)'],
])('marks in "%s" what fits "%s"', (text, query, marked) =>
  expect(
    partsOf(text, wordsOf(query))
      .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
      .join(''),
  ).toBe(marked),
);
