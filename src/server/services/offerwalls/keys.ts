import type { OfferwallKey } from '#schemas/calls/offerwalls/answers';
import type { Offerwall } from '#schemas/documents/offerwall/schema';
import { ageOn, koreanDay } from '../../../engine/index.ts';
import type { Context } from '../../core/context.ts';
import { userKey } from '../../core/records/offerwall-keys.ts';
import { policyOf } from '../../core/session/account-policy.ts';
import { hashToken } from '../../core/session/session-keys.ts';
import type { Db, MemberRow, Tables } from '../../core/storage/tables.ts';
import { readConsent } from '../consents/index.ts';

/** True for members who are old enough for offerwalls (decisions-members §2). */
export const isOldEnough = ({ live }: Pick<Context, 'live'>, birthDate: string, now: Date): boolean => {
  const { join, consent } = policyOf(live);
  return (ageOn(birthDate, koreanDay(now.getTime())) ?? 0) >= (join?.childAge ?? consent.age);
};

const nothing: OfferwallKey = { usrKey: '', birtyYear: '', gender: '' };

type Reader = Pick<MemberRow, 'uid' | 'birth_date' | 'gender'>;

/** Returns what an offerwall gets to know of a member: nothing without the consent that its document names. */
export const keyFor = async (
  db: Db,
  context: Pick<Context, 'live' | 'readSecret' | 'clock'>,
  wall: Offerwall,
  { uid, birth_date: birthDate, gender }: Reader,
): Promise<OfferwallKey> => {
  const now = context.clock.now();
  if (!isOldEnough(context, birthDate, now)) return nothing;
  const consent = await readConsent(db, context, { member: uid, birthDate, item: wall.consent, now });
  const usrKey = consent && userKey(context, wall, { member: uid, withdrawals: consent.withdrawals });
  return usrKey === undefined ? nothing : { usrKey, birtyYear: birthDate.slice(0, 4), gender };
};

/** Finds the member who has or had a key, and the epoch of the key. */
export const findKey = (
  db: Db,
  wall: string,
  key: string,
): Promise<Pick<Tables['offerwall_keys'], 'member' | 'epoch'> | undefined> =>
  db
    .selectFrom('offerwall_keys')
    .select(['member', 'epoch'])
    .where('wall', '=', wall)
    .where('hash', '=', hashToken(key))
    .executeTakeFirst();
