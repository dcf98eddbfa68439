import { kstDay } from '../../core/wire-values.ts';
import { demoMembers } from './demo-list.ts';

/** Somebody whom the identity provider of the sandbox knows. */
export interface SandboxPerson {
  readonly id: string;
  readonly name: string;
  /** YYYYMMDD. */
  readonly birthDate: string;
  readonly gender: string;
  readonly foreigner: boolean;
  /** Empty for people without a mobile phone. */
  readonly mobile: string;
}

/** Person who may not join for a time; demo data locks the person's key. */
export const lockedPerson: SandboxPerson = {
  id: 'locked',
  name: '문잠금',
  birthDate: '19870321',
  gender: '1',
  foreigner: false,
  mobile: '01090000094',
};

const childAge = 13;

/** Strangers whom no member is: an adult, a child, a foreign resident without a mobile phone, and one who may not join. */
const strangers = (now: Date): readonly SandboxPerson[] => [
  { id: 'stranger', name: '남궁처음', birthDate: '19960607', gender: '2', foreigner: false, mobile: '01090000091' },
  {
    id: 'child',
    name: '도토리',
    birthDate: `${Number(kstDay(now).slice(0, 4)) - childAge}0101`,
    gender: '2',
    foreigner: false,
    mobile: '01090000092',
  },
  { id: 'foreigner', name: "SEAN O'BRIEN", birthDate: '19891130', gender: '1', foreigner: true, mobile: '' },
  lockedPerson,
];

/** Returns everybody whom the sandbox's identity provider knows: the demo members, then strangers. */
export const sandboxPersons = (now: Date): readonly SandboxPerson[] => [
  ...demoMembers.map(({ loginId, name, birthDate, gender, mobile }) => ({
    id: loginId,
    name,
    birthDate,
    gender,
    foreigner: !/\p{Script=Hangul}/u.test(name),
    mobile,
  })),
  ...strangers(now),
];
