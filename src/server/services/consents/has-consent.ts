import { ageOf, agreementsFor, isPresent, settingOf, type Context } from './agreements.ts';
import { consentsOfMember, PresentConsents } from './consents-store.ts';
import type { Db } from '../../core/storage/tables.ts';

/** True if a member agrees to the present version of a consent item, and is old enough for it. */
export const hasConsent = async (
  db: Db,
  { live }: Pick<Context, 'live'>,
  {
    member,
    birthDate,
    item,
    now,
  }: { readonly member: string; readonly birthDate: string; readonly item: string; readonly now: Date },
): Promise<boolean> => {
  const age = ageOf({ birth_date: birthDate }, now);
  const asked = agreementsFor(live.current.prepared.documents, { now, age }).find(({ id }) => id === item);
  if (asked === undefined) return false;
  const present = new PresentConsents(await consentsOfMember(db, member));
  return isPresent(present.of(asked.id, settingOf(asked)), asked);
};
