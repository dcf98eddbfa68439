import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { checkValue, compileRule } from '#engine/values/validate-value';
import { HttpError } from '../../errors.ts';
import { kstDay } from '../../wire-values.ts';
import { askedLocale } from '../../read-viewer.ts';
import { policyOf } from '../../session/session-desk.ts';
import type { Tables } from '../../storage/tables.ts';
import { isCommonPassword } from './common-passwords.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Refuses a new password that does not fit the rule of the account policy, in the words of the rule, or that many people use. */
export const requireGoodPassword = ({ live }: FastifyInstance, request: FastifyRequest, password: string): void => {
  const { snapshot, prepared } = live.current;
  const { rule: name } = policyOf(live).password;
  const rule = prepared.documents['validation-rule'].get(name);
  // The gate lets no such release go live, and without a rule any password would do.
  if (rule === undefined) throw new Error(`The account policy names the validation rule ${name}, which the live release does not have.`);
  const message = checkValue(compileRule(rule), password);
  if (message !== undefined) throw new HttpError('passwordUnfit', undefined, { rule: snapshot.messages[askedLocale(request, snapshot)][message] ?? '' });
  if (isCommonPassword(password)) throw new HttpError('passwordCommon');
};

/** The day, so many days from now, on which a password change is due. */
export const dueDay = (now: Date, days: number): string => kstDay(new Date(now.getTime() + days * dayMs));

interface Change {
  readonly member: string;
  /** Hash that is to be replaced: of two changes at once only one finds it. */
  readonly from: string;
  readonly to: string;
}

/** Puts a new password in the place of the old one; false when another change was first. */
export const replacePassword = async (tx: Kysely<Tables>, { live, sessions }: FastifyInstance, { member, from, to }: Change): Promise<boolean> => {
  const now = sessions.now();
  const { alertDays } = policyOf(live).password;
  const { numUpdatedRows } = await tx
    .updateTable('credentials')
    .set({ hash: to, initial: 0, changed_at: now.toISOString(), alert_on: dueDay(now, alertDays) })
    .where('member', '=', member)
    .where('hash', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};
