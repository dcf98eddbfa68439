import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { requiredAgreed } from '../support/join-flow.ts';
import { testBrowser, type TestBrowser } from '../support/test-browser.ts';
import { verifyAs } from '../support/verify-flow.ts';
import type { Provider } from './accounts-site.ts';
import { PASSWORD, typed, type Account, type Person } from './accounts-people.ts';

type Data = Readonly<Record<string, unknown>>;

/** Answer of a call: `200` or the code of an error, and the data. */
export interface Answer {
  readonly code: string;
  readonly data: Data;
}

/** Outcome of a try to join. */
export type Joined = 'joined' | 'known' | 'idTaken' | 'nicknameTaken' | 'other';

const MOST_STEPS = 12;

/** A browser, and the server that it calls. */
export interface Visitor extends TestBrowser {
  readonly app: () => FastifyInstance;
}

/** Calls of visitors and members to servers in other processes. Each browser stays with one of them, whose address stands in its verifications. */
export const accountCalls = (nextApp: () => () => FastifyInstance, now: () => number) => {
  const browser = (): Visitor => {
    const app = nextApp();
    return { ...testBrowser({ app, now: () => new Date(now()), address: '127.0.0.1' }), app };
  };
  const post = async (from: Visitor, path: string, body?: object): Promise<Answer> => {
    const answer = await from.post(path, body, { headers: { 'idempotency-key': randomUUID() } });
    const { code, data } = answer.json<{ readonly code: string; readonly data?: Data }>();
    return { code, data: data ?? {} };
  };

  const nameIn = ({ data }: Answer): unknown => (data['userInfo'] as Data | undefined)?.['userName'];
  /** True if a login is the person's own, not of somebody who has linked the same account. */
  const isOwn = (answer: Answer, person: Person, account: Account): boolean =>
    [person.name, account.nickname].includes(String(nameIn(answer)));
  const uidIn = ({ data }: Answer): string =>
    (data['userInfo'] as Readonly<Record<string, string>> | undefined)?.['membershipUid'] ?? '';

  const logInById = (from: Visitor, { loginId }: Account, more: object = {}): Promise<Answer> =>
    post(from, 'certification/MBL/login', { userId: loginId, password: PASSWORD, ...more });
  /** Starts at a provider and returns from it as an account. */
  const returnAs = async (
    from: Visitor,
    { provider, subject, purpose }: { provider: Provider; subject: string; purpose: 'LOGIN' | 'LINK' | 'PROVE' },
  ): Promise<Data> => {
    const { data } = await post(from, 'login/sns/start', { snsType: provider, purpose });
    const state = new URL(String(data['authorizeUrl']), 'http://site').searchParams.get('state') ?? '';
    return { snsType: provider, code: subject, state };
  };
  const logInBySocial = async (from: Visitor, provider: Provider, subject: string): Promise<Answer> =>
    post(from, 'certification/MBL/login-sns', await returnAs(from, { provider, subject, purpose: 'LOGIN' }));

  const stepOf = async (from: Visitor): Promise<string> => {
    const { data } = (await from.get('users/join')).json<{ readonly data: { readonly step: string } }>();
    return data.step;
  };
  const agree = (from: Visitor): Promise<Answer> => post(from, 'users/join/terms', { termsAgreeList: requiredAgreed });
  let addresses = 0;
  const codeTo = async (from: Visitor, email: string): Promise<string> => {
    await post(from, 'users/join/email-code', { email });
    return (await from.get(`/sandbox/soak/code?address=${encodeURIComponent(email)}`)).json<{ code: string }>().code;
  };
  const joinedBy: Readonly<Record<string, Joined>> = {
    '200': 'joined',
    JOI_03: 'known',
    JOI_05: 'idTaken',
    JOI_06: 'nicknameTaken',
  };

  /** Goes on with a join where the browser stands, step by step, until it ends. Returns undefined if it has begun anew. */
  const goOn = async (
    from: Visitor,
    person: Person,
    { account, isPutOff }: { readonly account: Account; readonly isPutOff: boolean },
  ): Promise<Joined | undefined> => {
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      const step = await stepOf(from);
      if (step === 'TERMS') await agree(from);
      else if (step === 'VERIFY' && isPutOff) await post(from, 'users/join/later');
      else if (step === 'VERIFY') await verifyAs(from.app, from, { fields: typed(person) });
      else if (step === 'KNOWN' || step === 'LINK') return 'known';
      else if (step === 'EMAIL' || step === 'ACCOUNT' || step === 'COMPLETE') {
        const { loginId: userId, nickname: nickName, mailbox } = account;
        const email = `${mailbox}.${++addresses}@mail.example`;
        const emailCode = await codeTo(from, email);
        const answer =
          step === 'COMPLETE'
            ? await post(from, 'users/user-regular-sns', { nickName, email, emailCode })
            : await post(from, 'users/join', { userId, password: PASSWORD, nickName, emailCode });
        const outcome = joinedBy[answer.code];
        if (outcome !== undefined) return outcome;
        // The join has ended under way: a return of the same browser takes its place.
        if (answer.code !== 'JOI_02' && answer.code !== 'JOI_01') throw new Error(`A join ended with ${answer.code}.`);
      }
    }
    throw new Error('A join does not end.');
  };

  return { browser, post, uidIn, isOwn, logInById, logInBySocial, returnAs, goOn };
};
export type AccountCalls = ReturnType<typeof accountCalls>;
