import type { Discount } from '#schemas/contents.schema';
import type { DiscountDetail, DiscountList } from '#schemas/answers.schema';
import { resolveArt } from '#engine';
import { byOrder, matching } from './filters.ts';
import { isMine } from './mine.ts';
import { found, refused } from './outcomes.ts';
import { onePage } from './paging.ts';
import type { DocumentSet } from '#schemas/documents';
import { memoizeByObject } from '../memoize-by-object.ts';
import { bodyOf, factList, localised } from './texts.ts';
import { dtm, shownAt, timed } from './time-window.ts';
import type { Read, Reading } from './types.ts';

const sorted = memoizeByObject((documents: DocumentSet) => [...documents.discount.values()].toSorted(byOrder).map(timed));

const wanted = ({ documents, query }: Reading) => {
  const fits = matching(query, ['parkKindCd', 'bnftClassCd', 'bnftKindCd']);
  return sorted(documents).filter(({ doc }) => fits(doc));
};

const toItem = ({ documents, locale }: Reading) => (discount: Discount): DiscountList['list'][number] => ({
  publctId: discount.publctId,
  parkKindCd: discount.parkKindCd,
  bnftClassCd: discount.bnftClassCd,
  bnftKindCd: discount.bnftKindCd,
  title: localised(discount.title, locale),
  summary: localised(discount.summary, locale),
  tag: localised(discount.tag, locale),
  imageNm: resolveArt(documents, discount.art ?? ''),
  fromDtm: dtm(discount.from),
  untilDtm: dtm(discount.until),
  factList: factList(discount.facts, locale),
});

/** Time for which ended discounts stay in lists that ask for them. */
const ENDED_MS = 90 * 24 * 60 * 60 * 1000;

/** `contents/discounts`: filters parkKindCd, bnftClassCd, bnftKindCd; the member's own first; `withEnded=Y` adds those that ended lately, last. */
export const readDiscounts: Read = (reading) => {
  const all = wanted(reading);
  const { shown, validUntil } = shownAt(all, reading.now);
  const ended = reading.query['withEnded'] === 'Y' ? all.filter(({ until }) => until <= reading.now && until > reading.now - ENDED_MS).map(({ doc }) => doc) : [];
  const isEnded = new Set(ended);
  const own = new Set(shown.filter((discount) => isMine(reading, discount)));
  const toListed = (discount: Discount) => ({ ...toItem(reading)(discount), ...(isEnded.has(discount) ? { endedYn: 'Y' as const } : {}), ...(own.has(discount) ? { mineYn: 'Y' as const } : {}) });
  const answer: DiscountList = onePage(reading.query, [...own, ...shown.filter((discount) => !own.has(discount)), ...ended], toListed);
  return found(answer, validUntil);
};

/** `contents/discount/{publctId}`. */
export const readDiscount: Read = (reading) => {
  const { shown, validUntil } = shownAt(wanted(reading).filter(({ doc }) => doc.publctId === reading.params['publctId']), reading.now);
  const [discount] = shown;
  if (discount === undefined) return refused('unknownContent', validUntil);
  const answer: DiscountDetail = { ...toItem(reading)(discount), ...bodyOf(reading, discount.body) };
  return found(answer, validUntil);
};
