import type { Page } from '#schemas/documents/page/schema';
import type { Finding, CheckContext } from '../check-context.ts';

/** Pages: what their flags promise is there, paths name each value once, the area of the id is that of the venue. */
export function checkPageDetails(survey: CheckContext): void {
  const venues = venuesOfAreas(survey);
  for (const page of survey.documents.page.values()) {
    checkParameters(survey, page);
    const { flags, seo } = page;
    if (flags.isHeader === true && flags.title === undefined && flags.isCustomTitle !== true && flags.homeLogo !== true)
      survey.report(page, ['flags', 'isHeader'], noTitle);
    if (flags.shareBtn === true && (seo.title === undefined || seo.description === undefined))
      survey.report(page, ['flags', 'shareBtn'], noShareWords(seo.title === undefined ? 'title' : 'description'));
    if (flags.isNeedLogin === true && flags.isNeedNonLogin === true)
      survey.report(page, ['flags', 'isNeedNonLogin'], contradicting);
    if (flags.keepAliveName !== undefined && flags.keepAlive !== true)
      survey.report(page, ['flags', 'keepAliveName'], notKept);
    const area = page.id.slice(4, 7);
    const owner = venues.get(area);
    if (page.venue !== undefined && owner !== undefined && owner !== page.venue && survey.has('venue', page.venue))
      survey.report(page, ['venue'], otherArea(area, owner, page.venue));
  }
}

// So many pages make an area that of a venue.
const ENOUGH = 5;

/** Areas whose pages, all but one, are of one venue. */
function venuesOfAreas(survey: CheckContext): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { id, venue } of survey.documents.page.values()) {
    if (venue === undefined) continue;
    const area = counts.get(id.slice(4, 7)) ?? new Map<string, number>();
    counts.set(id.slice(4, 7), area);
    area.set(venue, (area.get(venue) ?? 0) + 1);
  }
  return new Map(
    [...counts].flatMap(([area, venues]) => {
      const [[venue, most] = ['', 0]] = [...venues].toSorted(([, one], [, two]) => two - one);
      const others = [...venues.values()].reduce((sum, count) => sum + count, 0) - most;
      return most >= ENOUGH && others <= 1 ? [[area, venue]] : [];
    }),
  );
}

function checkParameters(survey: CheckContext, page: Page): void {
  page.paths.forEach((path, index) => {
    if (!path.includes('{')) return;
    const names = [...path.matchAll(/\{([^}*]*)\*?\}/g)].map(([, name = '']) => name);
    const twice = names.find((name, at) => names.indexOf(name) < at);
    if (twice !== undefined) survey.report(page, ['paths', index], parameterTwice(path, twice));
  });
}

const parameterTwice = (path: string, name: string): Finding => ({
  code: 'duplicate-parameter',
  text: {
    ko: `경로 '${path}'에 '{${name}}'이(가) 두 번 있어서 앞의 값은 사라져요.`,
    en: `The path '${path}' uses '{${name}}' twice, so the first value is lost.`,
  },
  hint: { ko: '하나의 이름을 바꾸세요.', en: 'Rename one of the two.' },
});

const contradicting: Finding = {
  code: 'flags-contradict',
  text: {
    ko: '로그인해야 하고(isNeedLogin) 로그인하지 않아야 하는(isNeedNonLogin) 페이지라서 아무도 볼 수 없어요.',
    en: 'The page requires both a login (isNeedLogin) and no login (isNeedNonLogin), so nobody can open it.',
  },
  hint: { ko: '둘 가운데 하나를 지우세요.', en: 'Remove one of the two.' },
};

const notKept: Finding = {
  code: 'setting-without-effect',
  severity: 'warning',
  text: {
    ko: "keepAlive가 켜져 있지 않아서 'keepAliveName'은 쓰이지 않아요.",
    en: "'keepAliveName' has no effect because keepAlive is off.",
  },
  hint: {
    ko: 'keepAlive를 true로 하거나 keepAliveName을 지우세요.',
    en: 'Turn keepAlive on, or remove keepAliveName.',
  },
};

const noTitle: Finding = {
  code: 'title-missing',
  severity: 'warning',
  text: {
    ko: '머리글(isHeader)을 켰지만 제목이 없어서 빈 줄이 보여요.',
    en: 'The header is on (isHeader) but has no title, so it is empty.',
  },
  hint: {
    ko: 'flags.title에 메시지 키를 적거나 homeLogo, isCustomTitle 가운데 하나를 켜세요.',
    en: 'Add a message key in flags.title, or turn on homeLogo or isCustomTitle.',
  },
};

const noShareWords = (what: 'title' | 'description'): Finding => ({
  code: 'share-without-words',
  severity: 'warning',
  text: {
    ko: `공유 버튼이 있지만 seo.${what}이(가) 없어서 어느 페이지를 공유해도 같은 글이 보여요.`,
    en: `The page can be shared but has no seo.${what}, so it shares the generic site text.`,
  },
  hint: {
    ko: `seo.${what}에 메시지 키를 적거나 shareBtn을 끄세요.`,
    en: `Add a message key in seo.${what}, or turn shareBtn off.`,
  },
});

const otherArea = (area: string, owner: string, venue: string): Finding => ({
  code: 'wrong-area',
  severity: 'warning',
  text: {
    ko: `PGE_${area} 페이지는 모두 ${owner}의 것인데 이 페이지는 ${venue}에 있어요.`,
    en: `All other PGE_${area} pages belong to ${owner}, but this one belongs to ${venue}.`,
  },
  hint: {
    ko: '페이지 ID의 영역이나 venue 가운데 잘못된 것을 고치세요.',
    en: 'Correct the area in the id, or the venue.',
  },
});
