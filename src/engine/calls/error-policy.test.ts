import { fc } from '#tests/fast-check.ts';
import { describe, expect, it } from 'vitest';
import type { Errors } from '#schemas/documents/errors/schema';
import { errorsOf, pageOf, snapshotWith } from '#tests/engine-builders.ts';
import { reactTo, reactToRefusedRefresh, reactToTransport, type Failure, type FailureContext } from './error-policy.ts';

type Reactions = Errors['reactions'];
const none: Reactions[number] = {
  errorType: 'none',
  reaction: 'say',
  message: 'said.none',
  withServerText: true,
  withoutServerText: 'said.unknown',
};
const policyOf = (...reactions: Reactions) =>
  snapshotWith([errorsOf([...reactions, none]), pageOf(20, { screen: 'Plain', aliases: ['Nickname'] })]);
const here = (more: Partial<FailureContext> = {}): FailureContext => ({
  screen: 'Plain',
  address: '/page-20?x=1',
  autoLogin: false,
  signingIn: false,
  platform: 'WEB_MOBILE',
  os: 'other',
  origin: 'https://site.example',
  ...more,
});
const failure = (errorType?: string, code = 'X_01', message = 'server text'): Failure => ({ errorType, code, message });
const said = (message: string) => ({ kind: 'act', say: { message }, clear: false, nativeLogout: false });

describe('the reaction to an error', () => {
  it('is the first match of type, code, auto-login, moment and screen', () => {
    const policy = policyOf(
      { errorType: 'S', whileSigningIn: true, reaction: 'say', message: 'said.signing' },
      { errorType: 'S', autoLogin: true, notCodes: ['X_16'], reaction: 'refresh' },
      { errorType: 'S', atScreens: ['Gate'], reaction: 'say', message: 'said.gate' },
      { errorType: 'S', codes: ['X_16'], notAtScreens: ['Plain'], reaction: 'say', message: 'said.elsewhere' },
      { errorType: 'S', codes: ['X_16'], reaction: 'say', message: 'said.16' },
      { errorType: 'S', reaction: 'say', message: 'said.last' },
    );
    const reaction = (situation: Partial<FailureContext>, code?: string) =>
      reactTo(policy, failure('S', code), here(situation));
    expect(reaction({ signingIn: true, autoLogin: true })).toEqual(said('said.signing'));
    expect(reaction({ autoLogin: true })).toEqual({ kind: 'refresh' });
    expect(reaction({ screen: 'Gate' })).toEqual(said('said.gate'));
    expect(reaction({ screen: 'Login', autoLogin: true }, 'X_16')).toEqual(said('said.elsewhere'));
    expect(reaction({ autoLogin: true }, 'X_16')).toEqual(said('said.16'));
    expect(reaction({})).toEqual(said('said.last'));
  });

  it('matches screen aliases', () => {
    const policy = policyOf(
      { errorType: 'E', notAtScreens: ['Nickname'], reaction: 'say', message: 'said' },
      { errorType: 'E', atScreens: ['Nickname'], reaction: 'caller' },
    );
    expect([reactTo(policy, failure('E'), here()), reactTo(policy, failure('E'), here({ screen: 'Gate' }))]).toEqual([
      { kind: 'caller' },
      said('said'),
    ]);
  });

  it('goes back to the caller without a match', () => {
    expect(reactTo(policyOf({ errorType: 'E', codes: ['OTHER'], reaction: 'refresh' }), failure('E'), here())).toEqual({
      kind: 'caller',
    });
  });

  it.each([undefined, '', 'none', 'X', 'constructor'])(
    "treats type %j as an error without a type, with the server's text below the message",
    (type) => {
      expect(reactTo(policyOf(), failure(type), here())).toEqual({
        ...said('said.none'),
        say: { message: 'said.none', serverText: 'server text' },
      });
    },
  );

  it('shows a configured second text if the server sent none', () => {
    expect(reactTo(policyOf(), failure(undefined, '', ''), here())).toEqual({
      ...said('said.none'),
      say: { message: 'said.none', subMessage: 'said.unknown' },
    });
  });

  it('runs the configured actions after the message, and fills from with the page and its query', () => {
    const policy = policyOf({
      errorType: 'L',
      reaction: 'say',
      message: 'said',
      clear: true,
      nativeLogout: true,
      then: { action: 'move', pageNm: 'Login', query: { from: '{from}' } },
    });
    const act = {
      kind: 'act',
      say: { message: 'said' },
      clear: true,
      nativeLogout: false,
      then: { kind: 'go', to: '/member/login?from=%2Fpage-20%3Fx%3D1%26y%3D%24%26' },
    };
    expect(reactTo(policy, failure('L'), here({ address: '/page-20?x=1&y=$&' }))).toEqual(act);
    expect(reactTo(policy, failure('L'), here({ address: '/page-20?x=1&y=$&', platform: 'APP' }))).toEqual({
      ...act,
      nativeLogout: true,
    });
  });

  it('runs silently for the reaction nothing', () => {
    const policy = policyOf({
      errorType: 'S',
      reaction: 'nothing',
      clear: true,
      then: { action: 'link', linkUrl: '/' },
    });
    expect(reactTo(policy, failure('S'), here())).toEqual({
      kind: 'act',
      clear: true,
      nativeLogout: false,
      then: { kind: 'go', to: '/' },
    });
  });
});

