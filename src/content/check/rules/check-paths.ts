import type { Page } from '#schemas/documents/page/schema';
import { pathFault } from '../path-error.ts';
import { pointerOf, type Path } from '../problem.ts';
import type { Finding, Owner, CheckContext } from '../check-context.ts';

/** Paths by themselves: each can be read, and none says the first part twice. */
export function checkPaths(survey: CheckContext): void {
  for (const page of survey.documents.page.values()) {
    for (const field of ['paths', 'redirects'] as const)
      (page[field] ?? []).forEach((path, index) => checkPath(survey, page, [field, index], path));
  }
  const { site } = survey;
  site?.redirects.forEach(({ from }, index) => readable(survey, site, ['redirects', index, 'from'], from));
}

function checkPath(survey: CheckContext, page: Page, at: Path, path: string): void {
  const slug = page.venue === undefined ? undefined : survey.slugOf(page.venue);
  if (readable(survey, page, at, path) && slug !== undefined && (path === `/${slug}` || path.startsWith(`/${slug}/`)))
    survey.report(page, at, slugTwice(slug, path, at));
}

function readable(survey: CheckContext, owner: Owner, at: Path, path: string): boolean {
  const fault = pathFault(path);
  if (fault !== undefined) survey.report(owner, at, { code: 'unreadable-path', ...fault });
  return fault === undefined;
}

const slugTwice = (slug: string, path: string, at: Path): Finding => ({
  code: 'slug-twice',
  severity: 'warning',
  text: {
    ko: `장소의 페이지는 주소 앞에 '/${slug}'이(가) 저절로 붙어서, 이 페이지의 주소는 '/${slug}${path}'이(가) 돼요.`,
    en: `Paths of this venue already begin with '/${slug}', so the page would be at '/${slug}${path}'.`,
  },
  hint: { ko: `'/${slug}' 없이 적으세요.`, en: `Write the path without '/${slug}'.` },
  fix: { kind: 'replace', pointer: pointerOf(at), value: path.slice(slug.length + 1) || '/' },
});
