import { beforeEach, describe, expect, it } from 'vitest';
import { callsAnswered, sessionSite } from '#tests/session-site.ts';
import { noteVisit } from './session.ts';

callsAnswered();

const { tools } = sessionSite('/Gateway');
const note = (address: string) => noteVisit(tools, address);
const external = ['redirectUrl', 'externalLoginScope', 'externalLoginYn'];
const kept = (names: readonly string[], storage = sessionStorage) => names.map((name) => storage.getItem(name));
const asksFor = (redirectUrl: string) => `/Authorize?redirectUrl=${encodeURIComponent(redirectUrl)}&scope=userName`;

describe('what is kept for the visit', () => {
  it('is where the login leads back to and what another site asks for, and nothing of it on the device [P-319]', async () => {
    await note('/member/login?from=%2Fpage-1%3Fa%3D1');
    await note(asksFor('https://partner.example/done'));
    const names = ['loginPreviousPage', ...external];
    expect(kept(names)).toEqual(['/page-1?a=1', 'https://partner.example/done', 'userName', 'Y']);
    expect(kept(names, localStorage)).toEqual([null, null, null, null]);
  });

  it('is the state of the other site, until a request without one', async () => {
    await note(`${asksFor('https://partner.example/done')}&state=xyz`);
    expect(kept(['externalLoginState'])).toEqual(['xyz']);
    await note(asksFor('https://partner.example/done'));
    expect(kept(['externalLoginState'])).toEqual([null]);
  });

  it('is nothing of a site that is not registered', async () => {
    await note(asksFor('https://evil.example/'));
    expect(kept(external)).toEqual([null, null, null]);
  });

  it.each([
    ['/member/login?setting=on', 'Y'],
    ['/member/login?setting=on&from=%2Fpage-1', 'Y'],
    ['/member/login?setting=off', null],
    ['/member/login', null],
  ])(
    'is, of %s, that my page opens on its settings: %s, and nothing of it after a login without [P-163]',
    async (address, flag) => {
      await note(address);
      const flagged = kept(['myPageSetting']);
      await note('/member/login');
      expect([flagged, kept(['myPageSetting'])]).toEqual([[flag], [null]]);
    },
  );
});

describe('who leaves the way of a login for another site', () => {
  beforeEach(async () => {
    await note(asksFor('https://partner.example/done'));
    sessionStorage.setItem(
      'pendingDestination',
      '{"kind":"open","href":"https://partner.example/done?userName=x","newWindow":false}',
    );
  });

  it('is not led there any more by a prompt that is done later', async () => {
    await note('/page-1');
    expect(kept([...external, 'pendingDestination'])).toEqual([null, null, null, null]);
  });

  it.each([
    '/member/login',
    '/ChangePassword?changeMod=I',
    '/AcceptanceAgreement',
    '/NewTerms',
    '/member/sns/kakao?code=x',
  ])('is still on it at %s', async (address) => {
    await note(address);
    expect(kept(['externalLoginYn', 'pendingDestination'])).toEqual(['Y', expect.stringContaining('partner.example')]);
  });
});
