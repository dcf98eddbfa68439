import type { DecisionInput } from '#engine';
import type { Words } from '../check/problem.ts';
import type { Names } from '../diff/names.ts';
import { joined, sayMoment } from '../diff/words/phrase.ts';

const said = (ko: string, en: string): Words => ({ ko, en });

const members = { full: said('정회원', 'a full member'), simple: said('간편회원', 'a simple member') } as const;
const platforms = {
  APP: said('앱', 'in the app'),
  WEB_MOBILE: said('모바일 웹', 'on the mobile web'),
  WEB_PC: said('PC 웹', 'on a desktop'),
} as const;

/** Describes the viewer: `a full member, in Korean, in the app, at 1 December 2026, 10:00`. */
export function describeAudience({ viewer, now, previous, via }: DecisionInput, names: Names): Words {
  const { login, memberKind, locale, platform, listed, exMember, password, onSite = {} } = viewer;
  const when = sayMoment(now);
  const places = Object.keys(onSite)
    .filter((venue) => onSite[venue] === true)
    .map((venue) => names.venue(venue));
  return joined([
    login !== true
      ? said('비회원', 'a guest')
      : memberKind === undefined
        ? said('회원', 'a member')
        : members[memberKind],
    ...(listed === true ? [said('테스터', 'tester')] : []),
    ...(exMember === true ? [said('회원 전환 전', 'not yet converted')] : []),
    ...(password === 'initial' ? [said('처음 비밀번호 그대로', 'with the initial password')] : []),
    locale === 'ko' ? said('한국어', 'in Korean') : said('영어', 'in English'),
    platforms[platform],
    ...places.map((place) => said(`${place.ko} 현장`, `at ${place.en}`)),
    ...(previous === undefined
      ? []
      : [said(`${names.screen(previous.screen).ko}에서 옴`, `coming from ${names.screen(previous.screen).en}`)]),
    ...(via === undefined ? [] : [said(`${via} 버튼으로`, `by the button ${via}`)]),
    said(when.ko, `at ${when.en}`),
  ]);
}
