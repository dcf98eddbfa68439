import { artNames } from '#schemas/art-names.gen';
import type { Action } from '#schemas/parts/action/schema';
import type { Condition } from '#schemas/parts/condition/schema';
import { documentSchemas, documentTypes } from '#schemas/documents';
import { iconNames } from '#schemas/icon-names.gen';
import type { AuthoredRichNode } from '#engine';
import { elementsIn, locationsOf } from '../html-locations.ts';
import type { Path } from '../problem.ts';
import { namedInCondition } from '../references/fields.ts';
import { planOf, visitFormats, type FormatKind } from '../schema-formats.ts';
import type { Finding, Owner, CheckContext } from '../check-context.ts';
import { checkAction } from './check-action.ts';
import { checkHtml, checkTags, type HtmlText } from './check-html.ts';
import { checkConditionLists } from './check-lists.ts';
import { checkLocal, checkMessage } from './check-message.ts';
import { checkPattern } from './check-pattern.ts';
import { checkConditionTimes, checkDate } from './check-times.ts';
import { checkHtmlWords, checkLanguage, checkText, checkUnfilled } from './check-text-quality.ts';

/** The `{{value}}` of texts for posts is replaced with a value of the facility or show. */
const isFilledByPosts = (path: Path): boolean => path.includes('posts') && path.at(-1) === 'text';

const art: ReadonlySet<unknown> = new Set(artNames);
/** A drawing of the library, or an uploaded picture. */
export function needsArt(survey: CheckContext, owner: Owner, path: Path, name: string): void {
  if (!art.has(name) && !survey.has('picture', name))
    survey.dangling(owner, path, 'art', name, () => [...artNames, ...survey.documents.picture.keys()]);
}

const icons: ReadonlySet<unknown> = new Set(iconNames);

/** Looks one spot up. Called for every key, picture, name and action of the site, so what is well leaves at once. */
export function checkFormat(survey: CheckContext, owner: Owner, kind: FormatKind, value: unknown, path: Path): void {
  switch (kind) {
    case 'message':
      if (!survey.texts.has(value as string)) checkMessage(survey, owner, path, value as string);
      break;
    case 'art':
      if (!art.has(value)) needsArt(survey, owner, path, String(value));
      break;
    case 'icon':
      if (!icons.has(value)) survey.dangling(owner, path, 'icon', String(value), () => iconNames);
      break;
    case 'screen':
      if (!survey.knowsScreen(value as string))
        survey.dangling(owner, path, 'screen', String(value), () => survey.screens.keys());
      break;
    case 'action':
      checkAction(survey, owner, path, value as Action);
      break;
    case 'condition':
      checkCondition(survey, owner, path, value as Condition);
      break;
    case 'localText':
      checkLocal(survey, owner, path, value as { ko?: string; en?: string }, false);
      for (const [locale, text] of Object.entries(value as Record<string, string>)) {
        checkText(survey, owner, [...path, locale], text);
        if (!isFilledByPosts(path)) checkUnfilled(survey, owner, [...path, locale], text);
        checkLanguage(survey, owner, [...path, locale], text, locale);
      }
      break;
    case 'localHtml':
      checkLocal(survey, owner, path, value as { ko?: string; en?: string }, true);
      for (const [locale, text] of Object.entries(value as Record<string, string>)) {
        const nodes = checkHtmlText(survey, owner, [...path, locale], text);
        const words = wordsIn(nodes);
        survey.reportWithin(
          () => placeOfSlip(text),
          () => checkHtmlWords(survey, owner, [...path, locale], words),
        );
        survey.reportWithin(
          () => placeOfHangul(text, locale),
          () => checkLanguage(survey, owner, [...path, locale], words, locale),
        );
      }
      break;
    case 'html':
      checkHtmlText(survey, owner, path, value as string);
      break;
    case 'rule':
      survey.requireDocument(owner, path, 'validation-rule', value as string);
      break;
    case 'code-list':
      survey.requireDocument(owner, path, 'code-list', value as string);
      break;
    case 'operation':
      checkFormOperation(survey, owner, path, value as string);
      break;
    case 'path-start':
      if (!survey.isAbovePages(value as string))
        survey.dangling(owner, path, 'path', value as string, () => survey.everyPattern(), { severity: 'warning' });
      break;
    case 'instant':
    case 'day':
      checkDate(survey, owner, path, value as string);
      break;
    case 'safe-pattern':
    case 'safe-scan':
      checkPattern(survey, owner, path, value as string, kind === 'safe-scan');
      break;
  }
}

function checkFormOperation(survey: CheckContext, owner: Owner, path: Path, id: string): void {
  const operation = survey.documents.operation.get(id);
  if (operation === undefined) {
    if (!survey.has('operation', id))
      survey.dangling(owner, path, 'operation', id, () =>
        [...survey.documents.operation.values()].filter((one) => one.formCallable).map((one) => one.id),
      );
  } else if (!operation.formCallable) {
    survey.report(owner, path, {
      code: 'operation-not-for-forms',
      text: {
        ko: `${operation.method} ${operation.path}(${id})은(는) 양식에서 호출할 수 없어요.`,
        en: `A form may not call ${operation.method} ${operation.path} (${id}).`,
      },
      hint: { ko: 'formCallable이 true인 호출만 쓰세요.', en: 'Use an operation with formCallable set to true.' },
    });
  }
}

