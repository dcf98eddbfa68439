import { canonicalPattern } from '#engine';
import type { Page } from '#schemas/documents/page/schema';
import { pointerOf, type Path } from '../problem.ts';
import type { Finding, Owner, CheckContext } from '../check-context.ts';

interface Taken {
  readonly owner: Owner;
  readonly pattern: string;
}

/** Routes: no pattern twice, none in the server's own places, and no redirect that leads nowhere or back to itself. */
export function checkRoutes(survey: CheckContext): void {
  const taken = new Map<string, Taken>();
  for (const venue of survey.documents.venue.values())
    if (reservedPaths.has(venue.slug)) survey.report(venue, ['slug'], ownPlace(venue.slug));
  for (const page of survey.documents.page.values()) claim(survey, taken, page, survey.patterns(page), 'paths');
  for (const page of survey.documents.page.values())
    claim(survey, taken, page, survey.redirectPatterns(page), 'redirects');
  const redirects = survey.site?.redirects ?? [];
  const told = new Set<string>();
  redirects.forEach(({ from, to }, index) => {
    const owner = survey.site as Owner;
    claimOne(survey, taken, owner, from, ['redirects', index, 'from']);
    checkRedirect(survey, { owner, from, to, path: ['redirects', index, 'to'] }, told);
  });
}

function claim(
  survey: CheckContext,
  taken: Map<string, Taken>,
  page: Page,
  patterns: readonly string[],
  field: 'paths' | 'redirects',
): void {
  // Without its venue nobody knows where it is.
  if (page.venue !== undefined && survey.slugOf(page.venue) === undefined) return;
  for (let index = 0; index < patterns.length; index++)
    claimOne(survey, taken, page, patterns[index] ?? '', [field, index]);
}

function claimOne(survey: CheckContext, taken: Map<string, Taken>, owner: Owner, pattern: string, path: Path): void {
  const key = keyOf(pattern);
  const other = taken.get(key);
  if (other !== undefined && !haveOneSlug(survey, owner, other.owner))
    survey.report(owner, path, clash(pattern, other));
  else {
    taken.set(key, { owner, pattern });
    const lower = `case ${key.toLowerCase()}`;
    const alike = taken.get(lower);
    if (alike === undefined) taken.set(lower, { owner, pattern });
    else if (keyOf(alike.pattern) !== key && !haveOneSlug(survey, owner, alike.owner))
      survey.report(owner, path, onlyCase(pattern, alike));
  }
  const end = key.indexOf('/', 1);
  const first = key.slice(1, end === -1 ? undefined : end);
  if (reservedPaths.has(first) && !isSlug(survey, owner, first)) survey.report(owner, path, ownPlace(first));
}

/** A slug that the server has is told at the venue. */
const isSlug = (survey: CheckContext, { type, id }: Owner, first: string): boolean => {
  const venue = type === 'page' ? survey.documents.page.get(id)?.venue : undefined;
  return venue !== undefined && survey.documents.venue.get(venue)?.slug === first;
};

/** What two patterns must not share: the canonical spelling, with parameters that are alike whatever their names. */
const keyOf = (pattern: string): string => {
  const plain = canonicalPattern(pattern);
  return plain.includes('{') ? plain.replaceAll(/\{[^}*]*(\*?)\}/g, '{$1}') : plain;
};

/** Of venues that share a slug every path clashes: that they do is told where it is written. */
function haveOneSlug(survey: CheckContext, one: Owner, two: Owner): boolean {
  const [first, second] = [one, two].map(({ type, id }) =>
    type === 'page' ? survey.documents.page.get(id)?.venue : undefined,
  );
  return (
    first !== undefined && second !== undefined && first !== second && survey.slugOf(first) === survey.slugOf(second)
  );
}

