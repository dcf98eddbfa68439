import type { Layout } from '#schemas/documents/layout/schema';
import type { Messages } from '#schemas/documents/messages/schema';
import { memoizeByObject } from '../../memoize-by-object.ts';
import { quote, type Path } from '../problem.ts';
import type { Owner, CheckContext } from '../check-context.ts';

const BOTH = 3;
const upperKey = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+){2,}$/;
const token = /^[A-Za-z][A-Za-z0-9_-]*(?:[._-][A-Za-z0-9]+)+$/;

/** True when a text is a message key: a known key, or one in the form of a key. */
export const looksLikeKey = (survey: CheckContext, text: string): boolean =>
  upperKey.test(text) || (token.test(text) && (survey.texts.has(text) || hasRelative(survey, text)));

const prefixes = memoizeByObject(
  ({ texts }: CheckContext): ReadonlySet<string> =>
    new Set([...texts.keys()].map((key) => key.slice(0, key.indexOf('.') + 1)).filter((prefix) => prefix !== '')),
);

/** True when known keys share the first word and dot. */
const hasRelative = (survey: CheckContext, text: string): boolean =>
  text.includes('.') && prefixes(survey).has(text.slice(0, text.indexOf('.') + 1));

/** Checks that a key has a text. A key with one language is reported at the messages. */
export function checkMessage(survey: CheckContext, owner: Owner, path: Path, key: string): void {
  if (survey.texts.has(key) || isInEveryPage(survey, owner, key) || survey.isTextOfBroken(key)) return;
  if (/[\s\u3131-\u318e\uac00-\ud7a3]/.test(key)) survey.report(owner, path, noKey(key));
  else survey.dangling(owner, path, 'message', key, () => survey.texts.keys());
}

const noKey = (text: string) =>
  ({
    code: 'raw-message-key',
    text: {
      ko: `메시지 키 자리에 문장이 있어요: '${quote(text)}'`,
      en: `Expected a message key but found text: '${quote(text)}'.`,
    },
    hint: {
      ko: '문장을 messages 문서에 한국어와 영어로 넣고 그 키를 적으세요.',
      en: 'Add the text to the messages in Korean and English, and write its key here.',
    },
  }) as const;

/** Pages carry texts of their own; a layout may use what all of its pages carry. (A language that one lacks is told at the page.) */
function isInEveryPage(survey: CheckContext, owner: Owner, key: string): boolean {
  const carries = (list: OwnTexts | undefined): boolean => (list ?? []).some(({ messageId }) => messageId === key);
  if (owner.type === 'page') return carries(survey.documents.page.get(owner.id)?.messageList);
  if (owner.type !== 'layout') return false;
  const pages = [...survey.documents.page.values()].filter((page) => page.layout === (owner as Layout).id);
  return pages.length > 0 && pages.every(({ messageList }) => carries(messageList));
}

type OwnTexts = readonly {
  readonly languageId: 'ko' | 'en';
  readonly messageId: string;
  readonly messageText: string;
}[];

const languages = (list: OwnTexts, key: string): number =>
  list.reduce(
    (bits, { languageId, messageId }) => (messageId === key ? bits | (languageId === 'ko' ? 1 : 2) : bits),
    0,
  );

const names = { ko: { ko: '한국어', en: 'Korean' }, en: { ko: '영어', en: 'English' } } as const;

export const missingLocale = (locale: 'ko' | 'en', what: string) =>
  ({
    code: 'missing-translation',
    text: { ko: `${what}의 ${names[locale].ko} 문구가 없어요.`, en: `${what} has no ${names[locale].en} text.` },
    hint: { ko: `${names[locale].ko} 문구를 추가하세요.`, en: `Add the ${names[locale].en} text.` },
  }) as const;

/** Texts in place: both languages, and no key that visitors would read. */
export function checkLocal(
  survey: CheckContext,
  owner: Owner,
  path: Path,
  value: { readonly ko?: string; readonly en?: string },
  isHtml: boolean,
): void {
  for (const locale of ['ko', 'en'] as const) {
    const text = value[locale];
    if (text === undefined || text.trim() === '')
      survey.report(owner, path, missingLocale(locale, String(path.at(-1))));
    else if (!isHtml && looksLikeKey(survey, text)) survey.report(owner, [...path, locale], shownKey(text));
  }
}

const shownKey = (text: string) =>
  ({
    code: 'raw-message-key',
    text: {
      ko: `방문자에게 키 '${quote(text)}'이(가) 그대로 보여요.`,
      en: `Visitors would see the raw key '${quote(text)}'.`,
    },
    hint: { ko: '키 대신 문장을 적으세요.', en: 'Write the text itself.' },
  }) as const;

