import type { FastifyInstance } from 'fastify';
import * as calls from '../../../../schemas/calls/events/calls.ts';
import type { Attendance } from '#schemas/calls/events/attendance-answers';
import { longestStreak } from '../../../engine/index.ts';
import { HttpError } from '../../core/errors.ts';
import { handleCall } from '../../core/calls/handle-call.ts';
import { answerOf } from '../../core/calls/idempotency.ts';
import { instantOf } from '../../core/viewer/visit-override.ts';
import { ynOf, kstDay } from '../../core/wire-values.ts';
import { toldOf } from './attendance-reminder.ts';
import { currentAttendance, shortEvent, daysOf, rewardsOf, streakNow, claimAttendance } from './attendance.ts';
import { findOpenEvent, findEvent } from './find-event.ts';
import { prizeViews, prizeView } from './prize-views.ts';
import { columnsOf } from '../../core/storage/columns.ts';

const none: Attendance = {
  event: null,
  eventId: '',
  attendYn: 'N',
  attendCnt: 0,
  attendDtList: [],
  streakCnt: 0,
  longestCnt: 0,
  rewardList: [],
  pushYn: 'N',
  remindTm: '',
  loginYn: 'N',
};

export const registerAttendance = (app: FastifyInstance): void => {
  const context = app.context;
  const { db } = context.store;
  handleCall(app, calls.readCurrentAttendance, async ({ locale, query, request }) => {
    const found = currentAttendance(context, query, instantOf(app, request));
    return { event: found === undefined ? null : shortEvent(found, locale) };
  });
  handleCall(app, calls.readAttendance, async ({ locale, query, principal, request }): Promise<Attendance> => {
    const now = new Date(instantOf(app, request));
    const found = currentAttendance(context, query, now.getTime());
    const member = principal.kind === 'member' ? principal.session.uid : undefined;
    if (found === undefined) return { ...none, loginYn: ynOf(member !== undefined) };
    const { event } = found;
    const days = member === undefined ? [] : await daysOf(db, event.id, member);
    const joins =
      member === undefined
        ? []
        : await db
            .selectFrom('event_joins')
            .select(columnsOf('event_joins'))
            .where('event', '=', event.id)
            .where('member', '=', member)
            .execute();
    const pushed =
      member === undefined
        ? undefined
        : await db
            .selectFrom('event_reminders')
            .select('event')
            .where('event', '=', event.id)
            .where('member', '=', member)
            .executeTakeFirst();
    const rewards = new Set(rewardsOf(event).map(({ id }) => id));
    return {
      event: shortEvent(found, locale),
      eventId: event.id,
      attendYn: ynOf(days.includes(kstDay(now))),
      attendCnt: days.length,
      attendDtList: [...days],
      streakCnt: streakNow(days, now),
      longestCnt: longestStreak(days),
      rewardList: (await prizeViews(db, { context, event, locale, joins, days })).filter(({ prizeId }) =>
        rewards.has(prizeId),
      ),
      pushYn: ynOf(pushed !== undefined),
      remindTm: event.remindAt ?? '',
      loginYn: ynOf(member !== undefined),
    };
  });
  handleCall(app, calls.claimReward, async ({ member, session, body, request, once }) => {
    const {
      event,
      venue,
      candidate: { locale },
    } = await findOpenEvent(app, 'claimReward', body, { request, session });
    return answerOf(once, async (tx) => {
      const claimed = await claimAttendance(
        { tx, context, event, venue, member, body: { eventId: body.eventId }, locale },
        body.prizeId ?? '',
      );
      const prize = event.prizes?.find(({ id }) => id === claimed);
      const view = await prizeView(tx, { context, event, locale }, prize);
      if (prize === undefined || view === null) throw new HttpError('eventState');
      return { dayNo: prize.at ?? 0, prize: view };
    });
  });
  handleCall(app, calls.setReminder, async ({ member, now, session, body, request }) => {
    const { event } =
      body.pushYn === 'Y'
        ? await findOpenEvent(app, 'setReminder', body, { request, session })
        : findEvent(context, 'endReminder', body);
    const row = { event: event.id, member };
    if (body.pushYn === 'Y')
      await db
        .insertInto('event_reminders')
        .values({ ...row, told: toldOf(event, now) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    else
      await db.deleteFrom('event_reminders').where('event', '=', row.event).where('member', '=', row.member).execute();
    return { pushYn: body.pushYn };
  });
};
