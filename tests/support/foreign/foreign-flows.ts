import type { LightMyRequestResponse } from 'fastify';
import { diClaim, personClaim } from './claims.ts';
import { requiredAgreed } from '../join-flow.ts';
import type { TestBrowser } from '../test-browser.ts';
import { comeBack, finishVerify, locationOf } from '../verify-flow.ts';

export const person = {
  name: '한바다',
  nickname: '바다손님',
  birthdate: '1990-02-03',
  gender: 'female',
  email: 'sea@mail.example',
  email_verified: true,
  phone_number: '+82 10-2345-6789',
  foreigner: 'Y',
};
export const keysOf = (letter: string) => ({ ci: letter.repeat(88), di: letter.repeat(64) });
const keyClaims = (letter: string) => ({
  [personClaim]: { ci: keysOf(letter).ci },
  [diClaim]: keysOf(letter).di,
});

/** Accounts at the provider. The last ones lack a name, the year of birth, and the CI. */
export const accounts = {
  sea: { ...person, ...keyClaims('s') },
  lake: { ...person, name: '한호수', nickname: '호수손님', ...keyClaims('l') },
  nameless: { ...person, name: undefined, ...keyClaims('n') },
  ageless: { ...person, birthdate: '0000-02-03', ...keyClaims('a') },
  keyless: { ...person },
};

export interface Begun {
  readonly url: string;
  /** Brings a return to the site. */
  readonly finish: (returned: URL) => Promise<LightMyRequestResponse>;
}

/** Starts a login, a link or a proof. */
export const beginSocial = async (browser: TestBrowser, purpose = 'LOGIN'): Promise<Begun> => {
  const started = await browser.post('login/sns/start', { snsType: 'foreign', purpose });
  const call = purpose === 'LOGIN' ? 'certification/MBL/login-sns' : 'users/link-Sns';
  return {
    url: started.json<{ data: { authorizeUrl: string } }>().data.authorizeUrl,
    finish: ({ searchParams }) => {
      const { error_description: _text, ...fields } = Object.fromEntries(searchParams);
      return browser.post(call, { snsType: 'foreign', ...fields });
    },
  };
};

/** Starts the verification of a join. */
export const beginIdentity = async (browser: TestBrowser): Promise<Begun> => {
  await browser.post('users/join/terms', { ageCd: 'ADULT', termsAgreeList: requiredAgreed });
  const started = await browser.post('users/verify/start', { method: 'SELF', purpose: 'JOIN', provider: 'foreign' });
  const { url } = started.json<{ data: { url: string } }>().data;
  return {
    url: locationOf(await browser.get(url)),
    finish: async (returned) => finishVerify(browser, await comeBack(browser, returned.href)),
  };
};

/** Both protocols and the codes of their answers. */
export const flows = [
  { name: 'a login', begin: beginSocial, done: '200', refused: 'SNS_02', cancelled: 'SNS_02', away: 'SNS_03' },
  { name: 'a verification', begin: beginIdentity, done: '200', refused: 'VRF_02', cancelled: 'VRF_01', away: 'VRF_07' },
] as const;
