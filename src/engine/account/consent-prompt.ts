import type { PromotionConsent } from '#schemas/calls/members/answers';
import { ageOn } from '../values/dates.ts';
import type { CompiledAccount } from '../policies.ts';

/** Day of the last prompt (YYYYMMDD), by user ID; by membershipUid for a member without one. */
export type PromptRecord = Readonly<Record<string, string>>;

const hasAgreed = ({ promotionRecvInfoList }: PromotionConsent, channels: readonly string[]): boolean =>
  channels.every((channel) =>
    promotionRecvInfoList.some(({ channelType, agreeYn }) => channelType === channel && agreeYn === 'Y'),
  );

/** A member without a readable date of birth counts as too young. */
const isTooYoung = (birthDate: string, today: string, age: number): boolean => (ageOn(birthDate, today) ?? -1) < age;

/** Returns true if the member must be asked for promotion consent (P-382 … P-384). */
export const isConsentPromptDue = (
  consent: PromotionConsent,
  { consent: { channels, age } }: Pick<CompiledAccount, 'consent'>,
  record: PromptRecord,
  user: string,
  today: string,
): boolean =>
  !hasAgreed(consent, channels) &&
  !(Object.hasOwn(record, user) && record[user] === today) &&
  !isTooYoung(consent.birthDate, today, age);

/** Records a prompt shown today and drops older entries. */
export const recordPrompt = (record: PromptRecord, user: string, today: string): PromptRecord =>
  Object.fromEntries([...Object.entries(record).filter(([, day]) => day === today), [user, today]]);
