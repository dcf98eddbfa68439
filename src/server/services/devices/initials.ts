const FIRST_CONSONANTS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const SYLLABLES_PER_CONSONANT = 588;

const initialOf = (letter: string): string => {
  const code = letter.charCodeAt(0);
  return code < FIRST_SYLLABLE || code > LAST_SYLLABLE
    ? letter.toUpperCase()
    : (FIRST_CONSONANTS[Math.floor((code - FIRST_SYLLABLE) / SYLLABLES_PER_CONSONANT)] ?? letter);
};

/** Returns the initials of a name: of each syllable in Korean, of each word in other scripts. */
export const initialsOf = (name: string): string =>
  name
    .normalize('NFC')
    .split(/\s+/)
    .flatMap((word) => (/^[가-힣]/.test(word) ? Array.from(word) : Array.from(word).slice(0, 1)))
    .map(initialOf)
    .join('');
