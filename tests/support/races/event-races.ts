import type { Operation } from '#tests/two-processes.ts';
import { joinClub, leaveClub } from '../../../src/server/services/clubs/membership.ts';
import { lotIn, sealOf } from '../../../src/server/services/events/fair-draw.ts';
import { apply } from '../../../src/server/services/events/kinds/apply.ts';
import { answerQuiz } from '../../../src/server/services/events/kinds/quiz.ts';
import { cancelApplication, settleEvent } from '../../../src/server/services/events/settle-events.ts';
import type { RaceServer, Races } from './race-server.ts';

const club = (app: Parameters<Operation>[1]) => {
  const document = app.live.current.prepared.documents.club.get('club');
  if (document === undefined) throw new Error('There is no club.');
  return document;
};
const drawOf = (app: Parameters<Operation>[1]) => {
  const document = app.live.current.prepared.documents.event.get('draw');
  if (document === undefined) throw new Error('There is no draw.');
  return document;
};
const applyFor =
  (uid: string): Operation =>
  async (tx, app) =>
    (
      await apply({
        tx,
        context: app.context,
        event: drawOf(app),
        venue: 'TP',
        member: uid,
        locale: 'ko',
        body: { eventId: 'draw' },
      })
    ).result;
const hold: Operation = (tx, app) => settleEvent(tx, app.context, drawOf(app), 'DRAW');
const cancel =
  (uid: string): Operation =>
  async (tx, app) => {
    const join = await tx
      .selectFrom('event_joins')
      .selectAll()
      .where('event', '=', 'draw')
      .where('member', '=', uid)
      .executeTakeFirstOrThrow();
    return cancelApplication(tx, app.context, drawOf(app), join, { kind: 'member', id: uid });
  };

/** Races about quizzes, draws and clubs. */
export const eventRaces = ({ server, db, now, member, people }: RaceServer): Races => {
  const clubStates = async () =>
    (
      await db()
        .selectFrom('club_members')
        .select('state')
        .where('state', 'in', ['0', '1', '2'])
        .orderBy('id')
        .execute()
    ).map(({ state }) => state);
  /** A draw with as many applicants, the winner first. */
  const newDraw = async (count: number): Promise<readonly string[]> => {
    await db().deleteFrom('event_joins').where('event', '=', 'draw').execute();
    await db().deleteFrom('event_seeds').where('event', '=', 'draw').execute();
    const uids = await Promise.all(Array.from({ length: count }, () => member()));
    for (const uid of uids)
      await db()
        .transaction()
        .execute((tx) => applyFor(uid)(tx, server.app()));
    const seal = await sealOf(db(), 'draw', now());
    const lots = new Map(uids.map((uid) => [uid, lotIn(seal, 'draw', { member: uid, turn: 1 })]));
    return uids.toSorted((one, other) => ((lots.get(one) ?? '') < (lots.get(other) ?? '') ? -1 : 1));
  };
  const entryOf = async (uid: string) =>
    db()
      .selectFrom('event_joins')
      .select(['state', 'prize'])
      .where('event', '=', 'draw')
      .where('member', '=', uid)
      .executeTakeFirst();

  return {
    'answering a quiz twice': {
      prepare: async () => {
        const uid = await member();
        const answer: Operation = async (tx, app) => {
          const quiz = app.live.current.prepared.documents.event.get('quiz');
          if (quiz === undefined) throw new Error('There is no quiz.');
          return (
            await answerQuiz({
              tx,
              context: app.context,
              event: quiz,
              venue: 'TP',
              member: uid,
              locale: 'ko',
              body: { eventId: 'quiz', answerList: [{ fieldId: 'q0', value: 'O' }] },
            })
          ).result;
        };
        return {
          one: answer,
          other: answer,
          read: async () =>
            (
              await db()
                .selectFrom('event_joins')
                .select('id')
                .where('event', '=', 'quiz')
                .where('member', '=', uid)
                .where('prize', '<>', '')
                .execute()
            ).length,
        };
      },
      first: { outcomes: ['WON', 'EVT_02'], left: 1 },
      second: { outcomes: ['WON', 'EVT_02'], left: 1 },
    },
    'leaving a full club and applying to it': {
      prepare: async () => {
        await db().deleteFrom('club_members').execute();
        await db().deleteFrom('counters').where('scope', '=', 'club-places').execute();
        const join =
          (uid: string): Operation =>
          (tx, app) =>
            joinClub(tx, app, club(app), { uid, birth_date: '19900412', locale: 'ko' });
        const [uid, next] = await people();
        for (const one of [uid, await member()])
          await db()
            .transaction()
            .execute((tx) => join(one)(tx, server.app()));
        return { one: (tx, app) => leaveClub(tx, app, club(app), uid), other: join(next), read: clubStates };
      },
      first: { outcomes: ['9', '1'], left: ['1', '1'] },
      second: { outcomes: ['2', '9'], left: ['1', '1'] },
    },
    'two who leave a club for which one waits': {
      prepare: async () => {
        await db().deleteFrom('club_members').execute();
        await db().deleteFrom('counters').where('scope', '=', 'club-places').execute();
        const [uid, next] = await people();
        for (const one of [uid, next, await member()])
          await db()
            .transaction()
            .execute((tx) =>
              joinClub(tx, server.app(), club(server.app()), { uid: one, birth_date: '19900412', locale: 'ko' }),
            );
        const leaving =
          (one: string): Operation =>
          (tx, app) =>
            leaveClub(tx, app, club(app), one);
        const taken = async () =>
          (
            await db()
              .selectFrom('counters')
              .select('taken')
              .where('scope', '=', 'club-places')
              .executeTakeFirstOrThrow()
          ).taken;
        return { one: leaving(uid), other: leaving(next), read: async () => [await clubStates(), await taken()] };
      },
      first: { outcomes: ['9', '9'], left: [['1'], 1] },
      second: { outcomes: ['9', '9'], left: [['1'], 1] },
    },
    'applying for a draw and holding it': {
      prepare: async () => {
        await newDraw(1);
        const uid = await member();
        return {
          one: applyFor(uid),
          other: hold,
          read: async () =>
            (await entryOf(uid)) === undefined
              ? 'no entry'
              : (await entryOf(uid))?.state === 'APPLIED'
                ? 'never drawn'
                : 'drawn',
        };
      },
      first: { outcomes: ['APPLIED', true], left: 'drawn' },
      second: { outcomes: [true, 'EVT_11'], left: 'no entry' },
    },
    'cancelling an application and holding the draw that it wins': {
      prepare: async () => {
        const [winner = '', next = ''] = await newDraw(2);
        return {
          one: cancel(winner),
          other: hold,
          read: async () => [(await entryOf(winner))?.state, await entryOf(next)],
        };
      },
      first: { outcomes: [true, true], left: ['CANCELLED', { state: 'WON', prize: 'doll' }] },
      second: { outcomes: [true, true], left: ['CANCELLED', { state: 'WON', prize: 'doll' }] },
    },
  };
};
