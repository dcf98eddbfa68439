import { quote, type Path } from '../problem.ts';
import type { Finding, Owner, CheckContext } from '../check-context.ts';

// Places as other systems write them: one brace, ${name}, printf.
const foreignPlace = /\$?\{\s*[A-Za-z_][\w.]*(?:\s*,[^{}]*)?\}|%(?:\d+\$)?[sd](?![A-Za-z])/;
const ownPlace = /\{\{[^{}]*\}\}/g;
const markup =
  /<\/?(?:a|b|i|u|s|p|br|hr|em|strong|span|div|font|center|img|ul|ol|li|h[1-6])(?:\s[^<>]*)?\/?>|&(?:nbsp|amp|lt|gt|quot|apos|#\d{1,6}|#x[0-9a-f]{1,6});/i;
const unfinished = /\bTODO\b|\bFIXME\b|lorem ipsum/i;
// Letters of UTF-8 that were read as Latin-1 or Windows-1252.
const misread =
  /[\u00c2\u00c3][\u0080-\u00bf]|[\u00ea-\u00ed](?:[\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc]|[\u2013-\u203a\u20ac\u2122]){2}/;

/** A place to fill in as another system would write it. */
export const foreignPlaceIn = (text: string): string | undefined =>
  /[{%]/.test(text) ? foreignPlace.exec(text.replaceAll(ownPlace, ''))?.[0] : undefined;

/** What a text brings along from elsewhere and visitors would read as it is: markup, places of other systems, words to be replaced, misread letters. */
export function checkPastedText(survey: CheckContext, owner: Owner, path: Path, text: string): void {
  const place = foreignPlaceIn(text);
  if (place !== undefined) survey.report(owner, path, notFilled(place));
  if (/[<&]/.test(text)) {
    const [found] = markup.exec(text) ?? [];
    if (found !== undefined) survey.report(owner, path, shownAsItIs(found));
  }
  const [words] = unfinished.exec(text) ?? [];
  if (words !== undefined) survey.report(owner, path, notWritten(words));
  if (misread.test(text)) survey.report(owner, path, misreadLetters(text));
}

const notFilled = (found: string): Finding => ({
  code: 'broken-placeholder',
  severity: 'warning',
  text: {
    ko: `'${quote(found)}'은(는) 채워지지 않아서 방문자에게 그대로 보여요.`,
    en: `Nothing fills in '${quote(found)}', so visitors would see it unchanged.`,
  },
  hint: {
    ko: '{{이름}}처럼 영문 이름을 두 겹의 중괄호로 감싸세요.',
    en: 'Write {{name}}: a name in Latin letters, in double braces.',
  },
});

const shownAsItIs = (found: string): Finding => ({
  code: 'markup-in-text',
  severity: 'warning',
  text: {
    ko: `꾸밈 없는 글이라서 방문자에게 '${quote(found)}'이(가) 그대로 보여요.`,
    en: `This is plain text, so visitors would see '${quote(found)}' unchanged.`,
  },
  hint: {
    ko: 'HTML 표시를 지우세요. 줄바꿈은 \\n으로, 특수 문자는 그 글자 그대로 적으세요.',
    en: 'Remove the HTML. Write a line break as \\n and a special character as itself.',
  },
});

const notWritten = (found: string): Finding => ({
  code: 'unfinished-text',
  severity: 'warning',
  text: { ko: `아직 쓰지 않은 글이에요: '${quote(found)}'`, en: `This text is still a draft: '${quote(found)}'.` },
  hint: { ko: '방문자에게 보일 글로 바꾸세요.', en: 'Replace it with the final text for visitors.' },
});

const misreadLetters = (text: string): Finding => ({
  code: 'invisible-character',
  severity: 'warning',
  text: {
    ko: `'${quote(text)}'의 글자가 다른 인코딩으로 읽혀서 깨졌어요.`,
    en: `'${quote(text)}' was read in the wrong encoding, and some characters are lost.`,
  },
  hint: { ko: '원래 글을 UTF-8로 다시 붙여 넣으세요.', en: 'Paste the original text again, as UTF-8.' },
});
