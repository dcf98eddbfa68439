import { searchForm } from '#engine';

/** Jamo that a Korean keyboard types one after the other. */
const initials = 'ㄱ ㄲ ㄴ ㄷ ㄸ ㄹ ㅁ ㅂ ㅃ ㅅ ㅆ ㅇ ㅈ ㅉ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(' ');
const vowels = 'ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ'.split(' ');
const finals = [
  '',
  ...'ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(
    ' ',
  ),
];

const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
const ofVowel = finals.length;
const ofInitial = vowels.length * ofVowel;

const isSyllable = (code: number): boolean => code >= firstSyllable && code <= lastSyllable;

/** A letter as it is typed: a syllable as its jamo, so that one that is not finished yet is found too. */
const typed = (letter: string): string => {
  const code = letter.charCodeAt(0);
  if (!isSyllable(code)) return letter.toLowerCase();
  const at = code - firstSyllable;
  return (
    (initials[Math.floor(at / ofInitial)] ?? '') +
    (vowels[Math.floor((at % ofInitial) / ofVowel)] ?? '') +
    (finals[at % ofVowel] ?? '')
  );
};

const known = new Map<string, string>();
const mostKnown = 30_000;

const letters = (text: string): string => {
  const found = known.get(text);
  if (found !== undefined) return found;
  const made = Array.from(searchForm(text), typed).join('');
  // Most of a site reads the same after an edit.
  if (known.size >= mostKnown) known.clear();
  known.set(text, made);
  return made;
};

/** Words as they are compared: by what is typed for them, whatever the case and the form of Unicode. */
export const wordsOf = (text: string): readonly string[] =>
  letters(text.trim())
    .split(/\s+/)
    .filter((word) => word !== '');

/** First consonants of Korean words, by which they are looked for in a hurry. */
const initialsOf = (text: string): string =>
  Array.from(text, (letter) =>
    isSyllable(letter.charCodeAt(0))
      ? (initials[Math.floor((letter.charCodeAt(0) - firstSyllable) / ofInitial)] ?? '')
      : '',
  ).join('');

/** What something can be found by. */
export interface Hay {
  /** Names, each with a space before every word. */
  readonly spaced: string;
  /** The same without white space: whoever writes words together finds them too. */
  readonly joined: string;
  readonly initials: string;
  /** Ids, paths and the like. */
  readonly more: string;
}

const begin = '\u0001';

const hays = new Map<string, Hay>();

export const hayOf = (names: readonly string[], more: readonly string[] = []): Hay => {
  const key = JSON.stringify([names, more]);
  const found = hays.get(key);
  if (found !== undefined) return found;
  if (hays.size >= mostKnown) hays.clear();
  const hay = makeHay(names, more);
  hays.set(key, hay);
  return hay;
};

const makeHay = (names: readonly string[], more: readonly string[]): Hay => {
  const plain = names.map((name) => letters(name).replaceAll(/\s+/g, ' '));
  return {
    spaced: plain.map((name) => `${begin} ${name}`).join('\n'),
    joined: plain.map((name) => name.replaceAll(/\s/g, '')).join('\n'),
    initials: names.map(initialsOf).join('\n'),
    more: more.map((one) => letters(one).replaceAll(/\s/g, '')).join('\n'),
  };
};

const onlyConsonants = /^[ㄱ-ㅎ]{2,}$/;
/** Korean is often written together; a few Latin letters across two words are somebody else's ("ride" is not "your identity"). */
const mayJoinWords = /[ㄱ-ㅎㅏ-ㅣ]|^.{6}/u;
const fits = ({ spaced, joined }: Hay, word: string): boolean =>
  spaced.includes(word) || (mayJoinWords.test(word) && joined.includes(word));

const shortestMistaken = 4;

/** Whether a text goes on like a word at a place, but for one letter that is another, missing, one too many or changed with its neighbour. */
const isMistaken = (text: string, from: number, word: string): boolean => {
  let at = 0;
  while (at < word.length && text[from + at] === word[at]) at++;
  const rest = (inText: number, inWord: number): boolean =>
    text.startsWith(word.slice(at + inWord), from + at + inText);
  return (
    rest(1, 1) ||
    rest(1, 0) ||
    rest(0, 1) ||
    (text[from + at] === word[at + 1] && text[from + at + 1] === word[at] && rest(2, 2))
  );
};

const comesClose = ({ spaced }: Hay, word: string): boolean => {
  if (word.length < shortestMistaken) return false;
  for (let space = spaced.indexOf(' '); space >= 0; space = spaced.indexOf(' ', space + 1))
    if (isMistaken(spaced, space + 1, word)) return true;
  return false;
};

/** How far a thing is from what is looked for, 0 the nearest; undefined: it does not fit. `isLenient`: a word may have a mistake in it. */
export const distanceOf = (hay: Hay, words: readonly string[], isLenient = false): number | undefined => {
  const { spaced, initials: firsts, more } = hay;
  let sum = 0;
  for (const word of words) {
    // A page is meant by its path more than a layout whose title names it.
    if (word.includes('/') && more.includes(word)) sum += 1;
    else if (fits(hay, word)) sum += spaced.includes(`${begin} ${word}`) ? 0 : spaced.includes(` ${word}`) ? 1 : 2;
    else if (onlyConsonants.test(word) && firsts.includes(word)) sum += 2;
    else if (more.includes(word)) sum += 4;
    else if (isLenient && comesClose(hay, word)) sum += 6;
    else return undefined;
  }
  return sum;
};

export interface Part {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A text with what fits in it marked. */
export const partsOf = (text: string, words: readonly string[]): readonly Part[] => {
  const all = Array.from(searchForm(text) === text ? text : text.normalize('NFC'));
  const marked = new Set<number>();
  const mark = (ofLetter: (letter: string) => string, word: string): boolean => {
    let joined = '';
    const from: number[] = [];
    for (const [index, letter] of all.entries()) {
      const one = /\s/.test(letter) ? '' : ofLetter(letter);
      for (const _ of one) from.push(index);
      joined += one;
    }
    const at = joined.indexOf(word);
    if (at < 0) return false;
    for (let index = at; index < at + word.length; index++) marked.add(from[index] ?? -1);
    return true;
  };
  for (const word of words) if (!mark(typed, word) && onlyConsonants.test(word)) mark(initialsOf, word);
  const parts: Part[] = [];
  for (const [index, letter] of all.entries()) {
    const isMatch = marked.has(index);
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) parts[parts.length - 1] = { text: last.text + letter, isMatch };
    else parts.push({ text: letter, isMatch });
  }
  return parts;
};
