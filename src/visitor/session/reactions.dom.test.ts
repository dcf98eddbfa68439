import { describe, expect, it, vi } from 'vitest';
import type { Errors } from '#schemas/documents/errors/schema';
import { userSession } from './user-session.ts';
import { visitAs, refuse, call, logIn, answerCalls } from '#tests/reacting-site.ts';

let answer: () => Promise<Response>;
const asked = answerCalls(() => answer());

describe('a call that the server refuses', () => {
  it.each([
    ['E', { errorType: 'E' }, 'Unable to handle as a temporary failure, please try again'],
    ['D', { errorType: 'D' }, 'This device is not supported'],
    ['no type', {}, 'Please contact the administrator / server text'],
    ['no type and no text', { message: '' }, 'Please contact the administrator / Unknown error occurred.'],
    ['a type that nobody knows', { errorType: 'Z' }, 'Please contact the administrator / server text'],
  ] as readonly (readonly [string, { errorType?: string; message?: string }, string])[])(
    'with %s is alerted, and the visitor stays [P-656] [P-661] [P-664]',
    async (_, { errorType, message }, text) => {
      answer = refuse(errorType, 'X_01', message);
      const seen = visitAs();
      expect([await call(seen), seen.said, seen.went, seen.lost]).toEqual(['handled', [text], [], []]);
    },
  );

  const unlike: Errors['reactions'] = [
    { errorType: 'D', reaction: 'say', message: 'MSG_ALT_ERR_TIMEOUT', then: { action: 'main' } },
    {
      errorType: 'none',
      reaction: 'say',
      message: 'MSG_ALT_ERR_TEMPORARY_FAILURE',
      withServerText: true,
      withoutServerText: 'MSG_ALT_ERR_DEVICE_NOT_SUPPORTED',
    },
  ];
  it.each([
    [
      'D',
      'D',
      'server text',
      ['Server response wait time exceeded, please check the communication state', 'OK', 'main'],
    ],
    [
      'no type',
      undefined,
      'server text',
      ['Unable to handle as a temporary failure, please try again / server text', 'OK'],
    ],
    [
      'no type and no text',
      undefined,
      '',
      ['Unable to handle as a temporary failure, please try again / This device is not supported', 'OK'],
    ],
  ] as const)('with %s does what the document says instead [P-661] [P-664]', async (_, errorType, message, steps) => {
    answer = refuse(errorType, 'X_01', message);
    const seen = visitAs({ configured: { reactions: unlike } });
    await call(seen);
    expect(seen.steps).toEqual(steps);
  });

  it('with R goes to the address in errorMessage, where it is one of this site [P-657]', async () => {
    answer = refuse('R', 'X_01', '/mypage/coupon?a=1');
    const seen = visitAs();
    expect([await call(seen), seen.said, seen.went]).toEqual(['handled', [], ['/mypage/coupon?a=1']]);
  });

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', 'https://site.example@evil.example/'])(
    'with R never goes elsewhere: %s',
    async (address) => {
      answer = refuse('R', 'X_01', address);
      const seen = visitAs();
      await call(seen);
      expect([seen.went, seen.said.join()]).toEqual([[], expect.not.stringContaining('evil')]);
    },
  );

  it('with P goes to ChangePassword with changeMod=I, and nowhere from there [P-663]', async () => {
    answer = refuse('P');
    const [elsewhere, there] = [visitAs(), visitAs({ path: '/ChangePassword' })];
    expect([await call(elsewhere), elsewhere.went, await call(there), there.went]).toEqual([
      'handled',
      ['/ChangePassword?changeMod=I'],
      'caller',
      [],
    ]);
  });

  /** The word is closed first; then the session ends, then Login opens. */
  const endsAtLogin = (text: string) => [
    [text, 'OK', 'the session ends', '/member/login?from=%2FMyPageMain%3Fx%3D1'],
    undefined,
  ];

  it.each(['S', 'O'])(
    'with %s and without auto-login is alerted; the session ends, and Login leads back with path and query [P-658] [P-659] [P-667]',
    async (type) => {
      logIn(false);
      answer = refuse(type, 'TKT_01');
      const seen = visitAs();
      await call(seen);
      expect([seen.steps, userSession()]).toEqual(endsAtLogin('You can use the service after logging in'));
    },
  );

  it.each(['S', 'O'])(
    'with %s and TKT_16 says that another device has logged in, with auto-login too [P-668]',
    async (type) => {
      logIn(true);
      answer = refuse(type, 'TKT_16');
      const seen = visitAs();
      await call(seen);
      expect([seen.steps, userSession()]).toEqual(
        endsAtLogin('You will be logged out as your account has been logged in from a new device'),
      );
      expect(asked).not.toContain('/api/v1/iam/login/refresh');
    },
  );

  it.each(['S', 'O'])('with %s on the gateway ends the session without a word and goes to / [P-666]', async (type) => {
    logIn(false);
    answer = refuse(type, 'TKT_01');
    const seen = visitAs({ path: '/Gateway' });
    await call(seen);
    expect([seen.steps, userSession()]).toEqual([['the session ends', '/'], undefined]);
  });

  it.each([
    ['APP', ['shell: logout']],
    ['WEB_MOBILE', []],
  ] as const)(
    "with L is alerted; the session ends, then the app's shell is logged out, then / opens (%s) [P-662]",
    async (platform, told) => {
      logIn(true);
      answer = refuse('L', 'TKT_16');
      const seen = visitAs({ platform });
      vi.stubGlobal('promenadeNative', {
        postMessage: (message: string) =>
          void seen.steps.push(`shell: ${(JSON.parse(message) as { name: string }).name}`),
      });
      await call(seen);
      await vi.waitUntil(() => seen.went.length > 0);
      const text = 'You are logged in from another device and the connection is forcibly terminated';
      expect([seen.steps, userSession()]).toEqual([[text, 'OK', 'the session ends', ...told, '/'], undefined]);
    },
  );

  it('with T gives the same alert and the same way as an expired login, whatever auto-login says [P-660]', async () => {
    logIn(true);
    answer = refuse('T', 'TKT_02');
    const seen = visitAs();
    await call(seen);
    expect([seen.steps, userSession()]).toEqual(endsAtLogin('You can use the service after logging in'));
  });
});
