import type { WidgetTexts } from '#schemas/texts';
import { memberEventTexts } from '../shared/answers/member-event-texts.ts';
import { answerSourceTexts } from '../shared/answers/setting-texts.ts';
import { termTexts } from '../shared/actions/setting-texts.ts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'link',
  label: { ko: '링크 목록', en: 'Link list' },
  about: { ko: '줄, 시간표, 버튼으로 된 링크', en: 'Links as rows, times or buttons' },
  pictureWidths: { art: 56 },
  settings: {
    variant: {
      ko: '모양',
      en: 'Look',
      help: {
        ko: '줄: 아이콘이나 그림이 있는 카드, 조용한 줄: 한 줄 링크, 시간 줄: 시간으로 시작하는 줄, 시간선: 선 위의 시간, 이용권: 색이 있는 끝이 동작인 이용권, 버튼: 가득 찬 버튼이고 첫째가 주된 것이에요.',
        en: 'Rows: card with icons or pictures. Group: quiet one-line links. Timed: rows that begin with a time. Timeline: times on a line. Pass: a ticket whose coloured end is the action. Buttons: full-width, the first is the main one.',
      },
      values: {
        rows: { ko: '줄', en: 'Rows' },
        group: { ko: '조용한 줄', en: 'Group' },
        timed: { ko: '시간 줄', en: 'Timed' },
        timeline: { ko: '시간선', en: 'Timeline' },
        pass: { ko: '이용권', en: 'Pass' },
        buttons: { ko: '버튼', en: 'Buttons' },
      },
    },
    records: {
      ko: '살필 기록',
      en: 'Records',
      help: {
        ko: '‘가진 것에 따라’가 있는 항목이 살피는 회원의 기록이에요.',
        en: 'Records of the member that items with `having` depend on.',
      },
      of: {
        source: { ko: '데이터 출처', en: 'Source', of: answerSourceTexts },
        list: {
          ko: '목록',
          en: 'List',
          help: { ko: '답에서 기록이 들어 있는 칸이에요.', en: 'Field of the answer with the records.' },
        },
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
    event: {
      ko: '알릴 일',
      en: 'Event',
      help: {
        ko: '회원에게 이 일이 생기면 기록을 다시 읽어요.',
        en: 'The records are read again after this event of the member.',
      },
      values: memberEventTexts,
    },
    items: {
      ko: '항목',
      en: 'Items',
      of: {
        icon: { ko: '아이콘', en: 'Icon' },
        art: { ko: '그림', en: 'Picture' },
        time: {
          ko: '시간',
          en: 'Time',
          help: { ko: '시간 줄과 시간선에서 써요.', en: 'With the looks Timed and Timeline.' },
        },
        title: { ko: '제목', en: 'Title' },
        text: { ko: '문구', en: 'Text' },
        label: {
          ko: '이름',
          en: 'Label',
          help: {
            ko: '시간 줄: 시간의 둘째 줄, 이용권: 색이 있는 끝의 말이에요.',
            en: 'Timed: second line of the time. Pass: words on the coloured end.',
          },
        },
        badge: {
          ko: '배지',
          en: 'Badge',
          of: {
            text: { ko: '문구', en: 'Text' },
            tone: {
              ko: '분위기',
              en: 'Tone',
              values: {
                plain: { ko: '보통', en: 'Plain' },
                accent: { ko: '강조', en: 'Accent' },
                second: { ko: '보조', en: 'Second' },
                ok: { ko: '좋음', en: 'Good' },
                wait: { ko: '기다림', en: 'Waiting' },
                stop: { ko: '멈춤', en: 'Stopped' },
              },
            },
          },
        },
        state: {
          ko: '상태',
          en: 'State',
          help: {
            ko: '시간 줄에서는 “다음”, 시간선에서는 “지남”과 “지금”을 써요.',
            en: 'Timed: next. Timeline: past, now.',
          },
          values: {
            past: { ko: '지남', en: 'Past' },
            now: { ko: '지금', en: 'Now' },
            next: { ko: '다음', en: 'Next' },
          },
        },
        action: { ko: '동작', en: 'Action' },
        textAction: { ko: '글의 동작', en: 'Action of the text' },
        having: {
          ko: '가진 것에 따라',
          en: 'Depends on records',
          help: {
            ko: '그런 기록이 있을 때, 없을 때, 조회에 실패했을 때 보여요. 비우면 늘 보여요.',
            en: 'Shown if the member has such records, has none, or if the call failed. Default: always.',
          },
          values: {
            some: { ko: '있을 때', en: 'Has some' },
            none: { ko: '없을 때', en: 'Has none' },
            unknown: { ko: '모를 때', en: 'Not known' },
          },
        },
        when: { ko: '보이는 조건', en: 'Shown when' },
      },
    },
  },
};
