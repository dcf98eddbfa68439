import type { PartTexts } from '../../texts.ts';
import type { factCondition, factGoal } from './schema.ts';

export const factConditionTexts: PartTexts<typeof factCondition> = {
  fact: {
    ko: '세는 일',
    en: 'Fact',
    values: {
      VISIT_DAY: { ko: '파크에 온 날', en: 'Day of a visit' },
      RIDE: { ko: '놀이기구 탑승', en: 'Ride' },
      FACILITY_USE: { ko: '시설 이용', en: 'Use of a facility' },
      EVENT_JOIN: { ko: '이벤트 참여', en: 'Event joined' },
      ATTEND_DAY: { ko: '출석한 날', en: 'Day of attendance' },
      COURSE_DONE: { ko: '코스 완주', en: 'Course completed' },
      REVIEW: { ko: '후기', en: 'Review' },
      SURVEY: { ko: '설문', en: 'Survey' },
      FRIEND: { ko: '새 친구', en: 'Friend' },
      GIFT_SENT: { ko: '보낸 선물', en: 'Gift sent' },
      SOM_EARNED: { ko: '솜 적립', en: 'Som earned' },
      SOM_SPENT: { ko: '솜 사용', en: 'Som spent' },
      PURCHASE: { ko: '결제', en: 'Purchase' },
    },
  },
  venue: { ko: '장소', en: 'Venue', help: { ko: '비우면 모든 장소예요.', en: 'Empty: all venues.' } },
  facilityId: {
    ko: '시설',
    en: 'Facility',
    help: {
      ko: '탑승과 시설 이용에만 써요. 장소도 함께 적어요.',
      en: 'For rides and uses of facilities alone; together with the venue.',
    },
  },
  kind: {
    ko: '세부 종류',
    en: 'Kind',
    help: {
      ko: '이벤트 종류나 입장권 종류처럼 일의 종류예요. 비우면 모두 세요.',
      en: 'Kind of the fact, such as that of an event or a ticket. Empty: all.',
    },
  },
  within: {
    ko: '기간',
    en: 'Within',
    values: {
      EVER: { ko: '언제나', en: 'Ever' },
      YEAR: { ko: '올해', en: 'This year' },
      MONTH: { ko: '이번 달', en: 'This month' },
      DAYS: { ko: '정한 날', en: 'Chosen days' },
    },
  },
  from: { ko: '첫날', en: 'First day', help: { ko: '정한 날에만 써요.', en: 'For chosen days alone.' } },
  until: { ko: '마지막 날', en: 'Last day', help: { ko: '이날까지 세요.', en: 'Included.' } },
  atLeast: { ko: '몇 번', en: 'At least' },
  label: {
    ko: '손님에게 보이는 말',
    en: 'Text for visitors',
    help: { ko: '“놀이기구 타기”처럼 무엇을 할지 적어요.', en: 'Says what to do, such as “Go on rides”.' },
  },
};

export const factGoalTexts: PartTexts<typeof factGoal> = {
  all: {
    ko: '모두 채울 조건',
    en: 'All of',
    help: { ko: '묶음 하나를 다 채우면 돼요.', en: 'One group with all its conditions is enough.' },
  },
};
