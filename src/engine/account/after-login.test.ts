import { describe, expect, it } from 'vitest';
import type { Client } from '#schemas/documents/client/schema';
import { consentOf, loginAnswerOf, myInfoOf, noon } from '#tests/account-records.ts';
import { pageOf, policyOf, snapshotWith } from '#tests/engine-builders.ts';
import { afterLogin, type LoginProgress, type LoginStep } from './after-login.ts';

const screens = [
  'ChangePassword',
  'MembershipSignUp',
  'SelfCertification',
  'AcceptanceAgreement',
  'Authorize',
  'MyPage',
];
const partner: Client = {
  type: 'client',
  id: 'partner',
  v: 1,
  name: { ko: '짝', en: 'Partner' },
  redirectUris: ['https://partner.example/done'],
  scope: ['userName', 'tenantId'],
};
const release = snapshotWith([
  ...screens.map((screen, index) => pageOf(30 + index, { screen, paths: [`/${screen}`] })),
  policyOf({
    screens: {
      changePassword: 'ChangePassword',
      membershipSignUp: 'MembershipSignUp',
      selfCertification: 'SelfCertification',
      acceptanceAgreement: 'AcceptanceAgreement',
      authorize: 'Authorize',
      myPage: 'MyPage',
      landing: 'Landing',
    },
  }),
  partner,
]);

const signInOf = (more: Partial<LoginProgress> = {}): LoginProgress => ({
  answer: loginAnswerOf(),
  autoLogin: true,
  curResort: 'BB',
  now: noon,
  promptRecord: {},
  ...more,
});
const external = { redirectUrl: 'https://partner.example/done', scope: 'userName,portalId' };

/** Progress that the caller records after each step. */
const answersTo = (step: LoginStep, answers: Pick<LoginProgress, 'myInfo' | 'consent'>): Partial<LoginProgress> => {
  switch (step.step) {
    case 'store':
      return { stored: true };
    case 'settle':
      return { settled: true };
    case 'redirect-url':
      return { redirectUrl: step.redirectUrl };
    case 'my-info':
      return { myInfo: answers.myInfo ?? myInfoOf() };
    case 'consent':
      return { consent: answers.consent ?? consentOf(['EMAIL', 'SMS', 'PUSH']) };
    case 'end':
      return {};
  }
};

/** Runs and returns all steps; the last one is the end. */
const walk = (signIn: LoginProgress, answers: Pick<LoginProgress, 'myInfo' | 'consent'> = {}): readonly LoginStep[] => {
  const step = afterLogin(release, signIn);
  return step.step === 'end' ? [step] : [step, ...walk({ ...signIn, ...answersTo(step, answers) }, answers)];
};
const endOf = (more: Partial<LoginProgress> = {}, answers: Pick<LoginProgress, 'myInfo' | 'consent'> = {}) =>
  walk(signInOf(more), answers).at(-1);
const goTo = (to: string) => ({ step: 'end', command: { kind: 'go', to } });

