import { localised } from '#content/answers/texts';
import type { FastifyPluginAsync } from 'fastify';
import * as calls from '#schemas/calls/queue/calls';
import type { QueuePlans } from '#schemas/calls/queue/answers';
import { handleCall } from '../../core/calls/handle-call.ts';
import { pageOf, slicePage } from '../../core/records/page-of.ts';
import { answerOf } from '../../core/calls/idempotency.ts';
import { kstDay, momentOf, ynOf } from '../../core/wire-values.ts';
import { hasBoarding, markEntry } from '../disabled-boarding/index.ts';
import { productDocument } from '../pocket/index.ts';
import { endTicketPlaces } from './end-entry.ts';
import { followFigures } from './follow-figures.ts';
import { joinQueue } from './join.ts';
import { cancelEntry } from './leave.ts';
import { standingOf, withJoinCodes } from './join-codes.ts';
import { countLiveEntries } from './live-entries.ts';
import { candidatesOf, liveProducts, readTicketLimits } from './party.ts';
import { planOf } from './plans.ts';
import { entryView, listEntries, listPlans, readEntry } from './views.ts';

/** Guests read the queues of a venue again and again: their figures are computed once in this time, in milliseconds. */
const KEPT_MS = 2_000;

/** Registers the calls of the smart queue. */
export const registerQueue: FastifyPluginAsync = async (app) => {
  const context = app.context;
  const { db } = context.store;
  countLiveEntries(app.liveRecords, app.live);
  followFigures(app);
  app.ports.endTicketPlaces = (tx, product) => endTicketPlaces(tx, context, product);
  const kept = new Map<string, { readonly at: number; readonly plans: Promise<QueuePlans> }>();

  /** Plans as everybody sees them. */
  const readPlans = (asked: Parameters<typeof listPlans>[2]): Promise<QueuePlans> => {
    const key = JSON.stringify([asked, app.live.current.snapshot.release]);
    const known = kept.get(key);
    const now = context.clock.now().getTime();
    if (known !== undefined && Math.abs(now - known.at) < KEPT_MS) return known.plans;
    const plans = listPlans(db, context, asked);
    for (const [old, { at }] of kept) if (now - at > KEPT_MS) kept.delete(old);
    kept.set(key, { at: now, plans });
    plans.catch(() => kept.delete(key));
    return plans;
  };

  handleCall(app, calls.listQueuePlans, async ({ venue, locale, now, query, principal }) => {
    const plans = await readPlans({ venue, locale, facilityId: query.facilityId });
    const caller = principal.kind === 'member' ? { member: principal.session.uid, venue, now } : undefined;
    const planList = await withJoinCodes(db, plans.planList, caller);
    const codes = new Map(planList.map(({ facilityId, joinCd }) => [facilityId, joinCd]));
    return { planList, slotList: plans.slotList.map((slot) => ({ ...slot, joinCd: codes.get(slot.facilityId) })) };
  });
  handleCall(app, calls.listQueueEntries, async ({ member, locale, now, query }) => {
    const viewer = { member, locale };
    const { rows, totalCnt } =
      query.entryId === undefined || query.entryId === ''
        ? await listEntries(db, context, viewer, { ...query, venue: query.parkType, page: pageOf(query) })
        : slicePage([await readEntry(db, context, viewer, query.entryId)], pageOf(query));
    return { entryList: [...rows], totalCnt, asOfDtm: momentOf(now.getTime()) };
  });
  handleCall(app, calls.listQueuePeople, async ({ member, venue, locale, now, query }) => {
    const candidates = await candidatesOf(db, member, venue, now);
    const found = query.facilityId === undefined ? undefined : planOf(context, venue, query.facilityId);
    const plan = found?.plan.id;
    const { heightMin, heightMax } = found?.facility.limits ?? {};
    const products = candidates.flatMap(({ holdings }) => holdings.map(({ id }) => id));
    const queued = plan === undefined ? new Set<string>() : await liveProducts(db, plan, products);
    const ticketLimits = await readTicketLimits(db, products, kstDay(now));
    const { documents } = app.live.current.prepared;
    const boardingYn = ynOf(await hasBoarding(db, { member, park: venue }, now));
    return {
      boardingYn,
      ...(heightMin === undefined ? {} : { heightMin }),
      ...(heightMax === undefined ? {} : { heightMax }),
      personList: candidates.map((candidate) => {
        const { reasonCd, holding } = standingOf(candidate, queued, ticketLimits);
        return {
          personKey: reasonCd === 'OK' ? candidate.key : '',
          personNm: candidate.name,
          productNm: holding === undefined ? '' : localised(productDocument(documents, holding)?.name, locale),
          kindCd: candidate.kind,
          reasonCd,
        };
      }),
    };
  });
  handleCall(app, calls.joinQueue, ({ member, venue, locale, now, body, once }) =>
    answerOf(once, async (tx) => {
      const { entry, ...known } = await joinQueue(tx, context, { member, venue, body });
      if (body.disabledYn === 'Y')
        await markEntry(tx, context.store, { member, park: venue, entry: entry.id, at: now });
      return { entry: await entryView(tx, context, { member, locale }, entry, known) };
    }),
  );
  handleCall(app, calls.cancelQueueEntry, ({ member, locale, body, once }) =>
    answerOf(once, async (tx) => {
      await cancelEntry(tx, context, member, body.entryId);
      return { entry: await readEntry(tx, context, { member, locale }, body.entryId) };
    }),
  );
};
