import type { Words } from '../../check/problem.ts';
import { flagLabel } from '../words/labels.ts';
import { withParticle } from '../words/particles.ts';

/** A switch of a page, on and off, as something to say of the page. */
export interface FlagWords {
  readonly on: Words;
  readonly off: Words;
}

const says = (on: readonly [ko: string, en: string], off: readonly [ko: string, en: string]): FlagWords => ({
  on: { ko: on[0], en: on[1] },
  off: { ko: off[0], en: off[1] },
});

const byName: Readonly<Record<string, FlagWords>> = {
  isNeedLogin: says(
    ['이제 로그인한 회원만 볼 수 있어요', 'is now only for members who are logged in'],
    ['이제 로그인하지 않아도 볼 수 있어요', 'no longer needs a login'],
  ),
  isNeedNonLogin: says(
    ['이제 로그인하지 않은 방문자만 볼 수 있어요', 'is now only for visitors who are not logged in'],
    ['이제 로그인한 회원도 볼 수 있어요', 'is now also for members who are logged in'],
  ),
  keepAlive: says(
    ['이제 돌아오면 보던 그대로예요', 'is now kept as it was for visitors who come back'],
    ['이제 돌아오면 처음부터 다시 보여요', 'now begins anew for visitors who come back'],
  ),
  headerFixed: says(
    ['이제 스크롤해도 머리말이 위에 남아요', 'now keeps its header in sight while scrolling'],
    ['이제 스크롤하면 머리말이 함께 올라가요', 'no longer keeps its header in sight while scrolling'],
  ),
  isStickyHeader: says(
    ['이제 머리말이 위에 붙어 있어요', 'now has a header that sticks to the top'],
    ['이제 머리말이 위에 붙어 있지 않아요', 'no longer has a header that sticks to the top'],
  ),
  isStickyFooter: says(
    ['이제 바닥글이 아래에 붙어 있어요', 'now has a footer that sticks to the bottom'],
    ['이제 바닥글이 아래에 붙어 있지 않아요', 'no longer has a footer that sticks to the bottom'],
  ),
  fixedLayout: says(
    ['이제 화면이 스크롤되지 않아요', 'no longer scrolls as a whole'],
    ['이제 화면이 스크롤돼요', 'now scrolls as a whole'],
  ),
  onSite: says(
    ['이제 현장에 있는 방문자에게 맞춰 보여요', 'is now made for visitors on site'],
    ['이제 현장에 있는지 가리지 않아요', 'is no longer made for visitors on site'],
  ),
  alarmOn: says(
    ['이제 알림 버튼이 켜진 모양이에요', 'now shows its notification button lit'],
    ['이제 알림 버튼이 꺼진 모양이에요', 'now shows its notification button unlit'],
  ),
  isCustomTitle: says(
    ['이제 제목을 내용에서 정해요', 'now takes its title from its content'],
    ['이제 제목을 내용에서 정하지 않아요', 'no longer takes its title from its content'],
  ),
  isCb: says(
    ['이제 물놀이형 화면이에요', 'now has the look of a water park'],
    ['이제 물놀이형 화면이 아니에요', 'no longer has the look of a water park'],
  ),
  isHb: says(
    ['이제 숲 숙소형 화면이에요', 'now has the look of a forest lodge'],
    ['이제 숲 숙소형 화면이 아니에요', 'no longer has the look of a forest lodge'],
  ),
  isSw: says(
    ['이제 경주장형 화면이에요', 'now has the look of a race track'],
    ['이제 경주장형 화면이 아니에요', 'no longer has the look of a race track'],
  ),
};

/** Switches that show a part of the page: its name is the label of the switch. */
const shows = [
  'isHeader',
  'isFooter',
  'floatingMenuBtn',
  'homeLogo',
  'prevBtn',
  'menuBtn',
  'shareBtn',
  'smartBookBtn',
  'devSmartBookBtn',
  'alarmBtn',
  'mypageAlarmBtn',
  'mypageSetting',
  'reservationBtn',
  'toggleSwitchBtn',
  'pocketRefreshBtn',
  'loginBtn',
  'searchBtn',
];

/** Switches of a page. */
export const flagNames: readonly string[] = [...Object.keys(byName), ...shows];

/** Describes a page by its switch; undefined for other names. */
export function flagWords(flag: string): FlagWords | undefined {
  if (Object.hasOwn(byName, flag)) return byName[flag];
  if (!shows.includes(flag)) return undefined;
  const { ko, en } = flagLabel(flag);
  return {
    on: { ko: `이제 ${withParticle(ko, '이')} 보여요`, en: `now shows the ${en}` },
    off: { ko: `이제 ${withParticle(ko, '이')} 보이지 않아요`, en: `no longer shows the ${en}` },
  };
}
