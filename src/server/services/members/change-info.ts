import type { FastifyInstance } from 'fastify';
import type { FromSchema } from 'json-schema-to-ts';
import { userChangeBody } from '#schemas/calls/members/answers';
import { kstDay } from '../../core/wire-values.ts';
import type { MemberCallInput } from '../../core/calls/handle-call.ts';
import { renewSession, requirePage } from '../../core/session/renew-session.ts';
import { setSessionCookies } from '../../core/session/session-cookies.ts';
import { lockMember } from '../../core/records/lock.ts';
import { changeNickname } from './change-nickname.ts';
import { appendSettings } from '../consents/index.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import { consentsOf, changeMember } from './members-store.ts';

type Change = FromSchema<typeof userChangeBody>;

/**
 * Saves changes by the member: the promotion consent (P-549), the nickname, and the agreement by which an ex-member returns. The latter changes the member's
 * rights, so the session gets new tokens.
 */
export const changeInfo = async (
  app: FastifyInstance,
  { session, body, reply, once }: MemberCallInput<Change>,
): Promise<true> => {
  const { store, clock } = app;
  const { promotionRecvInfoList = [], convAgrYn, nickName } = body;
  if (convAgrYn === 'Y') requirePage(session);
  const { answer, tokens } = await once(async (tx) => {
    const member = await lockMember(tx, store, session.uid);
    const comesBack = convAgrYn === 'Y' && member.ex_member === 1 && member.conversion_agreed_on === '';
    const settings = Object.fromEntries(
      promotionRecvInfoList.map(({ channelType, agreeYn }) => [channelType, agreeYn]),
    );
    const consents = { ...consentsOf(member), ...settings };
    await appendSettings(tx, app.context, {
      member: session.uid,
      settings,
      source: 'users/info/change',
      ref: orderedId(),
      now: clock.now(),
    });
    await changeMember(
      tx,
      session.uid,
      { consents: JSON.stringify(consents), ...(comesBack ? { conversion_agreed_on: kstDay(clock.now()) } : {}) },
      clock.now(),
    );
    if (nickName !== undefined) await changeNickname(tx, app.context, member, nickName);
    await store.announce(tx, 'member', session.uid);
    return { answer: true as const, tokens: comesBack ? await renewSession(tx, app.context, session) : undefined };
  });
  if (tokens !== undefined) setSessionCookies(reply, app.env, tokens, clock.now().getTime());
  return answer;
};
