import type { FastifyInstance } from 'fastify';
import type { JoinAnswer } from '#schemas/calls/joins/answers';
import type { CallInput } from '../../core/calls/handle-call.ts';
import { maskName } from '../../core/records/mask-name.ts';
import type { SocialProfile } from '../../core/records/person.ts';
import { suggestNickname } from '../../core/records/nickname.ts';
import { binderOf } from '../../core/session/browser-binder.ts';
import type { Db } from '../../core/storage/tables.ts';
import { momentOf, ynOf } from '../../core/wire-values.ts';
import { maskMiddle } from '../members/index.ts';
import { joinPolicyOf } from './join-policy.ts';
import { screenOf, stepOf } from './join-step.ts';
import { expiryOf, findJoin, type OpenJoin } from './joins-store.ts';

/** Returns where the join of this browser stands, so that a reload goes on there. Values are masked. */
export const readJoin = async (
  app: FastifyInstance,
  { request, db }: Pick<CallInput<undefined>, 'request' | 'db'>,
): Promise<JoinAnswer> => {
  const join = await findJoin(db, app.context, binderOf(request, app.env));
  return join === undefined
    ? { step: 'TERMS', flow: 'OWN', nextScreen: screenOf(joinPolicyOf(app.live), 'OWN', 'TERMS'), childYn: 'N' }
    : joinAnswerOf(app, db, join);
};

/** Says where an open join stands. */
export const joinAnswerOf = async (app: FastifyInstance, db: Db, join: OpenJoin): Promise<JoinAnswer> => {
  const policy = joinPolicyOf(app.live);
  const { documents } = app.live.current.prepared;
  const { details } = join;
  const { flow, person, child, social, guardian, email, isChild, knownMember } = details;
  const who = person ?? child;
  const step = stepOf(details);
  return {
    step,
    flow,
    nextScreen: screenOf(policy, flow, step),
    childYn: ynOf(isChild ? 1 : 0),
    expireDtm: momentOf(expiryOf(app.context, join).toISOString()),
    ...(who === undefined ? {} : { userName: maskName(who.name), birthDate: who.birthDate }),
    ...(guardian === undefined ? {} : { guardianName: maskName(guardian.person.name) }),
    ...(email === undefined ? {} : { email: maskMiddle(email.address, '@') }),
    ...(social === undefined
      ? {}
      : {
          label: social.label,
          // A masked address makes no name.
          suggestedNickName: social.label.includes('@') ? '' : suggestNickname(documents, social.label),
          ...offeredEmail(social),
        }),
    ...(knownMember === undefined ? {} : { userId: await maskedIdOf(db, knownMember) }),
  };
};

/** Address of the social account for the form that asks for one. Only this browser, which has come from the provider, reads it. */
const offeredEmail = ({
  email,
  unprovenEmail,
}: SocialProfile): Pick<JoinAnswer, 'suggestedEmail' | 'emailProvenYn'> => {
  const suggestedEmail = email ?? unprovenEmail;
  return suggestedEmail === undefined ? {} : { suggestedEmail, emailProvenYn: ynOf(email === undefined ? 0 : 1) };
};

const maskedIdOf = async (db: Db, uid: string): Promise<string> => {
  const row = await db.selectFrom('members').select('login_id').where('uid', '=', uid).executeTakeFirst();
  return maskMiddle(row?.login_id ?? '');
};
