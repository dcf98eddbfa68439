import type { WidgetTexts } from '#schemas/texts';
import { memberEventTexts } from '../shared/answers/member-event-texts.ts';
import { recordCardTexts, recordStateTexts } from '../shared/records/setting-texts.ts';
import { termTexts } from '../shared/actions/setting-texts.ts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'id',
  label: { ko: '기록 하나', en: 'Record' },
  about: { ko: '회원이 가진 기록 하나와 버튼', en: 'One record of the member with its actions' },
  settings: {
    source: {
      ko: '데이터 출처',
      en: 'Source',
      of: {
        path: {
          ko: '경로',
          en: 'Path',
          help: {
            ko: '데이터 서비스의 경로예요. {param.x}는 페이지의 파라미터예요. 값이 없으면 기록이 없는 것으로 보여요.',
            en: 'Path of a data service; {param.x} is a parameter of the page. Without its value the record is missing.',
          },
        },
        query: { ko: '질의 값', en: 'Query values' },
      },
    },
    at: {
      ko: '답에서의 위치',
      en: 'Place in the answer',
      help: {
        ko: '답에서 기록이 들어 있는 칸이에요. 비우면 답이 곧 기록이에요.',
        en: 'Field of the answer with the record. Default: the answer is the record.',
      },
    },
    event: {
      ko: '알릴 일',
      en: 'Event',
      help: {
        ko: '회원에게 이 일이 생기면 다시 읽어요.',
        en: 'The call is read again after this event of the member.',
      },
      values: memberEventTexts,
    },
    forGuests: {
      ko: '손님에게도 보이기',
      en: 'For guests too',
      help: { ko: '로그인하지 않은 사람도 봐요.', en: 'Guests see the record too.' },
    },
    shownWith: {
      ko: '있을 때만 보임',
      en: 'Shown with',
      help: {
        ko: '기록의 항목이에요. 비어 있으면 아무것도 보이지 않아요.',
        en: 'Field of the record; while it is empty nothing is shown.',
      },
    },
    card: { ko: '카드', en: 'Card', of: recordCardTexts },
    addressed: {
      ko: '주소에 있는 값',
      en: 'Value in the address',
      help: {
        ko: '값이 주소의 매개변수에도 있는 필드예요. 기록을 불러올 때까지 그 배지를 보여 줘요.',
        en: 'A field of the record whose value is also a parameter of the address: its badge is shown until the record is there.',
      },
      of: {
        field: { ko: '레코드의 필드', en: 'Field of the record' },
        param: {
          ko: '주소의 값 이름',
          en: 'Name in the address',
          help: { ko: '경로 매개변수의 이름이에요.', en: 'Name of the path parameter.' },
        },
      },
    },
    docked: {
      ko: '동작을 아래에 고정',
      en: 'Actions at the lower edge',
      help: {
        ko: '카드의 동작을 화면 아래에 두어 언제나 누를 수 있어요.',
        en: 'The actions of the card stand at the lower edge of the page, always in reach.',
      },
    },
    code: {
      ko: '코드',
      en: 'Code',
      help: {
        ko: '칸의 값을 담은 QR 코드예요. 비어 있으면 보이지 않아요.',
        en: 'A QR code of a field; an empty field shows none.',
      },
      of: {
        field: { ko: '입력란', en: 'Field' },
        label: { ko: '이름', en: 'Label' },
        note: { ko: '덧붙이는 말', en: 'Note' },
      },
    },
    facts: {
      ko: '정보 줄',
      en: 'Facts',
      of: {
        label: { ko: '이름', en: 'Label' },
        field: { ko: '입력란', en: 'Field' },
        form: {
          ko: '표기',
          en: 'Form',
          help: {
            ko: '비우면 글이에요. 부호는 +와 -가 붙은 숫자, 날짜와 시각은 YYYYMMDD와 YYYYMMDDHHmmss를 읽어요.',
            en: 'Default: text. signed: a number with its sign; day and moment: from YYYYMMDD and YYYYMMDDHHmmss.',
          },
          values: {
            text: { ko: '글자', en: 'Text' },
            number: { ko: '숫자', en: 'Number' },
            signed: { ko: '부호 있는 수', en: 'Signed number' },
            day: { ko: '날짜', en: 'Day' },
            moment: { ko: '날짜와 시각', en: 'Date and time' },
          },
        },
        units: {
          ko: '시간과 분',
          en: 'Hours and minutes',
          help: {
            ko: '값은 분이에요. 시간과 분으로 바꿔 보여 줘요.',
            en: 'The value is minutes, shown as hours and minutes.',
          },
          of: {
            hours: {
              ko: '운영 시간',
              en: 'Hours',
              help: {
                ko: '걸리는 시간 가운데 시간이에요. {{count}}에 들어가요.',
                en: 'Hours of a duration; {{count}}.',
              },
            },
            minutes: {
              ko: '공연 시간(분)',
              en: 'Duration (min)',
              help: {
                ko: '걸리는 시간 가운데 분이에요. {{count}}에 들어가요.',
                en: 'Minutes of a duration; {{count}}.',
              },
            },
          },
        },
        text: { ko: '문구', en: 'Text', help: { ko: '{{name}} 자리에 값이 들어가요.', en: '{{name}} is the value.' } },
        says: {
          ko: '코드별 문구',
          en: 'Words for codes',
          help: {
            ko: '코드마다 보일 글이에요. 글이 없는 값은 보이지 않아요.',
            en: 'Texts for codes; without a text the value is left out.',
          },
          of: { is: { ko: '값', en: 'Is' }, text: { ko: '문구', en: 'Text' } },
        },
        show: {
          ko: '보이는 조건',
          en: 'Shown for',
          help: {
            ko: '칸마다 이 값 가운데 하나가 있는 기록에 보여요.',
            en: 'Shown for records that have one of the values in each field.',
          },
          of: termTexts,
        },
        when: { ko: '보이는 조건', en: 'Shown when' },
      },
    },
    meter: {
      ko: '사용량 막대',
      en: 'Meter',
      help: {
        ko: '전체 중 얼마나 썼는지 막대로 보여요. 양 끝에 글이 있어요.',
        en: 'How much of a whole is used, as a bar with a text at each end.',
      },
      of: {
        label: { ko: '이름', en: 'Label' },
        value: { ko: '값', en: 'Value', help: { ko: '부분의 값이 있는 필드예요.', en: 'Field with the part.' } },
        of: { ko: '출처', en: 'Of', help: { ko: '전체의 값이 있는 필드예요.', en: 'Field with the whole.' } },
        text: { ko: '문구', en: 'Text', of: recordStateTexts },
      },
    },
    missing: {
      ko: '기록이 없을 때',
      en: 'No record',
      help: { ko: '회원에게 그런 기록이 없을 때 보여요.', en: 'Shown if the member has no such record.' },
      of: {
        text: { ko: '문구', en: 'Text' },
        links: {
          ko: '링크',
          en: 'Links',
          of: {
            label: { ko: '이름', en: 'Label' },
            action: { ko: '동작', en: 'Action' },
            when: { ko: '보이는 조건', en: 'Shown when' },
          },
        },
      },
    },
    note: { ko: '덧붙이는 말', en: 'Note' },
  },
};
