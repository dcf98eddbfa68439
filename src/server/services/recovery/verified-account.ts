import type { FastifyInstance, FastifyRequest } from 'fastify';
import { binderOf } from '../../core/session/browser-binder.ts';
import type { Principal } from '../../core/session/principal.ts';
import type { Db, MemberRow } from '../../core/storage/tables.ts';
import { memberOfPerson, type OwnVerification } from '../identity/index.ts';

interface From {
  readonly request: FastifyRequest;
  readonly principal: Principal;
}

/** Verification for a recovery, as this browser names it. */
export const ownRecovery = (app: FastifyInstance, { request, principal }: From, id: string): OwnVerification => ({
  id,
  binder: binderOf(request, app.env),
  purpose: 'PASSWORD',
  ...(principal.kind === 'member' ? { member: principal.session.uid } : {}),
});

export type VerifiedAccount = Pick<MemberRow, 'uid' | 'login_id' | 'state'> & {
  /** Hash of the password; null without one. */
  readonly hash: string | null;
};

/** Finds the account of a person. */
export const accountOfPerson = async (db: Db, ciKey: string): Promise<VerifiedAccount | undefined> => {
  const uid = await memberOfPerson(db, ciKey);
  return uid === undefined
    ? undefined
    : db
        .selectFrom('members')
        .leftJoin('credentials', 'credentials.member', 'members.uid')
        .select(['members.uid', 'members.login_id', 'members.state', 'credentials.hash'])
        .where('members.uid', '=', uid)
        .executeTakeFirst();
};
