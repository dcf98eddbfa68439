import type { FastifyInstance } from 'fastify';
import type { Context } from '../../core/context.ts';
import { DAY_MS } from '../../core/durations.ts';
import { serverActor } from '../../core/records/actor.ts';
import { audit } from '../../core/records/audit.ts';
import { lockMember } from '../../core/records/lock.ts';
import { barRejoining, reserveName, wasSuspendedForAbuse } from '../../core/records/rejoin.ts';
import type { MemberRow, Tx } from '../../core/storage/tables.ts';
import { keepApart } from './apart-records.ts';
import { memberDataOf } from './member-data-of.ts';
import { retentionOf } from './retention.ts';

/** A member whose days to come back have passed. */
export interface Leaver {
  readonly uid: string;
  readonly leave_at: string;
}

/** Runs a transaction, and returns false if the work is no longer this process's. */
export type InLease = (run: (tx: Tx) => Promise<void>) => Promise<void>;

/**
 * Withdraws a member for good: records what law requires, then removes everything else. It may be interrupted and repeated at any point. `leave_at` is
 * emptied at the very end, so a member who is withdrawn and still has one is not yet empty.
 */
export const emptyMember = async (app: FastifyInstance, { uid, leave_at }: Leaver, inLease: InLease): Promise<void> => {
  const { context } = app;
  let isTaken = false;
  await inLease(async (tx) => {
    isTaken = await takeMember(tx, context, uid);
  });
  if (!isTaken) return;
  await keepApart(app, uid, leave_at);
  for (const { empty } of memberDataOf(app))
    await inLease(async (tx) => {
      await lockMember(tx, context.store, uid);
      await empty(tx, context, uid);
    });
  await inLease((tx) => emptyRow(tx, context, uid));
};

/**
 * Ends the time to come back. Names and rejoining are barred in the same transaction, because later steps remove what they are derived from. Returns false
 * for a member who has come back, or whom another process has emptied.
 */
const takeMember = async (tx: Tx, context: Context, uid: string): Promise<boolean> => {
  const now = context.clock.now();
  const member = await lockMember(tx, context.store, uid);
  if (member.state === 'withdrawn') return member.leave_at !== '';
  if (member.state !== 'leaving' || member.leave_at > now.toISOString()) return false;
  await reserveNames(tx, context, member);
  await barPerson(tx, context, uid);
  await tx
    .updateTable('members')
    .set({ state: 'withdrawn', updated_at: now.toISOString() })
    .where('uid', '=', uid)
    .execute();
  await audit(tx, {
    record: 'members',
    id: uid,
    actor: serverActor,
    from: 'leaving',
    to: 'withdrawn',
    at: now,
    reason: member.state_reason,
  });
  await context.store.announce(tx, 'member', uid);
  return true;
};

const daysAfter = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);

const reserveNames = async (
  tx: Tx,
  context: Context,
  { login_id, nickname }: Pick<MemberRow, 'login_id' | 'nickname'>,
): Promise<void> => {
  const until = daysAfter(context.clock.now(), retentionOf(context).reservedDays);
  if (login_id !== null) await reserveName(tx, context, { kind: 'id', name: login_id }, until);
  if (nickname !== '') await reserveName(tx, context, { kind: 'nickname', name: nickname }, until);
};

/** Bars the person from first-time rewards, and from joining after a suspension for abuse. */
const barPerson = async (tx: Tx, context: Context, uid: string): Promise<void> => {
  const now = context.clock.now();
  const { rewardBarDays, abuseBarDays } = retentionOf(context);
  const identities = await tx
    .selectFrom('identities')
    .select('ci_key')
    .where('member', '=', uid)
    .where('state', '=', 'CURRENT')
    .execute();
  const wasAbuse = await wasSuspendedForAbuse(tx, uid);
  for (const { ci_key } of identities)
    await barRejoining(tx, ci_key, {
      rewardsUntil: daysAfter(now, rewardBarDays).toISOString(),
      lockedUntil: wasAbuse ? daysAfter(now, abuseBarDays).toISOString() : '',
    });
};

/** Empties the row of a member. Its uid stays: the ledger and the journal refer to it, and it names nobody any more. */
const emptyRow = async (tx: Tx, context: Context, uid: string): Promise<void> => {
  await lockMember(tx, context.store, uid);
  await tx
    .updateTable('members')
    .set({
      login_id: null,
      name: '',
      nickname: '',
      nickname_key: '',
      nickname_at: '',
      birth_date: '',
      gender: '',
      email: '',
      mobile: '',
      picture: '',
      consents: '{}',
      passages: '{}',
      conversion_agreed_on: '',
      barred_until: '',
      leave_at: '',
      main_settings: '{}',
      updated_at: context.clock.now().toISOString(),
    })
    .where('uid', '=', uid)
    .execute();
};
