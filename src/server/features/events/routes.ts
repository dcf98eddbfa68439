import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { longestStreak } from '#engine';
import * as calls from '#schemas/calls/events.calls';
import type { Attendance, EventJoinResult } from '#schemas/event-answers.schema';
import type { Event } from '#schemas/event.schema';
import { HttpError } from '../../errors.ts';
import { pageOf, type PageQuery } from '../../records/page-of.ts';
import { tryNumber } from '../../records/typed-numbers.ts';
import { answerOf } from '../../session/idempotency.ts';
import { handleCall } from '../../session/handle-call.ts';
import type { SessionRow } from '../../session/sessions-store.ts';
import type { Tables } from '../../storage/tables.ts';
import { askedLocale, viewerAs } from '../../viewer/read-viewer.ts';
import { instantOf } from '../../viewer/visit-override.ts';
import { kstDay, momentOf, ynOf } from '../../wire-values.ts';
import { toldOf } from './attendance-reminder.ts';
import { claimAttendance, currentAttendance, daysOf, rewardsOf, shortEvent, streakNow } from './attendance.ts';
import { claimWon } from './claim.ts';
import { findEvent, inLocale, type FoundEvent, type NamedEvent } from './find-event.ts';
import { joinEvent, requireOpen, type Candidate } from './join.ts';
import { claimForStamps } from './kinds/stamps.ts';
import { countLiveJoins } from './live-joins.ts';
import { cancelApplication } from './settle-events.ts';
import type { JoinRow, Taken, Taking, Tx } from './taking-part.ts';
import { listJoins, listWinners, prizeView, prizeViews, readState, readTurnsLeft } from './views.ts';

/** Registers events (decisions-venues §8): everybody may read, taking part requires a login. */
export const registerEvents: FastifyPluginAsync = async (app) => {
  countLiveJoins(app.desk.liveRecords, app.live);
  registerTakingPart(app);
  registerReads(app);
  registerAttendance(app);
};

const localeOf = (app: FastifyInstance, request: FastifyRequest) => askedLocale(request, app.live.current.snapshot);

/** Reads who asks to take part in an event. */
const candidateOf = async (app: FastifyInstance, request: FastifyRequest, session: SessionRow, { event, venue }: FoundEvent, db: Kysely<Tables> = app.sessions.store.db): Promise<Candidate & { readonly member: string }> => {
  // Only a limit of age needs the birth date.
  const { birth_date } = event.ageMin === undefined ? { birth_date: '' } : await db.selectFrom('members').select('birth_date').where('uid', '=', session.uid).executeTakeFirstOrThrow();
  return { member: session.uid, viewer: viewerAs(app, request, await request.principal()), birthDate: birth_date, venue, now: new Date(instantOf(app, request)), locale: localeOf(app, request) };
};

/** Answer of a participation. */
const resultOf = async (app: FastifyInstance, tx: Tx, { event, taken, request, leftCnt }: { readonly event: Event; readonly taken: Taken; readonly request: FastifyRequest; readonly leftCnt: number }): Promise<EventJoinResult> => {
  const prize = event.prizes?.find(({ id }) => id === taken.prize);
  return {
    joinId: taken.join, resultCd: taken.result, prize: await prizeView(tx, { context: app.sessions, event, locale: localeOf(app, request) }, prize), segment: Math.max(0, event.prizes?.findIndex(({ id }) => id === taken.prize) ?? 0),
    rightCnt: taken.right ?? 0, leftCnt,
  };
};

