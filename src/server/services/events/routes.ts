import type { Tx } from '../../core/storage/tables.ts';
import type { FoundEvent } from './found-event.ts';
import { localised } from '#content/answers/texts';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import * as calls from '#schemas/calls/events/calls';
import { readEventHistory } from '#schemas/calls/events/history-calls';
import type { EventJoinResult } from '#schemas/calls/events/answers';
import type { Locale } from '#schemas/parts';
import type { Event } from '#schemas/documents/event/schema';
import { clientAddress } from '../../core/client-address.ts';
import { HttpError } from '../../core/errors.ts';
import { somBalanceOf } from '../../core/records/som/lots.ts';
import { pageOf, type PageQuery } from '../../core/records/page-of.ts';
import { tryNumber } from '../../core/records/typed-numbers.ts';
import { answerOf } from '../../core/calls/idempotency.ts';
import { handleCall, type CallInput } from '../../core/calls/handle-call.ts';
import type { SessionRow } from '../../core/session/sessions-store.ts';
import { instantOf } from '../../core/viewer/visit-override.ts';
import { momentOf, kstDay } from '../../core/wire-values.ts';
import { claimWon } from './claim.ts';
import { candidateOf, type Candidate } from './candidate.ts';
import { findEvent, findOpenEvent, findOwnJoin, isOfStamps, type NamedEvent } from './find-event.ts';
import { joinEvent, requirePossible } from './join.ts';
import { claimForStamps } from './kinds/stamps.ts';
import { countLiveJoins } from './live-joins.ts';
import { cancelApplication } from './settle-events.ts';
import { tookPart, type Taken, type Taking } from './taking-part.ts';
import { listJoins, listWinners, readState, readTurnsLeft } from './views.ts';
import { prizeView } from './prize-views.ts';
import { registerAttendance } from './attendance-routes.ts';
import { readHistory } from './read-history.ts';
import { columnsOf } from '../../core/storage/columns.ts';

/** Registers events (decisions-venues §8): everybody may read, taking part requires a login. */
export const registerEvents: FastifyPluginAsync = async (app) => {
  countLiveJoins(app.liveRecords, app.live);
  registerTakingPart(app);
  registerReads(app);
  registerAttendance(app);
};

/** Answer of a participation. */
const resultOf = async (
  app: FastifyInstance,
  tx: Tx,
  {
    event,
    member,
    taken,
    locale,
    leftCnt,
  }: {
    readonly event: Event;
    readonly member: string;
    readonly taken: Taken;
    readonly locale: Locale;
    readonly leftCnt: number;
  },
): Promise<EventJoinResult> => {
  const prize = event.prizes?.find(({ id }) => id === taken.prize);
  return {
    joinId: taken.join,
    resultCd: taken.result,
    prize: await prizeView(tx, { context: app.context, event, locale }, prize),
    segment: Math.max(0, event.prizes?.findIndex(({ id }) => id === taken.prize) ?? 0),
    rightCnt: taken.right ?? 0,
    leftCnt,
    ...(prize?.kind === 'SOM' ? { remainPointAmt: await somBalanceOf(tx, member, kstDay(app.clock.now())) } : {}),
  };
};

