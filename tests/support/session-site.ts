import { afterEach, beforeEach, vi } from 'vitest';
import { decide, type Snapshot } from '#engine';
import type { AccountPolicy } from '#schemas/documents/account-policy/schema';
import type { Client } from '#schemas/documents/client/schema';
import type { AnyDocument } from '#schemas/documents';
import type { Command } from '#schemas/command';
import type { Errors } from '#schemas/documents/errors/schema';
import type { Operation } from '#schemas/documents/operation/schema';
import type { Locale } from '#schemas/parts';
import type { Viewer } from '#schemas/viewer';
import { makeTexts } from '#render/texts/texts.ts';
import policy from '../../config/site/account-policy.json' with { type: 'json' };
import errors from '../../config/site/errors.json' with { type: 'json' };
import operations from '../../config/site/operations.json' with { type: 'json' };
import type { CallHouse, CallScope } from '../../src/visitor/data/call-service.ts';
import type { SayAction } from '../../src/visitor/notices/notices.ts';
import type { Present } from '../../src/visitor/app/present.ts';
import { isFree } from '../../src/visitor/session/session-gate.ts';
import { keepAnswer, react, readyToCall } from '../../src/visitor/session/session.ts';
import type { SessionTools } from '../../src/visitor/session/tools.ts';
import { userSession, type UserSession } from '../../src/visitor/session/user-session.ts';
import { consentOf, loginAnswerOf, myInfoOf } from './account-records.ts';
import { ask, pageOf, snapshotWith } from './engine-builders.ts';

// Login and Landing are in the small site already.
const screens = ['Gateway', 'GatewayLite', 'NewTerms', ...Object.values(policy.screens)];
const pages = [
  ...screens
    .filter((screen) => screen !== 'Landing')
    .map((screen, index) => pageOf(60 + index, { screen, paths: [`/${screen}`] })),
  pageOf(90, { screen: 'SnsLanding', paths: ['/member/sns/{provider}'] }),
];
const partner: Client = {
  type: 'client',
  id: 'partner',
  v: 1,
  name: { ko: '짝', en: 'Partner' },
  redirectUris: ['https://partner.example/done'],
  scope: ['userName'],
};
// The publish check validates their schemas.
const documents = [
  errors as Errors,
  policy as unknown as AccountPolicy,
  ...(operations.documents as Operation[]),
  partner,
  ...pages,
];
const snapshot = snapshotWith(documents);
/** The shipped call that stores a member's choice of language. */
export const languageCall = operations.documents.find(({ id }) => id === policy.language) as Operation;
/** The site of the tests with other documents besides. */
export const snapshotBeside = (...others: readonly AnyDocument[]): Snapshot =>
  snapshotWith([...documents.filter(({ id }) => others.every((one) => one.id !== id)), ...others]);
export const texts = makeTexts('ko', snapshot.messages.ko);

/** Browser storage of a logged-in member. */
export const loggedInMember: UserSession = {
  token: 'ref',
  refreshToken: 'ref',
  refreshTokenExpireDtm: '20991231000000',
  autoLogin: true,
  user: loginAnswerOf().userInfo,
  userName: '김하늘',
  loginType: 'RESORT',
  locale: 'ko',
  nextPwChangeDay: '',
  newCompanion: false,
  newCompanionList: [],
  renewedAt: 0,
  renewFrom: Number.MAX_SAFE_INTEGER,
};

export interface Notes {
  readonly said: string[];
  readonly went: string[];
  readonly lost: number[];
  /** Log of notices, logout and navigation, in order. */
  readonly steps: string[];
}

/** A recording site; its notices are confirmed automatically. */
export const noting = () => {
  const notes: Notes = { said: [], went: [], lost: [], steps: [] };
  const { said, went, lost, steps } = notes;
  const go = (to: string) => void [went, steps].map((list) => list.push(to));
  const tools = {
    run: (command: Command) => go('to' in command ? command.to : 'href' in command ? command.href : command.kind),
    replace: async (address: string) => go(address),
    say: (action: SayAction) => {
      if (action.say !== 'ask') return;
      const { text, subText, onOk } = action.ask;
      const words = [text, subText].filter((one) => one !== undefined).join(' / ');
      said.push(words);
      steps.push(words);
      void Promise.resolve().then(() => {
        steps.push('OK');
        onOk?.();
      });
    },
    becomes: async (next: Viewer) =>
      void steps.push(next.login || userSession() ? 'the session goes on' : 'the session ends'),
    reload: async () => void went.push('reload'),
    renewed: async () => void went.push('reload'),
    speak: async (locale: Locale) => void went.push(`speak ${locale}`),
    lose: (code: number) => void lost.push(code),
  };
  return { notes, tools };
};

