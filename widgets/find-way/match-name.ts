const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const SYLLABLES_PER_CONSONANT = 588;
const CONSONANTS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';

// NFC: NFKC would turn a typed ㅎ into another letter.
const fold = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/g, '');

const firstConsonants = (text: string): string =>
  Array.from(text, (letter) => {
    const code = letter.charCodeAt(0);
    return code < FIRST_SYLLABLE || code > LAST_SYLLABLE ? letter : (CONSONANTS[Math.floor((code - FIRST_SYLLABLE) / SYLLABLES_PER_CONSONANT)] ?? letter);
  }).join('');

/** Returns true if a name contains a term, or its first consonants contain the consonants that were typed. */
export const matchName = (name: string, term: string): boolean => {
  const [folded, wanted] = [fold(name), fold(term)];
  return folded.includes(wanted) || (/^[ㄱ-ㅎ]+$/.test(wanted) && firstConsonants(folded).includes(wanted));
};
