import type { DocumentTexts } from '../../texts.ts';
import type { facilitySchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof facilitySchema> = {
  parkKindCd: { ko: '공원 코드', en: 'Park code' },
  faciltCateKindCd: {
    ko: '시설 분류',
    en: 'Category',
    help: { ko: '코드 목록 COD_IAM_FACILITY_CATEGORY의 코드예요.', en: 'Code of COD_IAM_FACILITY_CATEGORY.' },
  },
  facilityId: { ko: '시설 번호', en: 'Facility ID' },
  formerIds: {
    ko: '예전 번호',
    en: 'Former IDs',
    help: {
      ko: '같은 분류에서 쓰던 예전 번호예요. 이 번호로 만든 링크도 계속 열려요.',
      en: 'Earlier IDs within its category, under which links still work.',
    },
  },
  order: {
    ko: '순서',
    en: 'Order',
    help: { ko: '작을수록 지도와 목록에서 먼저 보여요.', en: 'The lower, the more important on the map and in lists.' },
  },
  name: { ko: '이름', en: 'Name' },
  tag: { ko: '태그', en: 'Tag' },
  summary: { ko: '요약', en: 'Summary' },
  body: { ko: '본문', en: 'Body' },
  art: { ko: '그림', en: 'Picture' },
  icon: { ko: '아이콘', en: 'Icon' },
  at: {
    ko: '지도에서의 위치',
    en: 'Place on the map',
    of: {
      layer: { ko: '지도 층', en: 'Layer' },
      x: { ko: '왼쪽에서', en: 'From the left' },
      y: { ko: '위에서', en: 'From the top' },
    },
  },
  node: {
    ko: '입구 지점',
    en: 'Entrance node',
    help: { ko: '시설 입구가 있는 길의 지점이에요.', en: 'Node of the path graph at its entrance.' },
  },
  area: { ko: '구역', en: 'Area', help: { ko: '공원 안의 구역이에요.', en: 'Part of the park.' } },
  facts: { ko: '정보 줄', en: 'Facts', of: { label: { ko: '이름', en: 'Label' }, value: { ko: '값', en: 'Value' } } },
  hours: {
    ko: '운영 시간',
    en: 'Hours',
    help: {
      ko: '비우면 공원과 같은 시간에 열어요. 그 요일이 들어 있는 첫 줄을 써요.',
      en: 'Left out, the facility is open as long as the park. The first entry that contains the weekday counts.',
    },
    of: {
      weekdays: { ko: '요일', en: 'Weekdays' },
      from: { ko: '시작', en: 'From' },
      until: { ko: '끝', en: 'Until' },
    },
  },
  limits: {
    ko: '한도',
    en: 'Limits',
    of: {
      heightMin: { ko: '최소 키(cm)', en: 'Minimum height (cm)' },
      heightMax: { ko: '최대 키(cm)', en: 'Maximum height (cm)' },
      ageMin: { ko: '최소 나이', en: 'Minimum age' },
      guardianBelow: {
        ko: '보호자가 함께할 키(cm)',
        en: 'With a guardian below (cm)',
        help: { ko: '키가 이보다 작으면 보호자와 함께여야 해요.', en: 'Below this height only with a guardian.' },
      },
      notes: { ko: '덧붙이는 말', en: 'Notes' },
    },
  },
  capacityPerHour: {
    ko: '시간당 인원',
    en: 'Guests per hour',
    help: { ko: '비우면 대기 시간을 보여주지 않아요.', en: 'Left out, the facility has no wait time.' },
  },
  fromZoom: { ko: '표시를 시작할 배율', en: 'Shown from zoom' },
  stepFree: {
    ko: '계단 없이 갈 수 있음',
    en: 'Step-free',
    help: {
      ko: '계단 없이 갈 수 있어요. 발행할 때 길을 확인해요.',
      en: 'Reachable without stairs; the publish check proves it.',
    },
  },
  tags: {
    ko: '태그',
    en: 'Tags',
    help: { ko: '코드 목록 COD_IAM_FACILITY_TAG의 코드예요.', en: 'Codes of COD_IAM_FACILITY_TAG.' },
  },
};
