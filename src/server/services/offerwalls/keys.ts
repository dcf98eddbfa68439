import { createHmac } from 'node:crypto';
import type { OfferwallKey } from '#schemas/calls/offerwalls/answers';
import type { Offerwall } from '#schemas/documents/offerwall/schema';
import { ageOn, koreanDay } from '../../../engine/index.ts';
import type { Context } from '../../core/context.ts';
import { policyOf } from '../../core/session/account-policy.ts';
import { hashToken } from '../../core/session/session-keys.ts';
import type { Db, MemberRow } from '../../core/storage/tables.ts';
import { hasConsent } from '../consents/index.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Encodes bytes as base32 (RFC 4648) without padding. */
export const base32 = (bytes: Uint8Array): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => LETTERS[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
};

/** Returns the key by which an offerwall knows a member: without the secret nobody can tell whose it is. Undefined if the server lacks the secret. */
export const userKey = (
  { readSecret }: Pick<Context, 'readSecret'>,
  { id, epoch, keySecret }: Offerwall,
  member: string,
): string | undefined => {
  const secret = readSecret(keySecret)?.reveal();
  return secret === undefined
    ? undefined
    : base32(createHmac('sha256', secret).update(`${id} ${epoch} ${member}`).digest());
};

/** True for members who are old enough for offerwalls (decisions-members §2). */
export const isOldEnough = ({ live }: Pick<Context, 'live'>, birthDate: string, now: Date): boolean => {
  const { join, consent } = policyOf(live);
  return (ageOn(birthDate, koreanDay(now.getTime())) ?? 0) >= (join?.childAge ?? consent.age);
};

const nothing: OfferwallKey = { usrKey: '', birtyYear: '', gender: '' };

type Asking = Pick<MemberRow, 'uid' | 'birth_date' | 'gender'>;

/** Notes whose key it is, so that callbacks find the member. Only its hash is stored. */
const noteKey = async (db: Db, wall: Offerwall, key: string, member: string, now: Date): Promise<void> => {
  await db
    .insertInto('offerwall_keys')
    .values({ wall: wall.id, hash: hashToken(key), epoch: wall.epoch, member, at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Returns what an offerwall gets to know of a member: nothing without the consent that its document names. */
export const keyFor = async (
  db: Db,
  context: Pick<Context, 'live' | 'readSecret' | 'clock'>,
  wall: Offerwall,
  member: Asking,
): Promise<OfferwallKey> => {
  const now = context.clock.now();
  if (!isOldEnough(context, member.birth_date, now)) return nothing;
  if (!(await hasConsent(db, context, { member: member.uid, birthDate: member.birth_date, item: wall.consent, now })))
    return nothing;
  const usrKey = userKey(context, wall, member.uid);
  if (usrKey === undefined) return nothing;
  await noteKey(db, wall, usrKey, member.uid, now);
  return { usrKey, birtyYear: member.birth_date.slice(0, 4), gender: member.gender };
};

/** Finds the member of a key. `epoch` limits it to keys of this one. */
export const memberOfKey = async (
  db: Db,
  { wall, key, epoch }: { readonly wall: string; readonly key: string; readonly epoch?: number },
): Promise<string | undefined> => {
  let query = db
    .selectFrom('offerwall_keys')
    .select('member')
    .where('wall', '=', wall)
    .where('hash', '=', hashToken(key));
  if (epoch !== undefined) query = query.where('epoch', '=', epoch);
  return (await query.executeTakeFirst())?.member;
};
