import type { LightMyRequestResponse } from 'fastify';
import type { AccountServer } from './account-server.ts';
import { soundSite, type Body } from './sound-site.ts';
import type { TestBrowser } from './test-browser.ts';
import { verifyAs, verifyProviders } from './verify-flow.ts';

const [policy] = soundSite().filter(({ type }) => type === 'account-policy');

const terms = { termsId: 'terms-use-1', versionNo: 1, agreeYn: 'Y' } as const;
const both = (text: string) => ({ ko: text, en: text });

/** A site with one version of terms, one optional consent, the rules of joins and sandbox providers. */
export const joinDocuments: readonly Body[] = [
  {
    ...policy,
    join: {
      idleMinutes: 30,
      totalMinutes: 120,
      codeMinutes: 10,
      childAge: 14,
      adultAge: 19,
      grades: { full: 'T1', simple: 'T0' },
      welcome: { amount: 1000, reason: 'WELCOME' },
      reservedIds: ['resort_admin'],
      screens: {
        own: 'Gate',
        socialTerms: 'Gate',
        socialVerify: 'Gate',
        socialGuardian: 'Gate',
        socialComplete: 'Gate',
        finish: 'Gate',
      },
    },
    sent: {
      ...(policy?.['sent'] as object),
      emailCode: { subject: 'sent.findId', body: 'sent.findIdBody' },
    },
  } as Body,
  {
    type: 'terms',
    id: 'terms-use-1',
    v: 1,
    kind: 'USE',
    versionNo: 1,
    announcedOn: '2026-01-01',
    effectiveOn: '2026-02-01',
    required: true,
    title: both('Terms'),
    body: both('<p>Terms</p>'),
  },
  {
    type: 'consent-item',
    id: 'promotion-email',
    v: 1,
    versionNo: 1,
    effectiveOn: '2026-01-01',
    order: 1,
    flows: ['JOIN', 'SOCIAL'],
    required: false,
    minAge: 14,
    channel: 'EMAIL',
    title: both('Promotions'),
    purpose: both('Promotions'),
    data: both('E-mail'),
    retention: both('Two years'),
  },
  ...verifyProviders,
];

/** Agrees to everything that the test site asks. */
export const allAgreed = [terms, { termsId: 'promotion-email', versionNo: 1, agreeYn: 'Y' }] as const;
export const requiredAgreed = [terms] as const;

export const stepIn = (answer: LightMyRequestResponse): string => answer.json<{ data: { step: string } }>().data.step;

export const newAccount = (number: number) => ({
  userId: `newcomer_${number}`,
  password: 'CloudWalk2027',
  nickName: `구름${number}`,
});

/** Reads the code in the last message to an address. */
export const codeSentTo = async (server: AccountServer, address: string): Promise<string> => {
  const { body } = await server
    .store()
    .db.selectFrom('outbox')
    .select('body')
    .where('address', '=', address)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return /\d{6}/.exec(body)?.[0] ?? '';
};

/** Goes to the step of the account: terms, verification as a person, e-mail code. Returns the code. */
export const untilAccount = async (
  server: AccountServer,
  browser: TestBrowser,
  { email, fields = {} }: { readonly email: string; readonly fields?: Readonly<Record<string, string>> },
): Promise<string> => {
  await browser.post('users/join/terms', { ageCd: 'ADULT', termsAgreeList: allAgreed });
  await verifyAs(server.app, browser, { fields });
  await browser.post('users/join/email-code', { email });
  return codeSentTo(server, email);
};

/** A person whom the sandbox provider knows only by what is typed. */
export const typedPerson = (name: string, birthDate: string, mobile = '01012345678') => ({
  person: '',
  name,
  birthDate,
  gender: '1',
  mobile,
});
