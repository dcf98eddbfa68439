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
import { requireNotLocked } from '../../core/records/rejoin.ts';
import type { MemberRow, Tx } from '../../core/storage/tables.ts';
import { kstDay } from '../../core/wire-values.ts';
import { recordAgreements } from '../consents/index.ts';
import { personOfMember } from '../identity/index.ts';
import { changeMember, changeNickname, gradeNameOf, membershipOf } from '../members/index.ts';
import { choosePicture, pictureOf } from '../profile/index.ts';
import { joinPolicyOf } from './join-policy.ts';
import { postWelcome } from './welcome.ts';

/**
 * Makes an ex-member a member again, and a simple member whose person is verified a full one: agreements, a nickname and a picture. The rights change, so
 * the session gets new tokens. Throws JOI_01 for everybody else, JOI_06 for the nickname, and JOI_08 for a missing agreement.
 */
export const renewMembership = async (
  app: FastifyInstance,
  { session, body, reply, once, locale, now }: MemberCallInput<MembershipBody>,
): Promise<Membership> => {
  requirePage(session);
  const { store, context } = app;
  const { nickName, profileImgId } = body;
  // An unknown picture is refused before the state of the member.
  if (profileImgId !== undefined) pictureOf(app, profileImgId);
  const { answer, tokens } = await once(async (tx) => {
    const member = await lockMember(tx, store, session.uid);
    const comesBack = member.ex_member === 1 && member.conversion_agreed_on === '';
    const ciKey = member.kind === '1' ? await personOfMember(tx, session.uid) : undefined;
    if (!comesBack && ciKey === undefined) throw new HttpError('joinOrder');
    if (comesBack && body.convAgrYn !== 'Y') throw new HttpError('consentMissing');
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
    if (profileImgId !== undefined) await choosePicture(tx, app, session.uid, profileImgId);
    if (comesBack) await changeMember(tx, session.uid, { conversion_agreed_on: kstDay(now) }, now);
    if (ciKey !== undefined) await makeFull(tx, app, member, ciKey);
    await store.announce(tx, 'member', session.uid);
    const renewed = await lockMember(tx, store, session.uid);
    return {
      answer: membershipOf(
        renewed,
        gradeNameOf(app, renewed.grade, locale),
        await somBalanceOf(tx, session.uid, kstDay(now)),
      ),
      tokens: await renewSession(tx, context, session),
    };
  });
  if (tokens !== undefined) setSessionCookies(reply, app.env, tokens, now.getTime());
  return answer;
};

/** A locked person gets no full membership, and a child only with a guardian. The first full membership brings the welcome. */
const makeFull = async (
  tx: Tx,
  app: FastifyInstance,
  { uid, birth_date, grade }: Pick<MemberRow, 'uid' | 'birth_date' | 'grade'>,
  ciKey: string,
): Promise<void> => {
  const { context } = app;
  const now = context.clock.now();
  const { grades, childAge } = joinPolicyOf(app.live);
  await requireNotLocked(tx, context, ciKey);
  if ((ageOn(birth_date, kstDay(now)) ?? 0) < childAge && !(await hasGuardian(tx, uid)))
    throw new HttpError('guardianNeeded');
  const change = { kind: '2', regular: 1, ...(grade === grades.simple ? { grade: grades.full } : {}) } as const;
  await changeMember(tx, uid, change, now);
  await postWelcome(tx, app, { member: uid, ciKey });
};

const hasGuardian = async (tx: Tx, child: string): Promise<boolean> =>
  (await tx
    .selectFrom('guardians')
    .select('id')
    .where('child', '=', child)
    .where('state', '=', 'ACTIVE')
    .executeTakeFirst()) !== undefined;
