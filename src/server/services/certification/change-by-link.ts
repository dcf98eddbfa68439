import type { FastifyInstance } from 'fastify';
import { nameKey } from '../../../engine/index.ts';
import type { CallInput } from '../../core/calls/handle-call.ts';
import { HttpError } from '../../core/errors.ts';
import { requireNotBarred } from '../../core/records/bar.ts';
import { lockMember } from '../../core/records/lock.ts';
import { notify } from '../../core/records/notify.ts';
import type { VerifiedPerson } from '../../core/records/person.ts';
import { binderOf } from '../../core/session/browser-binder.ts';
import { siteOrigin } from '../../core/site-origin.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import type { MemberRow, Tx } from '../../core/storage/tables.ts';
import { personOfMember, readVerification, saveIdentity, useLink, useVerification } from '../identity/index.ts';

/**
 * Takes the verified values of the member to whom the customer centre gave a link, without a login. The link counts once, and only for the member: throws
 * VRF_05 for anybody else, so that who holds the link learns nothing.
 */
export const changeByLink = async (
  app: FastifyInstance,
  { body: { verifyId: id }, request, principal, db, now }: CallInput<{ readonly verifyId: string }>,
): Promise<true> => {
  const { context, store } = app;
  const own = {
    id,
    binder: binderOf(request, app.env),
    purpose: 'LINK',
    ...(principal.kind === 'member' ? { member: principal.session.uid } : {}),
  } as const;
  await readVerification(db, context, own);
  await inTransaction(store, async (tx) => {
    const uid = await useLink(tx, id, now);
    const member = await lockMember(tx, store, uid);
    const person = await useVerification(tx, context, own);
    await requireSamePerson(tx, member, person);
    requireNotBarred(member, now);
    await notify(tx, context, { member: uid, event: 'INFO_CHANGED', ref: id, values: { origin: siteOrigin(app) } });
    await saveIdentity(tx, context, uid, person);
    await store.announce(tx, 'member', uid);
  });
  return true;
};

/** A member who was never verified is known by name and birth date. */
const requireSamePerson = async (
  tx: Tx,
  { uid, name, birth_date: born }: MemberRow,
  person: VerifiedPerson,
): Promise<void> => {
  const known = await personOfMember(tx, uid);
  const isSame =
    known === undefined ? born === person.birthDate && nameKey(name) === nameKey(person.name) : known === person.ciKey;
  if (!isSame) throw new HttpError('verifyOther');
};
