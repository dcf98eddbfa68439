import type { FastifyInstance } from 'fastify';
import type { Participant, ParticipantsAnswer, ParticipantsQuery } from '#schemas/calls/events/console-answers';
import type { Event } from '#schemas/documents/event/schema';
import { HttpError } from '../../../core/errors.ts';
import { maskName } from '../../../core/records/mask-name.ts';
import { allowsRecords } from '../../../core/operators/grants.ts';
import { tookPart } from '../taking-part.ts';
import { maskLoginId } from '../views.ts';
import { inBoth } from '../../../core/in-both.ts';
import { countLookup, logView, type LookUp } from '../../../core/operators/look-ups.ts';
import { countMembers, isHidden } from './read-desk-event.ts';

const ROWS = 20;

/** Lists the participations of an event, a page at a time. Names are masked; a search by login ID is for agents, and counts as a look-up. */
export const readParticipants = async (
  app: FastifyInstance,
  event: Event,
  look: Omit<LookUp, 'reason'>,
  { state, no, login = '', page = 1 }: ParticipantsQuery,
): Promise<ParticipantsAnswer> => {
  const { db } = app.store;
  const now = app.clock.now().toISOString();
  const isAgent = allowsRecords(look.operator.grants, 'agent', look.venue);
  const { members = 0 } = (await countMembers(db, [event.id])).get(event.id) ?? {};
  if (isHidden(members, isAgent)) return { participants: [], total: 0, page: 1, pages: 0, isHidden: true };
  if (login !== '') {
    if (!isAgent) throw new HttpError('noRight', 'Only agents search for a member.');
    await countLookup(app, { ...look, reason: 'EVENT' });
  }
  await logView(app, { ...look, reason: 'EVENT' }, 'event_joins', event.id);
  const wanted = db
    .selectFrom('event_joins')
    .innerJoin('members', 'members.uid', 'event_joins.member')
    .where('event_joins.event', '=', event.id)
    .where(tookPart)
    .$if(state !== undefined, (query) => query.where('event_joins.state', '=', state ?? 'DONE'))
    .$if(no !== undefined, (query) => query.where('event_joins.no', '=', no ?? 0))
    .$if(login !== '', (query) => query.where('members.login_id', '=', login));
  const total = Number(
    (await wanted.select((row) => row.fn.countAll<number | string>().as('count')).executeTakeFirstOrThrow()).count,
  );
  const pages = Math.ceil(total / ROWS);
  const shown = Math.min(page, Math.max(1, pages));
  const rows = await wanted
    .select([
      'event_joins.id',
      'event_joins.no',
      'members.name',
      'members.login_id',
      'event_joins.at',
      'event_joins.state',
      'event_joins.prize',
      'event_joins.slot',
      'event_joins.claim_until',
    ])
    .orderBy('event_joins.at', 'desc')
    .orderBy('event_joins.id', 'desc')
    .limit(ROWS)
    .offset((shown - 1) * ROWS)
    .execute();
  const participants = rows.map((row): Participant => {
    const prize = event.prizes?.find(({ id }) => id === row.prize);
    const slot = event.slots?.find(({ id }) => id === row.slot);
    return {
      id: row.id,
      no: row.no,
      nameMask: isAgent ? maskName(row.name) : '',
      loginMask: maskLoginId(row.login_id ?? ''),
      at: row.at,
      state: row.state,
      prize: row.prize === '' ? null : inBoth(prize?.name, row.prize),
      slot:
        row.slot === '' ? null : inBoth(slot?.label ?? event.stamps?.find(({ id }) => id === row.slot)?.name, row.slot),
      claimUntil: row.claim_until ?? '',
      isDue: isAgent && row.state === 'WON' && prize !== undefined && (row.claim_until ?? '') > now,
    };
  });
  return { participants, total, page: shown, pages, isHidden: false };
};
