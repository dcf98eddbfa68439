import { expect } from 'vitest';
import type { AccountCalls, Answer, Joined, Visitor } from './accounts-calls.ts';
import { nextAccount, noteLink, subjectOf, type Account, type Person } from './accounts-people.ts';
import { providers, type Provider } from './accounts-site.ts';
import { pick } from './pick.ts';

/** Random choices of one operation. */
export interface Operation {
  readonly who: number;
  readonly kind: number;
  readonly provider: number;
  /** Somebody else, whose account may be taken. */
  readonly other: number;
  readonly wanted: number;
  readonly isPutOff: boolean;
}

interface World {
  readonly calls: AccountCalls;
  readonly people: readonly Person[];
  readonly seed: number;
  now(): number;
  /** Repeats work until no process dies under it. */
  untilAnswered<Result>(work: (attempt: number) => Promise<Result>): Promise<Result>;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const LEAVING_DAYS = 7;
const loginTypes = { kakao: 'KAKAO', naver: 'NAVER', facebook: 'FACEBOOK' } as const;

/** Operations on people, each repeated until it is acknowledged. They note in the person what the server has acknowledged. */
export const accountOperations = ({ calls, people, seed, now, untilAnswered }: World) => {
  const { browser, post, uidIn, isOwn, logInById, logInBySocial, returnAs, goOn } = calls;

  /** Logs in with the person's ID, or else with a linked account. */
  const logIn = async (from: Visitor, { account, links }: Person, more: object = {}): Promise<Answer> => {
    if (account !== undefined && account.loginId !== '') return logInById(from, account, more);
    const [[provider, subject] = ['', '']] = links;
    const answer = await logInBySocial(from, provider as Provider, subject);
    return answer.code === 'LGN_06' && 'comeBackYn' in more
      ? post(from, 'certification/MBL/login-sns', { snsType: provider, ...more })
      : answer;
  };
  /** Proves a member without an own ID at a linked provider: a social login alone is no proof. */
  const prove = async (from: Visitor, { account, links }: Person): Promise<void> => {
    if (account !== undefined && account.loginId !== '') return;
    const [[provider, subject] = ['', '']] = links;
    const returned = await returnAs(from, { provider: provider as Provider, subject, purpose: 'PROVE' });
    expect((await post(from, 'users/link-Sns', returned)).code).toBe('200');
  };
  /** Logs a member in, with a fresh proof. What was acknowledged must hold. */
  const enter = async (person: Person): Promise<Visitor> => {
    const from = browser();
    const answer = await logIn(from, person);
    expect({ code: answer.code, uid: uidIn(answer) }, person.name).toEqual({ code: '200', uid: person.uid });
    await prove(from, person);
    return from;
  };

  const joinOwn = async (person: Person, account: Account): Promise<Joined> => {
    const from = browser();
    return untilAnswered(async (attempt) => {
      // The last call may have been done without an answer.
      const login = attempt === 0 ? undefined : await logInById(browser(), account);
      if (login?.code === '200' && isOwn(login, person, account)) return 'joined';
      return (await goOn(from, person, { account, isPutOff: false })) ?? 'other';
    });
  };
  const joinSocial = async (
    person: Person,
    account: Account,
    { provider, isPutOff }: { readonly provider: Provider; readonly isPutOff: boolean },
  ): Promise<Joined> =>
    untilAnswered(async () => {
      const from = browser();
      const login = await logInBySocial(from, provider, subjectOf(person, provider));
      if (login.data['resultCd'] === 'LOGIN') return isOwn(login, person, account) ? 'joined' : 'other';
      if (login.code === 'LGN_06') return 'other';
      return (await goOn(from, person, { account, isPutOff })) ?? 'other';
    });

  /** Notes a membership that the server has acknowledged, and logs in. */
  const became = async (person: Person, account: Account, link?: Provider): Promise<void> => {
    person.account = account;
    person.state = 'member';
    if (link !== undefined) noteLink(person, link, subjectOf(person, link));
    const login = await untilAnswered(() => logIn(browser(), person));
    expect(login.code, person.name).toBe('200');
    person.uid = uidIn(login);
  };

  const joinByOwnId = async (person: Person, { wanted }: Operation): Promise<string> => {
    const account = nextAccount(person, { seed, wanted });
    const outcome = await joinOwn(person, account);
    if (outcome === 'joined') await became(person, account);
    return `own ${outcome}`;
  };
  const joinBySocial = async (person: Person, { provider, isPutOff }: Operation): Promise<string> => {
    const [by, account] = [pick(providers, provider), { ...nextAccount(person, { seed, wanted: 99 }), loginId: '' }];
    const outcome = await joinSocial(person, account, { provider: by, isPutOff });
    if (outcome === 'joined') await became(person, account, by);
    return `social ${outcome}`;
  };
  /** One person joins twice at the same moment: by two own IDs, or by one and a social account. Nobody becomes two members. */
  const joinTwice = async (person: Person, { provider, isPutOff: isOwnTwice }: Operation): Promise<string> => {
    const by = pick(providers, provider);
    const first = nextAccount(person, { seed, wanted: 99 });
    const second = isOwnTwice
      ? nextAccount(person, { seed, wanted: 99 })
      : { ...nextAccount(person, { seed, wanted: 99 }), loginId: '' };
    const outcomes = await Promise.all([
      joinOwn(person, first),
      isOwnTwice ? joinOwn(person, second) : joinSocial(person, second, { provider: by, isPutOff: false }),
    ]);
    expect(outcomes.filter((one) => one === 'joined').length, `${person.name} ${outcomes.join()}`).toBeLessThan(2);
    if (outcomes[0] === 'joined') await became(person, first);
    if (outcomes[1] === 'joined') await became(person, second, isOwnTwice ? undefined : by);
    return `twice ${outcomes.toSorted().join()}`;
  };

  const link = async (person: Person, { provider, other }: Operation): Promise<string> => {
    const by = pick(providers, provider);
    const subject = subjectOf(other % 4 === 0 ? pick(people, other) : person, by);
    const code = await untilAnswered(async (attempt) => {
      const from = await enter(person);
      if (attempt > 0 && (await linkedAccount(from, by)) === subject) return '200';
      return (await post(from, 'users/link-Sns', await returnAs(from, { provider: by, subject, purpose: 'LINK' })))
        .code;
    });
    expect(['200', 'LNK_01', 'LNK_02']).toContain(code);
    if (code === '200') noteLink(person, by, subject);
    return `link ${code}`;
  };
  /** Account number of a provider that the site lists for a member. */
  const linkedAccount = async (from: Visitor, provider: Provider): Promise<string | undefined> => {
    const { data } = (await from.get('users/link-status')).json<{
      readonly data: {
        readonly linkList: readonly { readonly snsType: string; readonly linkYn: string; label: string }[];
      };
    }>();
    const found = data.linkList.find(({ snsType, linkYn }) => snsType === provider && linkYn === 'Y');
    return found?.label.replace('label ', '');
  };

  const unlink = async (person: Person, { provider }: Operation): Promise<string> => {
    const [by] = pick([...person.links, ['', ''] as const], provider);
    if (by === '') return 'unlink nothing';
    const code = await untilAnswered(async (attempt) => {
      const from = await enter(attempt === 0 ? person : withoutLink(person, by));
      if (attempt > 0 && (await linkedAccount(from, by)) === undefined) return '200';
      return (await post(from, 'users/unlink', { loginType: loginTypes[by] })).code;
    });
    expect(['200', 'LNK_03', 'BAR_01']).toContain(code);
    if (code === '200') person.links.delete(by);
    return `unlink ${code}`;
  };
  /** The person as it logs in while it is not known if a link has ended. */
  const withoutLink = (person: Person, provider: Provider): Person => {
    const links = new Map([...person.links].filter(([one]) => one !== provider));
    return links.size === 0 ? person : { ...person, links };
  };

  const withdraw = async (person: Person): Promise<string> => {
    const code = await untilAnswered(async (attempt) => {
      const from = browser();
      const login = await logIn(from, person);
      if (attempt > 0 && login.code === 'LGN_06') return '200';
      expect(login.code, person.name).toBe('200');
      await prove(from, person);
      return (await post(from, 'users/withdraw', { reasonCd: 'OTHER', acceptLossYn: 'Y' })).code;
    });
    expect(['200', 'WDR_01']).toContain(code);
    if (code === '200') Object.assign(person, { state: 'leaving', leaveAt: now() + LEAVING_DAYS * DAY_MS });
    return `withdraw ${code}`;
  };
  const comeBack = async (person: Person): Promise<string> => {
    if (person.leaveAt <= now()) return 'too late';
    const login = await untilAnswered(() => logIn(browser(), person, { comeBackYn: 'Y' }));
    expect({ code: login.code, uid: uidIn(login) }, person.name).toEqual({ code: '200', uid: person.uid });
    Object.assign(person, { state: 'member', leaveAt: 0 });
    return 'come back';
  };

  const joins = [joinByOwnId, joinBySocial, joinTwice];
  const changes = [link, link, unlink, withdraw];

  /** Plays an operation that fits the state of the person. Returns what came of it. */
  const play = (operation: Operation, person: Person): Promise<string> => {
    switch (person.state) {
      case 'none':
        return pick(joins, operation.kind)(person, operation);
      case 'member':
        return pick(changes, operation.kind)(person, operation);
      case 'leaving':
        // Two of three leave.
        return operation.kind % 3 === 0 ? comeBack(person) : Promise.resolve('waits');
    }
  };
  return { play, logIn, withdraw };
};
