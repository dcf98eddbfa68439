import type { FastifyInstance } from 'fastify';
import type { TermsAgreeList } from '#schemas/calls/contents/terms-answers';
import type { ChildBody, GuardianBody, JoinAnswer, JoinStep } from '#schemas/calls/joins/answers';
import { ageOn } from '../../../engine/index.ts';
import type { CallInput } from '../../core/calls/handle-call.ts';
import { HttpError } from '../../core/errors.ts';
import { bindBrowser, binderOf } from '../../core/session/browser-binder.ts';
import type { VerifiedPerson } from '../../core/records/person.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { kstDay } from '../../core/wire-values.ts';
import { requireAgreements } from '../consents/index.ts';
import { memberOfPerson } from '../identity/index.ts';
import type { Guardian, JoinDetails } from './join-details.ts';
import { joinPolicyOf } from './join-policy.ts';
import { findJoin, lockJoin, saveJoin, startJoin, type OpenJoin } from './joins-store.ts';
import { joinAnswerOf } from './read-join.ts';

interface TermsBody {
  readonly ageCd?: 'ADULT' | 'CHILD';
  readonly termsAgreeList: TermsAgreeList;
}

/** Takes a person from a provider that vouches for it. Somebody who is a member already proves it here (decisions-members §3). */
const newPerson = async (tx: Tx, person: VerifiedPerson | undefined): Promise<Pick<JoinDetails, 'person'>> =>
  person === undefined || (await memberOfPerson(tx, person.ciKey)) !== undefined ? {} : { person };

/** Begins a join with the terms; a join that is under way begins again. A social account stays. */
export const agreeToTerms = async (
  app: FastifyInstance,
  { body, request, reply, now }: CallInput<TermsBody>,
): Promise<JoinAnswer> => {
  const isChild = body.ageCd === 'CHILD';
  const { childAge } = joinPolicyOf(app.live);
  const binder = bindBrowser(request, reply, app.env);
  return inTransaction(app.store, async (tx) => {
    const before = await findJoin(tx, app.context, binder);
    const social = before?.details.social;
    const flow = social === undefined ? 'OWN' : 'SOCIAL';
    requireAgreements(
      app.live.current.prepared.documents,
      { flow: flow === 'OWN' ? 'JOIN' : 'SOCIAL', age: isChild ? childAge - 1 : childAge, now },
      body.termsAgreeList,
    );
    const details: JoinDetails = {
      flow,
      isChild,
      agreements: body.termsAgreeList,
      ...(social === undefined ? {} : { social, autoLogin: before?.details.autoLogin === true }),
      ...(await newPerson(tx, social?.person)),
    };
    return joinAnswerOf(app, tx, await startJoin(tx, app.context, binder, details));
  });
};

/** Changes the open join of the browser at one of the given steps. */
const changeJoin = async (
  app: FastifyInstance,
  { request }: Pick<CallInput<unknown>, 'request'>,
  steps: readonly JoinStep[],
  change: (join: OpenJoin) => JoinDetails,
): Promise<JoinAnswer> =>
  inTransaction(app.store, async (tx) => {
    const join = await lockJoin(tx, app.context, binderOf(request, app.env), steps);
    return joinAnswerOf(app, tx, await saveJoin(tx, app.context, join, change(join)));
  });

/** Takes the verified guardian's relation, then the consent to the join of the child. */
export const consentAsGuardian = (app: FastifyInstance, input: CallInput<GuardianBody>): Promise<JoinAnswer> => {
  const { body, now } = input;
  if ('relationCd' in body)
    return changeJoin(app, input, ['GUARDIAN_RELATION'], ({ details }) =>
      withGuardian(details, { relation: body.relationCd }),
    );
  requireAgreements(
    app.live.current.prepared.documents,
    { flow: 'GUARDIAN', age: joinPolicyOf(app.live).adultAge, now },
    body.termsAgreeList,
  );
  return changeJoin(app, input, ['GUARDIAN_CONSENT'], ({ details }) =>
    withGuardian(details, { agreements: body.termsAgreeList }),
  );
};

const withGuardian = (details: JoinDetails, more: Partial<Guardian>): JoinDetails => {
  if (details.guardian === undefined) throw new HttpError('joinOrder');
  return { ...details, guardian: { ...details.guardian, ...more } };
};

/** Names a child who has neither a phone nor an i-PIN. Throws JOI_01 for somebody who is no child. */
export const nameChild = (app: FastifyInstance, input: CallInput<ChildBody>): Promise<JoinAnswer> =>
  changeJoin(app, input, ['CHILD'], ({ details }) => {
    const { userName: name, birthDate, gender } = input.body;
    const age = ageOn(birthDate, kstDay(input.now));
    if (age === undefined || age < 0) throw new HttpError('invalid', 'birthDate is a day in the past.');
    if (age >= joinPolicyOf(app.live).childAge) throw new HttpError('joinOrder');
    return { ...details, child: { name, birthDate, gender } };
  });

/** Puts the verification of a social join off: the member is a simple one until then. */
export const verifyLater = (app: FastifyInstance, input: CallInput<undefined>): Promise<JoinAnswer> =>
  changeJoin(app, input, ['VERIFY'], ({ details }) => {
    if (details.flow !== 'SOCIAL') throw new HttpError('joinOrder');
    return { ...details, isPutOff: true };
  });
