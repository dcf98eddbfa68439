import type { DocumentTexts } from '../../texts.ts';
import type { showSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof showSchema> = {
  parkKindCd: { ko: '공원 코드', en: 'Park code' },
  showId: { ko: '공연 번호', en: 'Show ID' },
  order: { ko: '순서', en: 'Order' },
  name: { ko: '이름', en: 'Name' },
  tag: { ko: '태그', en: 'Tag' },
  summary: { ko: '요약', en: 'Summary' },
  body: { ko: '본문', en: 'Body' },
  art: { ko: '그림', en: 'Picture' },
  icon: { ko: '아이콘', en: 'Icon' },
  facilityId: {
    ko: '시설 번호',
    en: 'Facility ID',
    help: { ko: '공연을 하는 시설이에요.', en: 'Facility at which it takes place.' },
  },
  minutes: { ko: '공연 시간(분)', en: 'Duration (min)' },
  schedule: {
    ko: '예약된 상태',
    en: 'Scheduled states',
    of: {
      from: { ko: '시작', en: 'From' },
      until: { ko: '끝', en: 'Until', help: { ko: '마지막 날이에요. 이날도 들어가요.', en: 'Last day, included.' } },
      weekdays: { ko: '요일', en: 'Weekdays' },
      times: {
        ko: '시작 시각',
        en: 'Times',
        help: { ko: '비우면 이 날들에는 공연이 없어요.', en: 'Empty: no show on these days.' },
      },
    },
  },
  facts: { ko: '정보 줄', en: 'Facts', of: { label: { ko: '이름', en: 'Label' }, value: { ko: '값', en: 'Value' } } },
};
