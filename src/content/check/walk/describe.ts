import type { Viewer } from '#schemas/viewer';
import type { Words } from '../problem.ts';
import type { Bits } from './bits.ts';
import type { ViewerClasses } from './viewer-classes.ts';

export type Named = Exclude<keyof Viewer, 'onSite' | 'mains' | 'production'>;
/** Facts of a viewer in the order in which they are told. */
export const named = [
  'login',
  'locale',
  'platform',
  'os',
  'memberKind',
  'regular',
  'exMember',
  'password',
  'grade',
  'loginType',
  'listed',
  'tester',
  'curResort',
] as const satisfies readonly Named[];

/** A viewer's fact in words. */
export const factWords: { readonly [Fact in Named]: (value: string) => Words } = {
  login: (value) => (value === 'true' ? { ko: '회원', en: 'members' } : { ko: '손님', en: 'guests' }),
  locale: (value) => (value === 'ko' ? { ko: '한국어 화면', en: 'in Korean' } : { ko: '영어 화면', en: 'in English' }),
  platform: (value) => ({
    ko: { APP: '앱', WEB_MOBILE: '모바일 웹', WEB_PC: 'PC 웹' }[value] ?? value,
    en: { APP: 'in the app', WEB_MOBILE: 'on the mobile web', WEB_PC: 'on a desktop' }[value] ?? value,
  }),
  os: (value) => ({ ko: `OS ${value}`, en: `with ${value}` }),
  memberKind: (value) => (value === 'full' ? { ko: '정회원', en: 'full' } : { ko: '간편회원', en: 'simple' }),
  regular: (value) =>
    value === 'true' ? { ko: '본인 인증을 마친', en: 'verified' } : { ko: '본인 인증 전인', en: 'not verified' },
  exMember: (value) =>
    value === 'true' ? { ko: '전환 동의 전', en: 'not yet converted' } : { ko: '전환 동의함', en: 'converted' },
  password: (value) => ({ ko: `비밀번호 상태 ${value}`, en: `password ${value}` }),
  grade: (value) => ({ ko: `등급 ${value}`, en: `grade ${value}` }),
  loginType: (value) => ({ ko: `로그인 종류 ${value}`, en: `login by ${value}` }),
  listed: (value) => (value === 'true' ? { ko: '테스터', en: 'testers' } : { ko: '테스터가 아님', en: 'not testers' }),
  tester: (value) =>
    value === 'true' ? { ko: '검색 가능', en: 'with search' } : { ko: '검색 없음', en: 'without search' },
  curResort: (value) => ({ ko: `현재 리조트 ${value}`, en: `resort ${value}` }),
};

/** Facts of one viewer as the command line takes them: `locale=en,login=false`. */
export const factsText = (viewer: Viewer): string => {
  const onSite = Object.entries(viewer.onSite ?? {}).flatMap(([venue, is]) => (is ? [`onSite=${venue}`] : []));
  return [...named.flatMap((fact) => (viewer[fact] === undefined ? [] : [`${fact}=${viewer[fact]}`])), ...onSite].join(
    ',',
  );
};

/** Describes viewers by the facts that only they share. */
export function describeWho(who: Bits, { viewers, size }: ViewerClasses): Words {
  if (who.count === size) return { ko: '모든 방문자', en: 'everybody' };
  const some = viewers.filter((_, index) => who.has(index));
  const shared = named.filter((fact) => {
    const value = some[0]?.[fact];
    if (value === undefined || some.some((one) => one[fact] !== value) || viewers.every((one) => one[fact] === value))
      return false;
    // Omit facts that follow from being a guest.
    return some[0]?.login !== false || !['listed', 'tester'].includes(fact);
  });
  const isWeb =
    !shared.includes('platform') &&
    some.every(({ platform }) => platform !== 'APP') &&
    viewers.some(({ platform }) => platform === 'APP');
  if (shared.length === 0 && !isWeb)
    return { ko: `일부 방문자(${who.count}/${size})`, en: `some viewers (${who.count} of ${size} kinds)` };
  const say = (fact: Named): Words => factWords[fact](String(some[0]?.[fact]));
  const noun: Words = shared.includes('login') ? say('login') : { ko: '방문자', en: 'visitors' };
  const more = [
    ...shared.filter((fact) => fact !== 'login').map(say),
    ...(isWeb ? [{ ko: '웹', en: 'on the web' }] : []),
  ];
  return more.length === 0
    ? noun
    : {
        ko: `${noun.ko}(${more.map(({ ko }) => ko).join(', ')})`,
        en: `${noun.en} (${more.map(({ en }) => en).join(', ')})`,
      };
}
