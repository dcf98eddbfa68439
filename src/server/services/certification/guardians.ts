import type { FastifyInstance } from 'fastify';
import type { FromSchema } from 'json-schema-to-ts';
import type { guardianAnswer, GuardianBody } from '#schemas/calls/certification/answers';
import { ageOn } from '../../../engine/index.ts';
import type { MemberCallInput } from '../../core/calls/handle-call.ts';
import { answerOf } from '../../core/calls/idempotency.ts';
import { HttpError } from '../../core/errors.ts';
import type { Verified } from '../../core/ports.ts';
import { audit } from '../../core/records/audit.ts';
import { lockMember } from '../../core/records/lock.ts';
import { maskName } from '../../core/records/mask-name.ts';
import { binderOf } from '../../core/session/browser-binder.ts';
import { markProven } from '../../core/session/sessions-store.ts';
import type { Db, Tx } from '../../core/storage/tables.ts';
import { kstDay, momentOf } from '../../core/wire-values.ts';
import { requireAgreements } from '../consents/index.ts';
import { readVerification, useVerification, type OwnVerification } from '../identity/index.ts';
import { joinPolicyOf, mayHaveGuardian, recordGuardian } from '../joins/index.ts';

type Answer = FromSchema<typeof guardianAnswer>;

const activeGuardian = (db: Db, child: string) =>
  db
    .selectFrom('guardians')
    .select(['id', 'ci_key', 'name', 'relation', 'at'])
    .where('child', '=', child)
    .where('state', '=', 'ACTIVE')
    .executeTakeFirst();

/** Relation of a guardian who may consent and has not stated it yet. */
const ASKED = 'ASKED';

interface Waiting {
  readonly id: string;
  readonly relation: string;
}

/** Finds the guardian's verification that waits for relation and consent in this browser. */
const waitingFor = (
  app: FastifyInstance,
  db: Db,
  child: string,
  binder: string | undefined,
): Promise<Waiting | undefined> =>
  db
    .selectFrom('verifications')
    .select(['id', 'relation'])
    .where('member', '=', child)
    .where('binder', '=', binder ?? '')
    .where('purpose', '=', 'CONSENT')
    .where('state', '=', 'RETURNED')
    .where('relation', '!=', '')
    .where('result_until', '>', app.clock.now().toISOString())
    .orderBy('started_at', 'desc')
    .executeTakeFirst();

/** Tells where the guardian's confirmation of a member stands. */
export const readGuardian = async (
  app: FastifyInstance,
  { member, session, request, db }: MemberCallInput<undefined>,
): Promise<Answer> => {
  const none = { guardianName: '', relationCd: '', confirmDtm: '' };
  if (!mayHaveGuardian(app, session)) return { step: 'NONE', ...none };
  const guardian = await activeGuardian(db, member);
  if (guardian !== undefined)
    return {
      step: 'ACTIVE',
      guardianName: maskName(guardian.name),
      relationCd: guardian.relation,
      confirmDtm: momentOf(guardian.at),
    };
  const waiting = await waitingFor(app, db, member, binderOf(request, app.env));
  if (waiting === undefined) return { step: 'VERIFY', ...none };
  return { step: waiting.relation === ASKED ? 'RELATION' : 'CONSENT', ...none };
};

/**
 * Takes a verified guardian of a logged-in child. The same guardian as before confirms anew, which proves the login; the first one states the relation and
 * consents next. Throws JOI_07 for somebody who is no adult, VRF_05 for another guardian, and VRF_06 for a member who needs none.
 */
export const takeGuardian = async (
  tx: Tx,
  app: FastifyInstance,
  { id, binder, member = '', login = '' }: Verified,
): Promise<string> => {
  const { context, store } = app;
  const own: OwnVerification = { id, binder, purpose: 'CONSENT', member };
  const child = await lockMember(tx, store, member);
  const person = await readVerification(tx, context, own);
  const guardian = await activeGuardian(tx, member);
  if (!mayHaveGuardian(app, child)) throw new HttpError('verifyNotOffered');
  if ((ageOn(person.birthDate, kstDay(app.clock.now())) ?? 0) < joinPolicyOf(app.live).adultAge)
    throw new HttpError('guardianNeeded');
  if (guardian === undefined) {
    await tx.updateTable('verifications').set({ relation: ASKED }).where('id', '=', id).execute();
    return '';
  }
  if (guardian.ci_key !== person.ciKey) throw new HttpError('verifyOther');
  await useVerification(tx, context, own);
  const { name, mobile, at } = person;
  await tx
    .updateTable('guardians')
    .set({ name, at, ...(mobile === '' ? {} : { mobile }) })
    .where('id', '=', guardian.id)
    .execute();
  await markProven(tx, login, at);
  return '';
};

/** Takes the verified guardian's relation, then the consent, which makes the guardian the member's. Throws JOI_01 out of order. */
export const confirmAsGuardian = (
  app: FastifyInstance,
  { body, member, request, now, once }: MemberCallInput<GuardianBody>,
): Promise<true> =>
  answerOf(once, async (tx): Promise<true> => {
    const { context, store } = app;
    const child = await lockMember(tx, store, member);
    const binder = binderOf(request, app.env);
    const waiting = await waitingFor(app, tx, member, binder);
    if (waiting === undefined || (await activeGuardian(tx, member)) !== undefined || !mayHaveGuardian(app, child))
      throw new HttpError('joinOrder');
    const { id, relation } = waiting;
    if ('relationCd' in body) {
      await tx.updateTable('verifications').set({ relation: body.relationCd }).where('id', '=', id).execute();
      return true;
    }
    if (relation === ASKED) throw new HttpError('joinOrder');
    const agreements = body.termsAgreeList;
    const asking = { flow: 'GUARDIAN', age: joinPolicyOf(app.live).adultAge, now } as const;
    requireAgreements(app.live.current.prepared.documents, asking, agreements);
    const person = await useVerification(tx, context, { id, binder, purpose: 'CONSENT', member });
    await recordGuardian(tx, { child: member, guardian: { person, relation, agreements }, now });
    const actor = { kind: 'member', id: member } as const;
    await audit(tx, { record: 'guardians', id: member, actor, from: '', to: 'ACTIVE', at: now });
    await store.announce(tx, 'member', member);
    return true;
  });
