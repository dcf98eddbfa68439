import { allCalls } from '#schemas/calls.gen';
import type { Errors } from '#schemas/documents/errors/schema';
import { notificationEvents } from '#schemas/documents/message-template/schema';
import { textPlaceholders } from '#schemas/text-placeholders';
import { suggestName } from '../suggest-name.ts';
import type { Finding, CheckContext } from '../check-context.ts';

// Names with a dot are facts, which have a check of their own.
const place = /\{\{\s*([A-Za-z_]\w*)\s*\}\}/g;
const placesIn = (text: string): readonly string[] => [...text.matchAll(place)].map(([, name = '']) => name);
const inPath = (path: string): readonly string[] =>
  [...path.matchAll(/\{([A-Za-z0-9_]+)\*?\}/g)].map(([, name = '']) => name);

/** The `{{name}}` of texts: something fills each, and what a text cannot do without is in it. */
export function checkPlaceholders(survey: CheckContext): void {
  const known = new Set([...textPlaceholders, ...callsOf(survey).flatMap(inPath)]);
  const sent = valuesOfTemplates(survey);
  const english = new Map(
    [...survey.documents.messages.values()]
      .filter(({ locale }) => locale === 'en')
      .flatMap(({ texts }) => Object.entries(texts)),
  );
  for (const document of survey.documents.messages.values()) {
    if (document.locale === 'en') continue;
    for (const key in document.texts) {
      const text = document.texts[key] ?? '';
      if (!text.includes('{{')) continue;
      // Differences between languages are reported elsewhere.
      const unknown = placesIn(text).find(
        (name) =>
          !known.has(name) && sent.get(key)?.has(name) !== true && (english.get(key) ?? `{{${name}}}`).includes(name),
      );
      if (unknown !== undefined) survey.report(document, ['texts', key], nothingFills(unknown, known));
    }
  }
  for (const errors of survey.documents.errors.values()) checkCalls(survey, errors);
  checkSent(survey);
}

/** Values that message templates fill into their texts, by message key. */
const valuesOfTemplates = ({ documents }: CheckContext): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    [...documents['message-template'].values()].flatMap(({ event, title, body }) =>
      [title, body].map((key) => [key, new Set<string>(notificationEvents[event])] as const),
    ),
  );

const callsOf = ({ documents }: CheckContext): readonly string[] =>
  [...documents['data-service'].values(), ...documents.operation.values(), ...allCalls].map(({ path }) => path);

/** What a call's failure says may hold its code, the server's words, and what stands in its path. */
function checkCalls(survey: CheckContext, errors: Errors): void {
  (errors.calls ?? []).forEach(({ path, message }, index) => {
    if (message === undefined) return;
    const known = new Set(['code', 'errorMessage', ...inPath(path)]);
    const all = new Set([...textPlaceholders, ...callsOf(survey).flatMap(inPath)]);
    for (const { text } of textsOf(survey, message)) {
      const unknown = placesIn(text).find((name) => !known.has(name) && all.has(name));
      if (unknown !== undefined)
        return survey.report(errors, ['calls', index, 'message'], nothingFills(unknown, known));
    }
  });
}

/** Without the link or the number that it is about, a mail is of no use. */
function checkSent(survey: CheckContext): void {
  for (const policy of survey.documents['account-policy'].values()) {
    for (const [mail, about] of [
      ['passwordReset', 'link'],
      ['userIdFind', 'code'],
      ['emailCode', 'code'],
      ['nftCode', 'code'],
    ] as const) {
      const sent = policy.sent[mail];
      if (sent === undefined) continue;
      const { subject, body } = sent;
      const said = [subject, body]
        .flatMap((key) => textsOf(survey, key))
        .map(({ locale, text }) => ({ locale, names: placesIn(text) }));
      const path = ['sent', mail, 'body'];
      const lacking = (['ko', 'en'] as const).find(
        (one) =>
          said.some(({ locale }) => locale === one) &&
          !said.some(({ locale, names }) => locale === one && names.includes(about)),
      );
      if (lacking !== undefined) survey.report(policy, path, lacks(about, lacking));
      const known = new Set([about, 'minutes']);
      const other = said
        .flatMap(({ names }) => names)
        .find((name) => !known.has(name) && textPlaceholders.includes(name));
      if (other !== undefined) survey.report(policy, path, nothingFills(other, known));
    }
  }
}

function textsOf(
  survey: CheckContext,
  key: string,
): readonly { readonly locale: 'ko' | 'en'; readonly text: string }[] {
  return [...survey.documents.messages.values()].flatMap(({ locale, texts }) =>
    Object.hasOwn(texts, key) ? [{ locale, text: texts[key] ?? '' }] : [],
  );
}

const nothingFills = (name: string, known: ReadonlySet<string>): Finding => ({
  code: 'unknown-placeholder',
  severity: 'warning',
  text: {
    ko: `'{{${name}}}'을(를) 채워 주는 것이 없어서 방문자에게 그대로 보이거나 비어요.`,
    en: `Nothing fills in '{{${name}}}', so visitors would see it unchanged or a gap.`,
  },
  hint: suggestName(name, known).hint,
});

const lacks = (name: string, locale: 'ko' | 'en'): Finding => ({
  code: 'unknown-placeholder',
  text:
    locale === 'ko'
      ? {
          ko: `이메일의 한국어 글에 꼭 있어야 할 {{${name}}}이(가) 없어요.`,
          en: `The Korean text of this email lacks the required {{${name}}}.`,
        }
      : {
          ko: `이메일의 영어 글에 꼭 있어야 할 {{${name}}}이(가) 없어요.`,
          en: `The English text of this email lacks the required {{${name}}}.`,
        },
  hint: { ko: `그 글에 {{${name}}}을(를) 넣으세요.`, en: `Add {{${name}}} to that text.` },
});