const registerTakingPart = (app: FastifyInstance): void => {
  const context = app.sessions;
  const takingOf = (tx: Tx, { event, venue }: FoundEvent, session: SessionRow, request: FastifyRequest, body: Taking['body']): Taking => ({ tx, context, event, venue, member: session.uid, body, locale: localeOf(app, request) });
  handleCall(app, calls.joinEvent, async ({ session, body, request, once }) => {
    const found = findEvent(context, body);
    const candidate = await candidateOf(app, request, session, found);
    await requireOpen(context.store.db, found.event, body, candidate);
    return answerOf(once, async (tx) => {
      const taken = await joinEvent(takingOf(tx, found, session, request, body));
      return resultOf(app, tx, { event: found.event, taken, request, leftCnt: await readTurnsLeft(tx, found.event, candidate) });
    });
  });
  handleCall(app, calls.claimStampPrize, async ({ session, body, request, once }) => {
    const found = findEvent(context, body);
    return answerOf(once, async (tx) => resultOf(app, tx, { event: found.event, taken: await claimForStamps(takingOf(tx, found, session, request, { eventId: body.eventId }), body.prizeId), request, leftCnt: 0 }));
  });
  /** Reads an own participation. That of somebody else is unknown. */
  const ownJoin = async (tx: Tx, session: SessionRow, id: string): Promise<{ readonly join: JoinRow; readonly found: FoundEvent }> => {
    const join = await tx.selectFrom('event_joins').selectAll().where('id', '=', id).where('member', '=', session.uid).executeTakeFirst();
    if (join === undefined) throw new HttpError('notFound');
    return { join, found: findEvent(context, { eventId: join.event, parkType: join.venue }) };
  };
  handleCall(app, calls.cancelJoin, ({ session, body, request, once }) =>
    answerOf(once, async (tx) => {
      const { join, found } = await ownJoin(tx, session, body.joinId);
      const candidate = await candidateOf(app, request, session, found, tx);
      if (found.event.until !== undefined && Date.parse(found.event.until) <= candidate.now.getTime()) throw new HttpError('eventState');
      if (!(await cancelApplication(tx, context, found.event, join, { kind: 'member', id: session.uid }))) throw new HttpError('eventState');
      return readState(tx, context, { found, locale: candidate.locale, candidate, now: candidate.now });
    }));
  handleCall(app, calls.claimPrize, ({ session, body, request, once }) =>
    tryNumber(app, { member: session.uid, address: request.ip, number: `event ${body.joinId}` }, () =>
      answerOf(once, async (tx) => {
        const { join, found } = await ownJoin(tx, session, body.joinId);
        await claimWon(tx, context, found.event, { join, member: session.uid, code: body.code ?? '' });
        const candidate = await candidateOf(app, request, session, found, tx);
        return readState(tx, context, { found, locale: candidate.locale, candidate, now: candidate.now });
      })));
};

const registerReads = (app: FastifyInstance): void => {
  const context = app.sessions;
  const { db } = context.store;
  handleCall(app, calls.readEventState, async ({ query, principal, request }) => {
    const found = findEvent(context, query);
    return readState(db, context, { found, locale: localeOf(app, request), now: new Date(instantOf(app, request)), candidate: principal.kind === 'member' ? await candidateOf(app, request, principal.session, found) : undefined });
  });
  const readingOf = (query: NamedEvent & PageQuery, request: FastifyRequest) => ({ event: findEvent(context, query).event, locale: localeOf(app, request), now: new Date(instantOf(app, request)), page: pageOf(query) });
  handleCall(app, calls.listEventJoins, ({ session, query, request }) => listJoins(db, readingOf(query, request), session.uid));
  handleCall(app, calls.listEventWinners, ({ query, request }) => listWinners(db, readingOf(query, request)));
  const lastJoin = (named: NamedEvent, session: SessionRow) => {
    const { event } = findEvent(context, named);
    return db.selectFrom('event_joins').selectAll().where('event', '=', event.id).where('member', '=', session.uid).orderBy('at', 'desc').executeTakeFirst();
  };
  handleCall(app, calls.readQuizAnswers, async ({ session, query, request }) => {
    const { event } = findEvent(context, query);
    const join = await lastJoin(query, session);
    // Answers are told after one's own.
    if (join === undefined || event.quiz === undefined) throw new HttpError('eventState');
    const own = JSON.parse(join.answers) as Readonly<Record<string, string>>;
    const locale = localeOf(app, request);
    return { questionList: event.quiz.questions.map(({ id, text, answer, reason }) => ({ questionId: id, text: inLocale(text, locale), answer, ownAnswer: own[id] ?? '', reason: inLocale(reason, locale) })), rightCnt: join.score, passCnt: event.quiz.pass };
  });
  handleCall(app, calls.readRouletteResult, async ({ session, query, request }) => {
    const { event } = findEvent(context, query);
    const join = await lastJoin(query, session);
    const index = event.prizes?.findIndex(({ id }) => id === join?.prize) ?? -1;
    return { prize: await prizeView(app.sessions.store.db, { context, event, locale: localeOf(app, request) }, event.prizes?.[index]), segment: Math.max(0, index), joinDtm: join === undefined ? '' : momentOf(join.at) };
  });
};

