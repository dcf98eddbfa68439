import type { FastifyInstance } from 'fastify';
import type { MembershipBody } from '#schemas/calls/joins/answers';
import type { Membership } from '#schemas/calls/members/answers';
import { ageOn } from '../../../engine/index.ts';
import type { MemberCallInput } from '../../core/calls/handle-call.ts';
import { HttpError } from '../../core/errors.ts';
import { somBalanceOf } from '../../core/records/som/lots.ts';
import { lockMember } from '../../core/records/lock.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import { renewSession, requirePage } from '../../core/session/renew-session.ts';
import { setSessionCookies } from '../../core/session/session-cookies.ts';
import { kstDay } from '../../core/wire-values.ts';
import { recordAgreements } from '../consents/index.ts';
import { changeMember, changeNickname, gradeNameOf, membershipOf } from '../members/index.ts';

/** Makes an ex-member a member again: agreements and a nickname. The rights change, so the session gets new tokens. */
export const renewMembership = async (
  app: FastifyInstance,
  { session, body, reply, once, locale, now }: MemberCallInput<MembershipBody>,
): Promise<Membership> => {
  requirePage(session);
  const { store, context } = app;
  if (body.convAgrYn !== 'Y') throw new HttpError('consentMissing');
  const { nickName } = body;
  const { answer, tokens } = await once(async (tx) => {
    const member = await lockMember(tx, store, session.uid);
    if (member.ex_member !== 1 || member.conversion_agreed_on !== '') throw new HttpError('joinOrder');
    if (nickName !== undefined) await changeNickname(tx, context, member, nickName);
    await recordAgreements(tx, context, {
      member: session.uid,
      agreements: body.termsAgreeList,
      source: 'renewal',
      ref: orderedId(),
      now,
      flow: 'MEMBERSHIP',
      age: ageOn(member.birth_date, kstDay(now)) ?? 0,
    });
    const change = { conversion_agreed_on: kstDay(now) };
    await changeMember(tx, session.uid, change, now);
    await store.announce(tx, 'member', session.uid);
    return {
      answer: membershipOf(
        { ...member, ...change, nickname: nickName ?? member.nickname },
        gradeNameOf(app, member.grade, locale),
        await somBalanceOf(tx, session.uid, kstDay(now)),
      ),
      tokens: await renewSession(tx, context, session),
    };
  });
  if (tokens !== undefined) setSessionCookies(reply, app.env, tokens, now.getTime());
  return answer;
};
