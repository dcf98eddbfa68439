/** Korean particles by what stands before them: with a final consonant, without one. */
const pairs = {
  이: ['이', '가'],
  을: ['을', '를'],
  은: ['은', '는'],
  으로: ['으로', '로'],
  과: ['과', '와'],
  이에요: ['이에요', '예요'],
  이라고: ['이라고', '라고'],
} as const;
export type Particle = keyof typeof pairs;

/** Final sound of letters and digits in Korean: 0 open, 1 closed, 2 closed by ㄹ. */
const spoken: Readonly<Record<string, number>> = { 0: 1, 1: 2, 3: 1, 6: 1, 7: 2, 8: 2, l: 2, m: 1, n: 1, r: 2 };

/** Final sound of an English word in Korean: `winter` open, `booking` closed, `table` closed by ㄹ. */
const wordEndings: readonly (readonly [ending: RegExp, heard: number])[] = [
  [/(le|l)$/, 2],
  [/(ng|m|n|[aeiou][mn]e|(?<!che)ck|oo[kpt]|[^aeiou][aeiou][kpt])$/, 1],
];
const heardOf = (word: string): number => wordEndings.find(([ending]) => ending.test(word))?.[1] ?? 0;

const endingOf = (text: string): number => {
  // Ignore brackets and quotes after a word.
  const heard = text.replace(/\s*\([^()]*\)$/, '').replace(/[^0-9A-Za-z가-힣]+$/, '');
  const [word = ''] = /[A-Za-z]*[a-z]{2}$/.exec(heard) ?? [];
  if (word !== '') return heardOf(word.toLowerCase());
  const last = heard.at(-1) ?? '';
  if (/[가-힣]/.test(last)) {
    const final = (last.charCodeAt(0) - 0xac00) % 28;
    return final === 0 ? 0 : final === 8 ? 2 : 1;
  }
  return spoken[last.toLowerCase()] ?? 0;
};

/** A text with the particle that fits it. */
export const withParticle = (text: string, particle: Particle): string => {
  const ending = endingOf(text);
  const [closed, open] = pairs[particle];
  return `${text}${ending === 0 || (particle === '으로' && ending === 2) ? open : closed}`;
};

const marks: Readonly<Record<string, Particle>> = {
  '이(가)': '이',
  '을(를)': '을',
  '은(는)': '은',
  '(으)로': '으로',
  '와(과)': '과',
};

/** A text in which particles were left open, as in `이(가)`, with those that fit. */
export const settleParticles = (text: string): string =>
  text.replaceAll(/(\S+?)(이\(가\)|을\(를\)|은\(는\)|\(으\)로|와\(과\))/g, (_, word: string, mark: string) =>
    withParticle(word, marks[mark] ?? '이'),
  );
