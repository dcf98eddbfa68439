import { factsIn } from '#schemas/fact-placeholders';
import { isBlank } from '#engine';
import type { Messages } from '#schemas/documents/messages/schema';
import { pointerOf, quote, type Path } from '../problem.ts';
import type { Finding, Owner, CheckContext } from '../check-context.ts';
import { checkPastedText, foreignPlaceIn } from './check-pasted-text.ts';

/** Words of messages: the same places to fill in each language, places that are closed, no letters that nobody sees. */
export function checkTextQuality(survey: CheckContext): void {
  const korean = new Map<string, string>();
  for (const { locale, texts } of survey.documents.messages.values()) {
    if (locale === 'ko') for (const key in texts) korean.set(key, texts[key] ?? '');
  }
  for (const document of survey.documents.messages.values()) {
    const isOther = isOfOtherLanguage(document);
    if (isOther && !isTold(survey, document)) survey.report(document, ['locale'], otherLanguage(document.locale));
    for (const key in document.texts) {
      const text = document.texts[key] ?? '';
      checkText(survey, document, ['texts', key], text);
      if (!isOther) checkLanguage(survey, document, ['texts', key], text, document.locale);
      const other = document.locale === 'en' ? korean.get(key) : undefined;
      if (other !== undefined && (text.includes('{{') || other.includes('{{')))
        checkSame(survey, document, ['texts', key], text, other);
    }
  }
  for (const page of survey.documents.page.values()) {
    page.messageList.forEach(({ languageId, messageId, messageText }, index) => {
      const path = ['messageList', index, 'messageText'];
      checkText(survey, page, path, messageText);
      checkLanguage(survey, page, path, messageText, languageId);
      const other =
        languageId === 'en'
          ? page.messageList.find((one) => one.languageId === 'ko' && one.messageId === messageId)
          : undefined;
      if (other !== undefined) checkSame(survey, page, path, messageText, other.messageText);
    });
  }
}

const hangul = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]+(?:[^A-Za-z]*[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]+)*/;
/** Names of languages in their own language are allowed everywhere. */
const ownNames: ReadonlySet<string> = new Set(['한국어']);

/** Checks that an English text is English. */
export function checkEnglish(survey: CheckContext, owner: Owner, path: Path, text: string): void {
  const [found] = ownNames.has(text) ? [] : (hangul.exec(text) ?? []);
  if (found !== undefined) survey.report(owner, path, untranslated(found));
}

// This many words without Korean letters are neither a name nor a sign.
const latinWords = /(?:[A-Za-z][A-Za-z'’-]+[\s,.:;!?–—·-]+){4,}[A-Za-z][A-Za-z'’-]+/;

/** Whether a text is in the language that it is meant to be. */
export function checkLanguage(survey: CheckContext, owner: Owner, path: Path, text: string, locale: string): void {
  if (locale === 'en') checkEnglish(survey, owner, path, text);
  else if (!hangul.test(text) && latinWords.test(text)) survey.report(owner, path, notKorean);
}

const MOST_TEXTS = 5;

/** Whether its locale has been told to be wrong already. */
const isTold = ({ problems }: CheckContext, { id }: Messages): boolean =>
  problems.some(({ at }) => at.type === 'messages' && at.id === id && at.pointer === '/locale');

/** Whether most texts of a document are in the other language: then its locale is wrong, or two files were mixed up. */
function isOfOtherLanguage({ locale, texts }: Messages): boolean {
  const all = Object.values(texts).filter((text) => /[A-Za-z\uac00-\ud7a3]/.test(text) && !ownNames.has(text));
  const others = all.filter((text) => (locale === 'en' ? hangul.test(text) : !hangul.test(text)));
  return others.length > MOST_TEXTS && others.length > all.length / 2;
}

const place = /\{\{\s*([A-Za-z_][\w.]*(?::[\w./-]+)?)\s*\}\}/g;

const placesIn = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(place)].map(([, name = '']) => name))].sort();

function checkSame(survey: CheckContext, owner: Owner, path: Path, en: string, ko: string): void {
  const [here, there] = [placesIn(en), placesIn(ko)];
  if (cannotCompare(en) || cannotCompare(ko)) return;
  if (here.join() !== there.join()) survey.report(owner, path, mismatch(here, there));
}

const isBroken = (text: string): boolean =>
  (text.includes('{') || text.includes('}')) && /\{\{|\}\}/.test(text.replaceAll(place, ''));
/** Where one language has a place that nothing fills, that is the fault, not that the other differs. */
const cannotCompare = (text: string): boolean => isBroken(text) || foreignPlaceIn(text) !== undefined;

// What word processors and web pages leave behind: zero-width spaces, soft hyphens, marks of direction, fillers, line separators, letters that were lost.
const removed =
  /[\u00ad\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\u2800\u3164\ufeff\uffa0]|\u{e01ef}/gu;
const unseen = new RegExp(`${removed.source}|[\\u2028\\u2029\\ufffd]`, 'u');
const looksEmpty = (text: string): boolean => text.trim() !== '' && isBlank(text);

/** What is wrong with one text by itself. */
export function checkText(survey: CheckContext, owner: Owner, path: Path, text: string): void {
  if (isBroken(text)) survey.report(owner, path, broken(text));
  else checkPastedText(survey, owner, path, text);
  if (unseen.test(text) || looksEmpty(text)) survey.report(owner, path, invisible(text, pointerOf(path)));
}