describe('a redirect', () => {
  const policy = policyOf({ errorType: 'R', reaction: 'redirect' });
  const to = (address: string) => reactTo(policy, failure('R', '', address), here());
  const leads = (then: object) => ({ kind: 'act', clear: false, nativeLogout: false, then });

  it.each([
    ['/page-20?x=1', leads({ kind: 'go', to: '/page-20?x=1' })],
    ['https://site.example/page-20', leads({ kind: 'go', to: '/page-20' })],
    ['https://shop.example/x', leads({ kind: 'open', href: 'https://shop.example/x', newWindow: false })],
  ])('leads to %s', (address, act) => {
    expect(to(address)).toEqual(act);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    'tel:15880000',
    'http://site.example/',
    'https://site.example.evil.example/',
    '',
  ])('never leads to %j: the visitor is told, without the address', (address) => {
    expect(to(address)).toEqual({ ...said('said.none'), say: { message: 'said.none', subMessage: 'said.unknown' } });
  });

  it('leads only to this site or an allowed host, for any server text', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'https://',
        '//',
        '/',
        '\\',
        '@',
        'shop.example',
        'site.example',
        'evil.example',
        ':443',
        '#',
        '?',
        'javascript:',
        '\t',
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 5 }), (pieces) => {
        const { then } = to(pieces.join('')) as { readonly then?: { readonly to?: string; readonly href?: string } };
        expect(['https://site.example', 'https://shop.example']).toContain(
          new URL(then?.to ?? then?.href ?? '/', 'https://site.example').origin,
        );
      }),
      { numRuns: 2000 },
    );
  });

  it('ends with the caller if errors without a type would redirect again', () => {
    const odd = snapshotWith([errorsOf([{ errorType: 'none', reaction: 'redirect' }])]);
    expect(reactTo(odd, failure(undefined, '', 'https://evil.example/'), here())).toEqual({ kind: 'caller' });
  });
});

describe('a refused refresh', () => {
  const policy = policyOf(
    { errorType: 'S', autoLogin: true, notCodes: ['X_16'], reaction: 'refresh' },
    { errorType: 'S', codes: ['X_16'], reaction: 'say', message: 'said.16' },
    { errorType: 'S', reaction: 'say', message: 'said.s' },
    { errorType: 'T', reaction: 'say', message: 'said.t' },
    { errorType: 'B', reaction: 'caller' },
  );
  it.each([
    ['S', 'X_01', 'said.s'],
    ['S', 'X_16', 'said.16'],
    ['T', 'X_02', 'said.t'],
    ['B', 'X_01', 'said.t'],
    [undefined, 'X_01', 'said.t'],
  ])('with type %s and code %s is never refreshed again: %s', (type, code, message) => {
    expect(reactToRefusedRefresh(policy, failure(type, code), here({ autoLogin: true }))).toEqual(said(message));
  });
});

describe('a call without a response', () => {
  const policy = policyOf();
  it.each([
    ['a timeout shows its message', { kind: 'timeout' }, {}, said('error.timeout')],
    [
      'a timeout on a landing page also leads to the main page',
      { kind: 'timeout' },
      { screen: 'Landing' },
      { ...said('error.timeout'), then: { kind: 'main' } },
    ],
    [
      'no status shows the connection page with its code',
      { kind: 'noStatus' },
      { os: 'android' },
      { kind: 'connection', code: 521 },
    ],
    ['no status on an unknown system too', { kind: 'noStatus' }, { os: undefined }, { kind: 'connection', code: 521 }],
    ['no status on iOS goes back to the caller', { kind: 'noStatus' }, { os: 'ios' }, { kind: 'caller' }],
    [
      'any other status shows the connection page with that status',
      { kind: 'status', status: 503 },
      { os: 'ios' },
      { kind: 'connection', code: 503 },
    ],
    ['failed bootstrap data shows the connection page', { kind: 'bootstrap' }, {}, { kind: 'connection', code: 408 }],
    ['a call held for too long shows that the session expired', { kind: 'held' }, {}, said('error.held')],
  ] as const)('%s', (_, transport, situation, reaction) => {
    expect(reactToTransport(policy, transport, { ...here(), ...situation } as FailureContext)).toEqual(reaction);
  });
});
