import type { WidgetTexts } from '#schemas/texts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'file-text',
  label: { ko: '게시물 하나', en: 'Post' },
  about: { ko: '행사나 할인 한 건', en: 'One event, show or discount in full' },
  settings: {
    source: {
      ko: '데이터 출처',
      en: 'Source',
      values: {
        boards: { ko: '게시물', en: 'Posts' },
        discounts: { ko: '할인', en: 'Discounts' },
        events: { ko: '이벤트', en: 'Events' },
        terms: { ko: '오늘의 약관', en: 'Terms in force' },
      },
    },
    param: {
      ko: '값 이름',
      en: 'Name of the value',
      help: {
        ko: 'id가 담긴 경로 값이에요. 비우면 publctId, 행사는 eventId예요.',
        en: 'Path parameter that holds the id; left out, publctId, of events eventId.',
      },
    },
    query: {
      ko: '질의 값',
      en: 'Query values',
      help: {
        ko: '경로에 없을 때 id가 담긴 질의 값이에요. 없으면 1번 기록을 보여요.',
        en: 'Query parameter that holds the id, where the path has none; without it the record 1 is shown.',
      },
    },
    kind: {
      ko: '종류',
      en: 'Kind',
      help: {
        ko: '게시물은 boardKindCd, 할인은 bnftKindCd, 행사는 eventKindCd, 약관은 약관 종류예요. {param.x}는 경로의 값이에요.',
        en: 'boardKindCd of boards, bnftKindCd of discounts, eventKindCd of events, kind of terms; {param.x} is of the path.',
      },
    },
    class: {
      ko: '분류',
      en: 'Class',
      help: { ko: 'bnftClassCd예요. 할인에만 써요.', en: 'bnftClassCd, discounts only.' },
    },
    publctTypeCd: {
      ko: '시설 코드',
      en: 'Venue type code',
      help: {
        ko: '누구의 게시물인지 정해요. 비우면 이 장소의 것이에요.',
        en: "Whose boards; left out, the venue's own.",
      },
    },
    part: {
      ko: '보일 부분',
      en: 'Part',
      help: {
        ko: '제목과 그림만, 또는 글만 보여요. 그 사이에 다른 것을 둘 때 써요.',
        en: 'Only the title with picture and facts, or only the text, so that something stands between them.',
      },
      values: { head: { ko: '제목', en: 'Title' }, body: { ko: '글', en: 'Text' } },
    },
    list: { ko: '목록', en: 'List' },
    actions: {
      ko: '동작',
      en: 'Actions',
      help: {
        ko: '글 아래 버튼이에요. 첫째가 주된 것이에요.',
        en: 'Buttons below the text; the first is the main one.',
      },
      of: {
        label: { ko: '이름', en: 'Label' },
        action: { ko: '동작', en: 'Action' },
        when: { ko: '보이는 조건', en: 'Shown when' },
        icon: { ko: '아이콘', en: 'Icon' },
      },
    },
    texts: {
      ko: '문구',
      en: 'Texts',
      of: {
        period: { ko: '기간', en: 'Period', help: { ko: '열리는 날의 이름이에요.', en: 'Label of the days it runs.' } },
        empty: { ko: '비었을 때 문구', en: 'When empty' },
        list: { ko: '목록', en: 'List' },
      },
    },
  },
};