/** Text of HTML without parts marked as Korean. */
const wordsIn = (nodes: readonly AuthoredRichNode[]): string =>
  nodes
    .map((node) =>
      typeof node === 'string'
        ? node
        : node.attributes?.['lang'] === 'ko'
          ? ''
          : [node.attributes?.['alt'] ?? '', wordsIn(node.children ?? [])].join(' '),
    )
    .join(' ');

/** Position of the first Korean word that is not marked as Korean; unknown in texts with marked elements. */
function placeOfHangul(html: string, locale: string): number | undefined {
  const at =
    locale === 'en' && !/lang=\\?["']?ko/i.test(html) ? html.search(/[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/) : -1;
  return at === -1 ? undefined : at;
}

/** Position of text not meant for visitors: an unfilled placeholder or filler text. */
function placeOfSlip(html: string): number | undefined {
  const at = html.search(/[{}]|\bTODO\b|\bFIXME\b|lorem ipsum/i);
  return at === -1 ? undefined : at;
}

/** An HTML text as it was written and as visitors get it. */
function checkHtmlText(survey: CheckContext, owner: Owner, given: Path, html: string): readonly AuthoredRichNode[] {
  const path = [...given];
  const nodes = survey.prepared.rich.get(html) ?? [];
  let known: ReturnType<typeof locationsOf> | undefined;
  const text: HtmlText = { path, places: () => (known ??= locationsOf(html, nodes)) };
  checkTags(survey, owner, path, html);
  checkRich(survey, owner, text, nodes);
  checkHtml(survey, owner, text, nodes);
  return nodes;
}

/** Actions inside HTML: of the text, not of themselves, and so nothing of them can be mended there. */
function checkRich(
  survey: CheckContext,
  owner: Owner,
  { path, places }: HtmlText,
  nodes: readonly AuthoredRichNode[],
): void {
  for (const node of elementsIn(nodes)) {
    const { action } = node;
    if (action === undefined) continue;
    const before = survey.problems.length;
    checkAction(survey, owner, [], action);
    const found = survey.problems.splice(before);
    for (const { at: _, fix: __, ...finding } of found) survey.report(owner, path, finding, places().get(node));
  }
}

function checkCondition(survey: CheckContext, owner: Owner, path: Path, condition: Condition): void {
  checkConditionTimes(survey, owner, path, condition);
  checkConditionLists(survey, owner, path, condition);
  condition.forEach((group, one) =>
    group.forEach((test, two) => {
      const at = [...path, one, two];
      if (test.fact === 'source' && owner.type !== 'guard') survey.report(owner, at, onlyInGuards);
      if (test.fact === 'now' && test.from === undefined && test.until === undefined) survey.report(owner, at, always);
      if (test.fact === 'via')
        test.is.forEach(
          (way, index) =>
            survey.ways.has(way) ||
            survey.dangling(owner, [...at, 'is', index], 'way', way, () => survey.ways, { severity: 'warning' }),
        );
    }),
  );
  for (const { kind, value, path: at } of namedInCondition(condition, path)) {
    const name = String(value);
    if (kind === 'grade') checkGrade(survey, owner, at, name);
    else if (kind === 'venue') survey.requireDocument(owner, at, 'venue', name);
    // A screen that comes with a later release harms nobody before.
    else if (!survey.knowsScreen(name))
      survey.dangling(owner, at, 'screen', name, () => survey.screens.keys(), { severity: 'warning' });
  }
}

const onlyInGuards: Finding = {
  code: 'unknown-condition',
  text: {
    ko: "'source'는 가드만 알 수 있는 사실이라서 이 조건은 절대 맞지 않아요.",
    en: "The fact 'source' is available only in guards, so this condition is never true.",
  },
  hint: {
    ko: '다른 사실을 쓰거나, 가드에서 확인하세요.',
    en: 'Use a different fact, or move the condition to a guard.',
  },
};

const always: Finding = {
  code: 'setting-without-effect',
  severity: 'warning',
  text: {
    ko: "'now'에 from도 until도 없어서 언제나 맞아요.",
    en: "'now' has neither from nor until, so it is always true.",
  },
  hint: { ko: 'from이나 until을 적거나 이 조건을 지우세요.', en: 'Add from or until, or remove it.' },
};

/** Grades are codes of the list that browsers load; what is not in it nobody has. */
function checkGrade(survey: CheckContext, owner: Owner, path: Path, grade: string): void {
  const codes =
    survey.documents['code-list'].get(survey.site?.bootstrap?.codeList ?? '')?.items.map(({ codeId }) => codeId) ?? [];
  if (codes.length > 0 && !codes.includes(grade))
    survey.dangling(owner, path, 'code', grade, () => codes, { severity: 'warning' });
}

/** Every spot of every document; settings of placements are looked at with their layouts. */
export function checkFormats(survey: CheckContext): void {
  for (const type of documentTypes) {
    const plan = planOf(documentSchemas[type]);
    if (plan === undefined || type === 'layout') continue;
    for (const document of survey.documents[type].values()) {
      visitFormats(plan, document, (kind, value, path) => checkFormat(survey, document, kind, value, path), []);
    }
  }
}
