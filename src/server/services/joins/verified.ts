import type { FastifyInstance } from 'fastify';
import { ageOn } from '../../../engine/index.ts';
import { HttpError } from '../../core/errors.ts';
import type { Verified } from '../../core/ports.ts';
import type { VerifiedPerson } from '../../core/records/person.ts';
import { requireNotLocked } from '../../core/records/rejoin.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { kstDay } from '../../core/wire-values.ts';
import { memberOfPerson, useVerification } from '../identity/index.ts';
import type { JoinDetails } from './join-details.ts';
import { joinPolicyOf } from './join-policy.ts';
import { screenOf, stepOf } from './join-step.ts';
import { lockJoin, saveJoin } from './joins-store.ts';

const ageOf = (person: VerifiedPerson, now: Date): number => ageOn(person.birthDate, kstDay(now)) ?? 0;

/** Adds a person who joins. A child goes on with a guardian; somebody with an account goes on with that. */
const withPerson = async (
  tx: Tx,
  app: FastifyInstance,
  details: JoinDetails,
  person: VerifiedPerson,
): Promise<JoinDetails> => {
  const knownMember = await memberOfPerson(tx, person.ciKey);
  if (knownMember !== undefined) return { ...details, person, knownMember };
  const isChild = ageOf(person, app.clock.now()) < joinPolicyOf(app.live).childAge;
  return { ...details, person, isChild: details.isChild || isChild };
};

/** Takes a verified person into the join of the browser. Returns the screen of the next step. Throws JOI_04 for a person who may not join for a time. */
export const takePerson = async (tx: Tx, app: FastifyInstance, { id, binder }: Verified): Promise<string> => {
  const { context } = app;
  const join = await lockJoin(tx, context, binder, ['VERIFY', 'CHILD']);
  const person = await useVerification(tx, context, { id, binder, purpose: 'JOIN' });
  await requireNotLocked(tx, context, person.ciKey);
  const details = await withPerson(tx, app, join.details, person);
  await saveJoin(tx, context, join, details);
  return screenOf(joinPolicyOf(app.live), details.flow, stepOf(details));
};

/** Takes a verified guardian into the join. Throws JOI_07 for somebody who is no adult. */
export const takeGuardian = async (tx: Tx, app: FastifyInstance, { id, binder }: Verified): Promise<string> => {
  const { context } = app;
  const join = await lockJoin(tx, context, binder, ['GUARDIAN']);
  const person = await useVerification(tx, context, { id, binder, purpose: 'GUARDIAN' });
  if (ageOf(person, context.clock.now()) < joinPolicyOf(app.live).adultAge) throw new HttpError('guardianNeeded');
  const details = { ...join.details, guardian: { person } };
  await saveJoin(tx, context, join, details);
  return screenOf(joinPolicyOf(app.live), details.flow, stepOf(details));
};
