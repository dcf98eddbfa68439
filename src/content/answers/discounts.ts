import type { Discount } from '#schemas/documents/discount/schema';
import type { DiscountDetail, DiscountList } from '#schemas/calls/contents/answers';
import { resolveArt } from '#engine';
import { byOrder, matching } from './filters.ts';
import { isMine } from './mine.ts';
import { found, refused } from './outcomes.ts';
import { onePage } from './paging.ts';
import { bodyOf, factList, localised } from './texts.ts';
import { dtm } from './time-window.ts';
import type { Read, Reading } from './types.ts';

const wanted = ({ query }: Reading) => matching(query, ['parkKindCd', 'bnftClassCd', 'bnftKindCd']);

const toItem =
  ({ documents, locale }: Reading) =>
  (discount: Discount): DiscountList['list'][number] => ({
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
  const fits = wanted(reading);
  const shown = reading.shown.of('discount', fits).toSorted(byOrder);
  const ended =
    reading.query['withEnded'] === 'Y' ? reading.shown.endedWithin(ENDED_MS, 'discount', fits).toSorted(byOrder) : [];
  const isEnded = new Set(ended);
  const own = new Set(shown.filter((discount) => isMine(reading, discount)));
  const toListed = (discount: Discount) => ({
    ...toItem(reading)(discount),
    ...(isEnded.has(discount) ? { endedYn: 'Y' as const } : {}),
    ...(own.has(discount) ? { mineYn: 'Y' as const } : {}),
  });
  const answer: DiscountList = onePage(
    reading.query,
    [...own, ...shown.filter((discount) => !own.has(discount)), ...ended],
    toListed,
  );
  return found(answer);
};

/** `contents/discount/{publctId}`. */
export const readDiscount: Read = (reading) => {
  const fits = wanted(reading);
  const [discount] = reading.shown
    .of('discount', (one) => fits(one) && one.publctId === reading.params['publctId'])
    .toSorted(byOrder);
  if (discount === undefined) return refused('unknownContent');
  const answer: DiscountDetail = { ...toItem(reading)(discount), ...bodyOf(reading, discount.body) };
  return found(answer);
};
