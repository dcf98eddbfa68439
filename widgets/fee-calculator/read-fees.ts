import type { FeeDiscount, FeeTicket } from '#engine/fees/cheapest-total';
import type { Fees } from '#schemas/calls/contents/answers';
import { completeWith, needed } from '../shared/answers/complete-answer.ts';
import type { DataState } from '../define-widget.ts';
import { isFields } from '#widgets/shared/answers/is-fields';

const completeFees = completeWith<Fees>({
  today: needed,
  lastDay: needed,
  closedDayList: [],
  dayKindList: [{ dayKindId: needed, name: '', weekdays: [], dates: [{ from: needed, until: needed }] }],
  classList: [{ classId: needed, name: '', note: '' }],
  ticketList: [
    { ticketId: needed, name: '', note: '', priceList: [{ dayKindId: needed, classId: needed, won: needed }] },
  ],
  discountList: [{ discountId: needed, bnftClassCd: '', title: '', summary: '', from: '', until: '', heldYn: 'N' }],
});

/** The response of the fees call; an upstream's unknown shape counts as failed. */
export const readFees = (data: DataState | undefined): Fees | 'waiting' | 'failed' => {
  if (data === undefined || data.state === 'waiting') return 'waiting';
  const fees = data.state === 'ready' && isFields(data.value) ? completeFees(data.value) : undefined;
  return fees === undefined || fees.ticketList.length === 0 ? 'failed' : fees;
};

export const ticketOf = ({ ticketId, priceList }: Fees['ticketList'][number]): FeeTicket => {
  const prices: Record<string, Record<string, number>> = {};
  for (const { dayKindId, classId, won } of priceList) (prices[dayKindId] ??= {})[classId] = won;
  return { ticketId, prices };
};

/** Whether a day can be visited, and the first open day after a closed one. */
export type DayState =
  | { readonly kind: 'open' }
  | { readonly kind: 'outside' }
  | { readonly kind: 'closed'; readonly next?: string };

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

export const dayStateOf = ({ today, lastDay, closedDayList }: Fees, day: string): DayState => {
  if (day < today || day > lastDay) return { kind: 'outside' };
  if (!closedDayList.includes(day)) return { kind: 'open' };
  let next = dayAfter(day);
  while (closedDayList.includes(next)) next = dayAfter(next);
  return next <= lastDay ? { kind: 'closed', next } : { kind: 'closed' };
};

/** Discounts that count on a day. */
export const discountsOn = ({ discountList }: Fees, day: string): readonly FeeDiscount[] =>
  discountList
    .filter(({ from, until }) => (from === '' || from <= day) && (until === '' || day <= until))
    .map(({ discountId, percent, won, who, people, days, tickets, with: others, party, heldYn }) => ({
      discountId,
      isHeld: heldYn === 'Y',
      ...(percent === undefined ? {} : { percent }),
      ...(won === undefined ? {} : { won }),
      ...(who === undefined ? {} : { who }),
      ...(people === undefined ? {} : { people }),
      ...(days === undefined ? {} : { days }),
      ...(tickets === undefined ? {} : { tickets }),
      ...(others === undefined ? {} : { with: others }),
      ...(party === undefined ? {} : { party }),
    }));
