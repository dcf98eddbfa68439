import type { FastifyInstance } from 'fastify';
import type { OwnIdBody } from '#schemas/calls/social/answers';
import { HttpError } from '../../core/errors.ts';
import type { MemberCallInput } from '../../core/calls/handle-call.ts';
import { lockMember } from '../../core/records/lock.ts';
import { requirePage } from '../../core/session/renew-session.ts';
import { setSessionCookies } from '../../core/session/session-cookies.ts';
import { hashPassword, insertPassword, requireFreeLoginId, requireGoodPassword } from '../accounts/index.ts';
import { secureMember } from './secure-member.ts';
import { hasOwnId } from './unlink.ts';

/** Gives a member who logs in at providers alone an own ID and a password. The session gets new tokens; all others end. */
export const linkOwnId = async (
  app: FastifyInstance,
  { body, session, request, reply, now, once }: MemberCallInput<OwnIdBody>,
): Promise<true> => {
  requirePage(session);
  requireGoodPassword(app, request, body.password);
  const hash = await hashPassword(body.password);
  const { answer, tokens } = await once(async (tx) => {
    await lockMember(tx, app.store, session.uid);
    if (await hasOwnId(tx, session.uid)) throw new HttpError('linkSecond');
    await requireFreeLoginId(app, tx, body.userId);
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
    await insertPassword(tx, app, { member: session.uid, hash });
    const secured = await secureMember(tx, app, {
      member: session.uid,
      session,
      event: 'OWN_ID_LINKED',
      provider: body.userId,
    });
    return { answer: true as const, tokens: secured.tokens };
  });
  if (tokens !== undefined) setSessionCookies(reply, app.env, tokens, now.getTime());
  return answer;
};
