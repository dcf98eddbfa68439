import type { DocumentType } from '#schemas/documents';
import type { Finding, Survey } from '../survey.ts';

/** Documents that nothing names, and states that say nothing. Notes: what is made ready for later may be meant. */
export function checkUnused(survey: Survey): void {
  const { documents, site } = survey;
  // What a site that cannot be read would use is not known.
  if (site === undefined) return;
  const venues = [...documents.venue.values()];
  const pages = [...documents.page.values()];
  const states = [site.states, ...pages.map(({ stateLayouts }) => stateLayouts)].flatMap((one) => Object.values(one ?? {}));
  named(survey, 'layout', [site.frame, ...venues.map(({ frame }) => frame), ...pages.map(({ layout }) => layout), ...states]);
  named(survey, 'menu', venues.map(({ menu }) => menu));
  named(survey, 'theme', [site.theme, ...venues.map(({ theme }) => theme)]);
  for (const page of pages) {
    const { pageStatusCode, pageBlockContent } = page.pageInfo;
    if (pageStatusCode === 'B' && pageBlockContent === '' && page.stateLayouts?.B === undefined) survey.report(page, ['pageInfo', 'pageBlockContent'], silent);
  }
}

function named(survey: Survey, type: DocumentType, names: readonly (string | undefined)[]): void {
  const used = new Set(names);
  for (const document of survey.documents[type].values()) if (!used.has(document.id)) survey.report(document, ['id'], unused(type, document.id));
}

const unused = (type: string, id: string): Finding => ({
  code: 'unused-document',
  severity: 'note',
  text: { ko: `${type} '${id}'을(를) 쓰는 곳이 없어요.`, en: `Nothing uses the ${type} '${id}'.` },
  hint: { ko: '쓸 곳에 이름을 적거나, 더 이상 필요 없으면 지우세요.', en: 'Name it where it is meant to be used, or delete it when it is no longer needed.' },
});

const silent: Finding = {
  code: 'blocked-without-words',
  severity: 'note',
  text: { ko: '차단된 페이지에 안내 문구가 없어서 방문자는 이유를 알 수 없어요.', en: 'The page is blocked without a word of its own: visitors are not told why.' },
  hint: { ko: 'pageBlockContent에 이유와 다른 길을 알려 주는 메시지 키를 적으세요.', en: 'Give a message in pageBlockContent that tells why, and what to do instead.' },
};
