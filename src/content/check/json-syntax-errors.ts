import type { Words } from './problem.ts';

/** Unexpected token at an offset of a JSON text, with a fix. */
export interface SyntaxFault {
  readonly offset: number;
  readonly text: Words;
  readonly hint: Words;
}

/** A mistake that is known by how it looks. */
interface Slip extends Omit<SyntaxFault, 'offset'> {
  readonly looks: RegExp;
}

const lowerCase: Words = {
  ko: '소문자로 true, false, null이라고 적으세요.',
  en: 'Write true, false or null, in lower case.',
};

const slips: readonly Slip[] = [
  {
    looks: /<{7}|={7}|>{7}|\|{7}/y,
    text: { ko: '끝나지 않은 병합(merge)의 표시가 남아 있어요.', en: 'The file contains merge conflict markers.' },
    hint: {
      ko: '두 내용 가운데 하나만 남기고 <<<<<<<, =======, >>>>>>> 줄을 지우세요.',
      en: 'Keep one of the two versions, and remove the lines with <<<<<<<, ======= and >>>>>>>.',
    },
  },
  {
    looks: /\/\/|\/\*|#/y,
    text: { ko: 'JSON에는 주석을 쓸 수 없어요.', en: 'JSON has no comments.' },
    hint: { ko: '이 주석을 지우세요.', en: 'Remove the comment.' },
  },
  {
    looks: /'/y,
    text: {
      ko: "작은따옴표(')는 쓸 수 없어요. 큰따옴표가 필요해요.",
      en: "JSON needs double quotes here, not a single quote (').",
    },
    hint: { ko: '이름과 글을 큰따옴표(")로 감싸세요.', en: 'Enclose names and texts in double quotes (").' },
  },
  {
    looks: /[\u2018-\u201f\u2033\u300c-\u300f]/y,
    text: {
      ko: '문서 편집기가 바꾼 둥근 따옴표가 있어요. 곧은 큰따옴표가 필요해요.',
      en: 'JSON needs straight double quotes here, not a curly quote.',
    },
    hint: { ko: '곧은 큰따옴표(")로 다시 적으세요.', en: 'Replace it with a straight double quote (").' },
  },
  {
    looks: /[\u00a0\u00ad\u2000-\u200d\u2028\u2029\u202f\u205f\u2060\u3000\ufeff]/y,
    text: { ko: '보이지 않는 문자가 있어요.', en: 'There is an invisible character here.' },
    hint: { ko: '지우고, 필요하면 보통 빈칸을 넣으세요.', en: 'Remove it, or replace it with an ordinary space.' },
  },
  {
    looks: /\ufffd/y,
    text: { ko: '깨진 글자(\ufffd)가 있어요.', en: 'A character here was lost (\ufffd).' },
    hint: { ko: '파일을 UTF-8로 다시 저장하세요.', en: 'Save the file again, as UTF-8.' },
  },
  {
    looks: /(?:True|TRUE|False|FALSE|None|NULL|Null)\b/y,
    text: { ko: '이 단어는 JSON에 없어요.', en: 'This word is not valid in JSON.' },
    hint: lowerCase,
  },
  {
    looks: /(?:undefined|NaN|-?Infinity)\b/y,
    text: { ko: '이 단어는 JSON에 없어요.', en: 'This word is not valid in JSON.' },
    hint: { ko: '값을 적거나 이 항목을 빼세요.', en: 'Write a value, or omit the property.' },
  },
  {
    looks: /;/y,
    text: { ko: "세미콜론(;)이 있어요. 쉼표(',')가 필요해요.", en: "Expected ',' but found a semicolon." },
    hint: { ko: "';'을 ','로 바꾸세요.", en: "Replace it with ','." },
  },
  {
    looks: /=/y,
    text: { ko: "등호(=)가 있어요. 쌍점(':')이 필요해요.", en: "Expected ':' but found an equals sign." },
    hint: { ko: "'='을 ':'으로 바꾸세요.", en: "Replace it with ':'." },
  },
];

/** Expected token at an offset, with a default fix. */
export interface Sought {
  readonly text: Words;
  readonly hint: Words;
  /** Text for an unexpected end of the file. */
  readonly atEnd?: Words;
  /** Text for a word without quotes. */
  readonly word?: Pick<SyntaxFault, 'text' | 'hint'>;
}

/** The fault at an offset at which something else was looked for. */
export function faultAt(text: string, offset: number, sought: Sought): SyntaxFault {
  const found = text[offset];
  if (found === undefined)
    return {
      offset: text.length,
      text: {
        ko: `파일이 중간에 끝났어요. ${(sought.atEnd ?? sought.text).ko}`,
        en: `The file ends too early: ${(sought.atEnd ?? sought.text).en}`,
      },
      hint: {
        ko: '빠진 부분이 있는지 보고 끝까지 적으세요.',
        en: 'Check whether part of the file is missing, and restore it.',
      },
    };
  const slip = slips.find(({ looks }) => {
    looks.lastIndex = offset;
    return looks.test(text);
  });
  if (slip !== undefined) return { offset, text: slip.text, hint: slip.hint };
  if (sought.word !== undefined && /[A-Za-z]/.test(found)) return { offset, ...sought.word };
  return {
    offset,
    text: {
      ko: `여기에 ${named(found)} 문자가 올 수 없어요. ${sought.text.ko}`,
      en: `Unexpected ${named(found)}: ${sought.text.en}`,
    },
    hint: sought.hint,
  };
}

