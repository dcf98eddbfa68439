import type { WidgetTexts } from '#schemas/texts';
import { answerSourceTexts, onlyWithTexts } from '../shared/answers/setting-texts.ts';
import { termTexts, linkTexts } from '../shared/actions/setting-texts.ts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'checks',
  label: { ko: '기록 고르기', en: 'Record choice' },
  about: { ko: '여럿을 골라 한 번에 보내기', en: 'Chooses several records and sends them together' },
  settings: {
    title: { ko: '제목', en: 'Title' },
    intro: { ko: '소개', en: 'Intro' },
    source: { ko: '데이터 출처', en: 'Source', of: answerSourceTexts },
    list: {
      ko: '목록',
      en: 'List',
      help: { ko: '답에서 기록이 들어 있는 칸이에요.', en: 'Field of the answer with the records.' },
    },
    key: {
      ko: '기록을 가리는 칸',
      en: 'Identifying field',
      help: {
        ko: '보낼 필드예요. 이 값이 없는 기록은 고를 수 없어요.',
        en: 'Field of a record that is sent. Records without it cannot be chosen.',
      },
    },
    label: {
      ko: '이름',
      en: 'Label',
      help: { ko: '기록의 이름이 든 필드예요.', en: 'Field with the name of a record.' },
    },
    note: {
      ko: '덧붙이는 말',
      en: 'Note',
      help: { ko: '이름 뒤에 보일 짧은 말이 든 필드예요.', en: 'Field with a short text after the name.' },
    },
    noteForm: {
      ko: '덧붙이는 글의 모양',
      en: 'Form of the note',
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
    refused: {
      ko: '거절한 뒤 문구',
      en: 'After refusing',
      help: {
        ko: '고를 수 없는 것들이에요. 필드가 주는 까닭과 함께 보여요.',
        en: 'Records that cannot be chosen, with the reason that the field gives.',
      },
      of: {
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
        title: { ko: '제목', en: 'Title' },
      },
    },
    show: {
      ko: '고를 수 있는 기록',
      en: 'Records to choose from',
      help: {
        ko: '각 칸에 이 값 가운데 하나가 든 기록만 고를 수 있어요.',
        en: 'Choices are records that have one of the values in each field.',
      },
      of: termTexts,
    },
    onlyWith: onlyWithTexts,
    only: {
      ko: '보일 조건',
      en: 'Shown only if',
      help: {
        ko: '이 조회의 목록에, 적은 값을 가진 기록이 있을 때만 보여요.',
        en: 'Shown only if this call lists a record that has one of the values in each field.',
      },
      of: {
        source: { ko: '데이터 출처', en: 'Source', of: answerSourceTexts },
        list: {
          ko: '목록',
          en: 'List',
          help: { ko: '답에서 기록이 들어 있는 칸이에요.', en: 'Field of the answer with the records.' },
        },
        show: { ko: '기록의 조건', en: 'Condition of a record', of: termTexts },
      },
    },
    pages: {
      ko: '쪽 나누기',
      en: 'Paging',
      help: {
        ko: '기록을 쪽으로 나눠 보여요. 호출은 currentPage와 pagePerCount를 받고 totalCnt를 알려야 해요.',
        en: 'Shows the records in pages. The call takes currentPage and pagePerCount and answers totalCnt.',
      },
      of: {
        size: { ko: '한 쪽의 기록 수', en: 'Records per page' },
        query: {
          ko: '주소에 적는 이름',
          en: 'Name in the address',
          help: { ko: '쪽 번호가 든 쿼리 이름이에요.', en: 'Query parameter of the page with the page number.' },
        },
      },
    },
    choices: {
      ko: '고르기 묶음 이름',
      en: 'Name of the choices',
      help: { ko: '선택 묶음의 이름이에요.', en: 'Name of the group of choices.' },
    },
    most: { ko: '가장 많이', en: 'Maximum number' },
    tooMany: {
      ko: '너무 많이 골랐을 때',
      en: 'Too many chosen',
      help: { ko: '고를 수 있는 수를 넘으면 보여요.', en: 'Shown above `most`.' },
    },
    input: {
      ko: '적는 칸',
      en: 'Text field',
      help: { ko: '함께 보내는 말이에요. {text} 자리에 들어가요.', en: 'A text that is sent too, as {text}.' },
      of: { label: { ko: '이름', en: 'Label' }, maxLength: { ko: '최대 글자 수', en: 'Longest' } },
    },
    heights: {
      ko: '시트 높이',
      en: 'Heights of the sheet',
      help: {
        ko: '일행의 키를 물어봐요. 키는 기기에만 남아요. 모두 답의 제한에 맞으면 {heights}가 Y, 아니면 N이에요.',
        en: 'Asks for the heights of the party, which stay on the device; {heights} is Y if everybody fits the limits of the answer, else N.',
      },
      of: {
        min: {
          ko: '가장 작은 키',
          en: 'Smallest',
          help: {
            ko: '가장 작은 키(cm)가 있는 답의 항목이에요.',
            en: 'Field of the answer with the smallest height in cm.',
          },
        },
        max: {
          ko: '최대',
          en: 'Most',
          help: {
            ko: '가장 큰 키(cm)가 있는 답의 항목이에요.',
            en: 'Field of the answer with the largest height in cm.',
          },
        },
        label: { ko: '이름', en: 'Label' },
        from: { ko: '시작', en: 'From' },
        to: { ko: '도착', en: 'To' },
        height: {
          ko: '높이',
          en: 'Height',
          help: { ko: '키를 보여 주는 글이에요. {{count}}가 cm예요.', en: 'A height; {{count}} is its cm.' },
        },
        note: {
          ko: '덧붙이는 말',
          en: 'Note',
          help: { ko: '키가 기기에만 남는다고 알려 주는 글이에요.', en: 'Says that heights stay on the device.' },
        },
        ask: {
          ko: '되묻기',
          en: 'Question',
          help: { ko: '키를 맞추지 않았을 때 보여요.', en: 'Shown when no height is set.' },
        },
        misfit: {
          ko: '맞지 않을 때',
          en: 'Somebody does not fit',
          help: { ko: '맞지 않는 사람이 있을 때 보여요.', en: 'Shown when somebody does not fit.' },
        },
      },
    },
    option: {
      ko: '선택 항목',
      en: 'Option',
      help: {
        ko: '{option}으로 보내는 체크예요. Y나 N이에요. 답의 항목이 Y일 때만 보여요.',
        en: 'A tick that is sent as {option}, Y or N. It is offered if a field of the answer is Y.',
      },
      of: { field: { ko: '입력란', en: 'Field' }, label: { ko: '이름', en: 'Label' } },
    },
    operation: { ko: '보낼 호출', en: 'Operation' },
    body: {
      ko: '보내는 내용',
      en: 'What is sent',
      help: {
        ko: '보낼 값이에요. {text}는 입력한 글, 목록의 {chosen}은 고른 키 전부, {heights}와 {option}은 Y나 N, {query.x}는 페이지 주소의 값이에요.',
        en: 'What is sent: {text} is the text, {chosen} in a list all chosen keys, {heights} and {option} are Y or N, {query.x} a value of the query of the page.',
      },
    },
    submit: { ko: '보내기 버튼', en: 'Submit button' },
    none: {
      ko: '없을 때',
      en: 'When there is none',
      help: { ko: '아무것도 고르지 않았을 때 보여요.', en: 'Shown when nothing is chosen.' },
    },
    success: { ko: '완료 문구', en: 'Success' },
    onSuccess: { ko: '성공하면', en: 'When it is done' },
    empty: {
      ko: '비었을 때 문구',
      en: 'When empty',
      help: { ko: '기록이 없을 때 보여요.', en: 'Shown without records.' },
      of: {
        icon: { ko: '아이콘', en: 'Icon' },
        text: { ko: '문구', en: 'Text' },
        link: { ko: '링크', en: 'Link', of: linkTexts },
      },
    },
  },
};