const registerTakingPart = (app: FastifyInstance): void => {
  const context = app.context;
  const takingOf = (
    tx: Tx,
    { event, venue, candidate: { member, locale } }: FoundEvent & { readonly candidate: Candidate },
    body: Taking['body'],
  ): Taking => ({ tx, context, event, venue, member, body, locale });
  handleCall(app, calls.joinEvent, async ({ member, locale, db, session, body, request, once }) => {
    const join = async () => {
      const found = await findOpenEvent(app, 'joinEvent', body, { request, session });
      await requirePossible(db, found.event, body, found.candidate);
      return answerOf(once, async (tx) => {
        const taken = await joinEvent(takingOf(tx, found, body));
        return resultOf(app, tx, {
          event: found.event,
          member,
          taken,
          locale,
          leftCnt: await readTurnsLeft(tx, found.event, found.candidate),
        });
      });
    };
    return isOfStamps(context, 'joinEvent', body)
      ? tryNumber(app, { member, address: clientAddress(request) }, join)
      : join();
  });
  handleCall(app, calls.claimStampPrize, async ({ member, locale, session, body, request, once }) => {
    const found = await findOpenEvent(app, 'claimStampPrize', body, { request, session });
    return answerOf(once, async (tx) =>
      resultOf(app, tx, {
        event: found.event,
        member,
        taken: await claimForStamps(takingOf(tx, found, { eventId: body.eventId }), body.prizeId),
        locale,
        leftCnt: 0,
      }),
    );
  });
  handleCall(app, calls.cancelJoin, ({ member, session, body, request, once }) =>
    answerOf(once, async (tx) => {
      const { join, found } = await findOwnJoin(tx, context, 'cancelJoin', {
        member,
        joinId: body.joinId,
      });
      const candidate = await candidateOf(app, found, { request, session }, tx);
      if (found.event.until !== undefined && Date.parse(found.event.until) <= candidate.now.getTime())
        throw new HttpError('eventState');
      if (!(await cancelApplication(tx, context, found.event, join, { kind: 'member', id: member })))
        throw new HttpError('eventState');
      return readState(tx, context, { found, locale: candidate.locale, candidate, now: candidate.now });
    }),
  );
  handleCall(app, calls.claimPrize, ({ member, session, body, request, once }) =>
    tryNumber(app, { member, address: clientAddress(request), number: `event ${body.joinId}` }, () =>
      answerOf(once, async (tx) => {
        const { join, found } = await findOwnJoin(tx, context, 'claimPrize', {
          member,
          joinId: body.joinId,
        });
        await claimWon(tx, context, found.event, { join, member, code: body.code ?? '' });
        const candidate = await candidateOf(app, found, { request, session }, tx);
        return readState(tx, context, { found, locale: candidate.locale, candidate, now: candidate.now });
      }),
    ),
  );
};

const registerReads = (app: FastifyInstance): void => {
  const context = app.context;
  const { db } = context.store;
  handleCall(app, calls.readEventState, async ({ locale, query, principal, request }) => {
    const found = findEvent(context, 'readEventState', query);
    return readState(db, context, {
      found,
      locale,
      now: new Date(instantOf(app, request)),
      candidate:
        principal.kind === 'member'
          ? await candidateOf(app, found, { request, session: principal.session })
          : undefined,
    });
  });
  const readingOf = (
    call: 'listEventJoins' | 'listEventWinners',
    { query, locale, request }: CallInput<undefined, NamedEvent & PageQuery>,
  ) => ({
    event: findEvent(context, call, query).event,
    locale,
    now: new Date(instantOf(app, request)),
    page: pageOf(query),
  });
  handleCall(app, calls.listEventJoins, (input) => listJoins(db, readingOf('listEventJoins', input), input.member));
  handleCall(app, calls.listEventWinners, (input) => listWinners(db, readingOf('listEventWinners', input)));
  handleCall(app, readEventHistory, ({ member, locale, query }) => readHistory(db, context, { member, locale }, query));
  const lastJoin = ({ id }: Event, { uid }: SessionRow) =>
    db
      .selectFrom('event_joins')
      .select(columnsOf('event_joins'))
      .where('event', '=', id)
      .where('member', '=', uid)
      .where('turn', '>', 0)
      .where(tookPart)
      .orderBy('at', 'desc')
      .orderBy('turn', 'desc')
      .executeTakeFirst();
  handleCall(app, calls.readQuizAnswers, async ({ locale, session, query }) => {
    const { event } = findEvent(context, 'readQuizAnswers', query);
    const join = await lastJoin(event, session);
    // Answers are told after one's own.
    if (join === undefined || event.quiz === undefined) throw new HttpError('eventState');
    const own = JSON.parse(join.answers) as Readonly<Record<string, string>>;
    return {
      questionList: event.quiz.questions.map(({ id, text, answer, reason }) => ({
        questionId: id,
        text: localised(text, locale),
        answer,
        ownAnswer: own[id] ?? '',
        reason: localised(reason, locale),
      })),
      rightCnt: join.score,
      passCnt: event.quiz.pass,
    };
  });
  handleCall(app, calls.readRouletteResult, async ({ locale, db, session, query }) => {
    const { event } = findEvent(context, 'readRouletteResult', query);
    const join = await lastJoin(event, session);
    const index = event.prizes?.findIndex(({ id }) => id === join?.prize) ?? -1;
    return {
      prize: await prizeView(db, { context, event, locale }, event.prizes?.[index]),
      segment: Math.max(0, index),
      joinDtm: join === undefined ? '' : momentOf(join.at),
    };
  });
};
