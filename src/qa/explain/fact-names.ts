import type { Words } from '#content';

const names: Readonly<Record<string, readonly [ko: string, en: string]>> = {
  locale: ['언어', 'language'], platform: ['앱인지 웹인지', 'app or web'], os: ['기기', 'device'], curResort: ['고른 리조트', 'chosen resort'], login: ['로그인했는지', 'being logged in'], loginType: ['로그인 방법', 'way of logging in'],
  memberKind: ['회원 종류', 'kind of member'], regular: ['본인 인증', 'being certified'], exMember: ['회원 전환 동의', 'agreeing to the conversion'], password: ['비밀번호 상태', 'state of the password'], grade: ['등급', 'grade'],
  tester: ['검색을 쓸 수 있는지', 'being able to search'], listed: ['테스터인지', 'being a tester'], onSite: ['현장에 있는지', 'being on site'], production: ['운영 서버인지', 'live or test server'],
};

/** Describes a viewer fact with its `--as` name. */
export function describeFact(fact: string): Words {
  const [ko, en] = (Object.hasOwn(names, fact) ? names[fact] : undefined) ?? [];
  return ko === undefined || en === undefined ? { ko: fact, en: fact } : { ko: `${ko}(${fact})`, en: `${en} (${fact})` };
}
