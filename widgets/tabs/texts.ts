import type { WidgetTexts } from '#schemas/texts';
import { memberEventTexts } from '../shared/answers/member-event-texts.ts';
import { answerSourceTexts } from '../shared/answers/setting-texts.ts';
import { termTexts } from '../shared/actions/setting-texts.ts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'layout-list',
  label: { ko: '탭', en: 'Tabs' },
  about: { ko: '하나씩 보이는 여러 묶음', en: 'Several parts, one shown at a time' },
  settings: {
    label: {
      ko: '이름',
      en: 'Label',
      help: { ko: '화면 낭독기에 무엇의 탭인지 알려요.', en: 'What the tabs are of, for screen readers.' },
    },
    param: {
      ko: '값 이름',
      en: 'Name of the value',
      help: {
        ko: '고른 탭을 알려 주는 주소의 이름이에요. 말하지 않으면 tab이에요.',
        en: 'Name in the address that tells which tab is chosen; tab, unless said.',
      },
    },
    variant: {
      ko: '모양',
      en: 'Look',
      help: {
        ko: '기본값은 chips예요. segments는 한 목록의 부분을 같은 너비로 한 줄에 놓아요.',
        en: 'Default: chips. segments: parts of one list, in a row of equal widths.',
      },
      values: { chips: { ko: '칩', en: 'Chips' }, segments: { ko: '나눈 칸', en: 'Segments' } },
    },
    event: {
      ko: '알릴 일',
      en: 'Event',
      help: {
        ko: '회원에게 이 일이 생기면 수를 다시 읽어요.',
        en: 'The counts are read again after this event of the member.',
      },
      values: memberEventTexts,
    },
    tabs: {
      ko: '탭',
      en: 'Tabs',
      of: {
        value: {
          ko: '값',
          en: 'Value',
          help: {
            ko: '위젯의 id 또는 질의 값이에요. 비우면 값이 없을 때예요.',
            en: 'Id of the placement, or the value of the query; empty: without it.',
          },
        },
        label: { ko: '이름', en: 'Label' },
        count: {
          ko: '개수',
          en: 'Count',
          help: {
            ko: '탭에 있는 기록의 수예요. 회원 호출의 응답 필드나 목록의 기록 수로 세요. 화면의 목록과 같은 호출은 한 번만 해요.',
            en: 'Number of records behind the tab, from a call of the member: a field of the answer, or the records of a list. A call that a list of the page makes too is made once.',
          },
          of: {
            source: { ko: '데이터 출처', en: 'Source', of: answerSourceTexts },
            total: {
              ko: '개수 칸',
              en: 'Field with the number',
              help: { ko: '수가 있는 필드예요.', en: 'Field with the number.' },
            },
            list: { ko: '목록', en: 'List', help: { ko: '기록이 있는 필드예요.', en: 'Field with the records.' } },
            show: {
              ko: '보이는 조건',
              en: 'Shown for',
              help: {
                ko: '필드마다 값 가운데 하나를 가진 기록만 세요.',
                en: 'Counts records that have one of the values in each field.',
              },
              of: termTexts,
            },
          },
        },
        placement: {
          ko: '위젯 id',
          en: 'Placement',
          help: { ko: '값과 다를 때 위젯의 id예요.', en: 'Id of the placement, if it is not the value.' },
        },
      },
    },
  },
};