interface SessionSite extends Notes {
  readonly tools: SessionTools;
  readonly viewers: Viewer[];
  readonly scope: CallScope;
}

export const sessionSite = (path: string, platform: Viewer['platform'] = 'WEB_MOBILE'): SessionSite => {
  const { notes, tools: noted } = noting();
  const viewers: Viewer[] = [];
  const viewer: Viewer = { locale: 'ko', platform, login: true };
  const decision = decide(snapshot, ask(path.split('?', 1)[0] ?? path, { viewer }));
  const shown = { decision, texts, site: snapshot.site, release: { number: 1, hash: 'r' } };
  const who = () => userSession()?.user.membershipUid ?? '';
  const presentRef = { current: { shown, viewer, address: path, who: who() } as unknown as Present };
  const plain: CallScope = { pageId: 'PGE_TST_00001', locale: 'ko', timeoutMs: 30_000, listed: false, release: 'r' };
  const tools: SessionTools = {
    ...noted,
    presentRef,
    release: async () => snapshot,
    texts: async () => texts,
    becomes: async (next) => {
      await noted.becomes(next);
      viewers.push(next);
      presentRef.current.viewer = next;
      presentRef.current.who = who();
    },
    scope: () => plain,
  };
  const house: CallHouse = {
    ready: () => (isFree() ? undefined : readyToCall(tools)),
    failed: (failure) => react(tools, failure),
    answered: keepAnswer,
  };
  return { ...notes, tools, viewers, scope: { ...plain, house } };
};

export const base = '/api/v1/iam';
/** Paths of calls, in order. */
export const asked: string[] = [];
/** Calls with their queries. */
export const addresses: string[] = [];
/** Responses by path; other paths answer with an error page. */
export const answers = new Map<string, () => Response>();
export const answer =
  (data: unknown, headers: Record<string, string> = {}) =>
  () =>
    new Response(JSON.stringify({ code: '200', data }), { headers });
export const refuse =
  (errorType: string, code = 'X', errorMessage = 'server text') =>
  () =>
    new Response(JSON.stringify({ code, errorType, errorMessage }), { status: 401 });
export const settle = () => new Promise((done) => setTimeout(done, 5));

/** Prepares the answers of a login. */
export const begins = (more: Parameters<typeof loginAnswerOf>[0] = {}) => {
  answers.set(`${base}/members/me`, answer(myInfoOf()));
  answers.set(`${base}/users/info`, answer(consentOf(['EMAIL', 'SMS', 'PUSH'])));
  answers.set(
    `${base}/login/session/info`,
    answer({
      loginYn: 'Y',
      autoLoginYn: 'Y',
      loginType: 'RESORT',
      userInfo: loginAnswerOf(more).userInfo,
      refreshTokenExpireDtm: '20991231000000',
      nextPasswordChangeAlertDTM: '20990101000000',
      viewer: { login: true, grade: 'T1' },
    }),
  );
  return loginAnswerOf(more);
};

/** Starts each test in a fresh browser whose calls are answered from `answers`. */
export const callsAnswered = (): void => {
  beforeEach(() => {
    asked.length = 0;
    addresses.length = 0;
    answers.clear();
    answers.set(`${base}/logout`, answer(true));
    localStorage.clear();
    sessionStorage.clear();
    for (const name of ['access_hint', 'session_hint']) document.cookie = `${name}=; Max-Age=0`;
    vi.stubGlobal('fetch', async (input: string) => {
      const path = input.split('?', 1)[0] ?? '';
      asked.push(path.replace(base, ''));
      addresses.push(input.replace(base, ''));
      await settle();
      return answers.get(path)?.() ?? new Response('<html>', { status: 500 });
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
};
