import type { FastifyInstance } from 'fastify';
import { HttpError } from '../../core/errors.ts';
import type { LookUp } from '../../core/operators/look-ups.ts';
import { policyOf } from '../../core/session/account-policy.ts';
import { siteOrigin } from '../../core/site-origin.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import type { MemberLookup } from '#schemas/calls/members/console-answers';
import { createLink } from '../identity/index.ts';
import { findMember } from '../member-desk/index.ts';

/** Creates a link with which a member verifies without a login. The look-up of the member is counted and logged. */
export const createVerifyLink = async (
  app: FastifyInstance,
  look: LookUp,
  by: Pick<MemberLookup, 'by' | 'value'>,
): Promise<{ readonly url: string; readonly until: string }> => {
  const { screens } = policyOf(app.live);
  const path = screens.verifyLink === undefined ? undefined : app.live.current.snapshot.screens[screens.verifyLink];
  if (path === undefined) throw new HttpError('notFound');
  const { uid } = await findMember(app, look, by);
  const { token, until } = await inTransaction(app.store, (tx) =>
    createLink(tx, { member: uid, now: app.clock.now() }),
  );
  return { url: `${siteOrigin(app)}${path}?token=${token}`, until: until.toISOString() };
};
