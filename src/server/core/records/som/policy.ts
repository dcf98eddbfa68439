import type { SomPolicy } from '#schemas/documents/som-policy/schema';
import { addMonths } from '../../../../engine/index.ts';
import type { Context } from '../../context.ts';
import { kstDay } from '../../wire-values.ts';

/** Rules of a site without a policy document (decisions-members §5). */
const usual = {
  lotMonths: 24,
  giftLeastDays: 7,
  noticeDays: [30, 7],
  spendLeast: 100,
  visitAmount: 300,
  gift: {
    least: 100,
    most: 50_000,
    perDay: 50_000,
    timesPerDay: 10,
    perMonth: 200_000,
    friendHours: 24,
    proofAbove: 10_000,
    ageMin: 14,
  },
  dream: { rate: 1, least: 100 },
  history: { windowMonths: 12, monthsBack: 60 },
  offerwall: { perReward: 3_000, perDay: 10_000, perHour: 20, holdHours: 72, callbackMinutes: 15 },
} as const satisfies Omit<SomPolicy, 'type' | 'id' | 'v'>;

/** Returns the rules of earning and spending Som. */
export const somPolicyOf = ({ live }: Pick<Context, 'live'>): Omit<SomPolicy, 'type' | 'id' | 'v'> =>
  live.current.prepared.documents['som-policy'].get('som-policy') ?? usual;

/** Returns the last day (YYYYMMDD in Korean time) of Som that are earned at an instant. */
export const somExpiryOf = (context: Pick<Context, 'live'>, at: Date): string =>
  addMonths(kstDay(at), somPolicyOf(context).lotMonths);
