import type { Context } from '../../core/context.ts';
import type { EventState } from '../../../../schemas/calls/events/answers.ts';
import type { Event, EventPrize } from '../../../../schemas/documents/event/schema.ts';
import type { Locale } from '../../../../schemas/parts.ts';
import { serverTexts } from '../../../../schemas/server-texts.ts';
import { localised } from '../../../content/answers/texts.ts';
import { type Chance, chancesOf, resolveArt } from '../../../engine/index.ts';
import { fillText } from '../../core/errors.ts';
import { isEarned } from './attendance.ts';
import { ynOf } from '../../core/wire-values.ts';
import type { Db } from '../../core/storage/tables.ts';
import { isClaim, type JoinRow } from './taking-part.ts';
import { stockLeft } from './prizes.ts';

export type PrizeView = EventState['prizeList'][number];
/** Fills a text of the release. */
const released = (
  { live }: Pick<Context, 'live'>,
  locale: Locale,
  key: string,
  values: Readonly<Record<string, number>> = {},
): string =>
  fillText(
    live.current.snapshot.messages[locale][key] ?? '',
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.toLocaleString('en-US')])),
  );

/** Chance in words that everybody understands, such as "7 of 1,000". */
const chanceText = (context: Context, locale: Locale, { turns, of }: Chance): string =>
  released(context, locale, serverTexts.chance, { count: turns, name: of });

const chanceParts = (
  context: Context,
  locale: Locale,
  chance: Chance | undefined,
): { readonly chanceTxt: string; readonly share?: number } =>
  chance === undefined
    ? { chanceTxt: '' }
    : { chanceTxt: chanceText(context, locale, chance), share: chance.turns / chance.of };

const stockText = (
  context: Context,
  locale: Locale,
  { left, few }: { readonly left: number | undefined; readonly few: number },
): string => {
  if (left === undefined || left > few) return '';
  return left === 0
    ? released(context, locale, serverTexts.gone)
    : released(context, locale, serverTexts.left, { count: left });
};

/** Returns the prizes of an event as a member sees them. */
export const prizeViews = async (
  db: Db,
  { context, event, locale, joins, days, only }: PrizeReading,
): Promise<readonly PrizeView[]> => {
  const { prizes = [], kind, fewLeft = 0, stamps } = event;
  const chances = chancesOf(prizes);
  const views: PrizeView[] = [];
  const shown = only === undefined ? prizes : prizes.filter(({ id }) => id === only);
  const stock = await stockLeft(db, event.id, shown);
  for (const prize of shown) {
    const left = stock.get(prize.id);
    const isClaimed = joins.some((join) => join.prize === prize.id && (isClaim(join) || kind === 'COUPON'));
    const needs = prize.at ?? (kind === 'STAMP' ? (stamps?.length ?? 0) : undefined);
    const isReached = needs !== undefined && isEarned({ ...prize, at: needs }, days);
    views.push({
      eventId: event.id,
      prizeId: prize.id,
      prizeNm: localised(prize.name, locale),
      prizeKindCd: prize.kind,
      imageNm: resolveArt(context.live.current.prepared.documents, prize.art ?? ''),
      needCnt: needs ?? 0,
      streakYn: ynOf(prize.streak === true),
      ...chanceParts(context, locale, kind === 'ROULETTE' ? chances.get(prize.id) : undefined),
      stockTxt: stockText(context, locale, { left, few: fewLeft }),
      statusCd: isClaimed ? 'CLAIMED' : left === 0 ? 'GONE' : isReached ? 'REACHED' : 'OPEN',
    });
  }
  return views;
};

/** Returns one prize as a member sees it who has just won it. */
export const prizeView = async (
  db: Db,
  reading: Omit<PrizeReading, 'joins' | 'days'>,
  prize: EventPrize | undefined,
): Promise<PrizeView | null> =>
  prize === undefined ? null : ((await prizeViews(db, { ...reading, joins: [], days: [], only: prize.id }))[0] ?? null);
export interface PrizeReading {
  readonly context: Context;
  readonly event: Event;
  readonly locale: Locale;
  /** Own participations. */
  readonly joins: readonly JoinRow[];
  /** Own days or stamps, as YYYYMMDD. */
  readonly days: readonly string[];
  /** Only this prize. Default: all. */
  readonly only?: string;
}
