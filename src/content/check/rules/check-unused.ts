import { errorMessageKey } from '#schemas/error-message-key';
import type { DocumentType } from '#schemas/documents';
import type { Messages } from '#schemas/documents/messages/schema';
import type { Page } from '#schemas/documents/page/schema';
import { serverTexts } from '#schemas/server-texts';
import type { Finding, CheckContext } from '../check-context.ts';

// Kinds that nothing but documents can name. Not told: code lists, data services and operations, which the app and the built-in calls reach by
// themselves; pictures, which any later document may take; contents, which lists show without naming them.
const kinds = [
  'layout',
  'menu',
  'theme',
  'link',
  'guard',
  'validation-rule',
] as const satisfies readonly DocumentType[];

// Read by the server: by the code of an error, or for its answers.
const answered = new Set<string>(Object.values(serverTexts));
const isByTheServer = (key: string): boolean => key.startsWith(errorMessageKey('')) || answered.has(key);

/** What nothing names, and states that say nothing. Notes: what is made ready for later may be meant, and can say so. */
export function checkUnused(survey: CheckContext): void {
  // What a site that cannot be read would use is not known.
  if (survey.site === undefined) return;
  const words = namedWords(survey);
  for (const type of kinds) {
    for (const document of survey.documents[type].values()) {
      if (document.spare !== true && !words.has(document.id) && !survey.isSuggested(document.id))
        survey.report(document, ['id'], unused(type, document.id));
    }
  }
  // Where documents are missing, so are the names in them.
  if (!survey.problems.some(({ code }) => code === 'missing-document') && !survey.lacksDocuments)
    checkTexts(survey, words);
  for (const page of survey.documents.page.values()) {
    const { pageStatusCode, pageBlockContent } = page.pageInfo;
    if (pageStatusCode === 'B' && pageBlockContent === '' && page.stateLayouts?.B === undefined)
      survey.report(page, ['pageInfo', 'pageBlockContent'], silent);
  }
}

/** A name as ids and message keys are written; what is written otherwise is not judged. */
const name = /[A-Za-z0-9_.-]+/g;
const isName = (text: string): boolean => /^[A-Za-z0-9_.-]+$/.test(text);

/** Every word of every document, sound or not, that may be a name, whatever it stands in; the id of a document does not name itself. */
function namedWords(survey: CheckContext): ReadonlySet<string> {
  const words = new Set<string>();
  const add = (text: string): void => {
    for (const word of text.match(name) ?? []) words.add(word);
  };
  for (const { type, body } of survey.prepared.raws.values()) {
    const { id: _, texts, messageList, ...rest } = body;
    add(
      JSON.stringify(
        type === 'messages' ? rest : type === 'page' ? { ...rest, texts } : { ...rest, texts, messageList },
      ),
    );
  }
  survey.unread.forEach(add);
  return words;
}

/** Texts that nothing shows: a list for each document, and each key once, in Korean first. */
function checkTexts(survey: CheckContext, words: ReadonlySet<string>): void {
  const told = new Set<string>();
  const all = [...survey.documents.messages.values()].filter(({ spare }) => spare !== true);
  for (const document of [
    ...all.filter(({ locale }) => locale === 'ko'),
    ...all.filter(({ locale }) => locale === 'en'),
  ]) {
    const keys = keysOf(document).filter((key) => !words.has(key) && !told.has(key) && !survey.isSuggested(key));
    for (const key of keys) told.add(key);
    const [first] = keys;
    if (first !== undefined) survey.report(document, ['texts', first], unusedTexts(keys));
  }
  for (const page of survey.documents.page.values())
    if (page.messageList.length > 0) checkOwnTexts(survey, page, words);
}

/** Texts that a page carries for itself alone. */
function checkOwnTexts(survey: CheckContext, page: Page, words: ReadonlySet<string>): void {
  const keys = [...new Set(page.messageList.map(({ messageId }) => messageId))].filter(
    (key) => isName(key) && !words.has(key) && !survey.isSuggested(key),
  );
  const first = page.messageList.findIndex(({ messageId }) => messageId === keys[0]);
  if (first !== -1) survey.report(page, ['messageList', first, 'messageId'], unusedTexts(keys));
}

const keysOf = ({ texts }: Messages): readonly string[] =>
  Object.keys(texts).filter((key) => isName(key) && !isByTheServer(key));

const unused = (type: string, id: string): Finding => ({
  code: 'unused-document',
  severity: 'note',
  text: { ko: `${type} '${id}'을(를) 쓰는 곳이 없어요.`, en: `Nothing uses the ${type} '${id}'.` },
  hint: {
    ko: '쓸 곳에 이름을 적거나, 더 이상 필요 없으면 지우세요. 나중에 쓸 것이라면 "spare": true를 적어 두세요.',
    en: 'Reference it, or delete it if it is no longer needed. To keep it for later, add "spare": true.',
  },
});

const MOST_KEYS = 8;

function unusedTexts(keys: readonly string[]): Finding {
  const more = keys.length - MOST_KEYS;
  const some = keys.slice(0, MOST_KEYS).join(', ');
  return {
    code: 'unused-text',
    severity: 'note',
    text: {
      ko: `이 문서의 문구 ${keys.length}개를 쓰는 곳이 없어요: ${some}${more > 0 ? ` 외 ${more}개` : ''}`,
      en: `Nothing uses ${keys.length === 1 ? 'this text' : `these ${keys.length} texts`} of the document: ${some}${more > 0 ? ` and ${more} more` : ''}.`,
    },
    hint: {
      ko: '쓸 곳에 키를 적거나 두 언어의 문서에서 지우세요. 나중에 쓸 것이라면 따로 문서를 만들어 "spare": true를 적어 두세요.',
      en: 'Use the key, or delete it in both languages. To keep texts for later, move them to a separate document with "spare": true.',
    },
  };
}

const silent: Finding = {
  code: 'blocked-without-words',
  severity: 'note',
  text: {
    ko: '차단된 페이지에 안내 문구가 없어서 방문자는 이유를 알 수 없어요.',
    en: 'The page is blocked without a message, so visitors do not learn why.',
  },
  hint: {
    ko: 'pageBlockContent에 이유와 다른 길을 알려 주는 메시지 키를 적으세요.',
    en: 'Add a message in pageBlockContent that says why, and what to do instead.',
  },
};
