import type { Operation } from '#tests/two-processes.ts';
import { answer, assign } from '../../../src/server/services/cscenter/answer.ts';
import { ask, cancel, reopen } from '../../../src/server/services/cscenter/ask.ts';
import { type Race, type RaceServer, type Races } from './race-server.ts';

/** Races about inquiries. */
export const inquiryRaces = ({ server, db, member }: RaceServer): Races => {
  const asked = async () => {
    const uid = await member();
    const { id } = await db()
      .transaction()
      .execute((tx) =>
        ask(
          tx,
          server.app().context,
          { member: uid, venue: 'TP', locale: 'ko' },
          {
            categoryCd: 'USE',
            title: 'x',
            text: 'y',
          },
        ),
      );
    const done =
      (work: (...parts: Parameters<Operation>) => Promise<unknown>): Operation =>
      (tx, app) =>
        work(tx, app).then(() => 'OK');
    const desk = (operator: string) => ({ id, venue: 'TP', operator });
    const own = { member: uid, id };
    return {
      answered: (operator: string) => done((tx, { context }) => answer(tx, context, desk(operator), operator)),
      taken: (operator: string) =>
        done((tx, { context }) => assign(tx, context, desk(operator), { to: operator, from: '' })),
      cancelled: done((tx, { context }) => cancel(tx, context, own)),
      reopened: done((tx, { context }) => reopen(tx, context, own, 'again')),
      run: (work: Operation) =>
        db()
          .transaction()
          .execute((tx) => work(tx, server.app())),
      read: async () => {
        const { state, assignee } = await db()
          .selectFrom('inquiries')
          .select(['state', 'assignee'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        const messages = await db().selectFrom('inquiry_messages').select('id').where('inquiry', '=', id).execute();
        const notices = await db().selectFrom('notifications').select('id').where('member', '=', uid).execute();
        return [state, assignee, messages.length, notices.length];
      },
    };
  };
  type Asked = Awaited<ReturnType<typeof asked>>;
  const race = (
    pair: (of: Asked) => readonly [Operation, Operation],
    { first, second, before }: Pick<Race, 'first' | 'second'> & { readonly before?: (of: Asked) => Operation },
  ): Race => ({
    prepare: async () => {
      const of = await asked();
      if (before !== undefined) await of.run(before(of));
      const [one, other] = pair(of);
      return { one, other, read: of.read };
    },
    first,
    second,
  });
  return {
    'two answers to an inquiry': race(({ answered }) => [answered('a'), answered('b')], {
      first: { outcomes: ['OK', 'OPR_30'], left: ['ANSWERED', 'a', 2, 1] },
      second: { outcomes: ['OK', 'OPR_30'], left: ['ANSWERED', 'b', 2, 1] },
    }),
    'two operators who take an inquiry': race(({ taken }) => [taken('a'), taken('b')], {
      first: { outcomes: ['OK', 'OPR_31'], left: ['ASSIGNED', 'a', 1, 0] },
      second: { outcomes: ['OK', 'OPR_31'], left: ['ASSIGNED', 'b', 1, 0] },
    }),
    'cancelling an inquiry and answering it': race(({ cancelled, answered }) => [cancelled, answered('a')], {
      first: { outcomes: ['OK', 'OPR_30'], left: ['CANCELLED', '', 1, 0] },
      second: { outcomes: ['OK', 'VOC_02'], left: ['ANSWERED', 'a', 2, 1] },
    }),
    'cancelling an inquiry and taking it': race(({ cancelled, taken }) => [cancelled, taken('a')], {
      first: { outcomes: ['OK', 'OPR_30'], left: ['CANCELLED', '', 1, 0] },
      second: { outcomes: ['OK', 'VOC_02'], left: ['ASSIGNED', 'a', 1, 0] },
    }),
    'reopening an inquiry twice': race(({ reopened }) => [reopened, reopened], {
      before: ({ answered }) => answered('a'),
      first: { outcomes: ['OK', 'VOC_02'], left: ['REOPENED', 'a', 3, 1] },
      second: { outcomes: ['OK', 'VOC_02'], left: ['REOPENED', 'a', 3, 1] },
    }),
    'reopening an inquiry and answering it': race(({ reopened, answered }) => [reopened, answered('b')], {
      before: ({ answered }) => answered('a'),
      first: { outcomes: ['OK', 'OK'], left: ['ANSWERED', 'b', 4, 2] },
      second: { outcomes: ['OPR_30', 'OK'], left: ['REOPENED', 'a', 3, 1] },
    }),
  };
};
