import { DAY_MS } from '../../core/durations.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { checkValue, compileRule } from '#engine/values/validate-value';
import { HttpError } from '../../core/errors.ts';
import { kstDay } from '../../core/wire-values.ts';
import { askedLocale } from '../../core/viewer/read-viewer.ts';
import { policyOf } from '../../core/session/account-policy.ts';
import type { Db } from '../../core/storage/tables.ts';
import { isCommonPassword } from './common-passwords.ts';
import { secretForms } from '../../../engine/index.ts';

/** Rejects a new password that breaks the account policy (with the text of the rule) or is common. */
export const requireGoodPassword = ({ live }: FastifyInstance, request: FastifyRequest, password: string): void => {
  const { snapshot, prepared } = live.current;
  const { rule: name } = policyOf(live).password;
  const rule = prepared.documents['validation-rule'].get(name);
  // The gate rejects such a release; without a rule every password would be accepted.
  if (rule === undefined)
    throw new Error(`The account policy names the validation rule ${name}, which the live release does not have.`);
  const [form] = secretForms(password);
  const message = checkValue(compileRule(rule), form);
  if (message !== undefined)
    throw new HttpError('passwordUnfit', undefined, {
      rule: snapshot.messages[askedLocale(request, snapshot)][message] ?? '',
    });
  if (isCommonPassword(form)) throw new HttpError('passwordCommon');
};

/** Returns the day on which a password change is due. */
export const dueDay = (now: Date, days: number): string => kstDay(new Date(now.getTime() + days * DAY_MS));

interface Change {
  readonly member: string;
  /** Expected old hash: of two concurrent changes, only one matches it. */
  readonly from: string;
  readonly to: string;
}

/** Replaces the password. Returns false if a concurrent change was first. */
export const replacePassword = async (
  tx: Db,
  { live, context }: FastifyInstance,
  { member, from, to }: Change,
): Promise<boolean> => {
  const now = context.clock.now();
  const { alertDays } = policyOf(live).password;
  const { numUpdatedRows } = await tx
    .updateTable('credentials')
    .set({ hash: to, initial: 0, changed_at: now.toISOString(), alert_on: dueDay(now, alertDays) })
    .where('member', '=', member)
    .where('hash', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};