describe('login steps', () => {
  it('run in the order store, settings, return address, my-info, consent, end [P-369]', () => {
    expect(walk(signInOf({ external })).map(({ step }) => step)).toEqual([
      'store',
      'settle',
      'redirect-url',
      'my-info',
      'consent',
      'end',
    ]);
    expect(walk(signInOf()).map(({ step }) => step)).toEqual(['store', 'settle', 'my-info', 'consent', 'end']);
  });

  it('store user info, tokens and expiry first', () => {
    const login = {
      token: 'access-reference',
      refreshToken: 'refresh-reference',
      refreshTokenExpireDtm: '20261221120000',
      user: loginAnswerOf().userInfo,
      userName: '김하늘',
      loginType: 'RESORT',
    };
    expect(afterLogin(release, signInOf())).toEqual({ step: 'store', login });
  });

  it.each([
    ['20261201000000', '20261201000000'],
    ['2026120100000', '20261221120000'],
    ['202612010000000', '20261221120000'],
    ['', '20261221120000'],
  ])('store for the expiry %j the expiry %s', (refreshTokenExpireDtm, kept) => {
    expect(afterLogin(release, signInOf({ answer: loginAnswerOf({ refreshTokenExpireDtm }) }))).toMatchObject({
      login: { refreshTokenExpireDtm: kept },
    });
  });

  it('then store auto-login and the next password change, clear the disabled-boarding state, and set the language', () => {
    const answer = loginAnswerOf({ userInfo: { langId: 'en' }, nextPasswordChangeAlertDTM: '20270215093000' });
    expect(afterLogin(release, signInOf({ answer, stored: true }))).toEqual({
      step: 'settle',
      settings: { autoLogin: true, nextPwChangeDay: '20270215', locale: 'en', forget: ['userDisabledCd'] },
    });
  });

  it('then build the return address to the external site, empty if it is not registered', () => {
    const redirectUrlOf = (redirectUrl: string) =>
      afterLogin(release, signInOf({ stored: true, settled: true, external: { ...external, redirectUrl } }));
    expect(redirectUrlOf(external.redirectUrl)).toEqual({
      step: 'redirect-url',
      redirectUrl: 'https://partner.example/done?autoLogin=Y&userName=%EA%B9%80%ED%95%98%EB%8A%98',
    });
    expect(redirectUrlOf('https://evil.example/')).toEqual({ step: 'redirect-url', redirectUrl: '' });
  });

  it.each([
    ['BB', 'BB'],
    [undefined, 'AA'],
    ['constructor', 'AA'],
  ])('then ask for my-info with the member and, for the current resort %s, the park %s', (curResort, parkType) => {
    expect(afterLogin(release, signInOf({ stored: true, settled: true, curResort }))).toEqual({
      step: 'my-info',
      query: { membershipUid: 'M1', parkType },
    });
  });
});

describe('prompts', () => {
  const initial = loginAnswerOf({
    userInfo: { userPasswordIntzYn: 'Y', regularMemberYn: 'N' },
    nextPasswordChangeAlertDTM: '20200101000000',
  });
  const due = (nextPasswordChangeAlertDTM: string) =>
    loginAnswerOf({ userInfo: { regularMemberYn: 'N' }, nextPasswordChangeAlertDTM });
  const exMember = myInfoOf({ exMemberYn: 'Y' });

  type Asked = [string, Partial<LoginProgress>, Pick<LoginProgress, 'myInfo'>, string];
  const prompted = (more: Partial<LoginProgress>, answers: Pick<LoginProgress, 'myInfo'>) =>
    walk(signInOf({ ...more, from: '/mypage?x=1' }), answers);

  it.each<Asked>([
    [
      'the initial password, before all others',
      { answer: initial },
      { myInfo: exMember },
      '/ChangePassword?changeMod=I',
    ],
    [
      'a password due since yesterday',
      { answer: due('20261120235959') },
      { myInfo: exMember },
      '/ChangePassword?changeMod=D',
    ],
    ['a password due today', { answer: due('20261121235959') }, { myInfo: exMember }, '/ChangePassword?changeMod=D'],
    [
      'membership, when the password is due tomorrow',
      { answer: due('20261122000000') },
      { myInfo: exMember },
      '/MembershipSignUp',
    ],
    ...(['KAKAO', 'NAVER', 'APPLE', 'FACEBOOK'] as const).map((loginType): Asked => [
      `membership, for ${loginType} whatever the password`,
      { answer: { ...initial, loginType } },
      { myInfo: exMember },
      '/MembershipSignUp',
    ]),
    [
      'certification, when the conversion was agreed to',
      { answer: due('') },
      { myInfo: myInfoOf({ exMemberYn: 'Y', convAgrDate: '20260101' }) },
      '/SelfCertification',
    ],
    ['certification for non-regular members', { answer: due('') }, {}, '/SelfCertification'],
  ])('ask for %s [P-489] [P-490] [P-491]', (_, more, answers, to) => {
    expect(prompted(more, answers).at(-1)).toEqual({ ...goTo(to), pending: { kind: 'go', to: '/mypage?x=1' } });
  });

  it('ask a regular member only for consent, and never after another prompt [P-381] [P-489]', () => {
    const [regular, other] = [prompted({}, {}), prompted({ answer: due('') }, {})];
    expect([regular.slice(3), other.slice(3)]).toMatchObject([
      [{ step: 'consent' }, goTo('/mypage?x=1')],
      [goTo('/SelfCertification')],
    ]);
  });

  it('lead to the external site after they are done', () => {
    expect(endOf({ answer: initial, external })).toMatchObject({
      pending: { kind: 'open', href: 'https://partner.example/done?autoLogin=Y&userName=%EA%B9%80%ED%95%98%EB%8A%98' },
    });
  });
});

