import { codeLists } from '#schemas/code-lists';
import type { Notice } from '#schemas/documents/notice/schema';
import type { NoticeDetail, NoticeList } from '#schemas/calls/contents/answers';
import { resolveArt } from '#engine';
import { matching } from './filters.ts';
import { found, refused } from './outcomes.ts';
import { onePage } from './paging.ts';
import { bodyOf, codeName, factList, localised } from './texts.ts';
import type { Read, Reading } from './types.ts';

const CATEGORIES = codeLists.noticeCategory;

const byId = (a: Notice, b: Notice): number => b.publctId.localeCompare(a.publctId, 'en', { numeric: true });
const pinnedThenNewest = (a: Notice, b: Notice): number =>
  Number(b.pinned ?? false) - Number(a.pinned ?? false) || b.publishedAt.localeCompare(a.publishedAt) || byId(a, b);

/** Notices of the venue that the query names, of all venues without one. */
const ofVenue = ({ shown, query }: Reading): readonly Notice[] =>
  shown.of('notice', matching(query, ['publctTypeCd'])).toSorted(pinnedThenNewest);

const pinYn = ({ pinned }: Notice) => (pinned === true ? 'Y' : 'N');

const toItem =
  ({ documents, locale }: Reading) =>
  (notice: Notice): NoticeList['list'][number] => ({
    publctId: notice.publctId,
    publctTypeCd: notice.publctTypeCd,
    title: localised(notice.title, locale),
    summary: localised(notice.summary, locale),
    ctgryCd: notice.category,
    ctgryNm: codeName(documents, CATEGORIES, notice.category, locale),
    pinYn: pinYn(notice),
    publctDt: notice.publishedAt.replaceAll('-', ''),
    imageNm: resolveArt(documents, notice.art ?? ''),
  });

/** Categories in the order of their code list; those that it does not know stand last. */
function categories({ documents, locale }: Reading, notices: readonly Notice[]): NoticeList['ctgryList'] {
  const order = (documents['code-list'].get(CATEGORIES)?.items ?? []).map(({ codeId }) => codeId);
  const rank = (code: string) => (order.includes(code) ? order.indexOf(code) : order.length);
  return [...new Set(notices.map(({ category }) => category))]
    .toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b))
    .map((code) => ({ ctgryCd: code, ctgryNm: codeName(documents, CATEGORIES, code, locale) }));
}

/** `contents/notices`: pinned ones first, then the newest; filters publctTypeCd, ctgryCd, pinYn. */
export const readNotices: Read = (reading) => {
  const { query } = reading;
  const notices = ofVenue(reading);
  const fits = matching(query, ['ctgryCd', 'pinYn']);
  const wanted = notices.filter((notice) => fits({ ctgryCd: notice.category, pinYn: pinYn(notice) }));
  const answer: NoticeList = { ...onePage(query, wanted, toItem(reading)), ctgryList: categories(reading, notices) };
  return found(answer);
};

const neighbour = ({ locale }: Reading, notice: Notice) => ({
  publctId: notice.publctId,
  publctTypeCd: notice.publctTypeCd,
  title: localised(notice.title, locale),
});

/** `contents/notices/{publctId}`: numbers are unique within a venue, so `publctTypeCd` tells which one is meant. */
export const readNotice: Read = (reading) => {
  const notices = ofVenue(reading);
  const notice = notices.find(({ publctId }) => publctId === reading.params['publctId']);
  if (notice === undefined) return refused('unknownContent');
  const row = notices.filter(({ publctTypeCd }) => publctTypeCd === notice.publctTypeCd);
  const at = row.indexOf(notice);
  const [prev, next] = [row[at - 1], row[at + 1]];
  const answer: NoticeDetail = {
    ...toItem(reading)(notice),
    ...bodyOf(reading, notice.body),
    factList: factList(notice.facts, reading.locale),
    ...(prev === undefined ? {} : { prev: neighbour(reading, prev) }),
    ...(next === undefined ? {} : { next: neighbour(reading, next) }),
  };
  return found(answer);
};
