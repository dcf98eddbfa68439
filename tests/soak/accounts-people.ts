import type { Provider } from './accounts-site.ts';

export const PASSWORD = 'CloudWalk2027';
/** Login IDs that several people want. */
const WANTED_IDS = 4;

/** Names and addresses of one membership. They are unique, but for some login IDs. */
export interface Account {
  /** Empty for an account of a social login. */
  readonly loginId: string;
  readonly nickname: string;
  /** Beginning of the addresses: each code goes to one of its own, because the clock of the soak stands still between them. */
  readonly mailbox: string;
}

/** A person, and what the server has acknowledged. */
export interface Person {
  readonly index: number;
  readonly name: string;
  readonly birthDate: string;
  readonly mobile: string;
  /** `none`: never joined, or withdrawn and emptied. */
  state: 'none' | 'member' | 'leaving';
  uid: string;
  account: Account | undefined;
  /** Linked account numbers. */
  readonly links: Map<Provider, string>;
  /** Account numbers that this membership has linked: the rows of ended links stay for 30 days. */
  readonly everLinked: Set<string>;
  /** Instant at which a leaving member is withdrawn, in milliseconds since 1970. */
  leaveAt: number;
  /** Count of accounts that the person has tried to create. */
  tries: number;
}

export const newPerson = (seed: number, index: number): Person => ({
  index,
  name: `Soaker ${seed} No${index}x`,
  birthDate: `198${index % 10}0${1 + (index % 9)}1${index % 10}`,
  mobile: `0107${String(seed % 1000).padStart(3, '0')}${String(index).padStart(4, '0')}`,
  state: 'none',
  uid: '',
  account: undefined,
  links: new Map(),
  everLinked: new Set(),
  leaveAt: 0,
  tries: 0,
});

/** Names of the next account of a person. `wanted`: an ID that others want, too. */
export const nextAccount = (person: Person, { seed, wanted }: { seed: number; wanted: number }): Account => {
  const own = `${person.index}x${++person.tries}z`;
  return {
    loginId: wanted < WANTED_IDS ? `wanted${wanted}` : `soak${own}`,
    nickname: `Nick${own}`,
    mailbox: `soak.${seed}.${own}`,
  };
};

export const subjectOf = ({ index }: Person, provider: Provider): string => `soak-${provider}-subject-${index}x`;

/** Person as the sandbox provider of verifications takes it. */
export const typed = ({ name, birthDate, mobile }: Person): Readonly<Record<string, string>> => ({
  person: '',
  name,
  birthDate,
  gender: '1',
  mobile,
});

/** Notes a link that the server has acknowledged. */
export const noteLink = ({ links, everLinked }: Person, provider: Provider, subject: string): void => {
  links.set(provider, subject);
  everLinked.add(subject);
};

/** Ends a membership of which nothing is left. */
export const forget = (person: Person): void => {
  Object.assign(person, { state: 'none', uid: '', account: undefined, leaveAt: 0 });
  person.links.clear();
  person.everLinked.clear();
};
