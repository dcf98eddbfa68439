import type { DocumentTexts } from '../../texts.ts';
import type { eventSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof eventSchema> = {
  eventId: { ko: '이벤트 번호', en: 'Event number' },
  kind: {
    ko: '참여 방법',
    en: 'Way to take part',
    values: {
      APPLY: { ko: '응모', en: 'Apply' },
      STAMP: { ko: '스탬프', en: 'Stamps' },
      ROULETTE: { ko: '룰렛', en: 'Wheel' },
      OX_QUIZ: { ko: 'OX 퀴즈', en: 'True or false' },
      COUPON: { ko: '쿠폰', en: 'Coupon' },
      BILLBOARD: { ko: '전광판', en: 'Billboard' },
      ATTEND: { ko: '출석', en: 'Attendance' },
      MINI_GAME: { ko: '미니 게임', en: 'Mini game' },
      ETC: { ko: '그 밖', en: 'Other' },
    },
  },
  parks: { ko: '공원 탭', en: 'Park tabs' },
  order: { ko: '순서', en: 'Order' },
  from: { ko: '시작', en: 'From' },
  until: { ko: '끝', en: 'Until' },
  tag: { ko: '태그', en: 'Tag' },
  icon: { ko: '아이콘', en: 'Icon' },
  title: { ko: '제목', en: 'Title' },
  summary: { ko: '요약', en: 'Summary' },
  art: { ko: '그림', en: 'Picture' },
  body: { ko: '본문', en: 'Body' },
  facts: { ko: '정보 줄', en: 'Facts', of: { label: { ko: '이름', en: 'Label' }, value: { ko: '값', en: 'Value' } } },
  audience: {
    ko: '참여할 수 있는 회원',
    en: 'Who can take part',
    help: { ko: '비우면 정회원이면 누구나 참여해요.', en: 'Who can take part; left out, every full member.' },
  },
  audienceNote: {
    ko: '다른 회원에게 보일 말',
    en: 'Note for others',
    help: { ko: '참여할 수 없는 회원에게 까닭을 알려요.', en: 'Tells the others why they cannot take part.' },
  },
  ageMin: {
    ko: '최소 나이',
    en: 'Minimum age',
    help: { ko: '참여할 수 있는 가장 어린 나이예요.', en: 'Youngest age in years.' },
  },
  onSite: {
    ko: '현장 화면',
    en: 'On site',
    help: { ko: '파크 안에 있는 회원만 참여해요.', en: 'Only members in the park can take part.' },
  },
  limit: {
    ko: '참여 횟수',
    en: 'Turns',
    help: { ko: '비우면 한 번이에요.', en: 'Left out, once.' },
    of: {
      per: {
        ko: '세는 동안',
        en: 'Counted',
        values: { EVER: { ko: '기간 내내', en: 'In all' }, DAY: { ko: '하루', en: 'A day' } },
      },
      times: { ko: '시작 시각', en: 'Times' },
    },
  },
  prizes: {
    ko: '선물',
    en: 'Prizes',
    of: {
      id: { ko: 'ID', en: 'Id' },
      name: { ko: '이름', en: 'Name' },
      kind: {
        ko: '선물 종류',
        en: 'Kind of prize',
        help: {
          ko: '쿠폰과 솜은 바로 넣어 주고, 물건은 직원이 건네요.',
          en: 'COUPON and SOM are credited at once; an ITEM is handed over.',
        },
        values: {
          COUPON: { ko: '쿠폰', en: 'Coupon' },
          SOM: { ko: '솜', en: 'Som' },
          BADGE: { ko: '배지', en: 'Badge' },
          ITEM: { ko: '교환권', en: 'Voucher' },
        },
      },
      art: { ko: '그림', en: 'Picture' },
      coupon: {
        ko: '쿠폰 종류',
        en: 'Kind of coupon',
        help: { ko: '쿠폰 선물로 줄 쿠폰 종류예요.', en: 'Kind of coupon of a COUPON prize.' },
      },
      amount: { ko: '솜', en: 'Som', help: { ko: '솜 선물의 수예요.', en: 'Som of a SOM prize.' } },
      at: {
        ko: '필요한 수',
        en: 'Needed',
        help: { ko: '받으려면 필요한 스탬프, 날, 점수예요.', en: 'Stamps, days or score that it takes.' },
      },
      streak: {
        ko: '이어서',
        en: 'In a row',
        help: { ko: '하루도 빠지지 않고 이어야 해요.', en: 'The days must follow each other.' },
      },
      weight: {
        ko: '나올 비중',
        en: 'Weight',
        help: { ko: '룰렛에서 나올 비중이에요.', en: 'Share of the chances on the wheel.' },
      },
      stock: {
        ko: '수량',
        en: 'Stock',
        help: { ko: '비우면 수량 제한이 없어요.', en: 'Left out, there is no limit.' },
      },
      placeCode: {
        ko: '직원 확인 번호',
        en: 'Code of the place',
        help: {
          ko: '물건을 건넬 때 직원이 손님 휴대폰에 넣는 번호예요.',
          en: 'Code with which staff confirm on the phone of the guest that an ITEM was handed over.',
        },
      },
    },
  },
  consents: {
    ko: '동의',
    en: 'Consents',
    help: { ko: '하나씩 따로 동의를 받아요.', en: 'Each is asked by a tick of its own.' },
    of: { id: { ko: 'ID', en: 'Id' }, text: { ko: '문구', en: 'Text' }, optional: { ko: '선택', en: 'Optional' } },
  },
  terms: { ko: '유의 사항', en: 'Terms' },
  form: {
    ko: '질문',
    en: 'Form',
    help: { ko: '응모와 그 밖의 이벤트에서 물어볼 것이에요.', en: 'Questions of APPLY and ETC.' },
    of: {
      id: { ko: 'ID', en: 'Id' },
      label: { ko: '이름', en: 'Label' },
      help: { ko: '도움말', en: 'Help' },
      kind: {
        ko: '답의 종류',
        en: 'Kind of answer',
        values: {
          TEXT: { ko: '짧은 글', en: 'Short text' },
          LONG_TEXT: { ko: '긴 글', en: 'Long text' },
          NUMBER: { ko: '수', en: 'Number' },
          DATE: { ko: '날짜', en: 'Date' },
          CHOICE: { ko: '고르기', en: 'Choice' },
          CHECK: { ko: '확인', en: 'Tick' },
        },
      },
      optional: { ko: '선택', en: 'Optional' },
      most: {
        ko: '최대',
        en: 'At most',
        help: { ko: '가장 긴 글자 수나 가장 큰 수예요.', en: 'Most letters, or the largest number.' },
      },
      choices: { ko: '보기', en: 'Choices', of: { id: { ko: 'ID', en: 'Id' }, label: { ko: '이름', en: 'Label' } } },
    },
  },
  slots: {
    ko: '시간과 자리',
    en: 'Times and seats',
    help: { ko: '응모하면 바로 자리를 주는 시간이에요.', en: 'Times with seats that APPLY gives away at once.' },
    of: {
      id: { ko: 'ID', en: 'Id' },
      label: { ko: '이름', en: 'Label' },
      at: { ko: '시작 시각', en: 'Starts at' },
      seats: { ko: '한 번에 받는 인원', en: 'People at each time' },
    },
  },
  draw: {
    ko: '추첨',
    en: 'Draw',
    of: {
      resultOn: {
        ko: '발표일',
        en: 'Result on',
        help: { ko: '당첨자를 알리는 날이에요.', en: 'Day on which the winners are told.' },
      },
      waiting: {
        ko: '예비 당첨자',
        en: 'Waiting list',
        help: {
          ko: '당첨자가 받지 않으면 올라오는 사람 수예요.',
          en: 'People who move up when a winner does not answer.',
        },
      },
    },
  },
  stamps: {
    ko: '스탬프',
    en: 'Stamps',
    of: {
      id: { ko: 'ID', en: 'Id' },
      name: { ko: '이름', en: 'Name' },
      icon: { ko: '아이콘', en: 'Icon' },
      facilityId: {
        ko: '시설 번호',
        en: 'Facility ID',
        help: { ko: '스탬프가 있는 곳이에요.', en: 'Place of the stamp.' },
      },
      way: {
        ko: '찍는 방법',
        en: 'Way',
        help: {
          ko: '움직이는 코드, 인쇄한 코드와 위치, 놀이기구 단말기, 방문 가운데 하나예요.',
          en: 'SCREEN: a moving code; PRINTED: a fixed code, and the position; RIDE: a scan at the ride; VISIT: a day in the park.',
        },
        values: {
          SCREEN: { ko: '움직이는 코드', en: 'Moving code' },
          PRINTED: { ko: '인쇄한 코드와 위치', en: 'Printed code and position' },
          RIDE: { ko: '놀이기구 단말기', en: 'Scan at the ride' },
          VISIT: { ko: '방문', en: 'Visit' },
        },
      },
      code: {
        ko: '코드',
        en: 'Code',
        help: { ko: '화면이나 인쇄 스탬프 코드의 비밀이에요.', en: 'Secret of the code of a SCREEN or PRINTED stamp.' },
      },
    },
  },
  stampsDaily: {
    ko: '날마다 다시',
    en: 'Every day again',
    help: { ko: '스탬프를 한 번 대신 하루에 한 번씩 찍어요.', en: 'Each stamp once a day instead of once.' },
  },
  quiz: {
    ko: '퀴즈',
    en: 'Quiz',
    of: {
      questions: {
        ko: '문제',
        en: 'Questions',
        of: {
          id: { ko: 'ID', en: 'Id' },
          text: { ko: '문구', en: 'Text' },
          answer: {
            ko: '정답',
            en: 'Right answer',
            values: { O: { ko: '맞아요', en: 'True' }, X: { ko: '아니에요', en: 'False' } },
          },
          reason: { ko: '이유', en: 'Reason', help: { ko: '답한 뒤에 보여요.', en: 'Shown after the own answers.' } },
        },
      },
      pass: {
        ko: '통과',
        en: 'Pass',
        help: { ko: '선물을 받는 데 필요한 정답 수예요.', en: 'Right answers that win.' },
      },
      seconds: {
        ko: '시간(초)',
        en: 'Time (s)',
        help: {
          ko: '모든 문제를 푸는 시간이에요. 비우면 제한이 없어요.',
          en: 'Time for all questions; left out, no limit.',
        },
      },
    },
  },
  miniGame: {
    ko: '미니 게임',
    en: 'Mini game',
    help: { ko: '미니 게임 이벤트의 게임이에요.', en: 'Game of MINI_GAME.' },
  },
  fewLeft: {
    ko: '남은 수량 보이기',
    en: 'Show what is left from',
    help: { ko: '남은 수량이 이만큼 되면 보여요.', en: 'From this stock on, what is left is shown.' },
  },
  moreOn: {
    ko: '다시 채우는 때',
    en: 'More on',
    help: { ko: '다 나간 것을 다시 채우는 때예요.', en: 'When more of what is sold out comes.' },
  },
  remindAt: {
    ko: '알림 시각',
    en: 'Reminder',
    help: {
      ko: '알림을 켠 회원에게 출석을 알리는 시각이에요.',
      en: 'Time at which ATTEND reminds members who asked for it.',
    },
  },
};
