import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Locale } from '#schemas/parts';
import { HttpError } from '../../core/errors.ts';
import { requireNotLocked } from '../../core/records/rejoin.ts';
import { serverActor } from '../../core/records/actor.ts';
import { audit } from '../../core/records/audit.ts';
import { nicknameKey } from '../../core/records/nickname.ts';
import type { MemberRow, Tx } from '../../core/storage/tables.ts';
import { kstDay } from '../../core/wire-values.ts';
import { insertPassword } from '../accounts/index.ts';
import { recordAgreements, requiredAgreements } from '../consents/index.ts';
import { memberOfPerson, saveIdentity } from '../identity/index.ts';
import { linkSocial } from '../social/index.ts';
import { ageOn } from '../../../engine/index.ts';
import type { JoinDetails } from './join-details.ts';
import { joinPolicyOf } from './join-policy.ts';
import { endJoin, type OpenJoin } from './joins-store.ts';
import { recordGuardian } from './record-guardian.ts';
import { postWelcome } from './welcome.ts';

export interface NewMember {
  readonly nickname: string;
  readonly email: string;
  readonly locale: Locale;
  /** Absent for an account that logs in by a social provider only. */
  readonly account?: { readonly loginId: string; readonly passwordHash: string };
}

/** Returns twelve random digits. The first is no zero, so that no system cuts it off. */
const newUid = (): string => `${randomInt(100_000, 1_000_000)}${String(randomInt(0, 1_000_000)).padStart(6, '0')}`;

/**
 * Creates the member of a finished join in the transaction of its end: account, identity, social account, guardian, consents and welcome. Throws JOI_02
 * for a join that another tab has finished, JOI_03 for a known person, JOI_04 for a locked one, JOI_05 and JOI_06 for a taken ID or nickname.
 */
export const createMember = async (
  tx: Tx,
  app: FastifyInstance,
  join: OpenJoin,
  given: NewMember,
): Promise<MemberRow> => {
  const { context } = app;
  const now = context.clock.now();
  const { details } = join;
  const policy = joinPolicyOf(app.live);
  const who = details.person ?? details.child;
  const isFull = who !== undefined;
  if (details.person !== undefined) await requireNotLocked(tx, context, details.person.ciKey);
  if (details.person !== undefined && (await memberOfPerson(tx, details.person.ciKey)) !== undefined)
    throw new HttpError('personKnown');
  const member = await insertMember(tx, {
    login_id: given.account?.loginId ?? null,
    name: who?.name ?? details.social?.name ?? given.nickname,
    nickname: given.nickname,
    nickname_key: nicknameKey(given.nickname),
    nickname_at: '',
    lang: given.locale,
    birth_date: who?.birthDate ?? '',
    gender: who?.gender ?? '',
    email: given.email,
    mobile: details.person?.mobile ?? '',
    kind: isFull ? '2' : '1',
    regular: isFull ? 1 : 0,
    ex_member: 0,
    conversion_agreed_on: '',
    grade: isFull ? policy.grades.full : policy.grades.simple,
    picture: '',
    consents: '{}',
    passages: '{}',
    state: 'active',
    state_reason: '',
    leave_at: '',
    barred_until: '',
    main_settings: '{}',
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  });
  const { uid } = member;
  await endJoin(tx, context, join, uid);
  if (given.account !== undefined) await insertPassword(tx, app, { member: uid, hash: given.account.passwordHash });
  if (details.person !== undefined) await saveIdentity(tx, context, uid, details.person);
  if (details.social !== undefined) await linkSocial(tx, context, uid, details.social);
  if (details.isChild) await insertGuardian(tx, join, uid, now);
  await recordAgreements(tx, context, {
    member: uid,
    source: 'join',
    ref: join.id,
    now,
    ...agreementsAt(app, details, who === undefined ? policy.childAge : (ageOn(who.birthDate, kstDay(now)) ?? 0), now),
  });
  if (isFull) await postWelcome(tx, app, { member: uid, ciKey: details.person?.ciKey });
  await audit(tx, {
    record: 'members',
    id: uid,
    actor: serverActor,
    from: '',
    to: 'active',
    at: now,
    reason: details.flow,
  });
  return member;
};

/** Returns the agreements that are asked for at the verified age: a child who joined as an adult gets no promotions. */
const agreementsAt = (
  app: FastifyInstance,
  { flow: way, agreements = [] }: JoinDetails,
  age: number,
  now: Date,
): Pick<Parameters<typeof recordAgreements>[2], 'agreements' | 'age' | 'flow'> => {
  const flow = way === 'OWN' ? 'JOIN' : 'SOCIAL';
  const requested = new Set(
    requiredAgreements(app.live.current.prepared.documents, { now, age, flow }).map(({ id }) => id),
  );
  return { flow, age, agreements: agreements.filter(({ termsId }) => requested.has(termsId)) };
};

/** Inserts a member under a free uid. Throws JOI_05 or JOI_06 if somebody has the login ID or the nickname. */
const insertMember = async (tx: Tx, row: Omit<MemberRow, 'uid'>): Promise<MemberRow> => {
  for (;;) {
    const member = { ...row, uid: newUid() };
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('members')
      .values(member)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) return member;
    const taken = await tx
      .selectFrom('members')
      .select('login_id')
      .where((one) => one.or([one('login_id', '=', row.login_id), one('nickname_key', '=', row.nickname_key)]))
      .execute();
    if (taken.some(({ login_id }) => login_id !== null && login_id === row.login_id))
      throw new HttpError('loginIdTaken');
    if (taken.length > 0) throw new HttpError('nicknameTaken');
  }
};

/** Records the guardian of a child. Throws JOI_03 if the guardian has joined the same child before. */
const insertGuardian = async (tx: Tx, { details }: OpenJoin, child: string, now: Date): Promise<void> => {
  const { guardian, child: named } = details;
  if (guardian?.relation === undefined) throw new HttpError('joinOrder');
  if (named !== undefined) {
    const same = await tx
      .selectFrom('guardians')
      .innerJoin('members', 'members.uid', 'guardians.child')
      .select('guardians.id')
      .where('guardians.ci_key', '=', guardian.person.ciKey)
      .where('guardians.state', '=', 'ACTIVE')
      .where('members.name', '=', named.name)
      .where('members.birth_date', '=', named.birthDate)
      .executeTakeFirst();
    if (same !== undefined) throw new HttpError('personKnown');
  }
  await recordGuardian(tx, { child, guardian: { ...guardian, relation: guardian.relation }, now });
};
