import { ageOn } from '../../../engine/index.ts';
import type { MemberRow } from '../../core/storage/tables.ts';
import { kstDay } from '../../core/wire-values.ts';
import { limits } from './limits.ts';
import { maskName } from '../../core/records/mask-name.ts';

/** Formats what members see of each other: nickname, picture and masked name. */
export const personOf = ({ nickname, name, picture }: Pick<MemberRow, 'nickname' | 'name' | 'picture'>) => ({
  nickName: nickname,
  nameMask: maskName(name),
  profileImgUrl: picture,
});

/** Columns of `personOf`. */
export const personColumns = ['members.uid', 'members.nickname', 'members.name', 'members.picture'] as const;

export type Findable = Pick<MemberRow, 'birth_date' | 'consents'>;

/** True if a member agreed to be found by ID and mobile number, and is old enough. An unknown age counts as too young. */
export const isFindable = ({ birth_date, consents }: Findable, now: Date): boolean =>
  (JSON.parse(consents) as Readonly<Record<string, string>>)['FRIEND_FIND'] === 'Y' &&
  (ageOn(birth_date, kstDay(now)) ?? 0) >= limits.findableFrom;
