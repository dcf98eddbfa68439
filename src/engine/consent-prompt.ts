import type { PromotionConsent } from '#schemas/accounts.schema';
import { ageOn } from './dates.ts';
import type { CompiledAccount } from './policies.ts';

/** The day on which each user was last asked, by membershipUid. */
export type PromptRecord = Readonly<Record<string, string>>;

const hasAgreed = ({ promotionRecvInfoList }: PromotionConsent, channels: readonly string[]): boolean =>
  channels.every((channel) => promotionRecvInfoList.some(({ channelType, agreeYn }) => channelType === channel && agreeYn === 'Y'));

/** Without a readable date of birth somebody counts as too young to be asked. */
const isTooYoung = (birthDate: string, today: string, age: number): boolean => (ageOn(birthDate, today) ?? -1) < age;

/** Whether a member is asked about promotions (P-382 … P-384). */
export const isAsked = (consent: PromotionConsent, { consent: { channels, age } }: Pick<CompiledAccount, 'consent'>, record: PromptRecord, user: string, today: string): boolean =>
  !hasAgreed(consent, channels) && !(Object.hasOwn(record, user) && record[user] === today) && !isTooYoung(consent.birthDate, today, age);

/** The record once a user has been asked today; what is older than today is forgotten. */
export const recordAsked = (record: PromptRecord, user: string, today: string): PromptRecord =>
  Object.fromEntries([...Object.entries(record).filter(([, day]) => day === today), [user, today]]);