// oxlint-disable-next-line no-control-regex -- what nobody would see is named by its number
const invisible = /[\u0000-\u001f\u007f]/;
const codePoint = (found: string): string => `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
const named = (found: string): string => (invisible.test(found) ? codePoint(found) : `'${found}'`);

const here: Words = { ko: '표시한 위치의 문자를 고치세요.', en: 'Fix the text here.' };

/** What may be looked for. */
export const sought = {
  name: {
    text: { ko: '큰따옴표로 감싼 이름이 필요해요.', en: 'a name in double quotes is expected.' },
    hint: {
      ko: '이름을 큰따옴표로 감싸고, 남는 쉼표가 있으면 지우세요.',
      en: 'Enclose the name in double quotes, and remove any extra comma.',
    },
  },
  colon: {
    text: { ko: "이름 뒤에는 ':'이 필요해요.", en: "':' is expected after a name." },
    hint: { ko: "이름과 값 사이에 ':'을 넣으세요.", en: "Add ':' between the name and its value." },
  },
  comma: {
    text: { ko: '앞의 값 뒤에 쉼표가 필요해요.', en: "',' is expected after the previous value." },
    hint: { ko: '앞의 값 뒤에 쉼표를 넣으세요.', en: 'Add a comma after the previous value.' },
  },
  value: {
    text: {
      ko: '값(문자열, 숫자, true, false, null, { 또는 [)이 필요해요.',
      en: 'a value is expected (text, number, true, false, null, { or [).',
    },
    hint: {
      ko: '값을 적으세요. 글은 큰따옴표로 감싸고, 숫자는 12나 0.5처럼 적으세요.',
      en: 'Write a value: a text in double quotes, a number as in 12 or 0.5.',
    },
    word: {
      text: { ko: '큰따옴표가 없는 단어가 있어요.', en: 'A word is not in double quotes.' },
      hint: {
        ko: '글이면 큰따옴표로 감싸고, 아니면 true, false, null 가운데 하나로 적으세요.',
        en: 'Enclose text in double quotes; otherwise write true, false or null.',
      },
    },
  },
  end: {
    text: { ko: '값 뒤에는 아무것도 올 수 없어요.', en: 'the file must end after the value.' },
    hint: {
      ko: '남는 괄호는 지우고, 문서가 여럿이면 [ ] 안에 쉼표로 나누어 넣으세요.',
      en: 'Remove any extra bracket. Put several documents in one list [ ], separated by commas.',
    },
  },
  quote: {
    text: {
      ko: '문자열을 닫는 큰따옴표가 필요해요. 줄바꿈은 \\n으로 적으세요.',
      en: 'the text is not closed; write a line break as \\n.',
    },
    atEnd: { ko: '닫히지 않은 글 안에서 끝나요.', en: 'it ends inside a text that is not closed.' },
    hint: { ko: '글의 끝에 큰따옴표를 넣으세요.', en: 'Add a double quote at the end of the text.' },
  },
  tab: {
    text: { ko: '글 안의 탭은 \\t로 적어야 해요.', en: 'write a tab inside a text as \\t.' },
    hint: { ko: '탭을 빈칸이나 \\t로 바꾸세요.', en: 'Replace the tab with a space or \\t.' },
  },
  escape: {
    text: {
      ko: '알 수 없는 이스케이프예요. \\를 그대로 쓰려면 \\\\로 적으세요.',
      en: 'invalid escape; write \\\\ for a backslash.',
    },
    hint: here,
  },
} as const satisfies Readonly<Record<string, Sought>>;

/** After a value: a comma, or the bracket that closes what it stands in. */
export const commaOr = (bracket: '}' | ']'): Sought => ({
  text: { ko: `',' 또는 '${bracket}'이 필요해요.`, en: `',' or '${bracket}' is expected.` },
  hint: {
    ko: '앞의 값 뒤에 쉼표가 빠졌는지, 값을 잘못 적지 않았는지 보세요.',
    en: 'Check for a missing comma after the previous value, or a typo in that value.',
  },
});

/** A comma with nothing after it. */
export const spareComma: Omit<SyntaxFault, 'offset'> = {
  text: { ko: '이 쉼표 뒤에 아무것도 없어요.', en: 'This comma is trailing.' },
  hint: { ko: '마지막 값 뒤의 쉼표를 지우세요.', en: 'Remove the comma after the last value.' },
};

export const emptyFile: SyntaxFault = {
  offset: 0,
  text: { ko: '파일이 비어 있어요.', en: 'The file is empty.' },
  hint: { ko: '문서를 적거나 파일을 지우세요.', en: 'Add the document, or delete the file.' },
};

export const tooDeep = (offset: number, deepest: number): SyntaxFault => ({
  offset,
  text: { ko: `값이 ${deepest}단계보다 깊게 들어 있어요.`, en: `Values are nested more than ${deepest} levels deep.` },
  hint: { ko: '구조를 단순하게 고치세요.', en: 'Reduce the nesting.' },
});

/** Brackets that were never closed are told where they were opened. */
export const unclosed = (bracket: string, line: number, offset: number): SyntaxFault => ({
  offset,
  text: {
    ko: `파일이 중간에 끝났어요. ${line}번째 줄의 '${bracket}'이 닫히지 않았어요.`,
    en: `The file ends too early: the '${bracket}' of line ${line} is not closed.`,
  },
  hint: {
    ko: `'${bracket === '{' ? '}' : ']'}'로 닫거나, 잃어버린 부분을 다시 넣으세요.`,
    en: `Close it with '${bracket === '{' ? '}' : ']'}', or restore the missing part.`,
  },
});
