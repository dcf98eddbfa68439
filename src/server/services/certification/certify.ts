import type { FastifyInstance } from 'fastify';
import { ageOn } from '../../../engine/index.ts';
import { HttpError } from '../../core/errors.ts';
import type { Verified } from '../../core/ports.ts';
import { lockMember } from '../../core/records/lock.ts';
import type { VerifiedPerson } from '../../core/records/person.ts';
import { requireNotLocked } from '../../core/records/rejoin.ts';
import { policyOf } from '../../core/session/account-policy.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { kstDay } from '../../core/wire-values.ts';
import { saveIdentity, useVerification } from '../identity/index.ts';
import { postWelcome } from '../joins/index.ts';
import { changeMember } from '../members/index.ts';

/**
 * Certifies a member by a verification: the person becomes the member's identity, and a simple member a full one. The first time brings the welcome. Throws
 * VRF_05 for somebody else than the member, JOI_03 for another member, JOI_04 for a locked person, and JOI_07 for a child without a guardian.
 */
export const certify = async (tx: Tx, app: FastifyInstance, { id, binder, member = '' }: Verified): Promise<string> => {
  const { context, store } = app;
  const now = context.clock.now();
  const { kind, regular, grade } = await lockMember(tx, store, member);
  const person = await useVerification(tx, context, { id, binder, purpose: 'CERTIFY', member });
  await requireMayCertify(tx, app, member, person);
  await saveIdentity(tx, context, member, person);
  if (kind === '2' && regular === 1) return '';
  const grades = policyOf(app.live).join?.grades;
  const isSimpleGrade = grades !== undefined && grade === grades.simple;
  await changeMember(tx, member, { kind: '2', ...(isSimpleGrade ? { grade: grades.full } : {}) }, now);
  await postWelcome(tx, app, { member, ciKey: person.ciKey });
  await store.announce(tx, 'member', member);
  return '';
};

const requireMayCertify = async (
  tx: Tx,
  { context, live }: FastifyInstance,
  member: string,
  { ciKey, birthDate }: VerifiedPerson,
): Promise<void> => {
  const now = context.clock.now();
  await requireNotLocked(tx, context, ciKey);
  if ((ageOn(birthDate, kstDay(now)) ?? 0) >= (policyOf(live).join?.childAge ?? 0)) return;
  const guardian = await tx
    .selectFrom('guardians')
    .select('id')
    .where('child', '=', member)
    .where('state', '=', 'ACTIVE')
    .executeTakeFirst();
  if (guardian === undefined) throw new HttpError('guardianNeeded');
};
