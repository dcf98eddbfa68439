import type { FastifyInstance } from 'fastify';
import type {
  ChildCheck,
  WithdrawAnswer,
  WithdrawBody,
  WithdrawCheck,
  WithdrawChildBody,
} from '#schemas/calls/withdrawal/answers';
import { codeLists } from '#schemas/code-lists';
import type { MemberCallInput } from '../../core/calls/handle-call.ts';
import { DAY_MS } from '../../core/durations.ts';
import { HttpError } from '../../core/errors.ts';
import { audit } from '../../core/records/audit.ts';
import { lockMember } from '../../core/records/lock.ts';
import type { WithdrawalBlock, WithdrawalLoss } from '../../core/records/member-data.ts';
import { clearSessionCookies } from '../../core/session/session-cookies.ts';
import { endLogins, liveLogins } from '../../core/session/sessions-store.ts';
import type { Db, Tx } from '../../core/storage/tables.ts';
import { kstDay, ynOf } from '../../core/wire-values.ts';
import { childrenOf, type Child } from '../joins/index.ts';
import { memberDataOf } from './member-data-of.ts';
import { retentionOf } from './retention.ts';

const blocksOf = async (app: FastifyInstance, db: Db, member: string): Promise<readonly WithdrawalBlock[]> => {
  const found: WithdrawalBlock[] = [];
  for (const { blocks } of memberDataOf(app)) found.push(...((await blocks?.(db, app.context, member)) ?? []));
  return found.filter(({ amount }) => amount > 0);
};

const lossesOf = async (app: FastifyInstance, db: Db, member: string): Promise<readonly WithdrawalLoss[]> => {
  const found: WithdrawalLoss[] = [];
  for (const { losses } of memberDataOf(app)) found.push(...((await losses?.(db, app.context, member)) ?? []));
  return found.filter(({ amount }) => amount > 0);
};

const leaveAt = (app: FastifyInstance, now: Date): Date =>
  new Date(now.getTime() + retentionOf(app.context).leavingDays * DAY_MS);

/** Lists what blocks a withdrawal now, what it takes away, and until when the member could come back. */
export const readCheck = async (app: FastifyInstance, db: Db, member: string): Promise<WithdrawCheck> => {
  const blocks = await blocksOf(app, db, member);
  const losses = await lossesOf(app, db, member);
  return {
    withdrawableYn: ynOf(blocks.length === 0),
    leavingDays: retentionOf(app.context).leavingDays,
    leaveDt: kstDay(leaveAt(app, app.clock.now())),
    blockList: blocks.map(({ code, amount }) => ({ blockCd: code, cnt: amount })),
    lossList: losses.map(({ code, amount }) => ({ lossCd: code, cnt: amount })),
  };
};

/**
 * Withdraws a member: all logins end, others no longer see the member, and after some days the member is emptied. The member's row stays locked, so
 * nothing that blocks can arrive in the meantime.
 */
export const withdraw = async (
  app: FastifyInstance,
  { member, body, now, once, reply }: MemberCallInput<WithdrawBody>,
): Promise<WithdrawAnswer> => {
  const { answer } = await once((tx) => leave(tx, app, { member, by: member, body, now }));
  clearSessionCookies(reply, app.env);
  return answer;
};

/** Withdraws a child for its guardian. Throws `notFound` for every other member. */
export const withdrawChild = async (
  app: FastifyInstance,
  { member: guardian, body, now, once }: MemberCallInput<WithdrawChildBody>,
): Promise<WithdrawAnswer> => {
  const { childUid: member } = body;
  const { answer } = await once(async (tx) => {
    await requireChild(app, tx, guardian, member);
    return leave(tx, app, { member, by: guardian, body, now });
  });
  return answer;
};

/** Reads for a guardian what the withdrawal of a child would do. Throws `notFound` for every other member. */
export const readChildCheck = async (
  app: FastifyInstance,
  db: Db,
  guardian: string,
  childUid: string,
): Promise<ChildCheck> => ({
  ...(await requireChild(app, db, guardian, childUid)),
  ...(await readCheck(app, db, childUid)),
});

const requireChild = async (app: FastifyInstance, db: Db, guardian: string, uid: string): Promise<Child> => {
  const child = (await childrenOf(app, db, guardian)).find(({ childUid }) => childUid === uid);
  if (child === undefined) throw new HttpError('notFound');
  return child;
};

interface Leaving {
  readonly member: string;
  /** The member, or the guardian. */
  readonly by: string;
  readonly body: WithdrawBody;
  readonly now: Date;
}

const leave = async (
  tx: Tx,
  app: FastifyInstance,
  { member, by, body, now }: Leaving,
): Promise<{ readonly answer: WithdrawAnswer }> => {
  const reasons = app.live.current.prepared.documents['code-list'].get(codeLists.withdrawReason);
  if (!(reasons?.items ?? []).some(({ codeId }) => codeId === body.reasonCd))
    throw new HttpError('invalid', 'reasonCd is no code of the list of reasons.');
  const { state } = await lockMember(tx, app.store, member);
  // The child may have grown up before the lock.
  if (by !== member) await requireChild(app, tx, by, member);
  if (state !== 'active') throw new HttpError('sessionExpired');
  if ((await blocksOf(app, tx, member)).length > 0) throw new HttpError('withdrawBlocked');
  if (body.acceptLossYn !== 'Y' && (await lossesOf(app, tx, member)).length > 0) throw new HttpError('withdrawLoss');
  const leaving = leaveAt(app, now);
  await tx
    .updateTable('members')
    .set({
      state: 'leaving',
      state_reason: body.reasonCd,
      leave_at: leaving.toISOString(),
      updated_at: now.toISOString(),
    })
    .where('uid', '=', member)
    .execute();
  await endLogins(tx, await liveLogins(tx, member), 'withdrawn', now.toISOString());
  await audit(tx, {
    record: 'members',
    id: member,
    actor: { kind: 'member', id: by },
    from: 'active',
    to: 'leaving',
    at: now,
    reason: body.reasonCd,
  });
  await app.store.announce(tx, 'member', member);
  const leaveDt = kstDay(leaving);
  return {
    answer: { leaveDt, leaveDay: `${leaveDt.slice(0, 4)}.${leaveDt.slice(4, 6)}.${leaveDt.slice(6)}` },
  };
};
