import type { FastifyInstance } from 'fastify';
import type { UnmaskAnswer, UnmaskBody } from '#schemas/calls/members/desk-answers';
import { HttpError } from '../../core/errors.ts';
import { countLookup, logView, type LookUp } from '../../core/operators/look-ups.ts';
import { memberOfLook } from './looked-up.ts';

const SHOWN_MS = 5 * 60 * 1000;

/**
 * Columns that agents can see whole. Passwords, tokens, codes, CI/DI, subjects of providers, offerwall keys, contacts of guardians, lists of friends, answers
 * of surveys and numbers of cards and tickets stand in other tables, which this never reads.
 */
const columns = {
  NAME: 'name',
  LOGIN_ID: 'login_id',
  MOBILE: 'mobile',
  EMAIL: 'email',
  BIRTH_DATE: 'birth_date',
} as const satisfies Readonly<Record<UnmaskBody['field'], string>>;

/** Returns one whole field of a member who was looked up. It counts as a look-up, is logged first, and the member sees it on the own page. */
export const unmaskField = async (
  app: FastifyInstance,
  look: LookUp,
  { look: id, field }: UnmaskBody,
): Promise<UnmaskAnswer> => {
  const uid = await memberOfLook(app, look, id);
  await countLookup(app, look);
  await logView(app, look, 'members', uid, { member: uid, field });
  const row = await app.store.db
    .selectFrom('members')
    .select(['name', 'login_id', 'mobile', 'email', 'birth_date'])
    .where('uid', '=', uid)
    .where('state', 'in', ['active', 'suspended'])
    .executeTakeFirst();
  if (row === undefined) throw new HttpError('memberNotFound');
  return {
    field,
    value: row[columns[field]] ?? '',
    until: new Date(app.clock.now().getTime() + SHOWN_MS).toISOString(),
  };
};