const none: Attendance = { event: null, eventId: '', attendYn: 'N', attendCnt: 0, attendDtList: [], streakCnt: 0, longestCnt: 0, rewardList: [], pushYn: 'N', remindTm: '', loginYn: 'N' };

const registerAttendance = (app: FastifyInstance): void => {
  const context = app.sessions;
  const { db } = context.store;
  handleCall(app, calls.readCurrentAttendance, async ({ query, request }) => {
    const found = currentAttendance(context, query, instantOf(app, request));
    return { event: found === undefined ? null : shortEvent(found, localeOf(app, request)) };
  });
  handleCall(app, calls.readAttendance, async ({ query, principal, request }): Promise<Attendance> => {
    const now = new Date(instantOf(app, request));
    const found = currentAttendance(context, query, now.getTime());
    const member = principal.kind === 'member' ? principal.session.uid : undefined;
    if (found === undefined) return { ...none, loginYn: ynOf(member !== undefined) };
    const { event } = found;
    const locale = localeOf(app, request);
    const days = member === undefined ? [] : await daysOf(db, event.id, member);
    const joins = member === undefined ? [] : await db.selectFrom('event_joins').selectAll().where('event', '=', event.id).where('member', '=', member).execute();
    const pushed = member === undefined ? undefined : await db.selectFrom('event_reminders').select('event').where('event', '=', event.id).where('member', '=', member).executeTakeFirst();
    const rewards = new Set(rewardsOf(event).map(({ id }) => id));
    return {
      event: shortEvent(found, locale), eventId: event.id, attendYn: ynOf(days.includes(kstDay(now))), attendCnt: days.length, attendDtList: [...days], streakCnt: streakNow(days, now), longestCnt: longestStreak(days),
      rewardList: (await prizeViews(db, { context, event, locale, joins, days })).filter(({ prizeId }) => rewards.has(prizeId)), pushYn: ynOf(pushed !== undefined), remindTm: event.remindAt ?? '', loginYn: ynOf(member !== undefined),
    };
  });
  handleCall(app, calls.claimReward, async ({ session, body, request, once }) => {
    const found = findEvent(context, body);
    return answerOf(once, async (tx) => {
      const prize = await claimAttendance({ tx, context, ...found, member: session.uid, body: { eventId: body.eventId }, locale: localeOf(app, request) }, body.prizeId ?? '');
      const view = await prizeView(tx, { context, event: found.event, locale: localeOf(app, request) }, prize);
      if (view === null) throw new HttpError('eventState');
      return { dayNo: prize.at ?? 0, prize: view };
    });
  });
  handleCall(app, calls.setReminder, async ({ session, body }) => {
    const { event } = findEvent(context, body);
    const row = { event: event.id, member: session.uid };
    if (body.pushYn === 'Y') await db.insertInto('event_reminders').values({ ...row, told: toldOf(event, context.now()) }).onConflict((conflict) => conflict.doNothing()).execute();
    else await db.deleteFrom('event_reminders').where('event', '=', row.event).where('member', '=', row.member).execute();
    return { pushYn: body.pushYn };
  });
};
