import { randomBytes } from 'node:crypto';
import type { Locale } from '#schemas/parts';
import { fillText, HttpError } from '../../errors.ts';
import { take } from '../../records/count.ts';
import { lockMembers } from '../../records/lock.ts';
import { pairOf, relationStates, type Relation } from '../../records/friends.ts';
import { orderedId } from '../../records/ordered-id.ts';
import { transition } from '../../records/transition.ts';
import { audit } from '../../records/audit.ts';
import { hashToken } from '../../session/session-keys.ts';
import { kstDay, momentOf } from '../../wire-values.ts';
import { accept, begin } from './accept.ts';
import { areBlocked } from './pairs.ts';
import { limits, pocketPath, type RelationContext, type Tx } from './relation-context.ts';

interface Invite {
  readonly inviter: string;
  readonly nickname: string;
  readonly park: string;
  readonly locale: Locale;
}

const venueName = ({ live }: RelationContext, park: string, locale: Locale): string => live.current.snapshot.messages[locale][live.current.prepared.documents.venue.get(park)?.name ?? ''] ?? '';

/** Creates a link that one person can accept within 72 hours. It tells the inviter's nickname and the venue only; the visitor app shares it under `/shares/`. */
export const invite = async (tx: Tx, context: RelationContext, { inviter, nickname, park, locale }: Invite) => {
  const now = context.now();
  const template = [...context.live.current.prepared.documents['message-template'].values()].find(({ event }) => event === 'COMPANION_INVITED');
  if (template === undefined) throw new HttpError('notFound');
  if (!(await take(tx, { scope: 'relation-requests', key: `${inviter} ${kstDay(now)}`, capacity: limits.requestsADay }))) throw new HttpError('friendLimit');
  const token = randomBytes(16).toString('base64url');
  const until = new Date(now.getTime() + limits.inviteHours * 60 * 60_000);
  await tx.insertInto('invitations').values({ id: orderedId(), hash: hashToken(token), inviter, park, state: 'OPEN', until: until.toISOString(), used_by: null, at: now.toISOString() }).execute();
  const texts = context.live.current.snapshot.messages[locale];
  const format = (key: string): string => fillText(texts[key] ?? '', { nickname, venue: venueName(context, park, locale) });
  const linkUrl = fillText(template.link ?? '', { pocket: pocketPath(context, park), invite: token });
  return { title: format(template.title), description: format(template.body), linkUrl, untilDtm: momentOf(until.toISOString()) };
};

const findOpen = (tx: Tx | RelationContext['store']['db'], { now }: RelationContext, token: string) =>
  tx
    .selectFrom('invitations')
    .innerJoin('members', 'members.uid', 'invitations.inviter')
    .select(['invitations.id', 'inviter', 'park', 'nickname'])
    .where('hash', '=', hashToken(token))
    .where('invitations.state', '=', 'OPEN')
    .where('until', '>', now().toISOString())
    .where('members.state', '=', 'active')
    .executeTakeFirst();

/** Describes an open invitation; an empty list for every other token. */
export const readInvitation = async (context: RelationContext, token: string, locale: Locale) => {
  const row = token === '' ? undefined : await findOpen(context.store.db, context, token);
  const inviteList = row === undefined ? [] : [{ invite: token, nickName: row.nickname, parkType: row.park, venueNm: venueName(context, row.park, locale) }];
  return { inviteList, totalCnt: inviteList.length };
};

/** Accepts an invitation; opening it does not use it up. */
export const acceptInvitation = async (tx: Tx, context: RelationContext, member: string, token: string): Promise<true> => {
  const row = await findOpen(tx, context, token);
  if (row === undefined) throw new HttpError('inviteExpired');
  const { id, inviter, park } = row;
  await lockMembers(tx, context.store, [inviter, member]);
  if (await areBlocked(tx, member, inviter)) throw new HttpError('inviteExpired');
  if (inviter === member) throw new HttpError('friendSelf');
  const { numUpdatedRows } = await tx.updateTable('invitations').set({ state: 'USED', used_by: member }).where('id', '=', id).where('state', '=', 'OPEN').executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new HttpError('inviteExpired');
  await audit(tx, { record: 'invitations', id, actor: { kind: 'member', id: member }, from: 'OPEN', to: 'USED', at: context.now(), venue: park });
  await relate(tx, context, { inviter, member, park });
  return true;
};

/** Accepts the open request of the pair, else creates a relation that is accepted at once. */
const relate = async (tx: Tx, context: RelationContext, { inviter, member, park }: { readonly inviter: string; readonly member: string; readonly park: string }): Promise<void> => {
  const open = await tx.selectFrom('relations').selectAll().where('pair', '=', pairOf(inviter, member)).where('type', '=', 'COMPANION').where('park', '=', park).where('state', 'in', ['REQUESTING', 'ACCEPTED']).executeTakeFirst();
  if (open?.state === 'ACCEPTED') throw new HttpError('companionExists');
  if (open !== undefined && (await accept(tx, context, open, member)) === undefined) return;
  const at = context.now().toISOString();
  const relation: Relation = {
    id: orderedId(), type: 'COMPANION', park, pair: pairOf(inviter, member), asker: inviter, receiver: member, state: 'REQUESTING', asker_alias: '', receiver_alias: '', products: '[]', at, decided_at: at,
  };
  const { numInsertedOrUpdatedRows } = await tx.insertInto('relations').values(relation).onConflict((conflict) => conflict.doNothing()).executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw new HttpError('companionExists');
  await transition(tx, { table: 'relations', machine: relationStates, id: relation.id, to: 'ACCEPTED', actor: { kind: 'member', id: member }, at: context.now(), reason: 'invitation', venue: park });
  await begin(tx, context, relation, member);
};
