import type { FastifyInstance } from 'fastify';
import type { FromSchema } from 'json-schema-to-ts';
import type { verifyStateAnswer, VerifyPurpose } from '#schemas/calls/identity/answers';
import type { CallInput } from '../../core/calls/handle-call.ts';
import { maskName } from '../../core/records/mask-name.ts';
import { binderOf } from '../../core/session/browser-binder.ts';
import { maskMiddle } from '../members/index.ts';
import { findLink } from './links.ts';
import { findVerification, openResult } from './verifications-store.ts';

interface StateQuery {
  readonly purpose: VerifyPurpose;
  readonly verifyId?: string;
  readonly token?: string;
}

const none = { userName: '', birthDate: '', mobileNo: '' } as const;

/** Tells where a verification of this browser stands, with masked values of the person. One of another browser, member or purpose is like none. */
export const readVerifyState = async (
  app: FastifyInstance,
  { query: { purpose, verifyId = '', token = '' }, request, principal, db, now }: CallInput<undefined, StateQuery>,
): Promise<FromSchema<typeof verifyStateAnswer>> => {
  const binder = binderOf(request, app.env);
  const row = verifyId === '' ? undefined : await findVerification(db, verifyId);
  const isOwn =
    row !== undefined &&
    row.purpose === purpose &&
    row.binder === binder &&
    (row.member === null || (principal.kind === 'member' && row.member === principal.session.uid));
  const isLate = row === undefined || row.result_until <= now.toISOString();
  const person = !isOwn || isLate ? undefined : openResult(app.context, row.result);
  if (row === undefined || person === undefined) {
    const needsLink = purpose === 'LINK' && (await findLink(db, { token, binder, now })) === undefined;
    return { ...none, step: needsLink ? 'NO_LINK' : 'VERIFY' };
  }
  return {
    step: row.state === 'USED' ? 'DONE' : 'CONFIRM',
    userName: maskName(person.name),
    birthDate: person.birthDate,
    mobileNo: maskMiddle(person.mobile),
  };
};
