import { afterEach, beforeEach, vi } from 'vitest';
import { decide } from '#engine';
import type { AccountPolicy } from '#schemas/documents/account-policy/schema';
import type { AnyDocument } from '#schemas/documents';
import type { Errors } from '#schemas/documents/errors/schema';
import type { Locale } from '#schemas/parts';
import type { Site } from '#schemas/documents/site/schema';
import type { Viewer } from '#schemas/viewer';
import { loginAnswerOf } from './account-records.ts';
import { ask, pageOf, siteOf, snapshotWith } from './engine-builders.ts';
import { noting, type Notes } from './session-site.ts';
import { makeTexts } from '#render/texts/texts.ts';
import callsEn from '../../config/site/messages/call-errors-en.json' with { type: 'json' };
import callsKo from '../../config/site/messages/call-errors-ko.json' with { type: 'json' };
import siteEn from '../../config/site/messages/en.json' with { type: 'json' };
import siteKo from '../../config/site/messages/ko.json' with { type: 'json' };
import errorsEn from '../../config/site/messages/errors-en.json' with { type: 'json' };
import errorsKo from '../../config/site/messages/errors-ko.json' with { type: 'json' };
import policy from '../../config/site/account-policy.json' with { type: 'json' };
import errors from '../../config/site/errors.json' with { type: 'json' };
import { makeCall, type Call, type CallHouse, type CallScope } from '../../src/visitor/data/call-service.ts';
import { scopeOf, type Present } from '../../src/visitor/app/present.ts';
import { react, readyToCall } from '../../src/visitor/session/session.ts';
import { isFree } from '../../src/visitor/session/session-gate.ts';
import type { SessionTools } from '../../src/visitor/session/tools.ts';
import { keepUserSession } from '../../src/visitor/session/user-session.ts';

// The shipped documents; all are held to their schemas by the gate.
const messages = [callsKo, callsEn, siteKo, siteEn, errorsKo, errorsEn] as unknown as readonly AnyDocument[];
const screens = [
  'Gateway',
  'SnsLanding',
  'SnsNaverLanding',
  'MyPageMain',
  'ChangePassword',
  ...Object.values(policy.screens),
].filter((screen, at, all) => screen !== 'Landing' && all.indexOf(screen) === at);
const pages = screens.map((screen, index) => pageOf(60 + index, { screen, paths: [`/${screen}`] }));
const snapshotOf = (configured: Partial<Errors> = {}, site: Partial<Site> = {}) =>
  snapshotWith([
    siteOf(site),
    { ...(errors as Errors), ...configured },
    policy as unknown as AccountPolicy,
    ...messages,
    ...pages,
  ]);

const shipped = snapshotOf();

export interface Seen extends Notes {
  readonly scope: CallScope;
  readonly tools: SessionTools;
}

interface Visitor extends Partial<Viewer> {
  readonly path?: string;
  /** What the document of errors says instead of what ships. */
  readonly configured?: Partial<Errors>;
  readonly site?: Partial<Site>;
}

/** A running site with the shipped documents that notes what happens. */
export const visitAs = ({ path = '/MyPageMain', configured, site, ...viewer }: Visitor = {}): Seen => {
  const { notes, tools: noted } = noting();
  const snapshot = configured || site ? snapshotOf(configured, site) : shipped;
  const locale: Locale = viewer.locale ?? 'en';
  const who: Viewer = { platform: 'APP', login: true, locale, ...viewer };
  const texts = makeTexts(locale, snapshot.messages[locale]);
  const shown = {
    decision: decide(snapshot, ask(path, { viewer: who })),
    texts,
    site: snapshot.site,
    release: { number: 1, hash: 'r' },
  };
  const tools: SessionTools = {
    ...noted,
    presentRef: { current: { shown, viewer: who, address: `${path}?x=1` } as unknown as Present },
    release: async () => snapshot,
    texts: async () => texts,
    scope: () => scopeOf(shown, who),
  };
  const house: CallHouse = {
    ready: () => (isFree() ? undefined : readyToCall(tools)),
    failed: (failure, { url }) => react(tools, failure, { path: url }),
  };
  return { ...notes, tools, scope: scopeOf(shown, who, house) };
};

/** An answer that refuses. */
export const refuse =
  (errorType?: string, code = 'X_01', errorMessage = 'server text') =>
  async () =>
    new Response(JSON.stringify({ code, errorMessage, ...(errorType ? { errorType } : {}) }), { status: 400 });

const settle = () => new Promise((done) => setTimeout(done, 5));

/** Makes a call and returns who handled its failure. */
export const call = async ({ scope }: Seen, more: Partial<Call> = {}): Promise<string> => {
  const outcome = await makeCall({ method: 'GET', url: '/api/v1/iam/contents/notices', ...more }, scope).then(
    () => 'answered',
    (error: { handled: boolean }) => (error.handled ? 'handled' : 'caller'),
  );
  await settle();
  return outcome;
};

/** Stores a login in the browser. */
export const logIn = (autoLogin: boolean): void => {
  const { userInfo } = loginAnswerOf();
  keepUserSession({
    token: 'ref',
    refreshToken: 'ref',
    refreshTokenExpireDtm: '20991231000000',
    autoLogin,
    user: userInfo,
    userName: userInfo.userName,
    loginType: 'RESORT',
    locale: 'en',
    nextPwChangeDay: '',
    newCompanion: false,
    newCompanionList: [],
    renewedAt: 0,
    renewFrom: Number.MAX_SAFE_INTEGER,
  });
  document.cookie = 'access_hint=1';
};

/** Answers every call but a logout, before each test anew. Returns the addresses that were called. */
export const answerCalls = (answerNow: () => Promise<Response>): string[] => {
  const requests: string[] = [];
  beforeEach(() => {
    requests.length = 0;
    localStorage.clear();
    sessionStorage.clear();
    for (const name of ['access_hint', 'session_hint']) document.cookie = `${name}=; Max-Age=0`;
    vi.stubGlobal('fetch', async (url: string) => {
      requests.push(url);
      return url.includes('/logout') ? new Response('{"code":"200","data":true}') : answerNow();
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  return requests;
};
