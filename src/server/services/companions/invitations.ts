import { pocketPath } from '../../core/records/pocket-path.ts';
import type { Tx } from '../../core/storage/tables.ts';
import type { WithLending } from './with-lending.ts';
import { randomBytes } from 'node:crypto';
import type { Locale } from '#schemas/parts';
import type { InvitationState, SentInvitations } from '#schemas/calls/companions/answers';
import { fillText, HttpError } from '../../core/errors.ts';
import { take } from '../../core/records/count.ts';
import { lockMembers } from '../../core/records/lock.ts';
import { pairOf, relationStates, type Relation } from '../../core/records/friends.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import { readPage, type Page } from '../../core/records/page-of.ts';
import { transition } from '../../core/records/transition.ts';
import { audit } from '../../core/records/audit.ts';
import { hashToken } from '../../core/session/session-keys.ts';
import { kstDay, momentOf } from '../../core/wire-values.ts';
import { accept, begin } from './accept.ts';
import { areBlocked } from './pairs.ts';
import { daysAgo, limits, tellBoth } from './limits.ts';
import { columnsOf } from '../../core/storage/columns.ts';

interface Invite {
  readonly inviter: string;
  readonly nickname: string;
  readonly park: string;
  readonly locale: Locale;
}

const venueName = ({ live }: WithLending, park: string, locale: Locale): string =>
  live.current.snapshot.messages[locale][live.current.prepared.documents.venue.get(park)?.name ?? ''] ?? '';

/** Creates a link that one person can accept within 72 hours. It tells the inviter's nickname and the venue only; the visitor app shares it under `/shares/`. */
export const invite = async (tx: Tx, context: WithLending, { inviter, nickname, park, locale }: Invite) => {
  const now = context.clock.now();
  const template = [...context.live.current.prepared.documents['message-template'].values()].find(
    ({ event }) => event === 'COMPANION_INVITED',
  );
  if (template === undefined) throw new HttpError('notFound');
  if (
    !(await take(tx, { scope: 'relation-requests', key: `${inviter} ${kstDay(now)}`, capacity: limits.requestsADay }))
  )
    throw new HttpError('friendLimit');
  const token = randomBytes(16).toString('base64url');
  const until = new Date(now.getTime() + limits.inviteHours * 60 * 60_000);
  await tx
    .insertInto('invitations')
    .values({
      id: orderedId(),
      hash: hashToken(token),
      inviter,
      park,
      state: 'OPEN',
      until: until.toISOString(),
      used_by: null,
      at: now.toISOString(),
    })
    .execute();
  await tellBoth(tx, context, [inviter]);
  const texts = context.live.current.snapshot.messages[locale];
  const format = (key: string): string =>
    fillText(texts[key] ?? '', { nickname, venue: venueName(context, park, locale) });
  const linkUrl = fillText(template.link ?? '', { pocket: pocketPath(context, park), invite: token });
  return {
    title: format(template.title),
    description: format(template.body),
    linkUrl,
    untilDtm: momentOf(until.toISOString()),
  };
};

const find = (tx: Tx | WithLending['store']['db'], token: string) =>
  tx
    .selectFrom('invitations')
    .innerJoin('members', 'members.uid', 'invitations.inviter')
    .select(['invitations.id', 'inviter', 'park', 'nickname', 'invitations.state', 'until', 'used_by'])
    .where('hash', '=', hashToken(token))
    .where('invitations.state', '!=', 'WITHDRAWN')
    .where('members.state', '=', 'active')
    .executeTakeFirst();

type Invitation = NonNullable<Awaited<ReturnType<typeof find>>>;

/** Returns the state for a reader. Only the member who answered learns the answer here; the inviter has a list. */
const stateFor = async (
  { store, clock }: WithLending,
  { state, inviter, used_by, until }: Invitation,
  member: string | undefined,
): Promise<InvitationState> => {
  if (inviter === member) return 'OWN';
  if (state !== 'OPEN') return used_by !== member ? 'TAKEN' : state === 'USED' ? 'ACCEPTED' : 'DECLINED';
  if (until <= clock.now().toISOString()) return 'EXPIRED';
  if (member === undefined) return 'OPEN';
  // A blocked member must not learn of the block: the calls answer as for an expired invitation too.
  return (await areBlocked(store.db, member, inviter)) ? 'EXPIRED' : 'OPEN';
};

/** Describes an invitation and its state for a member or guest; an empty list for an unknown token. */
export const readInvitation = async (
  context: WithLending,
  token: string,
  { member, locale }: { readonly member: string | undefined; readonly locale: Locale },
) => {
  const row = token === '' ? undefined : await find(context.store.db, token);
  const inviteList =
    row === undefined
      ? []
      : [
          {
            invite: token,
            nickName: row.nickname,
            parkType: row.park,
            venueNm: venueName(context, row.park, locale),
            stateCd: await stateFor(context, row, member),
          },
        ];
  return { inviteList, totalCnt: inviteList.length };
};

