import { DAY_MS } from '../../core/durations.ts';
import { localised } from '#content/answers/texts';
import type { FastifyInstance } from 'fastify';
import { defineStates } from '../../../engine/index.ts';
import type { Locale } from '#schemas/parts';
import type { PassRequest, PassRequestState } from '#schemas/calls/pocket/answers';
import { HttpError } from '../../core/errors.ts';
import { serverActor } from '../../core/records/actor.ts';
import { audit } from '../../core/records/audit.ts';
import { areFriends } from '../../core/records/friends.ts';
import { lockMembers } from '../../core/records/lock.ts';
import { announceMember } from '../../core/records/member-events.ts';
import { notify } from '../../core/records/notify.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import { transition } from '../../core/records/transition.ts';
import type { Db, Tx } from '../../core/storage/tables.ts';
import { registerNumbers, requireFree } from './register.ts';
import type { IssuedNumber } from './ticketing/port.ts';
import { ticketingOf } from './ticketing/choose.ts';
import { columnsOf } from '../../core/storage/columns.ts';

/** REQUESTED > ACCEPTED or REJECTED by the companion; > CANCELLED by the asker, or by the server after 30 days. */
export const passRequestMachine = defineStates<PassRequestState>([
  { from: 'REQUESTED', to: 'ACCEPTED', by: ['member'] },
  { from: 'REQUESTED', to: 'REJECTED', by: ['member'] },
  { from: 'REQUESTED', to: 'CANCELLED', by: ['member', 'server'] },
]);

const OPEN_DAYS = 30;

const openSince = (at: Date): string => new Date(at.getTime() - OPEN_DAYS * DAY_MS).toISOString();

interface Asked {
  readonly asker: { readonly uid: string; readonly nickname: string };
  readonly companion: string;
  readonly issued: IssuedNumber;
}

/** Asks a companion whether the own season pass may be shown in the asker's pocket. Throws CMP_05, PKT_02 and PKT_05. */
export const requestPass = async (
  tx: Tx,
  app: FastifyInstance,
  { asker, companion, issued }: Asked,
): Promise<string> => {
  const at = app.clock.now();
  const { venue, number } = issued;
  if (!(await areFriends(tx, asker.uid, companion, { type: 'COMPANION', park: venue })))
    throw new HttpError('notCompanions');
  const holder = await tx
    .selectFrom('members')
    .select(['name', 'birth_date', 'lang'])
    .where('uid', '=', companion)
    .executeTakeFirstOrThrow();
  if (holder.name !== issued.holder_name || holder.birth_date !== issued.birth_date) throw new HttpError('ticketBirth');
  const late = await tx
    .selectFrom('pass_requests')
    .select('id')
    .where('number', '=', number)
    .where('state', '=', 'REQUESTED')
    .where('at', '<=', openSince(at))
    .execute();
  for (const { id } of late)
    await transition(tx, {
      table: 'pass_requests',
      machine: passRequestMachine,
      id,
      to: 'CANCELLED',
      actor: serverActor,
      at,
      reason: 'expired',
      venue,
    });
  const id = orderedId();
  const row = {
    id,
    number,
    venue,
    product: issued.product,
    valid_until: issued.valid_until,
    asker: asker.uid,
    companion,
    state: 'REQUESTED' as const,
    at: at.toISOString(),
  };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('pass_requests')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw new HttpError('ticketTaken');
  await audit(tx, {
    record: 'pass_requests',
    id,
    actor: { kind: 'member', id: asker.uid },
    from: '',
    to: 'REQUESTED',
    at,
    venue,
  });
  const name = app.live.current.prepared.documents['ticket-product'].get(issued.product)?.name;
  await notify(tx, app.context, {
    member: companion,
    event: 'PASS_REQUESTED',
    ref: id,
    about: asker.uid,
    values: { nickname: asker.nickname, product: name?.[holder.lang] ?? name?.ko ?? '' },
  });
  for (const member of [asker.uid, companion]) await announceMember(tx, app.context, member, 'companion');
  return id;
};