const clash = (pattern: string, { owner, pattern: other }: Taken): Finding => ({
  code: 'route-clash',
  text: {
    ko: `경로 '${pattern}'은(는) ${owner.type} '${owner.id}'의 '${other}'와(과) 겹쳐요.`,
    en: `The path '${pattern}' conflicts with '${other}' of the ${owner.type} '${owner.id}'.`,
  },
  hint: { ko: '두 경로 중 하나를 바꾸세요.', en: 'Change one of the two paths.' },
});

const onlyCase = (pattern: string, { owner, pattern: other }: Taken): Finding => ({
  code: 'route-clash',
  severity: 'warning',
  text: {
    ko: `경로 '${pattern}'은(는) ${owner.type} '${owner.id}'의 '${other}'와(과) 대소문자만 달라서 방문자가 헷갈려요.`,
    en: `The path '${pattern}' differs from '${other}' of the ${owner.type} '${owner.id}' only in case. Visitors will confuse them.`,
  },
  hint: { ko: '두 경로 중 하나를 다른 말로 바꾸세요.', en: 'Use a different word in one of the two.' },
});

const ownPlace = (first: string): Finding => ({
  code: 'route-clash',
  text: { ko: `'/${first}' 아래는 서버가 써요.`, en: `The server reserves paths under '/${first}'.` },
  hint: { ko: '다른 경로를 쓰세요.', en: 'Choose a different path.' },
});

interface Redirect {
  readonly owner: Owner;
  readonly from: string;
  readonly to: string;
  readonly path: Path;
}

/** `told`: redirects of loops that have been told. */
function checkRedirect(survey: CheckContext, { owner, from, to, path }: Redirect, told: Set<string>): void {
  if (told.has(keyOf(from))) return;
  const seen = new Set([keyOf(from)]);
  for (let next = to; ;) {
    if (seen.has(keyOf(next))) {
      survey.report(owner, path, loop([...seen, keyOf(next)]));
      for (const one of seen) told.add(one);
      return;
    }
    seen.add(keyOf(next));
    const end = survey.follow(next);
    if (end === undefined && next === to) survey.dangling(owner, path, 'path', to, () => survey.everyPattern());
    if (end === undefined) return;
    if ('page' in end) {
      if (next !== to) survey.report(owner, path, chain(from, to, next, path));
      return;
    }
    next = end.to;
  }
}

const chain = (from: string, to: string, last: string, path: Path): Finding => ({
  code: 'redirect-chain',
  severity: 'warning',
  text: {
    ko: `'${from}'은(는) '${to}'을(를) 거쳐 '${last}'에 도착해요. 방문자가 두 번 기다려요.`,
    en: `'${from}' redirects to '${last}' through '${to}', so visitors wait twice.`,
  },
  hint: { ko: `'${last}'(으)로 바로 보내세요.`, en: `Redirect straight to '${last}'.` },
  ...(last.includes('{') ? {} : { fix: { kind: 'replace', pointer: pointerOf(path), value: last } }),
});

const loop = (way: readonly string[]): Finding => ({
  code: 'redirect-loop',
  text: { ko: `돌고 도는 경로: ${way.join(' → ')}`, en: `Redirects form a loop: ${way.join(' → ')}.` },
  hint: { ko: '이 중 하나가 페이지로 가게 하세요.', en: 'Point one of them at a page.' },
});

/** First segments of addresses that the server answers itself: a page there would never be seen. (Below `shares` it answers too, in the name of a page.) */
export const reservedPaths: ReadonlySet<string> = new Set([
  'api',
  'app-icon',
  'art',
  'assets',
  'billboard-pictures',
  'connection-error',
  'console',
  'course-pictures',
  'favicon.ico',
  'favicon.svg',
  'files',
  'fonts',
  'healthz',
  'icons',
  'livez',
  'manifest',
  'media',
  'offline',
  'passes',
  'pictures',
  'preview-pass',
  'profile-pictures',
  'readyz',
  'report-photos',
  'review-photos',
  'robots.txt',
  'sandbox',
  'season-pictures',
  'share',
  'share-cards',
  'sitemap',
  'sitemap.xml',
  'slices',
  'sounds',
  'sw.js',
  'themes',
]);
