import { ageOf, agreementsFor, isPresent, settingOf, type Context } from './agreements.ts';
import { consentsOfMember, PresentConsents } from './consents-store.ts';
import type { Db } from '../../core/storage/tables.ts';

interface ConsentRequest {
  readonly member: string;
  readonly birthDate: string;
  /** ID of the consent item. */
  readonly item: string;
  readonly now: Date;
}

/**
 * Returns how often a member has withdrawn or refused a consent item that stands now. Undefined unless the member agrees to its present version, and is
 * old enough for it.
 */
export const readConsent = async (
  db: Db,
  { live }: Pick<Context, 'live'>,
  { member, birthDate, item, now }: ConsentRequest,
): Promise<{ readonly withdrawals: number } | undefined> => {
  const age = ageOf({ birth_date: birthDate }, now);
  const requested = agreementsFor(live.current.prepared.documents, { now, age }).find(({ id }) => id === item);
  if (requested === undefined) return undefined;
  const rows = await consentsOfMember(db, member);
  if (!isPresent(new PresentConsents(rows).of(item, settingOf(requested)), requested)) return undefined;
  return { withdrawals: rows.filter((row) => row.item === item && row.agreed === 0).length };
};