/** Lists the open requests of and to a member. */
export const readPassRequests = async (
  app: FastifyInstance,
  db: Db,
  member: string,
  { park, locale }: { readonly park: string; readonly locale: Locale },
): Promise<PassRequest[]> => {
  const rows = await db
    .selectFrom('pass_requests')
    .innerJoin('members', (join) =>
      join.on((on) =>
        on.or([
          on.and([on('pass_requests.asker', '=', member), on('members.uid', '=', on.ref('pass_requests.companion'))]),
          on.and([on('pass_requests.companion', '=', member), on('members.uid', '=', on.ref('pass_requests.asker'))]),
        ]),
      ),
    )
    .select([
      'pass_requests.id',
      'pass_requests.product',
      'pass_requests.valid_until',
      'pass_requests.asker',
      'members.nickname',
    ])
    .where('pass_requests.state', '=', 'REQUESTED')
    .where('pass_requests.venue', '=', park)
    .where('pass_requests.at', '>', openSince(app.clock.now()))
    .orderBy('pass_requests.at', 'desc')
    .execute();
  return rows.map((row) => {
    const name = app.live.current.prepared.documents['ticket-product'].get(row.product)?.name;
    return {
      requestId: row.id,
      directionCd: row.asker === member ? ('OUT' as const) : ('IN' as const),
      nickName: row.nickname,
      productNm: localised(name, locale) || row.product,
      validUntil: row.valid_until,
    };
  });
};

/** Answers a request: the companion accepts or rejects it, the asker cancels it. An accepted pass is in the asker's pocket and used by the companion until its last day. */
export const decidePass = async (
  tx: Tx,
  app: FastifyInstance,
  member: string,
  { requestId, to }: { readonly requestId: string; readonly to: Exclude<PassRequestState, 'REQUESTED'> },
): Promise<true> => {
  const at = app.clock.now();
  const row = await tx
    .selectFrom('pass_requests')
    .select(columnsOf('pass_requests'))
    .where('id', '=', requestId)
    .where('state', '=', 'REQUESTED')
    .where('at', '>', openSince(at))
    .executeTakeFirst();
  if (row === undefined || (to === 'CANCELLED' ? row.asker : row.companion) !== member)
    throw new HttpError('companionClosed');
  const { id, venue, asker, companion, number } = row;
  await lockMembers(tx, app.store, [asker, companion]);
  if (
    (await transition(tx, {
      table: 'pass_requests',
      machine: passRequestMachine,
      id,
      to,
      actor: { kind: 'member', id: member },
      at,
      venue,
    })) === undefined
  )
    throw new HttpError('companionClosed');
  if (to === 'ACCEPTED') {
    if (!(await areFriends(tx, asker, companion, { type: 'COMPANION', park: venue })))
      throw new HttpError('notCompanions');
    const ticketing = ticketingOf(app, venue);
    const issued = await requireFree(app, tx, await ticketing.find(tx, number), {
      member: asker,
      kinds: ['SEASON'],
      venue,
      locale: 'ko',
    });
    const [pass] = await registerNumbers(tx, app, ticketing, { member: asker, numbers: [issued] });
    if (pass === undefined) throw new HttpError('ticketUnknown');
    const loan = orderedId();
    await tx
      .insertInto('loans')
      .values({
        id: loan,
        product: pass.id,
        owner: asker,
        holder: companion,
        day: pass.valid_until,
        state: 'LENT',
        at: at.toISOString(),
      })
      .execute();
    await audit(tx, {
      record: 'loans',
      id: loan,
      actor: { kind: 'member', id: companion },
      from: '',
      to: 'LENT',
      at,
      venue,
    });
  }
  for (const one of [asker, companion])
    for (const event of ['companion', 'pocket'] as const) await announceMember(tx, app.context, one, event);
  return true;
};
