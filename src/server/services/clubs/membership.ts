import type { FastifyInstance } from 'fastify';
import { localised } from '#content/answers/texts';
import type { Club } from '#schemas/documents/club/schema';
import type { Locale } from '#schemas/parts';
import type { ClubMemberState } from '#schemas/calls/clubs/answers';
import { HttpError } from '../../core/errors.ts';
import { serverActor, type Actor } from '../../core/records/actor.ts';
import { audit } from '../../core/records/audit.ts';
import { announceMember } from '../../core/records/member-events.ts';
import { notify } from '../../core/records/notify.ts';
import { lockCounter } from '../../core/records/lock.ts';
import { giveBack, nextNumber, take } from '../../core/records/count.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import { transition } from '../../core/records/transition.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { kstDay } from '../../core/wire-values.ts';
import { fitsAge, isOpen } from './club-days.ts';
import { readEntries } from './entry.ts';
import { clubMemberStates } from './states.ts';
import { columnsOf } from '../../core/storage/columns.ts';

/** Parts of the context that a change of a membership uses. */
type Server = Pick<FastifyInstance, 'context' | 'clock'>;

const places = (club: string) => ({ scope: 'club-places', key: club });
const openStates = ['0', '1', '2'] as const;
const findOpen = (tx: Tx, club: string, member: string) =>
  tx
    .selectFrom('club_members')
    .select(columnsOf('club_members'))
    .where('club', '=', club)
    .where('member', '=', member)
    .where('state', 'in', openStates)
    .executeTakeFirst();

export interface Applicant {
  readonly uid: string;
  readonly birth_date: string;
  readonly locale: Locale;
}

/** Applies to a club: active at once where nobody has to accept, waiting where it is full. Throws CLB_01, CLB_02 and CLB_03. */
export const joinClub = async (
  tx: Tx,
  app: Server,
  club: Club,
  { uid: member, birth_date, locale }: Applicant,
): Promise<ClubMemberState> => {
  const at = app.clock.now();
  const today = kstDay(at);
  if (!isOpen(club, today)) throw new HttpError('clubClosed');
  if (!fitsAge(club, birth_date, today)) throw new HttpError('clubAge');
  const entry = (await readEntries(tx, [club], { member, locale, now: at }))(club);
  if (!entry.isReached) throw new HttpError('clubEntry', undefined, { need: entry.needNm, left: entry.leftCnt });
  const hasPlace = await take(tx, { ...places(club.id), capacity: club.capacity });
  const id = orderedId();
  const state: ClubMemberState = hasPlace ? '0' : '2';
  const number = await nextNumber(tx, { scope: 'club-number', key: club.id });
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('club_members')
    .values({ id, club: club.id, member, number, state, at: at.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw new HttpError('clubClosed');
  await audit(tx, {
    record: 'club_members',
    id,
    actor: { kind: 'member', id: member },
    from: '',
    to: state,
    at,
    venue: club.venue,
  });
  if (!hasPlace || club.approval) return state;
  await transition(tx, {
    table: 'club_members',
    machine: clubMemberStates,
    id,
    to: '1',
    actor: serverActor,
    at,
    venue: club.venue,
  });
  return '1';
};

/** Leaves a club. The one who waits longest gets the place. */
export const leaveClub = async (tx: Tx, app: Server, club: Club, member: string): Promise<ClubMemberState> => {
  const at = app.clock.now();
  await lockCounter(tx, places(club.id));
  const row = await findOpen(tx, club.id, member);
  const before =
    row === undefined
      ? undefined
      : await transition(tx, {
          table: 'club_members',
          machine: clubMemberStates,
          id: row.id,
          to: '9',
          actor: { kind: 'member', id: member },
          at,
          venue: club.venue,
        });
  if (before === undefined) throw new HttpError('clubClosed');
  if (before !== '2') await passOn(tx, app, club);
  return '9';
};

/** Tells a member the outcome of an application, once. */
const tell = async (
  tx: Tx,
  app: Server,
  club: Club,
  { id, member }: { readonly id: string; readonly member: string },
  to: '1' | '8',
): Promise<void> => {
  const { lang } = await tx.selectFrom('members').select('lang').where('uid', '=', member).executeTakeFirstOrThrow();
  await notify(tx, app.context, {
    member,
    event: to === '1' ? 'CLUB_ACCEPTED' : 'CLUB_REFUSED',
    ref: id,
    values: { club: localised(club.name, lang) },
  });
  await announceMember(tx, app.context, member, 'account');
};

/** Gives a place to the one who waits longest. The places of the club are locked: nobody else gets it, or begins to wait. */
const passOn = async (tx: Tx, app: Server, club: Club): Promise<void> => {
  const next = await tx
    .selectFrom('club_members')
    .select(['id', 'member'])
    .where('club', '=', club.id)
    .where('state', '=', '2')
    .orderBy('id')
    .executeTakeFirst();
  if (next === undefined) return giveBack(tx, places(club.id));
  const before = await transition(tx, {
    table: 'club_members',
    machine: clubMemberStates,
    id: next.id,
    to: '1',
    actor: serverActor,
    at: app.clock.now(),
    reason: 'place',
    venue: club.venue,
  });
  if (before !== undefined) await tell(tx, app, club, next, '1');
};

interface Decided {
  readonly id: string;
  readonly to: '1' | '8';
  readonly actor: Actor;
}

/** Accepts or refuses an applicant and tells the member. Returns false if the membership is in another state. Who waits for a place moves up without a decision. */
export const decideMember = async (tx: Tx, app: Server, club: Club, { id, to, actor }: Decided): Promise<boolean> => {
  const row = await tx
    .selectFrom('club_members')
    .select('member')
    .where('id', '=', id)
    .where('club', '=', club.id)
    .executeTakeFirst();
  if (row === undefined) return false;
  await lockCounter(tx, places(club.id));
  const before = await transition(tx, {
    table: 'club_members',
    machine: clubMemberStates,
    id,
    to,
    actor,
    at: app.clock.now(),
    venue: club.venue,
    ...(to === '1' ? { from: ['0'] } : {}),
  });
  if (before === '0' && to === '8') await passOn(tx, app, club);
  if (before !== undefined) await tell(tx, app, club, { id, member: row.member }, to);
  return before !== undefined;
};

interface TookPart {
  readonly club: string;
  readonly activity: string;
  readonly member: string;
  readonly at: Date;
  readonly actor?: Actor;
  readonly venue?: string;
}

/** Records that a member took part in an activity; once. Returns false if it was recorded before. */
export const addActivity = async (
  tx: Tx,
  { club, activity, member, at, actor = serverActor, venue = '' }: TookPart,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('club_activities')
    .values({ club, activity, member, at: at.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await audit(tx, {
    record: 'club_activities',
    id: `${club} ${activity} ${member}`,
    actor,
    from: '',
    to: 'DONE',
    at,
    venue,
  });
  return true;
};
