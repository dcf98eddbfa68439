import type { Language } from '../../texts/use-texts.ts';

const said: readonly (readonly [pattern: RegExp, korean: string])[] = [
  [/^Missing property "(.+)"\.?$/, '‘$1’ 항목이 있어야 해요.'],
  [/^Property (.+) is not allowed\.?$/, '‘$1’ 항목은 여기에 쓸 수 없어요.'],
  [/^Value is not accepted\. Valid values: (.+)\.$/, '쓸 수 없는 값이에요. 쓸 수 있는 값: $1'],
  [/^Value must be (.+)\.$/, '값은 $1이어야 해요.'],
  [/^Incorrect type\. Expected (?:one of )?"?(.+?)"?\.$/, '종류가 달라요. $1(이)가 와야 해요.'],
  [/^String does not match the pattern of (.+)\.$/, '형식이 달라요: $1'],
  [/^String is shorter than the minimum length of (\d+)\.$/, '$1자 이상이어야 해요.'],
  [/^String is longer than the maximum length of (\d+)\.$/, '$1자까지 쓸 수 있어요.'],
  [/^Value is below the minimum of (.+)\.$/, '$1 이상이어야 해요.'],
  [/^Value is above the maximum of (.+)\.$/, '$1 이하여야 해요.'],
  [/^Array has too few items\. Expected (\d+) or more\.$/, '$1개 이상이어야 해요.'],
  [/^Array has too many items\. Expected (\d+) or fewer\.$/, '$1개까지 넣을 수 있어요.'],
  [/^Matches multiple schemas when only one must validate\.$/, '여러 형태에 한꺼번에 맞아요. 하나에만 맞아야 해요.'],
  [/^Duplicate object key$/, '같은 이름이 두 번 나와요.'],
];

/** Translates messages of the language service. */
export const faultText = (language: Language, message: string): string => {
  const found = language === 'ko' ? said.find(([pattern]) => pattern.test(message)) : undefined;
  return found === undefined ? message : message.replace(found[0], found[1]);
};
