import { expect, it } from 'vitest';
import { factsText } from '#content/check/walk/describe';
import { readViewer } from './read-viewer.ts';

const site = { venues: ['EL', 'CB'], testers: ['U1'] };

it('assumes a Korean-speaking guest with a phone', () => {
  expect(readViewer(undefined, site)).toEqual({
    login: false,
    locale: 'ko',
    platform: 'WEB_MOBILE',
    os: 'android',
    tester: false,
    listed: false,
    production: true,
  });
});

it.each([
  'login=false,locale=en,platform=APP,os=ios,listed=false,tester=false',
  'login=true,locale=ko,platform=WEB_PC,os=other,memberKind=simple,regular=false,exMember=true,password=due,grade=GOLD,loginType=KAKAO,listed=false,tester=false,onSite=EL',
])('reads the facts that findings name and no others: %s', (facts) => {
  expect(factsText(readViewer(facts, site))).toBe(facts);
});

it('reads short words, which explicit facts override', () => {
  expect(readViewer('member, en, app, os=ios, memberKind=simple, onSite=CB', site)).toMatchObject({
    login: true,
    locale: 'en',
    platform: 'APP',
    os: 'ios',
    memberKind: 'simple',
    regular: true,
    onSite: { EL: false, CB: true },
  });
});

it('assumes a member when a grade or place is given', () => {
  expect(readViewer('onSite=EL', site)).toMatchObject({ login: true });
  expect(readViewer('grade=GOLD', site)).toMatchObject({ login: true, grade: 'GOLD' });
});

it('gives listed testers access to search', () => {
  expect(readViewer('member,listed=true', site)).toMatchObject({ listed: true, tester: true });
  expect(readViewer('guest', { ...site, testers: [] })).toMatchObject({ listed: false, tester: true });
});

it.each([
  ['gest', "'gest' does not describe a viewer; use name=value or a short word. Did you mean 'guest'?"],
  ['lokale=en', "there is no fact 'lokale'. Did you mean 'locale'?"],
  ['locale=kr', "'locale' cannot be 'kr'."],
  ['login=yes', "'login' cannot be 'yes'. Known names: true, false."],
  ['grade=', "'grade' cannot be ''."],
  ['onSite=XX', "there is no venue 'XX'."],
  ['curResort=ELL', "Did you mean 'EL'?"],
  ['locale=ko,locale=en', "'locale' is given twice, as 'ko' and 'en'"],
  ['ko,en', "'en' contradicts an earlier word for locale"],
  ['guest,grade=GOLD', "a guest has no 'grade'; leave it out or add login=true."],
  ['guest,onSite=EL', "a guest has no 'onSite'"],
])('rejects %s with a suggestion', (facts, words) => {
  expect(() => readViewer(facts, site)).toThrow(words);
});
