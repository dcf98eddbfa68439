import { beforeAll, expect, it } from 'vitest';
import type { LightMyRequestResponse } from 'fastify';
import { accountServer, PASSWORD } from '#tests/account-server.ts';
import { joinDocuments, newAccount, requiredAgreed, typedPerson } from '#tests/join-flow.ts';
import { socialDocuments, socialPlayer } from '#tests/social-login.ts';
import { statementsOf } from '#tests/statements.ts';
import type { TestBrowser } from '#tests/test-browser.ts';
import { verifyAs } from '#tests/verify-flow.ts';
import { feature as consents } from '../../src/server/services/consents/feature.ts';
import { feature as identity } from '../../src/server/services/identity/feature.ts';
import { feature as joins } from '../../src/server/services/joins/feature.ts';
import { feature as outbox } from '../../src/server/services/outbox/feature.ts';
import { feature as social } from '../../src/server/services/social/feature.ts';
import { feature as withdrawal } from '../../src/server/services/withdrawal/feature.ts';

const server = accountServer({
  documents: [...joinDocuments, ...socialDocuments],
  features: [consents, identity, joins, outbox, social, withdrawal],
});
const player = socialPlayer(server);

interface Who {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  /** Account at each provider of the sandbox that has the address. */
  readonly account: 'newcomer' | 'stranger';
}
// An answer repeats what the visitor typed, masked: both addresses look the same then.
const nobody: Who = { userId: 'nobody_77', name: '아무개', email: 'rovin@mail.example', account: 'stranger' };
const member: Who = { userId: 'member_77', name: 'Robin Park', email: 'robin@mail.example', account: 'newcomer' };

beforeAll(async () => {
  await server.addMember({ login_id: member.userId, name: member.name, email: member.email, mobile: '01090008888' });
});

/** A call that a stranger can make about somebody. `before` brings the browser to where it can be made. */
interface Question {
  readonly before?: (browser: TestBrowser) => Promise<unknown>;
  readonly ask: (browser: TestBrowser, who: Who) => Promise<LightMyRequestResponse>;
}

const agree = (browser: TestBrowser) => browser.post('users/join/terms', { termsAgreeList: requiredAgreed });
let people = 0;
const verify = async (browser: TestBrowser): Promise<void> => {
  await agree(browser);
  await verifyAs(server.app, browser, { fields: typedPerson(`확${++people}인`, '19900101', '01055557777') });
};
const logIn = async (browser: TestBrowser): Promise<void> => {
  await browser.login(await server.addMember(), PASSWORD);
};

const questions: Readonly<Record<string, Question>> = {
  'a login with a wrong password': {
    ask: (browser, { userId }) => browser.post('certification/MBL/login', { userId, password: 'WrongHorse77' }),
  },
  'coming back with a wrong password': {
    ask: (browser, { userId }) => browser.post('users/withdraw/cancel', { userId, password: 'WrongHorse77' }),
  },
  'finding an ID': {
    ask: (browser, { name, email }) =>
      browser.get(`users/user-id-find?${new URLSearchParams({ userName: name, email })}`),
  },
  'a new password': {
    ask: (browser, { userId, email }) => browser.post('users/password-reset', { userId, email }),
  },
  'checking an ID without a join': {
    ask: (browser, { userId }) => browser.post('users/join/check', { userId }),
  },
  'checking an ID before the verification': {
    before: agree,
    ask: (browser, { userId }) => browser.post('users/join/check', { userId }),
  },
  'joining with an ID before the verification': {
    before: agree,
    ask: (browser, { userId }) => browser.post('users/join', { ...newAccount(77), userId, emailCode: '123456' }),
  },
  'the code of a join to an address': {
    before: verify,
    ask: (browser, { email }) => browser.post('users/join/email-code', { email }),
  },
  'a social login with an address': {
    ask: async (browser, { account }) =>
      player.logIn(browser, 'naver', await player.goThere(browser, 'naver', { subject: `naver-${account}` })),
  },
  'linking a social account with an address': {
    before: logIn,
    ask: async (browser, { account }) =>
      browser.post('users/link-Sns', {
        snsType: 'naver',
        ...(await player.goThere(browser, 'naver', { purpose: 'LINK', subject: `naver-${account}` })),
      }),
  },
};

/** Answer as a stranger sees it, without random references, and the statements that it took. */
const seen = async ({ before, ask }: Question, who: Who) => {
  const browser = server.browser();
  await before?.(browser);
  let answer: LightMyRequestResponse | undefined;
  const statements = await statementsOf(server.store(), async () => {
    answer = await ask(browser, who);
  });
  const { date: _date, ...headers } = answer?.headers ?? {};
  const withoutReferences = (text: string): string => text.replaceAll(/[\w-]{43}/g, 'reference');
  return {
    status: answer?.statusCode,
    headers: Object.keys(headers),
    body: withoutReferences(answer?.body ?? ''),
    statements,
  };
};

it.each(Object.entries(questions))(
  'answers %s alike, with the same statements, whether or not there is such a member',
  async (_what, question) => {
    const ofNobody = await seen(question, nobody);
    expect(await seen(question, member)).toEqual(ofNobody);
    expect(ofNobody.statements.length).toBeGreaterThan(0);
  },
);
