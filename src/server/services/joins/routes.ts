import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import * as calls from '#schemas/calls/joins/calls';
import { handleCall } from '../../core/calls/handle-call.ts';
import { HOUR_MS } from '../../core/durations.ts';
import type { SocialJoin } from '../../core/ports.ts';
import { policyOf } from '../../core/session/account-policy.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { sendEmailCode } from './email-code.ts';
import { checkLoginId, finishOwnJoin, finishSocialJoin } from './finish-join.ts';
import type { JoinDetails } from './join-details.ts';
import { joinPolicyOf } from './join-policy.ts';
import { screenOf, stepOf } from './join-step.ts';
import { deleteEndedJoins, findJoin, startJoin } from './joins-store.ts';
import { releaseGrownChildren } from './grown-children.ts';
import { linkToKnownMember } from './link-known.ts';
import { readJoinAgreements } from './read-agreements.ts';
import { readJoin } from './read-join.ts';
import { renewMembership } from './renew-membership.ts';
import { agreeToTerms, consentAsGuardian, nameChild, verifyLater } from './steps.ts';
import { takeGuardian, takePerson } from './verified.ts';

/** Registers the sign-up by an own ID, by social accounts and with a guardian (decisions-members §2). */
export const registerJoins: FastifyPluginAsync = async (app) => {
  app.ports.verified.JOIN = (tx, verified) => takePerson(tx, app, verified);
  app.ports.verified.GUARDIAN = (tx, verified) => takeGuardian(tx, app, verified);
  app.ports.startSocialJoin = (tx, social) => startSocialJoin(tx, app, social);
  handleCall(app, calls.readJoin, (input) => readJoin(app, input));
  handleCall(app, calls.readJoinAgreements, (input) => readJoinAgreements(app, input));
  handleCall(app, calls.agreeToJoin, (input) => agreeToTerms(app, input));
  handleCall(app, calls.consentAsGuardian, (input) => consentAsGuardian(app, input));
  handleCall(app, calls.nameChild, (input) => nameChild(app, input));
  handleCall(app, calls.verifyLater, (input) => verifyLater(app, input));
  handleCall(app, calls.checkLoginId, (input) => checkLoginId(app, input));
  handleCall(app, calls.sendJoinCode, (input) => sendEmailCode(app, input));
  handleCall(app, calls.join, (input) => finishOwnJoin(app, input));
  handleCall(app, calls.joinBySocial, (input) => finishSocialJoin(app, input));
  handleCall(app, calls.linkKnownMember, (input) => linkToKnownMember(app, input));
  handleCall(app, calls.renewMembership, (input) => renewMembership(app, input));
};

/** Deletes ended joins, and lets children grow up, every hour. Does not delay shutdown. */
export const scheduleJoins: FastifyPluginAsync = async (app) => {
  const work = async (): Promise<void> => {
    if (policyOf(app.live).join === undefined) return;
    await deleteEndedJoins(app.context);
    await releaseGrownChildren(app.context);
  };
  const hourly = setInterval(
    () => void work().catch((error: unknown) => app.log.error({ err: error }, 'joins')),
    HOUR_MS,
  ).unref();
  app.addHook('onClose', async () => clearInterval(hourly));
};

/** Begins the join of a social account that no member has. */
const startSocialJoin = async (
  tx: Tx,
  app: FastifyInstance,
  { binder, profile, autoLogin, agreedTerms }: SocialJoin,
): Promise<string> => {
  const before = (await findJoin(tx, app.context, binder))?.details.social;
  const isSame = before?.provider === profile.provider && before.subject === profile.subject;
  // Apple tells the name at the first login only: a login that begins the same join again does not lose it.
  const social = isSame && before.name !== undefined ? { name: before.name, ...profile } : profile;
  const details: JoinDetails = { flow: 'SOCIAL', isChild: false, social, autoLogin, agreedTerms };
  await startJoin(tx, app.context, binder, details);
  return screenOf(joinPolicyOf(app.live), 'SOCIAL', stepOf(details));
};
