import { ZxcvbnFactory, type MatchExtended } from '@zxcvbn-ts/core';
import { adjacencyGraphs } from '@zxcvbn-ts/language-common';
import { commonPasswords } from '#schemas/common-passwords.gen';
import { koreanWords } from './korean-words.ts';

export type StrengthLevel = 'weak' | 'fair' | 'strong';
/** Reason why a password is easy to guess, or `longer` without a particular one. */
export type StrengthAdvice = 'common' | 'personal' | 'word' | 'repeat' | 'sequence' | 'date' | 'longer';

export interface Strength {
  readonly level: StrengthLevel;
  /** Missing for a strong password. */
  readonly advice?: StrengthAdvice;
}

const estimator = new ZxcvbnFactory({
  graphs: { qwerty: adjacencyGraphs.qwerty },
  dictionary: { passwords: commonPasswords.split(' '), korean: [...koreanWords] },
});

/** Estimates how hard a password is to guess. `known` holds texts of its owner, such as the ID. */
export const estimateStrength = (password: string, known: readonly string[]): Strength => {
  const { score, sequence } = estimator.check(password, known.flatMap(partsOf));
  if (score === 4) return { level: 'strong' };
  const [worst] = sequence
    .filter(({ pattern }) => pattern !== 'bruteforce')
    .toSorted((one, two) => two.token.length - one.token.length);
  return { level: score < 2 ? 'weak' : 'fair', advice: worst === undefined ? 'longer' : adviceFor(worst) };
};

/** The whole text and its words: `sky_walker` is also `sky` and `walker`. */
const partsOf = (text: string): readonly string[] =>
  [text, ...text.split(/[^\p{L}\p{N}]+/u)].filter((part) => part.length > 2);

const adviceFor = (match: MatchExtended): StrengthAdvice => {
  switch (match.pattern) {
    case 'dictionary':
      return dictionaryAdvice('dictionaryName' in match ? match.dictionaryName : '');
    case 'spatial':
    case 'sequence':
      return 'sequence';
    case 'repeat':
      return 'repeat';
    case 'date':
    case 'regex':
      return 'date';
    default:
      return 'longer';
  }
};

const dictionaryAdvice = (name: unknown): StrengthAdvice => {
  if (name === 'userInputs') return 'personal';
  return name === 'korean' ? 'word' : 'common';
};