/** The same of what visitors read of HTML. Nothing in it can be replaced as a whole. */
export function checkHtmlWords(survey: CheckContext, owner: Owner, path: Path, words: string): void {
  if (isBroken(words)) survey.report(owner, path, broken(words));
  else checkPastedText(survey, owner, path, words);
  checkUnfilled(survey, owner, path, words);
  if (unseen.test(words)) survey.report(owner, path, withoutFix(words));
}

/** Nothing but facts is filled in in contents; those have a check of their own. */
export function checkUnfilled(survey: CheckContext, owner: Owner, path: Path, text: string): void {
  if (!text.includes('{{') || isBroken(text)) return;
  const facts = new Set(factsIn(text).map(({ key }) => `{{${key}}}`));
  const found = text.match(place)?.find((one) => !facts.has(one));
  if (found !== undefined) survey.report(owner, path, notFilledHere(found));
}

const notFilledHere = (found: string): Finding => ({
  code: 'unknown-placeholder',
  severity: 'warning',
  text: {
    ko: `콘텐츠의 글에는 아무것도 채워지지 않아서 방문자에게 '${quote(found)}'이(가) 그대로 보여요.`,
    en: `Content texts have no placeholders, so visitors would see '${quote(found)}' unchanged.`,
  },
  hint: { ko: '보일 글을 바로 적으세요.', en: 'Write the text itself.' },
});

const listed = (names: readonly string[]): string =>
  names.length === 0 ? '-' : names.map((name) => `{{${name}}}`).join(', ');

const untranslated = (found: string): Finding => ({
  code: 'untranslated-text',
  severity: 'warning',
  text: { ko: `영어 글에 한글이 있어요: '${quote(found)}'`, en: `An English text contains Korean: '${quote(found)}'.` },
  hint: { ko: '영어로 옮겨 적으세요.', en: 'Translate it into English.' },
});

const notKorean: Finding = {
  code: 'untranslated-text',
  severity: 'warning',
  text: { ko: '한국어 자리에 영어 문장이 있어요.', en: 'The Korean text is in English.' },
  hint: { ko: '한국어로 옮겨 적으세요.', en: 'Translate it into Korean.' },
};

const otherLanguage = (locale: 'ko' | 'en'): Finding => ({
  code: 'untranslated-text',
  severity: 'warning',
  text:
    locale === 'en'
      ? {
          ko: '영어(en) 문서인데 글이 거의 모두 한국어예요.',
          en: 'Its locale is English (en), but nearly all of its texts are Korean.',
        }
      : {
          ko: '한국어(ko) 문서인데 글이 거의 모두 영어예요.',
          en: 'Its locale is Korean (ko), but nearly all of its texts are English.',
        },
  hint: {
    ko: 'locale이 맞는지, 두 언어의 파일이 서로 바뀌지 않았는지 보세요.',
    en: 'Check its locale, and whether the files of the two languages were swapped.',
  },
});

const mismatch = (en: readonly string[], ko: readonly string[]): Finding => ({
  code: 'placeholder-mismatch',
  severity: 'warning',
  text: {
    ko: `채워 넣을 자리가 언어마다 달라요. 영어: ${listed(en)}, 한국어: ${listed(ko)}`,
    en: `The translations use different placeholders. English: ${listed(en)}; Korean: ${listed(ko)}.`,
  },
  hint: { ko: '두 언어의 {{이름}}을 똑같이 맞추세요.', en: 'Use the same {{names}} in both languages.' },
});

const broken = (text: string): Finding => ({
  code: 'broken-placeholder',
  severity: 'warning',
  text: {
    ko: `'${quote(text)}'의 {{ }}가 맞게 닫히지 않았어요. 방문자에게 괄호가 그대로 보여요.`,
    en: `A {{ }} in '${quote(text)}' is malformed, so visitors would see the braces.`,
  },
  hint: {
    ko: '{{이름}}처럼 영문 이름을 두 겹의 중괄호로 감싸세요.',
    en: 'Write {{name}}: a name in Latin letters, in double braces.',
  },
});

function invisible(text: string, pointer: string): Finding {
  const lost = text.includes('\ufffd');
  const clean = looksEmpty(text) ? '' : text.replaceAll(removed, '').replaceAll(/[\u2028\u2029]/g, '\n');
  const finding = withoutFix(text);
  return lost ? finding : { ...finding, fix: { kind: 'replace', pointer, value: clean } };
}

function withoutFix(text: string): Finding {
  const lost = text.includes('\ufffd');
  return {
    code: 'invisible-character',
    severity: 'warning',
    text: lost
      ? {
          ko: `'${quote(text)}'에 깨진 글자(\ufffd)가 있어요.`,
          en: `A character of '${quote(text)}' was lost (\ufffd).`,
        }
      : {
          ko: `'${quote(text)}'에 보이지 않는 문자가 있어요. 검색과 줄바꿈이 어긋나요.`,
          en: `'${quote(text)}' contains an invisible character, which breaks search and line wrapping.`,
        },
    hint: lost
      ? { ko: '원래 글을 UTF-8로 다시 붙여 넣으세요.', en: 'Paste the original text again, as UTF-8.' }
      : { ko: '그 문자를 지우세요.', en: 'Remove the character.' },
  };
}
