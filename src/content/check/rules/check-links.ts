import type { DeepLinks } from '#schemas/documents/deep-links/schema';
import type { App } from '#schemas/documents/app/schema';
import type { Push } from '#schemas/documents/push/schema';
import { CheckContext, type Finding } from '../check-context.ts';
import { checkMove } from './check-action.ts';

type LinkPage = DeepLinks['pages'][string];

/** Deep links, pushes and the app: every name leads to a screen of its venue, every code and type to a name. Screens themselves are spots. */
export function checkLinks(survey: CheckContext): void {
  const { documents } = survey;
  if (!survey.hasType('deep-links')) tellMissing(survey);
  const names = new Map(
    [...documents['deep-links'].values()].map(({ id, pages }) => [
      id,
      new Set(Object.keys(pages).map((name) => name.toLowerCase())),
    ]),
  );
  for (const table of documents['deep-links'].values()) checkTable(survey, table, names.get(table.id) ?? new Set());
  const everywhere = new Set([...names.values()].flatMap((some) => [...some]));
  for (const push of documents.push.values())
    if (names.size > 0) checkPush(survey, push, names.get(push.id) ?? new Set(), everywhere);
  for (const app of documents.app.values()) checkApp(survey, app);
  checkTables(survey);
}

/** Pushes go by the table of their venue, and deep links by what the app document says of addresses. */
function checkTables(survey: CheckContext): void {
  const { documents } = survey;
  if (!survey.hasType('deep-links')) return;
  for (const { type, id } of documents.push.values()) {
    if (documents.venue.has(id) && !survey.has('deep-links', id)) survey.report({ type, id }, ['id'], noTable(id));
  }
  const [table] = documents['deep-links'].values();
  if (table !== undefined && documents.push.size > 0 && !survey.hasType('app'))
    survey.report({ type: 'app', id: 'app' }, [], noApp);
}

/** Without any table each name of each push would be missing: that is one fault. */
function tellMissing(survey: CheckContext): void {
  const [push] = survey.documents.push.values();
  if (push !== undefined) survey.report(push, ['id'], noTables);
}

function checkTable(survey: CheckContext, table: DeepLinks, names: ReadonlySet<string>): void {
  const seen = new Set<string>();
  for (const [name, page] of Object.entries(table.pages)) {
    if (seen.has(name.toLowerCase())) survey.report(table, ['pages', name], twice(name));
    seen.add(name.toLowerCase());
    checkPage(survey, table, name, page);
    page.codes?.forEach(({ page: other }, index) => {
      if (!names.has(other.toLowerCase()))
        survey.dangling(table, ['pages', name, 'codes', index, 'page'], 'deep-link', other, () => names);
    });
  }
}

function checkPage(
  survey: CheckContext,
  table: DeepLinks,
  name: string,
  { pageNm, params, query, follow }: LinkPage,
): void {
  const path = ['pages', name];
  if (pageNm === undefined) {
    if (follow === undefined) survey.report(table, path, nowhere(name));
    return;
  }
  const page = survey.screens.get(pageNm);
  if (page?.venue !== undefined && page.venue !== table.id && survey.documents.venue.has(table.id))
    survey.report(table, [...path, 'pageNm'], foreign(pageNm, page.venue, table.id));
  checkMove(
    survey,
    table,
    path,
    { action: 'move', pageNm, ...(params ? { params } : {}), ...(query ? { query } : {}) },
    true,
  );
}

/** A venue may lack a page that others have: its main page stands in. What no venue has is a slip. */
function checkPush(
  survey: CheckContext,
  push: Push,
  names: ReadonlySet<string>,
  everywhere: ReadonlySet<string>,
): void {
  const targets = [
    ...Object.entries(push.types).map(([type, { page }]) => ({ path: ['types', type, 'page'], page })),
    { path: ['other'], page: push.other },
  ];
  for (const { path, page } of targets)
    if (!everywhere.has(page.toLowerCase())) survey.dangling(push, path, 'deep-link', page, () => names);
}

