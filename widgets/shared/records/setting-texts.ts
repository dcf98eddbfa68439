import type { FieldTexts } from '#schemas/texts';
import { termTexts } from '../actions/setting-texts.ts';

export const recordStateTexts = {
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
        help: { ko: '걸리는 시간 가운데 시간이에요. {{count}}에 들어가요.', en: 'Hours of a duration; {{count}}.' },
      },
      minutes: {
        ko: '공연 시간(분)',
        en: 'Duration (min)',
        help: { ko: '걸리는 시간 가운데 분이에요. {{count}}에 들어가요.', en: 'Minutes of a duration; {{count}}.' },
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
} as const satisfies FieldTexts;

export const recordActionTexts = {
  label: { ko: '이름', en: 'Label' },
  each: {
    ko: '되풀이할 목록',
    en: 'Repeated for',
    help: {
      ko: '기록에 있는 목록의 항목마다 이 동작을 되풀이해요. {item.x}는 항목의 칸이기도 하고, 라벨의 {{name}}은 항목의 이름이에요.',
      en: 'Repeats the action for each entry of a list in the record. {item.x} is also a field of the entry, {{name}} in the label its name.',
    },
    of: { list: { ko: '목록', en: 'List' }, name: { ko: '이름', en: 'Name' } },
  },
  icon: { ko: '아이콘', en: 'Icon' },
  tone: {
    ko: '분위기',
    en: 'Tone',
    help: {
      ko: '기본값은 quiet예요. 이용권에서는 떼어 내는 끝에 첫 번째 주요 동작 하나만 있어요. bare는 삭제처럼 드물게 누르는 동작에 써요.',
      en: 'Default: quiet. On a pass, the tear-off end holds the first main action alone. bare: for what is seldom meant, such as removing.',
    },
    values: {
      main: { ko: '주된', en: 'Main' },
      soft: { ko: '옅게', en: 'Soft' },
      quiet: { ko: '조용한', en: 'Quiet' },
      line: { ko: '테두리', en: 'Outline' },
      bare: { ko: '테두리 없이', en: 'Bare' },
    },
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
  action: { ko: '동작', en: 'Action' },
  operation: { ko: '보낼 호출', en: 'Operation' },
  body: {
    ko: '본문',
    en: 'Body',
    help: {
      ko: '호출에 보낼 내용이에요. {item.x}는 기록의 필드, {param.x}는 페이지의 값, {query.x}는 주소의 질의 값이에요.',
      en: 'Body of the operation. {item.x} is a field of the record, {param.x} a parameter of the page, {query.x} one of its query.',
    },
  },
  input: {
    ko: '먼저 묻는 값',
    en: 'Input',
    help: { ko: '호출하기 전에 묻고 함께 보내요.', en: 'Asked before the operation, and sent with its body.' },
    of: {
      name: { ko: '이름', en: 'Name' },
      label: { ko: '이름', en: 'Label' },
      note: { ko: '덧붙이는 말', en: 'Note' },
      kind: {
        ko: '종류',
        en: 'Kind',
        help: { ko: '숫자 글은 숫자로 된 글, 수는 정수예요.', en: 'digits: a text of digits; number: an integer.' },
        values: {
          text: { ko: '글자', en: 'Text' },
          long: { ko: '여러 줄', en: 'Several lines' },
          digits: { ko: '숫자로 된 글', en: 'Digits' },
          number: { ko: '숫자', en: 'Number' },
        },
      },
      optional: { ko: '비워도 됨', en: 'Optional' },
      maxLength: { ko: '최대 글자 수', en: 'Longest' },
      submit: { ko: '보내기 버튼', en: 'Submit button' },
    },
  },
  confirm: {
    ko: '되묻는 문구',
    en: 'Asks first',
    help: {
      ko: '호출하기 전에 묻는 말이에요. {{name}}은 기록의 제목이에요.',
      en: 'Question before the operation. {{name}} is the title of the record.',
    },
  },
  ok: {
    ko: '확인 버튼',
    en: 'OK button',
    help: { ko: '동의 버튼의 글자예요. 없으면 확인이에요.', en: 'Label of the confirm button. Default: OK.' },
  },
  success: { ko: '완료 문구', en: 'Success' },
  onSuccess: { ko: '성공하면', en: 'When it is done' },
} as const satisfies FieldTexts;

export const recordCardTexts = {
  shape: {
    ko: '모양',
    en: 'Shape',
    help: {
      ko: '카드는 하나씩, 한 줄은 카드 하나에 여럿, 이용권은 뜯는 끝이 있는 카드, 그림은 그림 위의 카드, 내역은 금액이 있는 줄이에요.',
      en: 'card: a card of its own; row: a line of one card; pass: a card with a tear-off end; picture: a card on a drawing; ledger: a plain line with an amount.',
    },
    values: {
      card: { ko: '카드', en: 'Card' },
      row: { ko: '한 줄', en: 'Row' },
      pass: { ko: '이용권', en: 'Pass' },
      picture: { ko: '그림 카드', en: 'Picture card' },
      ledger: { ko: '내역', en: 'Ledger' },
    },
  },
  picture: {
    ko: '그림 칸',
    en: 'Picture field',
    help: { ko: '그림 이름이 들어 있는 칸이에요.', en: 'Field with the name of a drawing or picture.' },
  },
  avatar: {
    ko: '이름 첫 글자 칸',
    en: 'Avatar field',
    help: { ko: '이름이 들어 있는 칸이에요. 첫 글자를 보여요.', en: 'Field with a name, whose first letter is shown.' },
  },
  photo: {
    ko: '사진 칸',
    en: 'Photo field',
    help: {
      ko: '사람 사진의 경로가 있는 필드예요. 그림 모양 카드에 보여요.',
      en: 'Field with the path of a photo of a person, on a card of the shape picture.',
    },
  },
  icon: { ko: '아이콘', en: 'Icon' },
  over: { ko: '제목 위', en: 'Above the title', of: recordStateTexts },
  title: { ko: '제목', en: 'Title', of: recordStateTexts },
  end: {
    ko: '끝에 보일 값',
    en: 'Value at the end',
    help: { ko: '끝에 보이는 금액이나 짧은 글이에요.', en: 'Amount or short text at the end.' },
    of: recordStateTexts,
  },
  lines: { ko: '줄', en: 'Lines', of: recordStateTexts },
  badges: {
    ko: '배지',
    en: 'Badges',
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
            help: { ko: '걸리는 시간 가운데 시간이에요. {{count}}에 들어가요.', en: 'Hours of a duration; {{count}}.' },
          },
          minutes: {
            ko: '공연 시간(분)',
            en: 'Duration (min)',
            help: { ko: '걸리는 시간 가운데 분이에요. {{count}}에 들어가요.', en: 'Minutes of a duration; {{count}}.' },
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
      unlessInTitle: {
        ko: '제목과 겹치면 빼기',
        en: 'Left out if in the title',
        help: { ko: '제목에 이미 있는 말이면 보이지 않아요.', en: 'Left out if the title already has its text.' },
      },
      listedOnly: {
        ko: '적힌 값만',
        en: 'Listed values only',
        help: { ko: '글이 없는 값은 배지를 보이지 않아요.', en: 'Values without a text show no badge.' },
      },
      tones: {
        ko: '값마다 색',
        en: 'Tones by value',
        help: { ko: '값마다 다른 색이에요.', en: 'Tones of single values.' },
        of: {
          is: { ko: '값', en: 'Is' },
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
    },
  },
  language: {
    ko: '글의 언어 칸',
    en: 'Language field',
    help: {
      ko: '회원이 글을 쓴 언어가 들어 있는 칸이에요. 비어 있으면 페이지의 언어예요.',
      en: 'Field with the language in which a member wrote the texts; empty, that of the page.',
    },
  },
  progress: {
    ko: '진행 막대',
    en: 'Progress',
    help: {
      ko: '얼마나 채웠는지 막대와 두 수로 보여요.',
      en: 'How much of a whole is reached, as a bar with both numbers.',
    },
    of: {
      label: {
        ko: '막대 이름',
        en: 'Label',
        help: {
          ko: '화면 낭독기가 읽는 이름이에요. {{name}} 자리에 제목이 들어가요.',
          en: 'Name of the bar for screen readers. {{name}} is the title of the record.',
        },
      },
      value: { ko: '채운 수', en: 'Part', help: { ko: '채운 수가 든 칸이에요.', en: 'Field with the part.' } },
      of: { ko: '전체 수', en: 'Whole', help: { ko: '전체 수가 든 칸이에요.', en: 'Field with the whole.' } },
      show: {
        ko: '보이는 조건',
        en: 'Shown for',
        help: {
          ko: '칸마다 이 값 가운데 하나가 있는 기록에 보여요.',
          en: 'Shown for records that have one of the values in each field.',
        },
        of: termTexts,
      },
    },
  },
  muted: {
    ko: '옅은 글자',
    en: 'Muted',
    help: { ko: '이 값이 있는 기록은 흐리게 보여요.', en: 'Records with one of the values are greyed.' },
    of: { field: { ko: '입력란', en: 'Field' }, is: { ko: '값', en: 'Is' } },
  },
  band: {
    ko: '머리 띠',
    en: 'Band',
    help: {
      ko: '적은 값을 가진 카드 위에 띠가 생겨요. 첫 번째 표시와 제목 위의 글이 띠에 들어가요.',
      en: 'Cards with one of the values have a band on top with the first badge and the text above the title.',
    },
    of: {
      field: { ko: '입력란', en: 'Field' },
      main: {
        ko: '진한 띠의 값',
        en: 'Values in the main colour',
        help: { ko: '띠가 진한 색이 되는 값이에요.', en: 'Values of a band in the main colour.' },
      },
      soft: {
        ko: '옅은 띠의 값',
        en: 'Values in a soft colour',
        help: { ko: '띠가 옅은 색이 되는 값이에요.', en: 'Values of a band in a soft colour.' },
      },
    },
  },
  ring: {
    ko: '남은 시간 고리',
    en: 'Ring of time left',
    help: {
      ko: '그림 자리에, 기록의 두 때(YYYYMMDDHHmmss) 사이에서 남은 시간을 보여요.',
      en: 'In place of the picture, the time left between two moments of the record (YYYYMMDDHHmmss).',
    },
    of: {
      from: { ko: '시작', en: 'From', help: { ko: '시작한 때가 든 칸이에요.', en: 'Field with the begin.' } },
      until: { ko: '끝', en: 'Until', help: { ko: '끝나는 때가 든 칸이에요.', en: 'Field with the end.' } },
      text: { ko: '문구', en: 'Text', help: { ko: '시간 아래에 보이는 글이에요.', en: 'Shown below the time.' } },
      over: {
        ko: '끝난 뒤 글',
        en: 'Text after the end',
        help: { ko: '끝난 뒤 시간 아래에 보여요.', en: 'Shown below the time after the end.' },
      },
      show: {
        ko: '기록의 조건',
        en: 'Condition of a record',
        help: {
          ko: '칸마다 이 값 가운데 하나가 있는 기록에 보여요.',
          en: 'Shown for records that have one of the values in each field.',
        },
        of: termTexts,
      },
    },
  },
  code: {
    ko: '코드',
    en: 'Code',
    help: {
      ko: '휴대전화가 참조값으로 서명해 만드는 움직이는 QR이에요. 참조값이 없는 기록은 보이지 않아요.',
      en: 'A moving code that the phone signs for a reference. Records without a reference show none.',
    },
    of: {
      prefix: {
        ko: '코드 종류',
        en: 'Kind of code',
        help: {
          ko: 'PE는 게이트 입장, PX는 게이트 퇴장, PG는 기프트카드 결제예요.',
          en: 'PE: entry at a gate; PX: exit at a gate; PG: payment with a gift card.',
        },
        values: { PE: { ko: '입장', en: 'Entry' }, PX: { ko: '퇴장', en: 'Exit' }, PG: { ko: '결제', en: 'Payment' } },
      },
      field: { ko: '입력란', en: 'Field', help: { ko: '참조값이 담긴 항목이에요.', en: 'Field with the reference.' } },
      label: {
        ko: '이름',
        en: 'Label',
        help: {
          ko: '화면 읽기 프로그램이 읽는 QR 설명이에요. {{name}}은 기록의 제목이에요.',
          en: 'Description of the code for screen readers. {{name}} is the title of the record.',
        },
      },
      fixed: {
        ko: '고정 코드 칸',
        en: 'Static code field',
        help: {
          ko: '예전 게이트에서 쓰는 고정 코드가 담긴 항목이에요.',
          en: 'Field with a static code for older gates.',
        },
      },
      open: {
        ko: '바로 보일 기록',
        en: 'Shown at once',
        help: {
          ko: '값이 맞는 기록은 QR을 바로 보여요. 목록에서는 첫 기록만 그렇고, 다른 기록은 버튼으로 열어요.',
          en: 'Records with one of the values show their code at once, in a list only the first of them. Others open it by a button.',
        },
        of: { field: { ko: '입력란', en: 'Field' }, is: { ko: '값', en: 'Is' } },
      },
    },
  },
  detail: { ko: '상세로 가는 동작', en: 'Way to the details' },
  actions: { ko: '동작', en: 'Actions', of: recordActionTexts },
} as const satisfies FieldTexts;
