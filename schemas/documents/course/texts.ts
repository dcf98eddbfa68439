import type { DocumentTexts } from '../../texts.ts';
import type { courseSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof courseSchema> = {
  parkKindCd: { ko: '공원 코드', en: 'Park code' },
  courseId: { ko: '코스 번호', en: 'Course ID' },
  order: { ko: '순서', en: 'Order' },
  title: { ko: '제목', en: 'Title' },
  tag: { ko: '태그', en: 'Tag' },
  summary: { ko: '요약', en: 'Summary' },
  body: { ko: '본문', en: 'Body' },
  art: { ko: '그림', en: 'Picture' },
  icon: { ko: '아이콘', en: 'Icon' },
  minutes: {
    ko: '걸리는 시간(분)',
    en: 'Duration (min)',
    help: {
      ko: '길이 없는 곳에서만 쓰는 시간이에요. 길이 있으면 길에서 계산해요.',
      en: 'Duration where the venue has no paths; otherwise it follows from them.',
    },
  },
  stops: {
    ko: '들르는 곳',
    en: 'Stops',
    help: { ko: '걷는 차례대로 적은 시설이에요.', en: 'Facilities in the order of the walk.' },
    of: {
      facilityId: { ko: '시설 번호', en: 'Facility ID' },
      minutes: {
        ko: '머무는 시간(분)',
        en: 'Time there (min)',
        help: { ko: '그곳에서 머무는 시간이에요.', en: 'Minutes spent at the stop.' },
      },
      note: { ko: '덧붙이는 말', en: 'Note' },
    },
  },
  personas: {
    ko: '어울리는 취향',
    en: 'Personas',
    help: {
      ko: '이 코스를 먼저 보여 줄 취향 유형의 코드예요.',
      en: 'Codes of COD_IAM_PERSONA_TYPE of the visitors for whom it comes first.',
    },
  },
  ages: {
    ko: '나이',
    en: 'Ages',
    help: { ko: '이 코스가 어울리는 나이예요.', en: 'Ages for which the course is meant.' },
    of: { from: { ko: '시작', en: 'From' }, until: { ko: '끝', en: 'Until' } },
  },
  facts: { ko: '정보 줄', en: 'Facts', of: { label: { ko: '이름', en: 'Label' }, value: { ko: '값', en: 'Value' } } },
};
