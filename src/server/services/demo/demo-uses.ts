import { clockAt } from '../../core/clock.ts';
import type { FastifyInstance } from 'fastify';
import { claim } from '../../core/records/claim.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { startUse } from '../facility-use/index.ts';
import { kstDay } from '../../core/wire-values.ts';

const HOUR_MS = 60 * 60_000;

/** Gives a demo member, once a day, a use that started two hours ago and does not end within the hour. */
export const seedUse = async (
  app: FastifyInstance,
  { member, venue }: { readonly member: string; readonly venue: string },
): Promise<void> => {
  const now = app.clock.now();
  const { documents } = app.live.current.prepared;
  const park = documents.venue.get(venue)?.parkKindCd;
  const document = [...documents['facility-use'].values()].find(
    ({ parkKindCd, minutes }) => parkKindCd === park && minutes >= 180,
  );
  const [place] = document?.places ?? [];
  if (document === undefined || place === undefined) return;
  await inTransaction(app.store, async (tx) => {
    if (!(await claim(tx, { scope: 'demo-use', key: `${member} ${kstDay(now)}`, ref: document.id, at: now }))) return;
    const open = await tx
      .selectFrom('facility_uses')
      .select('id')
      .where('member', '=', member)
      .where('document', '=', document.id)
      .where('state', '!=', 'DONE')
      .executeTakeFirst();
    if (open !== undefined) return;
    await startUse(
      tx,
      { ...app.context, clock: clockAt(new Date(Math.max(now.getTime() - 2 * HOUR_MS, startOfDay(now)))) },
      { member, venue, placeCode: place.code, people: 1 },
    );
  });
};

/** Members are not inside before the first minute of the day. */
const startOfDay = (now: Date): number => Date.parse(`${dayOf(kstDay(now))}T00:02:00+09:00`);
const dayOf = (day: string): string => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
