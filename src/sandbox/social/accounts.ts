import { createHash } from 'node:crypto';
import { demoMembers, demoSubject } from '../../server/services/demo/index.ts';

/** An account at a fake provider. */
export interface SandboxAccount {
  readonly subject: string;
  readonly nickname: string;
  readonly name: string;
  readonly email: string;
  readonly birthDate: string;
  /** 1 male, 2 female. */
  readonly gender: string;
  readonly mobile: string;
}

/** Somebody who is no member, with the address of one: equal addresses must not log in. */
const stranger: Omit<SandboxAccount, 'subject'> = {
  nickname: '낯선손님',
  name: '문나그네',
  email: demoMembers[0]?.email ?? '',
  birthDate: '19910203',
  gender: '1',
  mobile: '01090009999',
};

const newcomer: Omit<SandboxAccount, 'subject'> = {
  nickname: 'Robin',
  name: 'Robin Park',
  email: 'robin@mail.example',
  birthDate: '19950705',
  gender: '2',
  mobile: '01090008888',
};

export const sandboxAccounts = (provider: string): readonly SandboxAccount[] => [
  ...demoMembers
    .filter(({ social = [] }) => social.includes(provider))
    .map(({ uid, nickname, name, email, birthDate, gender, mobile }) => ({
      subject: demoSubject(provider, uid),
      nickname,
      name,
      email,
      birthDate,
      gender,
      mobile,
    })),
  { ...stranger, subject: `${provider}-stranger` },
  { ...newcomer, subject: `${provider}-newcomer` },
];

/** CI of a person, as the fake identity provider makes it. */
export const ciOf = ({ name, birthDate, mobile }: SandboxAccount): string =>
  createHash('sha512').update(`${name}|${birthDate}|${mobile}`).digest('base64');

/** Line by which people recognise an account on the page of a provider. */
export const labelOf = ({ nickname, name, email }: SandboxAccount): string => `${nickname} · ${name} · ${email}`;
