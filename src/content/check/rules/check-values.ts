import type { Guard } from '#schemas/documents/guard/schema';
import type { Page } from '#schemas/documents/page/schema';
import { widgetCallsOfLayout } from '../widget-calls.ts';
import { suggestName } from '../suggest-name.ts';
import { pathFault } from '../path-error.ts';
import type { Path } from '../problem.ts';
import type { Finding, CheckContext } from '../check-context.ts';

const inPath = (path: string): readonly string[] =>
  [...path.matchAll(/\{([A-Za-z0-9_]+)\*?\}/g)].map(([, name = '']) => name);
const asked = (text: string): readonly string[] =>
  [...text.matchAll(/\{param\.([A-Za-z0-9_]+)\}/g)].map(([, name = '']) => name);

/** Checks the placeholders of calls: path values exist in the paths of their pages, all others are known. */
export function checkValues(survey: CheckContext): void {
  const byLayout = new Map<string, readonly string[]>();
  for (const page of survey.documents.page.values()) {
    if (page.paths.some((path) => pathFault(path) !== undefined)) continue;
    const given = new Set(page.paths.flatMap(inPath));
    const names = byLayout.get(page.layout) ?? paramsOfLayout(survey, page.layout);
    byLayout.set(page.layout, names);
    const missing = names.find((name) => !given.has(name));
    if (missing !== undefined) survey.report(page, ['layout'], notInPath(missing, page));
    checkGuards(survey, page, given);
  }
  for (const guard of survey.documents.guard.values()) checkTemplates(survey, guard);
}

const paramsOfLayout = (survey: CheckContext, id: string): readonly string[] =>
  widgetCallsOfLayout(survey, id).flatMap(({ path, query }) => [path, ...Object.values(query)].flatMap(asked));

const sourcesOf = ({ source, sources = {} }: Guard) => [
  ...(source ? [{ path: ['source'] as Path, source }] : []),
  ...Object.entries(sources).map(([name, one]) => ({ path: ['sources', name] as Path, source: one })),
];

/** The call of a guard's source is filled from the path of the page that it stands before. */
function checkGuards(survey: CheckContext, page: Page, given: ReadonlySet<string>): void {
  page.guards.forEach((id, index) => {
    const guard = survey.documents.guard.get(id);
    const names = (guard ? sourcesOf(guard) : []).flatMap(({ source }) =>
      inPath(survey.documents['data-service'].get(source.dataServiceId)?.path ?? ''),
    );
    const missing = names.find((name) => !given.has(name));
    if (missing !== undefined) survey.report(page, ['guards', index], notInPathOfGuard(missing, id));
  });
}

const codes = ['code', 'parkKindCd', 'publctTypeCd'];
const places: Readonly<Record<string, readonly string[] | undefined>> = {
  venue: codes,
  resort: codes,
  member: ['uid'],
  day: ['today', 'yearAgo'],
  param: undefined,
  query: undefined,
};
const whole = 'locale';

function checkTemplates(survey: CheckContext, guard: Guard): void {
  for (const { path, source } of sourcesOf(guard)) {
    for (const [name, template] of Object.entries(source.params ?? {})) {
      for (const [found, group = '', word] of template.matchAll(/\{([A-Za-z]+)(?:\.([A-Za-z0-9_]+))?(?:\|[^}]*)?\}/g)) {
        const isKnown =
          word === undefined
            ? group === whole
            : Object.hasOwn(places, group) && (places[group] === undefined || places[group].includes(word));
        if (!isKnown) survey.report(guard, [...path, 'params', name], noPlace(found));
      }
    }
  }
}

const known = [
  `{${whole}}`,
  ...Object.entries(places).flatMap(([group, words]) => (words ?? ['…']).map((word) => `{${group}.${word}}`)),
];

const noPlace = (found: string): Finding => ({
  code: 'unknown-placeholder',
  text: {
    ko: `'${found}'을(를) 채워 주는 것이 없어서 호출에 빈 값이나 이 글자가 그대로 가요.`,
    en: `Nothing fills in '${found}', so the call would send it unchanged or empty.`,
  },
  hint: suggestName(found, known).hint,
});

const notInPath = (name: string, { screen }: Page): Finding => ({
  code: 'missing-parameter',
  text: {
    ko: `이 레이아웃의 위젯은 경로의 {${name}}을(를) 읽는데 '${screen}'의 경로에는 없어서 아무것도 보이지 않아요.`,
    en: `A widget of this layout needs {${name}} from the path, which '${screen}' does not have. It would show nothing.`,
  },
  hint: {
    ko: `paths에 {${name}}을(를) 넣거나, 이 값이 필요 없는 레이아웃을 고르세요.`,
    en: `Add {${name}} to paths, or choose a layout that does not need it.`,
  },
});

const notInPathOfGuard = (name: string, guard: string): Finding => ({
  code: 'missing-parameter',
  text: {
    ko: `가드 '${guard}'의 호출은 경로의 {${name}}이(가) 필요한데 이 페이지의 경로에는 없어요.`,
    en: `The call of the guard '${guard}' needs {${name}} from the path, which this page does not have.`,
  },
  hint: { ko: `paths에 {${name}}을(를) 넣거나 이 가드를 빼세요.`, en: `Add {${name}} to paths, or remove the guard.` },
});