describe('the consent prompt', () => {
  const asks = (consent: LoginProgress['consent'] & object, asked: LoginProgress['promptRecord'] = {}) =>
    endOf({ promptRecord: asked }, { consent });
  const toPrompt = {
    ...goTo('/AcceptanceAgreement'),
    pending: { kind: 'go', to: '/bb/main' },
    promptRecord: { sky01: '20261121' },
  };
  const skipped = goTo('/bb/main');

  it('is shown and recorded for today if a channel has no consent', () => {
    expect([
      asks(consentOf(['EMAIL', 'SMS'])),
      asks(consentOf(['EMAIL', 'PUSH'])),
      asks(consentOf(['SMS', 'PUSH'])),
      asks({ ...consentOf([]), promotionRecvInfoList: [] }),
    ]).toEqual([toPrompt, toPrompt, toPrompt, toPrompt]);
  });

  it('is skipped if all channels have consent', () => {
    expect(asks(consentOf(['EMAIL', 'SMS', 'PUSH']))).toEqual(skipped);
  });

  it('is shown once per user and day; older records are dropped', () => {
    expect(asks(consentOf([]), { sky01: '20261121' })).toEqual(skipped);
    expect(asks(consentOf([]), { sky01: '20261120', M2: '20261121', M3: '20261119' })).toEqual({
      ...toPrompt,
      promptRecord: { M2: '20261121', sky01: '20261121' },
    });
  });

  it('is decided by the user ID, the date of birth and the channels of the answer [P-633]', () => {
    const today = { sky01: '20261121' };
    expect(asks(consentOf([]))).toEqual(toPrompt);
    expect(asks(consentOf([]), today)).toEqual(skipped);
    expect(asks({ ...consentOf([]), userId: 'sky02' }, today)).toEqual({
      ...toPrompt,
      promptRecord: { ...today, sky02: '20261121' },
    });
    expect(asks({ ...consentOf([]), userId: '' })).toEqual({ ...toPrompt, promptRecord: { M1: '20261121' } });
    expect(asks(consentOf([], '20201121'))).toEqual(skipped);
    expect(asks(consentOf(['EMAIL', 'SMS', 'PUSH']))).toEqual(skipped);
  });

  it('is skipped under 14 and without a readable date of birth [P-478]', () => {
    const born = (birthDate: string) => asks(consentOf([], birthDate));
    expect([born('20121121'), born('20121122'), born(''), born('20121399')]).toEqual([
      toPrompt,
      skipped,
      skipped,
      skipped,
    ]);
  });
});

describe('the destination', () => {
  it('is the external site if no prompt is due', () => {
    expect(endOf({ external, from: '/mypage' })).toEqual({
      step: 'end',
      command: {
        kind: 'open',
        href: 'https://partner.example/done?autoLogin=Y&userName=%EA%B9%80%ED%95%98%EB%8A%98',
        newWindow: false,
      },
    });
  });

  it.each<[string, Partial<LoginProgress>, string]>([
    ['the page before with its query', { from: '/mypage/my-question?page=2' }, '/mypage/my-question?page=2'],
    ['the main page of the current resort without a page before', {}, '/bb/main'],
    ['the main page of the default resort without a current one', { curResort: undefined }, '/aa/main'],
    ['the resort main if from is an external address', { from: '//evil.example' }, '/bb/main'],
    [
      'the resort main for an unregistered external site',
      { external: { redirectUrl: 'https://evil.example/', scope: '' } },
      '/bb/main',
    ],
    ['my page, open on its settings, when those are wanted', { setting: true }, '/MyPage?setting=on'],
    [
      'my page with its settings open, if from is my page',
      { setting: true, from: '/MyPage?tab=1' },
      '/MyPage?tab=1&setting=on',
    ],
    ['the page before although settings are wanted', { setting: true, from: '/mypage?tab=1' }, '/mypage?tab=1'],
  ])('is %s', (_, more, to) => {
    expect(endOf(more)).toEqual(goTo(to));
  });

  it('is the main page if my-info or consent fails; the login remains valid', () => {
    expect([
      endOf({ external, from: '/mypage' }, { myInfo: 'failed' }),
      endOf({ external, from: '/mypage' }, { consent: 'failed' }),
    ]).toEqual([goTo('/bb/main'), goTo('/bb/main')]);
  });
});
