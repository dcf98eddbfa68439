import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { compileSite, prepare, readDocuments } from '#content';
import {
  reactTo,
  reactToTransport,
  type Failure,
  type Reaction,
  type FailureContext,
  type Snapshot,
  type TransportFailure,
} from '#engine';

let snapshot: Snapshot;
beforeAll(async () => {
  const { documents } = await readDocuments(join(import.meta.dirname, '../../config'));
  snapshot = compileSite(await prepare(documents), { number: 1, hash: 'shipped' }, { sandbox: false });
});

const here = (more: Partial<FailureContext> = {}): FailureContext => ({
  screen: 'MyPageMain',
  address: '/mypage?x=1',
  autoLogin: false,
  signingIn: false,
  platform: 'APP',
  os: 'android',
  origin: 'https://site.example',
  ...more,
});

/** A reaction as a visitor meets it, in English. */
const told = (reaction: Reaction): string => {
  const words = (key: string) => `'${snapshot.messages.en[key] ?? `no message ${key}`}'`;
  switch (reaction.kind) {
    case 'caller':
    case 'refresh':
      return reaction.kind;
    case 'connection':
      return `connection page ${reaction.code}`;
    case 'act': {
      const { say, clear, nativeLogout, then } = reaction;
      const command = then && 'to' in then ? then.to : then && 'href' in then ? then.href : then?.kind;
      const parts = [
        say && words(say.message),
        say?.serverText,
        say?.subMessage && words(say.subMessage),
        clear && 'clear',
        nativeLogout && 'log the shell out',
        command,
      ];
      return parts.filter((part) => typeof part === 'string').join(', ');
    }
  }
};

const login = "'You can use the service after logging in', clear, /member/login?from=%2Fmypage%3Fx%3D1";
const newDevice =
  "'You will be logged out as your account has been logged in from a new device', clear, /member/login?from=%2Fmypage%3Fx%3D1";

const failures: readonly (readonly [string, Partial<Failure>, Partial<FailureContext>, string])[] = [
  ['B', { errorType: 'B' }, {}, 'caller'],
  ['E', { errorType: 'E' }, {}, "'Unable to handle as a temporary failure, please try again'"],
  ['R to a path', { errorType: 'R', message: '/mypage/coupon' }, {}, '/mypage/coupon'],
  [
    'R to a host on the list',
    { errorType: 'R', message: 'https://book.haneul-resort.example/a' },
    {},
    'https://book.haneul-resort.example/a',
  ],
  [
    'R to another host',
    { errorType: 'R', message: 'https://evil.example/' },
    {},
    "'Please contact the administrator', 'Unknown error occurred.'",
  ],
  ['T', { errorType: 'T', code: 'TKT_02' }, { autoLogin: true }, login],
  ['D', { errorType: 'D' }, {}, "'This device is not supported'"],
  [
    'L in the app',
    { errorType: 'L' },
    {},
    "'You are logged in from another device and the connection is forcibly terminated', clear, log the shell out, /",
  ],
  [
    'L on the web',
    { errorType: 'L' },
    { platform: 'WEB_PC' },
    "'You are logged in from another device and the connection is forcibly terminated', clear, /",
  ],
  ['P', { errorType: 'P' }, {}, '/member/change-password?changeMod=I'],
  ['P on ChangePassword', { errorType: 'P' }, { screen: 'ChangePassword' }, 'caller'],
  ['no type', {}, {}, "'Please contact the administrator', server text"],
  ['no type and no text', { message: '' }, {}, "'Please contact the administrator', 'Unknown error occurred.'"],
  ...(['S', 'O'] as const).flatMap(
    (errorType): readonly (readonly [string, Partial<Failure>, Partial<FailureContext>, string])[] => [
      [`${errorType} with auto-login`, { errorType, code: 'TKT_01' }, { autoLogin: true }, 'refresh'],
      [
        `${errorType} with auto-login on the gateway`,
        { errorType, code: 'TKT_01' },
        { autoLogin: true, screen: 'Gateway' },
        'refresh',
      ],
      [`${errorType} with auto-login and TKT_16`, { errorType, code: 'TKT_16' }, { autoLogin: true }, newDevice],
      [`${errorType} with TKT_16`, { errorType, code: 'TKT_16' }, {}, newDevice],
      [`${errorType} on the gateway`, { errorType, code: 'TKT_01' }, { screen: 'Gateway' }, 'clear, /'],
      [`${errorType} on the light gateway`, { errorType, code: 'TKT_01' }, { screen: 'GatewayLite' }, 'clear, /'],
      [`${errorType} elsewhere`, { errorType, code: 'TKT_01' }, {}, login],
    ],
  ),
  [
    'S in the steps after a login',
    { errorType: 'S', code: 'TKT_01' },
    { signingIn: true, autoLogin: true },
    'clear, /member/login?from=%2Fmypage%3Fx%3D1',
  ],
];

it.each(failures)('reacts to %s as sections 8.1 and 8.2 say', (_, failure, situation, reaction) => {
  expect(told(reactTo(snapshot, { code: 'X_01', message: 'server text', ...failure }, here(situation)))).toBe(reaction);
});

const transports: readonly (readonly [string, TransportFailure, Partial<FailureContext>, string])[] = [
  ['a time-out', { kind: 'timeout' }, {}, "'Server response wait time exceeded, please check the communication state'"],
  [
    'a time-out on Landing',
    { kind: 'timeout' },
    { screen: 'Landing' },
    "'Server response wait time exceeded, please check the communication state', main",
  ],
  ['no status', { kind: 'noStatus' }, {}, 'connection page 521'],
  ['no status on iOS', { kind: 'noStatus' }, { os: 'ios' }, 'caller'],
  ['another status', { kind: 'status', status: 503 }, {}, 'connection page 503'],
  ['a failed bootstrap', { kind: 'bootstrap' }, {}, 'connection page 408'],
  [
    'a refresh that takes too long',
    { kind: 'held' },
    {},
    "'The login time is too long or the connection is not normal. Reconnect the system.'",
  ],
];

it.each(transports)('reacts to %s as section 8.3 says', (_, failure, situation, reaction) => {
  expect(told(reactToTransport(snapshot, failure, here(situation)))).toBe(reaction);
});

describe('the shipped policy', () => {
  it('leads after a login to the screens of section 2.7', () => {
    expect(snapshot.account.paths).toEqual({
      changePassword: '/member/change-password',
      membershipSignUp: '/member/membership-sign-up',
      selfCertification: '/member/self-certification',
      acceptanceAgreement: '/member/acceptance-agreement',
      authorize: '/authorize',
      myPage: '/mypage',
      landing: '/landing',
    });
  });

  it('asks for promotion consent from 14 on, and takes a login for 30 days where no expiry can be read', () => {
    expect([snapshot.account.consent, snapshot.account.longestDays]).toEqual([
      { channels: ['EMAIL', 'SMS', 'PUSH'], age: 14 },
      30,
    ]);
  });
});