function checkApp(survey: CheckContext, app: App): void {
  if (app.id !== 'app') survey.report(app, ['id'], surplus);
  for (const role of ['action', 'deepLink', 'appOnly'] as const) {
    const page = survey.screens.get(app.screens[role]);
    if (page && survey.patterns(page)[0]?.includes('{'))
      survey.report(app, ['screens', role], needsMore(app.screens[role]));
  }
}

const lookForFile = {
  ko: '문서 파일이 빠지지 않았는지 먼저 보세요.',
  en: 'Check first whether a file of documents was left out.',
};

const noTable = (venue: string): Finding => ({
  code: 'missing-document',
  severity: 'warning',
  text: {
    ko: `딥링크 표 '${venue}'이(가) 없어서 이 장소의 푸시는 모두 메인 화면으로 가요.`,
    en: `There is no deep-link table '${venue}', so all push messages of this venue open its main page.`,
  },
  hint: {
    ko: `type이 "deep-links", id가 "${venue}"인 문서를 추가하세요. ${lookForFile.ko}`,
    en: `Add the document of type "deep-links" with the id "${venue}". ${lookForFile.en}`,
  },
});

const noTables: Finding = {
  code: 'missing-document',
  severity: 'warning',
  text: {
    ko: '딥링크 표(deep-links)가 하나도 없어서 푸시와 딥링크가 모두 메인 화면으로 가요.',
    en: 'There are no deep-link tables, so all push messages and deep links open main pages.',
  },
  hint: {
    ko: `장소마다 type이 "deep-links"인 문서를 추가하세요. ${lookForFile.ko}`,
    en: `Add a document of type "deep-links" for each venue. ${lookForFile.en}`,
  },
};

const noApp: Finding = {
  code: 'missing-document',
  severity: 'warning',
  text: {
    ko: 'app 문서가 없어서 앱의 딥링크를 읽을 수 없어요.',
    en: 'There is no app document, so deep links of the app do not work.',
  },
  hint: {
    ko: `type과 id가 "app"인 문서를 추가하세요. ${lookForFile.ko}`,
    en: `Add the document whose type and id are "app". ${lookForFile.en}`,
  },
};

const nowhere = (name: string): Finding => ({
  code: 'missing-parameter',
  text: { ko: `딥링크 '${name}'이(가) 갈 곳이 없어요.`, en: `The deep link '${name}' has no target.` },
  hint: { ko: 'pageNm에 화면 이름을 적거나 follow를 정하세요.', en: 'Add a screen in pageNm, or add follow.' },
});

const foreign = (screen: string, venue: string, own: string): Finding => ({
  code: 'wrong-venue',
  text: {
    ko: `'${screen}'은(는) ${venue}의 화면이에요. ${own}의 딥링크가 갈 수 없어요.`,
    en: `'${screen}' belongs to ${venue}. A deep link of ${own} may not open it.`,
  },
  hint: { ko: `${own}의 화면이나 공통 화면을 적으세요.`, en: `Use a screen of ${own}, or a shared screen.` },
});

const twice = (name: string): Finding => ({
  code: 'duplicate-id',
  text: {
    ko: `딥링크 '${name}'이(가) 대소문자만 다르게 또 있어요.`,
    en: `Two deep links differ only in case: '${name}'.`,
  },
  hint: { ko: '하나를 지우세요.', en: 'Remove one of them.' },
});

const surplus: Finding = {
  code: 'surplus-document',
  text: { ko: 'app 문서는 하나만 있을 수 있어요.', en: "Only one app document is allowed, with the id 'app'." },
  hint: {
    ko: 'id가 "app"인 문서에 내용을 옮기고 이 문서는 지우세요.',
    en: 'Move its content into the document with the id "app", and delete this one.',
  },
};

const needsMore = (screen: string): Finding => ({
  code: 'missing-parameter',
  text: { ko: `'${screen}'의 경로에는 값이 필요해요.`, en: `The path of '${screen}' requires parameters.` },
  hint: { ko: '값이 없는 경로의 화면을 적으세요.', en: 'Use a screen whose path has no parameters.' },
});
