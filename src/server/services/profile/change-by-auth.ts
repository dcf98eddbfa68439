import type { FastifyInstance } from 'fastify';
import type { ChangeByAuth } from '#schemas/calls/profile/answers';
import type { MemberCallInput } from '../../core/calls/handle-call.ts';
import { requireNotBarred } from '../../core/records/bar.ts';
import { lockMember } from '../../core/records/lock.ts';
import { notify } from '../../core/records/notify.ts';
import { binderOf } from '../../core/session/browser-binder.ts';
import { requirePage } from '../../core/session/renew-session.ts';
import { secureSession } from '../../core/session/secure-session.ts';
import { setSessionCookies } from '../../core/session/session-cookies.ts';
import { siteOrigin } from '../../core/site-origin.ts';
import { saveIdentity, useVerification } from '../identity/index.ts';
import { changeEmail } from './change-email.ts';

type Input = MemberCallInput<ChangeByAuth>;

/** Changes the e-mail address by a code, or name, birth date and mobile number by a verification (P-550, P-551). */
export const changeByAuth = (app: FastifyInstance, input: Input): Promise<true> => {
  const { body } = input;
  return 'email' in body ? changeEmail(app, { ...input, body }) : takeVerified(app, input, body.verifyId);
};

/**
 * Takes the values of a verification of the same person, and tells the earlier channels. A member who was never verified becomes that person. Throws VRF_05
 * for another person, JOI_03 for one who is another member, and `accountBarred` while contact changes are barred. The session gets new tokens; all others
 * end.
 */
const takeVerified = async (
  app: FastifyInstance,
  { member, session, request, reply, now, once }: Input,
  id: string,
): Promise<true> => {
  const { context, store } = app;
  requirePage(session);
  const { answer, tokens } = await once(async (tx) => {
    requireNotBarred(await lockMember(tx, store, member), now);
    const own = { id, binder: binderOf(request, app.env), purpose: 'CHANGE', member } as const;
    const person = await useVerification(tx, context, own);
    // Before the change, so that it goes to the earlier number.
    await notify(tx, context, { member, event: 'INFO_CHANGED', ref: id, values: { origin: siteOrigin(app) } });
    await saveIdentity(tx, context, member, person);
    await store.announce(tx, 'member', member);
    return { answer: true as const, tokens: await secureSession(tx, context, session, 'changed') };
  });
  setSessionCookies(reply, app.env, tokens, now.getTime());
  return answer;
};
