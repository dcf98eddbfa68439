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

const lowerCase: Words = { ko: '소문자로 true, false, null이라고 적으세요.', en: 'Write true, false or null, in lower case.' };

const slips: readonly Slip[] = [
  {
    looks: /<{7}|={7}|>{7}|\|{7}/y,
    text: { ko: '끝나지 않은 병합(merge)의 표시가 남아 있어요.', en: 'The marks of an unfinished merge stand here.' },
    hint: { ko: '두 내용 가운데 하나만 남기고 <<<<<<<, =======, >>>>>>> 줄을 지우세요.', en: 'Keep one of the two versions, and remove the lines with <<<<<<<, ======= and >>>>>>>.' },
  },
  { looks: /\/\/|\/\*|#/y, text: { ko: 'JSON에는 주석을 쓸 수 없어요.', en: 'JSON has no comments.' }, hint: { ko: '이 주석을 지우세요.', en: 'Remove the comment.' } },
  { looks: /'/y, text: { ko: "작은따옴표(')는 쓸 수 없어요. 큰따옴표가 필요해요.", en: "A single quote (') cannot stand here: double quotes are expected." }, hint: { ko: '이름과 글을 큰따옴표(")로 감싸세요.', en: 'Put names and texts into double quotes (").' } },
  { looks: /[\u2018-\u201f\u2033\u300c-\u300f]/y, text: { ko: '문서 편집기가 바꾼 둥근 따옴표가 있어요. 곧은 큰따옴표가 필요해요.', en: 'A curly quote of a word processor stands here: straight double quotes are expected.' }, hint: { ko: '곧은 큰따옴표(")로 다시 적으세요.', en: 'Write it again with straight double quotes (").' } },
  { looks: /[\u00a0\u00ad\u2000-\u200d\u2028\u2029\u202f\u205f\u2060\u3000\ufeff]/y, text: { ko: '보이지 않는 문자가 있어요.', en: 'A character that nobody sees stands here.' }, hint: { ko: '지우고, 필요하면 보통 빈칸을 넣으세요.', en: 'Remove it; where space is meant, type an ordinary space.' } },
  { looks: /\ufffd/y, text: { ko: '깨진 글자(\ufffd)가 있어요.', en: 'A letter was lost here (\ufffd).' }, hint: { ko: '파일을 UTF-8로 다시 저장하세요.', en: 'Save the file again, as UTF-8.' } },
  { looks: /(?:True|TRUE|False|FALSE|None|NULL|Null)\b/y, text: { ko: '이 단어는 JSON에 없어요.', en: 'JSON does not know this word.' }, hint: lowerCase },
  { looks: /(?:undefined|NaN|-?Infinity)\b/y, text: { ko: '이 단어는 JSON에 없어요.', en: 'JSON does not know this word.' }, hint: { ko: '값을 적거나 이 항목을 빼세요.', en: 'Write a value, or leave the entry out.' } },
  { looks: /;/y, text: { ko: "세미콜론(;)이 있어요. 쉼표(',')가 필요해요.", en: "A semicolon stands here: ',' is expected." }, hint: { ko: "';'을 ','로 바꾸세요.", en: "Write ',' in its place." } },
  { looks: /=/y, text: { ko: "등호(=)가 있어요. 쌍점(':')이 필요해요.", en: "An equals sign stands here: ':' is expected." }, hint: { ko: "'='을 ':'으로 바꾸세요.", en: "Write ':' in its place." } },
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
  if (found === undefined) return { offset: text.length, text: { ko: `파일이 중간에 끝났어요. ${(sought.atEnd ?? sought.text).ko}`, en: `The file ends too early: ${(sought.atEnd ?? sought.text).en}` }, hint: { ko: '빠진 부분이 있는지 보고 끝까지 적으세요.', en: 'See whether a part of the file was lost, and complete it.' } };
  const slip = slips.find(({ looks }) => {
    looks.lastIndex = offset;
    return looks.test(text);
  });
  if (slip !== undefined) return { offset, text: slip.text, hint: slip.hint };
  if (sought.word !== undefined && /[A-Za-z]/.test(found)) return { offset, ...sought.word };
  return { offset, text: { ko: `여기에 ${named(found)} 문자가 올 수 없어요. ${sought.text.ko}`, en: `${named(found)} cannot stand here: ${sought.text.en}` }, hint: sought.hint };
}

// oxlint-disable-next-line no-control-regex -- what nobody would see is named by its number
const named = (found: string): string => (/[\u0000-\u001f\u007f]/.test(found) ? `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}` : `'${found}'`);

const here: Words = { ko: '표시한 위치의 문자를 고치세요.', en: 'Mend the text at this place.' };

/** What may be looked for. */
export const sought = {
  name: { text: { ko: '큰따옴표로 감싼 이름이 필요해요.', en: 'a name in double quotes is expected.' }, hint: { ko: '이름을 큰따옴표로 감싸고, 남는 쉼표가 있으면 지우세요.', en: 'Put the name into double quotes, and remove a comma too many.' } },
  colon: { text: { ko: "이름 뒤에는 ':'이 필요해요.", en: "':' is expected after a name." }, hint: { ko: "이름과 값 사이에 ':'을 넣으세요.", en: "Put ':' between the name and its value." } },
  comma: { text: { ko: '앞의 값 뒤에 쉼표가 필요해요.', en: "',' is expected after the value before." }, hint: { ko: '앞의 값 뒤에 쉼표를 넣으세요.', en: 'Put a comma after the value before.' } },
  value: { text: { ko: '값(문자열, 숫자, true, false, null, { 또는 [)이 필요해요.', en: 'a value is expected (text, number, true, false, null, { or [).' }, hint: { ko: '값을 적으세요. 글은 큰따옴표로 감싸고, 숫자는 12나 0.5처럼 적으세요.', en: 'Write a value: a text in double quotes, a number as in 12 or 0.5.' },
    word: { text: { ko: '큰따옴표가 없는 단어가 있어요.', en: 'A word stands here without double quotes.' }, hint: { ko: '글이면 큰따옴표로 감싸고, 아니면 true, false, null 가운데 하나로 적으세요.', en: 'Put it into double quotes if it is a text; else write true, false or null.' } } },
  end: { text: { ko: '값 뒤에는 아무것도 올 수 없어요.', en: 'nothing may follow the value.' }, hint: { ko: '남는 괄호는 지우고, 문서가 여럿이면 [ ] 안에 쉼표로 나누어 넣으세요.', en: 'Remove a bracket too many; put several documents into one list [ ], with commas between them.' } },
  quote: { text: { ko: '문자열을 닫는 큰따옴표가 필요해요. 줄바꿈은 \\n으로 적으세요.', en: 'the text is not closed; write a line break as \\n.' }, atEnd: { ko: '닫히지 않은 글 안에서 끝나요.', en: 'it ends inside of a text that is not closed.' }, hint: { ko: '글의 끝에 큰따옴표를 넣으세요.', en: 'Put a double quote at the end of the text.' } },
  tab: { text: { ko: '글 안의 탭은 \\t로 적어야 해요.', en: 'a tab inside a text is written \\t.' }, hint: { ko: '탭을 빈칸이나 \\t로 바꾸세요.', en: 'Write a space or \\t in place of the tab.' } },
  escape: { text: { ko: '알 수 없는 이스케이프예요. \\를 그대로 쓰려면 \\\\로 적으세요.', en: 'no such escape; write \\\\ for a backslash.' }, hint: here },
} as const satisfies Readonly<Record<string, Sought>>;

/** After a value: a comma, or the bracket that closes what it stands in. */
export const commaOr = (bracket: '}' | ']'): Sought => ({
  text: { ko: `',' 또는 '${bracket}'이 필요해요.`, en: `',' or '${bracket}' is expected.` },
  hint: { ko: '앞의 값 뒤에 쉼표가 빠졌는지, 값을 잘못 적지 않았는지 보세요.', en: 'See whether a comma is missing after the value before, or that value is miswritten.' },
});

/** A comma with nothing after it. */
export const spareComma: Omit<SyntaxFault, 'offset'> = {
  text: { ko: '이 쉼표 뒤에 아무것도 없어요.', en: 'Nothing follows this comma.' },
  hint: { ko: '마지막 값 뒤의 쉼표를 지우세요.', en: 'Take away the comma after the last value.' },
};

export const emptyFile: SyntaxFault = {
  offset: 0,
  text: { ko: '파일이 비어 있어요.', en: 'The file is empty.' },
  hint: { ko: '문서를 적거나 파일을 지우세요.', en: 'Write the document into it, or delete the file.' },
};

export const tooDeep = (offset: number, deepest: number): SyntaxFault => ({
  offset,
  text: { ko: `값이 ${deepest}단계보다 깊게 들어 있어요.`, en: `Values lie more than ${deepest} levels deep.` },
  hint: { ko: '구조를 단순하게 고치세요.', en: 'Make the structure flatter.' },
});

/** Brackets that were never closed are told where they were opened. */
export const unclosed = (bracket: string, line: number, offset: number): SyntaxFault => ({
  offset,
  text: { ko: `파일이 중간에 끝났어요. ${line}번째 줄의 '${bracket}'이 닫히지 않았어요.`, en: `The file ends too early: the '${bracket}' of line ${line} is not closed.` },
  hint: { ko: `'${bracket === '{' ? '}' : ']'}'로 닫거나, 잃어버린 부분을 다시 넣으세요.`, en: `Close it with '${bracket === '{' ? '}' : ']'}', or put back the part that was lost.` },
});
