import type { DocumentTexts } from '../../texts.ts';
import type { queuePlanSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof queuePlanSchema> = {
  parkKindCd: { ko: '공원 코드', en: 'Park code' },
  facilityId: { ko: '시설 번호', en: 'Facility ID' },
  order: { ko: '순서', en: 'Order' },
  mode: {
    ko: '줄서는 방법',
    en: 'Way to queue',
    help: {
      ko: '순서대로 부르거나, 시간을 고르거나, 둘 다 쓸 수 있어요.',
      en: 'LINE: parties are called in order; SLOT: they choose a time; BOTH: either.',
    },
    values: {
      LINE: { ko: '순서대로 부르기', en: 'Called in order' },
      SLOT: { ko: '시간 고르기', en: 'Choose a time' },
      BOTH: { ko: '둘 다', en: 'Either' },
    },
  },
  sharePercent: {
    ko: '나눠 줄 인원(%)',
    en: 'Share of the capacity (%)',
    help: {
      ko: '시설의 시간당 인원 가운데 줄서기로 나눠 줄 비율이에요.',
      en: 'Part of the capacity of the facility that the plan gives away.',
    },
  },
  callWindowMin: {
    ko: '부른 뒤 기다리는 시간(분)',
    en: 'Time to arrive (min)',
    help: { ko: '부른 뒤 이 시간 안에 와야 해요.', en: 'Minutes in which a called party must arrive.' },
  },
  party: {
    ko: '일행 최대(명)',
    en: 'Largest party',
    help: { ko: '함께 줄설 수 있는 가장 많은 사람 수예요.', en: 'Largest number of people in a party.' },
  },
  opens: {
    ko: '줄서기 시작',
    en: 'Opens at',
    help: {
      ko: '줄서기를 시작하는 시각이에요. 비우면 시설이 열 때부터예요.',
      en: 'Time from which the queue can be joined. Left out, it opens with the facility.',
    },
  },
  heightAsked: {
    ko: '키 확인',
    en: 'Ask about heights',
    help: { ko: '모두 키가 맞는지 회원에게 확인받아요.', en: 'Members confirm that everybody is tall enough.' },
  },
  slots: {
    ko: '고르는 시간',
    en: 'Times',
    help: { ko: '시간을 고르는 줄서기에서 쓸 시간이에요.', en: 'Times to choose from, for SLOT and BOTH.' },
    of: {
      everyMin: {
        ko: '간격(분)',
        en: 'Interval (min)',
        help: { ko: '다음 시간까지의 간격이에요.', en: 'Minutes from one time to the next.' },
      },
      from: { ko: '시작', en: 'From' },
      until: { ko: '끝', en: 'Until' },
      seats: {
        ko: '한 번에 받는 인원',
        en: 'People at each time',
        help: { ko: '한 시간에 받는 사람 수예요.', en: 'People that each time takes.' },
      },
    },
  },
};
