import { createHash } from 'node:crypto';
import { parseMoment } from '../../../engine/index.ts';
import type { Context } from '../../core/context.ts';
import { DAY_MS, HOUR_MS } from '../../core/durations.ts';
import { claim } from '../../core/records/claim.ts';
import { recordFact } from '../../core/records/facts.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { kstDay } from '../../core/wire-values.ts';
import type { ReportBody, ReportPlace } from './body.ts';
import { storeReport } from './make-report.ts';

const MINUTE_MS = 60_000;

/** Days of the reports of `haneul_full`; decisions.md asks for one of 1 November 2026. */
const days = [
  { id: '1', on: '20261101' },
  { id: 'demo-report-2', on: 9 },
  { id: 'demo-report-3', on: 41 },
] as const;

const dayOf = (on: string | number, now: Date): string =>
  typeof on === 'string' ? on : kstDay(new Date(now.getTime() - on * DAY_MS));

/** Bytes that choose what a demo member did on a day. */
const chosenBy = (member: string, day: string): Buffer =>
  createHash('sha256').update(`haneul ${member} ${day}`).digest();

const bothOf = ({ ko, en }: { readonly ko?: string; readonly en?: string }, fallback: string) => ({
  ko: ko ?? fallback,
  en: en ?? ko ?? fallback,
});

/** Rides of a day: facilities of the venue with an hourly capacity, one about every hour from 10:40. */
const placesOf = (
  { live }: Pick<Context, 'live'>,
  { venue, member, day }: { readonly venue: string; readonly member: string; readonly day: string },
): readonly ReportPlace[] => {
  const { documents } = live.current.prepared;
  const park = documents.venue.get(venue)?.parkKindCd;
  const bytes = chosenBy(member, day);
  const from = parseMoment(`${day}104000`) ?? 0;
  return [...documents.facility.values()]
    .filter((one) => one.parkKindCd === park && one.capacityPerHour !== undefined)
    .map((one, index) => ({ one, byte: bytes[index % bytes.length] ?? 0 }))
    .toSorted((a, b) => a.byte - b.byte)
    .slice(0, 6)
    .map(({ one, byte }, index) => ({
      facility: one.facilityId,
      name: bothOf(one.name, one.facilityId),
      art: one.art ?? '',
      kind: 'RIDE',
      at: new Date(from + index * HOUR_MS + (byte % 30) * MINUTE_MS).toISOString(),
      count: index === 0 ? 2 : 1,
      saved: index % 2 === 0 ? 10 + (byte % 25) : 0,
    }));
};

const bodyOf = (
  context: Pick<Context, 'live'>,
  of: { readonly venue: string; readonly member: string; readonly day: string },
): ReportBody => {
  const places = placesOf(context, of);
  const [entered, left] = [parseMoment(`${of.day}102000`) ?? 0, parseMoment(`${of.day}184200`) ?? 0];
  return {
    enteredAt: new Date(entered).toISOString(),
    leftAt: new Date(left).toISOString(),
    minutes: (left - entered) / MINUTE_MS,
    places,
    queues: places.filter(({ saved }) => saved > 0).length,
    courses: [{ ko: '첫 방문 코스', en: 'First visit' }],
    events: [{ ko: '가을 스탬프 투어', en: 'Autumn stamp tour' }],
    badges: [],
    som: 300,
  };
};

interface DemoOwner {
  readonly member: string;
  readonly venue: string;
}

/** Adds past reports of a demo member, once, the first with a review. */
const addReports = async (tx: Tx, context: Context, { member, venue }: DemoOwner): Promise<void> => {
  const now = context.clock.now();
  if (!(await claim(tx, { scope: 'demo-reports', key: member, ref: member, at: now }))) return;
  for (const { id, on } of days) {
    const day = dayOf(on, now);
    const of = { member, venue, day };
    await storeReport(tx, context, {
      ...of,
      id,
      body: bodyOf(context, of),
      at: new Date(parseMoment(`${day}184200`) ?? 0),
    });
  }
  const at = new Date(parseMoment('20261101210000') ?? 0);
  await tx
    .insertInto('report_reviews')
    .values({
      id: '1',
      member,
      venue,
      day: '20261101',
      state: 'REGISTERED',
      stars: 5,
      words: '노을 질 때 탄 관람차가 가장 좋았어요. 줄을 서지 않아서 아이와 편하게 다녔어요.',
      photos: '[]',
      open: 1,
      at: at.toISOString(),
      changed_at: at.toISOString(),
    })
    .execute();
  await recordFact(tx, { member, fact: 'REVIEW', park: venue, kind: '5', ref: '1', at });
};

/** Adds the reports of the demo's full member, and once a day the visit of the member in the park, whose report grows. */
export const seedDemoReports = async (
  context: Context,
  { full, onsite }: { readonly full: DemoOwner | undefined; readonly onsite: DemoOwner | undefined },
): Promise<void> => {
  const now = context.clock.now();
  await inTransaction(context.store, async (tx) => {
    if (full !== undefined) await addReports(tx, context, full);
    if (onsite === undefined) return;
    const day = kstDay(now);
    const { member, venue } = onsite;
    await recordFact(tx, { member, fact: 'VISIT_DAY', park: venue, kind: 'TICKET', ref: `${venue} ${day}`, at: now });
  });
};
