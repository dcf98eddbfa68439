import type { Layout } from '#schemas/layout.schema';
import type { Page } from '#schemas/page.schema';
import type { Site } from '#schemas/site.schema';
import { artNames } from '#schemas/art-names.gen';
import type { Path } from '../problem.ts';
import type { Owner, Survey } from '../survey.ts';
import { checkMessage } from './check-message.ts';
import { checkAddress } from './check-action.ts';

/** Names of documents in other documents: each must lead to one. */
export function checkReferences(survey: Survey): void {
  const { documents } = survey;
  if (survey.site) checkSite(survey, survey.site);
  for (const page of documents.page.values()) checkPage(survey, page);
  for (const venue of documents.venue.values()) {
    survey.needs(venue, ['theme'], 'theme', venue.theme);
    needsLayout(survey, venue, ['frame'], venue.frame, 'frame');
    survey.needs(venue, ['menu'], 'menu', venue.menu);
    checkImage(survey, venue, ['head', 'image'], venue.head.image);
    const main = survey.screens.get(venue.main);
    if (main?.venue !== undefined && main.venue !== venue.id) survey.report(venue, ['main'], otherMain(venue.main, venue.id, main.venue));
  }
  for (const link of documents.link.values()) checkAddress(survey, link, ['linkUrl'], link.linkUrl);
  for (const service of documents['data-service'].values()) {
    for (const [name, rule] of Object.entries(service.rules ?? {})) survey.needs(service, ['rules', name], 'validation-rule', rule);
  }
  checkCodes(survey);
}

const otherMain = (screen: string, own: string, other: string) =>
  ({
    code: 'wrong-venue',
    text: { ko: `'${screen}'은(는) ${other}의 화면이라서 ${own}의 메인 화면이 될 수 없습니다.`, en: `'${screen}' is a screen of ${other}; it cannot be the main page of ${own}.` },
    hint: { ko: `${own}의 화면이나 공통 화면을 적으세요.`, en: `Name a screen of ${own}, or one that belongs to no venue.` },
  }) as const;

function checkSite(survey: Survey, site: Site): void {
  survey.needs(site, ['defaultVenue'], 'venue', site.defaultVenue);
  survey.needs(site, ['theme'], 'theme', site.theme);
  needsLayout(survey, site, ['frame'], site.frame, 'frame');
  for (const state of ['B', 'D', 'pending'] as const) needsLayout(survey, site, ['states', state], site.states[state], 'page');
  survey.needs(site, ['testerCodeList'], 'code-list', site.testerCodeList);
  site.gates.forEach(({ guard }, index) => needsGuard(survey, site, ['gates', index, 'guard'], guard));
  checkImage(survey, site, ['head', 'image'], site.head.image);
}

function checkPage(survey: Survey, page: Page): void {
  if (page.venue !== undefined) survey.needs(page, ['venue'], 'venue', page.venue);
  needsLayout(survey, page, ['layout'], page.layout, 'page');
  if (page.stateLayouts?.B !== undefined) needsLayout(survey, page, ['stateLayouts', 'B'], page.stateLayouts.B, 'page');
  if (page.stateLayouts?.D !== undefined) needsLayout(survey, page, ['stateLayouts', 'D'], page.stateLayouts.D, 'page');
  for (let index = 0; index < page.guards.length; index++) needsGuard(survey, page, ['guards', index], page.guards[index] ?? '');
  for (let index = 0; index < page.dataServiceList.length; index++) {
    const id = page.dataServiceList[index]?.dataServiceId ?? '';
    if (!survey.documents['data-service'].has(id)) survey.needs(page, ['dataServiceList', index, 'dataServiceId'], 'data-service', id);
  }
  const content = page.pageInfo.pageBlockContent;
  if (content !== '') checkMessage(survey, page, ['pageInfo', 'pageBlockContent'], content);
  page.schedule?.forEach(({ pageBlockContent: text }, index) => {
    if (text) checkMessage(survey, page, ['schedule', index, 'pageBlockContent'], text);
  });
  if (page.seo.image !== undefined) checkImage(survey, page, ['seo', 'image'], page.seo.image);
  if (page.pageInfo.pageId !== page.id) survey.report(page, ['pageInfo', 'pageId'], otherId(page));
}

const otherId = ({ id, pageInfo }: Page) =>
  ({
    code: 'schema-error',
    text: { ko: `pageId '${pageInfo.pageId}'이(가) 문서 id와 다릅니다.`, en: `pageId '${pageInfo.pageId}' differs from the document's id.` },
    hint: { ko: `'${id}'(으)로 고치세요.`, en: `Write '${id}'.` },
    fix: { kind: 'replace', pointer: '/pageInfo/pageId', value: id },
  }) as const;

function needsLayout(survey: Survey, owner: Owner, path: Path, id: string, use: Layout['use']): void {
  const layout = survey.documents.layout.get(id);
  if (layout === undefined && !survey.has('layout', id)) {
    survey.dangling(owner, path, use === 'frame' ? 'frame' : 'layout', id, () => [...survey.documents.layout.values()].filter((one) => one.use === use).map((one) => one.id));
  } else if (layout !== undefined && layout.use !== use) {
    survey.report(owner, path, {
      code: 'dangling-reference',
      text: { ko: `레이아웃 '${id}'은(는) ${layout.use}용입니다.`, en: `The layout '${id}' is for use as a ${layout.use}.` },
      hint: { ko: `use가 "${use}"인 레이아웃을 적으세요.`, en: `Name a layout whose use is "${use}".` },
    });
  }
}

function needsGuard(survey: Survey, owner: Owner, path: Path, id: string): void {
  if (!survey.has('guard', id)) survey.dangling(owner, path, 'guard', id, () => survey.documents.guard.keys(), 'unknown-guard');
}

/** Share pictures: a template by its name, else an address. */
function checkImage(survey: Survey, owner: Owner, path: Path, image: string): void {
  if (/^[a-z0-9-]+$/.test(image) && !artNames.includes(image)) survey.dangling(owner, path, 'art', image, () => artNames);
}

const CATEGORIES = 'COD_IAM_NOTICE_CATEGORY';
const KINDS = 'COD_IAM_BOARD_KIND';

function checkCodes(survey: Survey): void {
  const numbers = new Set([...survey.prepared.raws.values()].flatMap(({ type, body }) => (type === 'venue' ? [String(body['publctTypeCd'])] : [])));
  for (const notice of survey.documents.notice.values()) {
    needsCode(survey, notice, 'category', CATEGORIES, notice.category);
    needsVenueOf(survey, notice, numbers, notice.publctTypeCd);
  }
  for (const board of survey.documents.board.values()) needsCode(survey, board, 'boardKindCd', KINDS, board.boardKindCd);
}

/** A notice of a number that no venue has is on no list. (Boards may belong to the resort as a whole.) */
function needsVenueOf(survey: Survey, owner: Owner, numbers: ReadonlySet<string>, number: string): void {
  if (!numbers.has(number)) survey.dangling(owner, ['publctTypeCd'], 'venue-number', number, () => numbers);
}

function needsCode(survey: Survey, owner: Owner, field: string, list: string, code: string): void {
  if (!survey.needs(owner, [field], 'code-list', list)) return;
  const items = survey.documents['code-list'].get(list)?.items;
  if (items && !items.some(({ codeId }) => codeId === code)) survey.dangling(owner, [field], 'code', code, () => items.map(({ codeId }) => codeId));
}
