import type { DocumentTexts } from '../../texts.ts';
import type { clubSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof clubSchema> = {
  venue: { ko: '장소', en: 'Venue' },
  kind: {
    ko: '종류',
    en: 'Kind',
    values: {
      ANIMAL: { ko: '동물', en: 'Animals' },
      PLANT: { ko: '식물', en: 'Plants' },
      SCHOOL: { ko: '학교', en: 'School' },
    },
  },
  order: { ko: '순서', en: 'Order' },
  name: { ko: '이름', en: 'Name' },
  summary: { ko: '요약', en: 'Summary' },
  ageMin: {
    ko: '최소 나이',
    en: 'Minimum age',
    help: { ko: '신청하는 날의 가장 어린 나이예요.', en: 'Youngest age on the day of joining.' },
  },
  ageMax: {
    ko: '나이(까지)',
    en: 'Oldest age',
    help: { ko: '신청하는 날의 가장 많은 나이예요.', en: 'Oldest age on the day of joining.' },
  },
  from: { ko: '시작', en: 'From', help: { ko: '신청을 받는 첫날이에요.', en: 'First day of applications.' } },
  until: {
    ko: '끝',
    en: 'Until',
    help: { ko: '신청을 받는 마지막 날이에요.', en: 'Last day of applications, included.' },
  },
  capacity: {
    ko: '정원',
    en: 'Members',
    help: { ko: '정원이에요. 다음 사람은 기다려요.', en: 'Members; later ones wait.' },
  },
  approval: {
    ko: '직원이 받아 주기',
    en: 'Accepted by an operator',
    help: { ko: '직원이 회원으로 받아 줘요.', en: 'An operator accepts members.' },
  },
  goal: {
    ko: '들어오는 조건',
    en: 'Condition of entry',
    help: { ko: '비우면 누구나 신청해요.', en: 'Empty: everybody can apply.' },
  },
  activities: {
    ko: '활동',
    en: 'Activities',
    of: {
      activityId: { ko: '활동 이름표', en: 'Activity' },
      name: { ko: '이름', en: 'Name' },
      day: { ko: '날', en: 'Day' },
      hours: {
        ko: '운영 시간',
        en: 'Hours',
        help: { ko: '확인서에 적는 시간이에요.', en: 'Hours on the certificate.' },
      },
    },
  },
};
