import type { FastifyInstance } from 'fastify';
import type { FromSchema } from 'json-schema-to-ts';
import { HttpError } from '../../core/errors.ts';
import { kstDay } from '../../core/wire-values.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { saveBoarding } from './boardings.ts';
import { findMember } from '../member-desk/index.ts';
import type { LookUp } from '../../core/operators/look-ups.ts';
import type { boardingBody } from '#schemas/calls/members/console-answers';

const MOST_MS = 366 * 24 * 60 * 60 * 1000;

/** Stores disabled boarding for a member who agreed at the desk. */
export const grantBoarding = async (
  app: FastifyInstance,
  look: LookUp,
  { by, value, until }: FromSchema<typeof boardingBody>,
) => {
  const at = app.clock.now();
  if (until < kstDay(at) || until > kstDay(new Date(at.getTime() + MOST_MS)))
    throw new HttpError('invalid', 'until must be today or later, at most a year ahead.');
  const member = await findMember(app, look, { by, value });
  await inTransaction(app.store, (tx) =>
    saveBoarding(tx, {
      member: member.uid,
      park: look.venue,
      actor: { kind: 'operator', id: look.operator.id },
      at,
      until,
    }),
  );
  return { nickname: member.nickname, until };
};
