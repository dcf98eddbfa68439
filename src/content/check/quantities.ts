/** Units of numbers that texts show. A chance is a share of 1. */
export type Unit = 'cm' | 'metres' | 'minutes' | 'percent' | 'won' | 'som' | 'chance';

const number = (text: string | undefined): number => Number((text ?? '').replaceAll(',', ''));

interface Spelling {
  readonly pattern: RegExp;
  readonly value: (match: RegExpExecArray) => number;
}

const plain = (pattern: RegExp, times = 1): Spelling => ({ pattern, value: ([, count]) => number(count) * times });

const spellings: Readonly<Record<Unit, readonly Spelling[]>> = {
  cm: [plain(/(\d+(?:\.\d+)?)\s*cm\b/gi)],
  metres: [plain(/(\d[\d,.]*)\s*km\b(?!\/)/gi, 1000), plain(/(\d[\d,.]*)\s*(?:m|met(?:re|er)s?)\b(?!\/)/gi)],
  minutes: [
    {
      pattern: /(\d+)\s*(?:시간|h\b|hours?)\s*(?:(\d+)\s*(?:분|min))?/gi,
      value: ([, hours, minutes]) => number(hours) * 60 + number(minutes ?? '0'),
    },
    plain(/(?<!(?:시간|h|hours?|hour)\s*)(?<!\d)(\d+)\s*(?:분|min)/gi),
  ],
  percent: [plain(/(\d+(?:\.\d+)?)\s*%/g)],
  won: [plain(/(\d+)만\s*원/g, 10_000), plain(/(\d[\d,]*)\s*(?:원|won\b)/gi), plain(/₩\s*(\d[\d,]*)/g)],
  som: [plain(/솜\s*(?:최대\s*)?(\d[\d,]*)/g), plain(/(\d[\d,]*)\s*Som\b/g)],
  chance: [
    { pattern: /(\d[\d,]*)번에\s*(\d[\d,]*)번/g, value: ([, of, turns]) => number(turns) / number(of) },
    { pattern: /(\d[\d,]*)\s+in\s+(\d[\d,]*)/g, value: ([, turns, of]) => number(turns) / number(of) },
    { pattern: /(\d[\d,]*)\s*\/\s*(\d[\d,]*)/g, value: ([, turns, of]) => number(turns) / number(of) },
  ],
};

/** Returns the numbers of a unit in a short text. */
export const quantitiesIn = (text: string, unit: Unit): readonly number[] =>
  /\d/.test(text) ? spellings[unit].flatMap(({ pattern, value }) => [...text.matchAll(pattern)].map(value)) : [];
