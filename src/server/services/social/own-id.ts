import { DAY_MS } from '../../core/durations.ts';
import type { FastifyInstance } from 'fastify';
import type { OwnIdBody } from '#schemas/calls/social/answers';
import { checkValue, compileRule } from '#engine/values/validate-value';
import { HttpError } from '../../core/errors.ts';
import type { MemberCallInput } from '../../core/calls/handle-call.ts';
import { lockMember } from '../../core/records/lock.ts';
import { policyOf } from '../../core/session/account-policy.ts';
import { kstDay } from '../../core/wire-values.ts';
import { hashPassword, requireGoodPassword } from '../accounts/index.ts';
import { secureMember } from './secure-member.ts';
import { hasOwnId } from './unlink.ts';

const isAllowed = (app: FastifyInstance, id: string): boolean => {
  const rule = app.live.current.prepared.documents['validation-rule'].get(policyOf(app.live).idRule);
  return rule !== undefined && checkValue(compileRule(rule), id) === undefined;
};

/** Gives a member who logs in at providers alone an own ID and a password. */
export const linkOwnId = async (
  app: FastifyInstance,
  { body, session, request, now, once }: MemberCallInput<OwnIdBody>,
): Promise<true> => {
  if (!isAllowed(app, body.userId)) throw new HttpError('loginIdTaken');
  requireGoodPassword(app, request, body.password);
  const hash = await hashPassword(body.password);
  const { answer } = await once(async (tx) => {
    await lockMember(tx, app.store, session.uid);
    if (await hasOwnId(tx, session.uid)) throw new HttpError('linkSecond');
    const taken = await tx
      .selectFrom('members')
      .select('uid')
      .where('login_id', '=', body.userId)
      .where('uid', '!=', session.uid)
      .executeTakeFirst();
    if (taken !== undefined) throw new HttpError('loginIdTaken');
    const at = now.toISOString();
    try {
      await tx
        .updateTable('members')
        .set({ login_id: body.userId, updated_at: at })
        .where('uid', '=', session.uid)
        .execute();
    } catch (error) {
      if (app.store.faultOf(error) === 'duplicate') throw new HttpError('loginIdTaken');
      throw error;
    }
    const { alertDays } = policyOf(app.live).password;
    await tx
      .insertInto('credentials')
      .values({
        member: session.uid,
        hash,
        initial: 0,
        changed_at: at,
        alert_on: kstDay(new Date(now.getTime() + alertDays * DAY_MS)),
      })
      .execute();
    await secureMember(tx, app, {
      member: session.uid,
      keep: session.login,
      event: 'OWN_ID_LINKED',
      provider: body.userId,
    });
    return { answer: true as const };
  });
  return answer;
};