/** Lists a page of the invitations that a member has sent to a park in the last 30 days, the newest first. It does not tell who answered. */
export const readSentInvitations = async (
  context: WithLending,
  member: string,
  { park, page }: { readonly park: string; readonly page: Page },
): Promise<SentInvitations> => {
  const sent = context.store.db
    .selectFrom('invitations')
    .select(['id', 'state', 'until', 'at'])
    .where('inviter', '=', member)
    .where('park', '=', park)
    .where('state', '!=', 'WITHDRAWN')
    .where('at', '>', daysAgo(context, limits.requestDays));
  const { rows, totalCnt } = await readPage(sent.orderBy('at', 'desc').orderBy('id'), page);
  const now = context.clock.now().toISOString();
  const stateOf = ({ state, until }: (typeof rows)[number]): SentInvitations['sentList'][number]['stateCd'] =>
    state === 'USED' ? 'ACCEPTED' : state === 'DECLINED' ? 'DECLINED' : until <= now ? 'EXPIRED' : 'OPEN';
  return {
    sentList: rows.map((row) => ({
      inviteId: row.id,
      stateCd: stateOf(row),
      sentDtm: momentOf(row.at),
      untilDtm: momentOf(row.until),
    })),
    totalCnt,
  };
};

/** Closes an open invitation with the answer of a member. */
const close = async (
  tx: Tx,
  context: WithLending,
  { id, inviter, park, until }: Invitation,
  { member, to }: { readonly member: string; readonly to: 'USED' | 'DECLINED' },
): Promise<void> => {
  if (until <= context.clock.now().toISOString()) throw new HttpError('inviteExpired');
  await lockMembers(tx, context.store, [inviter, member]);
  if (await areBlocked(tx, member, inviter)) throw new HttpError('inviteExpired');
  if (inviter === member) throw new HttpError('friendSelf');
  const { numUpdatedRows } = await tx
    .updateTable('invitations')
    .set({ state: to, used_by: member })
    .where('id', '=', id)
    .where('state', '=', 'OPEN')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new HttpError('inviteExpired');
  await audit(tx, {
    record: 'invitations',
    id,
    actor: { kind: 'member', id: member },
    from: 'OPEN',
    to,
    at: context.clock.now(),
    venue: park,
  });
};

/** Accepts an invitation; opening it does not use it up. */
export const acceptInvitation = async (tx: Tx, context: WithLending, member: string, token: string): Promise<true> => {
  const row = await find(tx, token);
  if (row === undefined) throw new HttpError('inviteExpired');
  await close(tx, context, row, { member, to: 'USED' });
  await relate(tx, context, { inviter: row.inviter, member, park: row.park });
  return true;
};

/** Declines an invitation. It is closed for everybody; declining it again changes nothing. */
export const declineInvitation = async (tx: Tx, context: WithLending, member: string, token: string): Promise<true> => {
  const row = await find(tx, token);
  if (row === undefined) throw new HttpError('inviteExpired');
  if (row.state === 'DECLINED' && row.used_by === member) return true;
  await close(tx, context, row, { member, to: 'DECLINED' });
  await tellBoth(tx, context, [row.inviter]);
  return true;
};

/** Accepts the open request of the pair, else creates a relation that is accepted at once. */
const relate = async (
  tx: Tx,
  context: WithLending,
  { inviter, member, park }: { readonly inviter: string; readonly member: string; readonly park: string },
): Promise<void> => {
  const open = await tx
    .selectFrom('relations')
    .select(columnsOf('relations'))
    .where('pair', '=', pairOf(inviter, member))
    .where('type', '=', 'COMPANION')
    .where('park', '=', park)
    .where('state', 'in', ['REQUESTING', 'ACCEPTED'])
    .executeTakeFirst();
  if (open?.state === 'ACCEPTED') throw new HttpError('companionExists');
  if (open !== undefined && (await accept(tx, context, open, member)) === undefined) return;
  const at = context.clock.now().toISOString();
  const relation: Relation = {
    id: orderedId(),
    type: 'COMPANION',
    park,
    pair: pairOf(inviter, member),
    asker: inviter,
    receiver: member,
    state: 'REQUESTING',
    asker_alias: '',
    receiver_alias: '',
    products: '[]',
    at,
    decided_at: at,
  };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('relations')
    .values(relation)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw new HttpError('companionExists');
  await transition(tx, {
    table: 'relations',
    machine: relationStates,
    id: relation.id,
    to: 'ACCEPTED',
    actor: { kind: 'member', id: member },
    at: context.clock.now(),
    reason: 'invitation',
    venue: park,
  });
  await begin(tx, context, relation, member);
};
