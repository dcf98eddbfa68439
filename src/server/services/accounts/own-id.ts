import type { FastifyInstance } from 'fastify';
import { checkValue, compileRule } from '#engine/values/validate-value';
import { HttpError } from '../../core/errors.ts';
import { isReservedName } from '../../core/records/rejoin.ts';
import { policyOf } from '../../core/session/account-policy.ts';
import type { Db, Tx } from '../../core/storage/tables.ts';
import { dueDay } from './new-password.ts';

/** Throws `loginIdTaken` (JOI_05) unless a login ID fits the rule, and is neither reserved nor taken. */
export const requireFreeLoginId = async (app: FastifyInstance, db: Db, loginId: string): Promise<void> => {
  const { idRule, join } = policyOf(app.live);
  const rule = app.live.current.prepared.documents['validation-rule'].get(idRule);
  const isUnfit =
    (rule !== undefined && checkValue(compileRule(rule), loginId) !== undefined) ||
    join?.reservedIds.includes(loginId.toLowerCase()) === true;
  if (isUnfit || (await isReservedName(db, app.context, { kind: 'id', name: loginId })))
    throw new HttpError('loginIdTaken');
  const taken = await db.selectFrom('members').select('uid').where('login_id', '=', loginId).executeTakeFirst();
  if (taken !== undefined) throw new HttpError('loginIdTaken');
};

/** Stores the first password of an own ID. */
export const insertPassword = async (
  tx: Tx,
  { live, clock }: FastifyInstance,
  { member, hash }: { readonly member: string; readonly hash: string },
): Promise<void> => {
  const now = clock.now();
  await tx
    .insertInto('credentials')
    .values({
      member,
      hash,
      initial: 0,
      changed_at: now.toISOString(),
      alert_on: dueDay(now, policyOf(live).password.alertDays),
    })
    .execute();
};