/** Messages: both languages for each key, one document a key and language, words instead of keys. */
export function checkMessages(survey: CheckContext): void {
  const first = new Map<string, string>();
  const doubles = findDoubles(survey);
  for (const document of survey.documents.messages.values()) {
    const { locale, texts } = document;
    const alone: string[] = [];
    const double = doubles.get(document.id);
    if (double !== undefined) survey.report(document, ['locale'], sameKeys(double, locale));
    for (const key in texts) {
      const path = ['texts', key];
      const text = texts[key] ?? '';
      const other = first.get(`${locale} ${key}`);
      if (other === undefined) first.set(`${locale} ${key}`, document.id);
      else if (double === undefined) survey.report(document, path, keyTwice(key, other));
      if (text.trim() === '') survey.report(document, path, missingLocale(locale, key));
      else if (text === key || looksLikeKey(survey, text)) survey.report(document, path, shownKey(text));
      if (survey.texts.get(key) !== BOTH && !survey.isUnread(key) && doubles.size === 0) alone.push(key);
    }
    checkAlone(survey, document, alone);
  }
  for (const page of survey.documents.page.values()) if (page.messageList.length > 0) checkOwnTexts(survey, page);
}

// More than that is a document that was forgotten, not a text.
const MOST_TEXTS = 5;

/** Documents that have nearly all keys of an earlier one of the same language: which, by their ids. One of the two says the wrong language. */
function findDoubles(survey: CheckContext): ReadonlyMap<string, string> {
  const doubles = new Map<string, string>();
  const owners = new Map<string, string>();
  for (const { id, locale, texts } of survey.documents.messages.values()) {
    const keys = Object.keys(texts);
    const [[other, count] = ['', 0]] = [
      ...Map.groupBy(
        keys.flatMap((key) => owners.get(`${locale} ${key}`) ?? []),
        (owner) => owner,
      ),
    ]
      .map(([owner, all]) => [owner, all.length] as const)
      .toSorted(([, one], [, two]) => two - one);
    if (count > MOST_TEXTS && count > keys.length / 2) doubles.set(id, other);
    for (const key of keys) owners.set(`${locale} ${key}`, id);
  }
  return doubles;
}

const sameKeys = (other: string, locale: 'ko' | 'en') =>
  ({
    code: 'duplicate-id',
    text: {
      ko: `'${other}' 문서와 키가 거의 같은데 언어도 ${names[locale].ko}로 같아요.`,
      en: `It repeats nearly all keys of '${other}' in the same language, ${names[locale].en}.`,
    },
    hint: {
      ko: '둘 가운데 하나의 locale이 잘못됐는지 보고, 같은 문서가 두 번 있다면 하나를 지우세요.',
      en: 'Correct the locale of one of them. If one is a copy, delete it.',
    },
  }) as const;

/** Keys of a document that the other language lacks. */
function checkAlone(survey: CheckContext, document: Messages, keys: readonly string[]): void {
  const other = document.locale === 'ko' ? 'en' : 'ko';
  const [first] = keys;
  if (keys.length > MOST_TEXTS && first !== undefined)
    survey.report(document, ['texts', first], missingLocales(other, keys));
  else for (const key of keys) survey.report(document, ['texts', key], missingLocale(other, key));
}

const missingLocales = (locale: 'ko' | 'en', keys: readonly string[]) =>
  ({
    code: 'missing-translation',
    text: {
      ko: `문구 ${keys.length}개의 ${names[locale].ko} 문구가 없어요: ${keys.slice(0, MOST_TEXTS).join(', ')} …`,
      en: `${keys.length} texts of this document have no ${names[locale].en} text: ${keys.slice(0, MOST_TEXTS).join(', ')} ….`,
    },
    hint: {
      ko: `${names[locale].ko} messages 문서가 빠지지 않았는지 보고, 빠진 문구를 추가하세요.`,
      en: `Check whether the ${names[locale].en} messages document was left out, and add the missing texts.`,
    },
  }) as const;

function checkOwnTexts(survey: CheckContext, page: Owner & { readonly messageList: OwnTexts }): void {
  const seen = new Set<string>();
  page.messageList.forEach(({ languageId, messageId, messageText }, index) => {
    const path = ['messageList', index];
    const name = `${languageId} ${messageId}`;
    const isTwice = seen.has(name);
    if (isTwice) survey.report(page, path, keyTwice(messageId, page.id));
    seen.add(name);
    if (messageText.trim() === '') survey.report(page, path, missingLocale(languageId, messageId));
    else if (messageText === messageId || looksLikeKey(survey, messageText))
      survey.report(page, [...path, 'messageText'], shownKey(messageText));
    if (!isTwice && languages(page.messageList, messageId) !== BOTH)
      survey.report(page, path, missingLocale(languageId === 'ko' ? 'en' : 'ko', messageId));
  });
}

const keyTwice = (key: string, other: string) =>
  ({
    code: 'duplicate-id',
    text: {
      ko: `메시지 키 '${key}'이(가) '${other}'에도 있어요.`,
      en: `'${other}' also defines the message '${key}'.`,
    },
    hint: { ko: '하나를 지우세요.', en: 'Remove one of them.' },
  }) as const;
