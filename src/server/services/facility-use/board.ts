import type { Context } from '../../core/context.ts';
import { localised } from '#content/answers/texts';
import type { FastifyInstance } from 'fastify';
import type { UsesAnswer } from '#schemas/calls/facility-use/console-answers';
import { facilityOf, liveStates } from './places.ts';
import { columnsOf } from '../../core/storage/columns.ts';

const MOST = 200;

/** Lists the uses of a venue that are not returned, the first due first, without their members. */
export const readOpenUses = async (app: FastifyInstance, venue: string): Promise<UsesAnswer> => {
  const context: Context = app.context;
  const now = app.clock.now().getTime();
  const open = app.store.db.selectFrom('facility_uses').where('venue', '=', venue).where('state', 'in', liveStates);
  const rows = await open.select(columnsOf('facility_uses')).orderBy('due_at').orderBy('id').limit(MOST).execute();
  const { total } = await open
    .select((row) => row.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  const both = (value: Parameters<typeof localised>[0], or: string) => ({
    ko: localised(value, 'ko') || or,
    en: localised(value, 'en') || or,
  });
  return {
    now,
    total: Number(total),
    uses: rows.map((row) => {
      const document = app.live.current.prepared.documents['facility-use'].get(row.document);
      return {
        id: row.id,
        name: both(document?.name, row.document),
        facility: both(facilityOf(context, venue, row.facility)?.name, row.facility),
        place: both(document?.places.find(({ code }) => code === row.place)?.name, row.place),
        no: row.no,
        day: row.day,
        people: row.people,
        startedAt: row.started_at,
        dueAt: row.due_at,
        isOverdue: row.due_at <= now,
      };
    }),
  };
};
