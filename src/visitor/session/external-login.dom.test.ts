import { beforeEach, describe, expect, it } from 'vitest';
import {
  addresses,
  answer,
  answers,
  base,
  begins,
  callsAnswered,
  loggedInMember,
  refuse,
  sessionSite,
} from '#tests/session-site.ts';
import { noteVisit, proceed, signIn } from './session.ts';
import { keepUserSession } from './user-session.ts';

callsAnswered();

const done = 'https://partner.example/done';
const consent = `/Authorize?${new URLSearchParams({ redirectUrl: done, scope: 'userName', state: 'xyz' }).toString()}`;
const back = `${done}?autoLogin=Y&userName=%EA%B9%80%ED%95%98%EB%8A%98&state=xyz`;
const grant = (grantedYn: 'Y' | 'N') =>
  answer({
    clientId: 'partner',
    clientNm: '짝',
    hostNm: 'partner.example',
    fieldList: ['autoLogin', 'userName'],
    grantedYn,
  });
const kept = () => sessionStorage.getItem('externalLoginYn');

const site = async () => {
  const house = sessionSite('/member/login');
  await noteVisit(house.tools, consent);
  return house;
};

describe('a login for another site', () => {
  it('leads back to it with the state, once the member has agreed to every field [P-385]', async () => {
    const house = await site();
    answers.set(`${base}/users/external-login`, grant('Y'));
    await signIn(house.tools, begins(), true);
    expect(addresses[0]).toBe(`/users/external-login?${new URLSearchParams({ redirectUrl: done, scope: 'userName' })}`);
    expect(house.went).toEqual([back]);
  });

  it.each([
    ['has not agreed yet', grant('N')],
    ['cannot be asked about', refuse('E')],
  ])('leads to the consent and passes nothing on for a member who %s', async (_, given) => {
    const house = await site();
    answers.set(`${base}/users/external-login`, given);
    await signIn(house.tools, begins(), true);
    expect(house.went).toEqual([consent]);
    expect(kept()).toBe('Y');
  });
});

describe('the consent page', () => {
  beforeEach(() => keepUserSession(loggedInMember));

  it('goes back to the other site after the consent, and forgets the request [P-185]', async () => {
    const house = await site();
    answers.set(`${base}/users/external-login`, grant('Y'));
    await proceed(house.tools);
    expect(house.went).toEqual([back]);
    expect(kept()).toBeNull();
  });

  it('stays where the consent is missing', async () => {
    const house = await site();
    answers.set(`${base}/users/external-login`, grant('N'));
    await proceed(house.tools);
    expect(house.went).toEqual([consent]);
  });
});
