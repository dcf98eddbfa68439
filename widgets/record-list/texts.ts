import type { WidgetTexts } from '#schemas/texts';
import { memberEventTexts } from '../shared/answers/member-event-texts.ts';
import { answerSourceTexts, onlyWithTexts } from '../shared/answers/setting-texts.ts';
import { recordCardTexts, recordStateTexts } from '../shared/records/setting-texts.ts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'wallet',
  label: { ko: '기록 목록', en: 'Records' },
  about: { ko: '쿠폰, 카드, 친구 같은 회원의 기록', en: 'Records of the member, such as coupons, cards or friends' },
  settings: {
    source: {
      ko: '데이터 출처',
      en: 'Source',
      of: {
        path: { ko: '경로', en: 'Path', help: { ko: '데이터 서비스의 경로예요.', en: 'Path of a data service.' } },
        query: { ko: '질의 값', en: 'Query values' },
      },
    },
    list: {
      ko: '목록',
      en: 'List',
      help: { ko: '답에서 기록이 들어 있는 칸이에요.', en: 'Field of the answer with the records.' },
    },
    key: {
      ko: '기록을 가리는 칸',
      en: 'Identifying field',
      help: { ko: '기록을 가리는 칸이에요.', en: 'Field of a record that identifies it.' },
    },
    onlyWith: onlyWithTexts,
    forGuests: {
      ko: '손님에게도 보이기',
      en: 'For guests too',
      help: { ko: '로그인하지 않은 손님에게도 보여요.', en: 'Guests see the records too.' },
    },
    onlyWithParam: {
      ko: '경로에 있어야 하는 값',
      en: 'Required path parameter',
      help: {
        ko: '페이지 경로의 값이에요. 값이 없으면 아무것도 보이지 않아요.',
        en: 'Parameter of the page; without a value nothing is shown.',
      },
    },
    first: {
      ko: '첫 보기',
      en: 'First view',
      help: {
        ko: '맨 앞에 코드를 연 채로 보여줄 항목의 키가 든, 주소의 파라미터예요.',
        en: 'Query parameter of the page with the key of the record that is listed first, with its code open.',
      },
    },
    title: { ko: '제목', en: 'Title' },
    hidesEmpty: {
      ko: '비면 숨김',
      en: 'Hidden when empty',
      help: { ko: '기록이 없으면 아무것도 보이지 않아요.', en: 'Without records nothing is shown.' },
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
    queueFigures: {
      ko: '실시간 줄서기 값',
      en: 'Live queue figures',
      help: {
        ko: '`facilityId` 시설의 실시간 줄서기 값을 따라 바뀌는 필드예요.',
        en: 'Fields that follow the live figures of the smart queue of `facilityId`.',
      },
      values: {
        statusCd: { ko: '상태', en: 'State' },
        waitTxt: { ko: '예상 대기', en: 'Expected wait' },
        lineYn: { ko: '줄서기 가능', en: 'Line can be joined' },
        nowNo: { ko: '부른 번호', en: 'Number called' },
      },
    },
    marked: {
      ko: '회원의 기록에 표시',
      en: "Marks the member's records",
      help: {
        ko: '회원의 조회에도 있는 기록에 표시해요(예: 이미 서 있는 줄). 기록에 새 칸이 생기고 값은 Y나 N이에요. 비회원이거나 답을 기다리는 동안에는 비어 있어요.',
        en: 'Marks records that a call of the member lists too, such as queues in which the member stands: the records get a field that is Y, else N. The field is empty for guests and until the call has answered.',
      },
      of: {
        source: { ko: '데이터 출처', en: 'Source', of: answerSourceTexts },
        list: {
          ko: '목록',
          en: 'List',
          help: { ko: '답에서 기록이 들어 있는 칸이에요.', en: 'Field of the answer with the records.' },
        },
        field: {
          ko: '서로 같은 칸',
          en: 'Equal field',
          help: { ko: '두 기록에서 서로 같은 칸이에요.', en: 'Field that is equal in both records.' },
        },
        as: {
          ko: '새 칸 이름',
          en: 'New field',
          help: { ko: '새로 생기는 칸의 이름이에요.', en: 'Name of the new field.' },
        },
      },
    },
    lastKnown: {
      ko: '인터넷 없이 보일 기록',
      en: 'Last known records',
      help: {
        ko: '그날 하루 이 기기에 담아 두고, 인터넷이 끊기면 이 문구와 함께 보여요. 로그아웃하면 지워져요.',
        en: 'The records stay on this device for the day, and are shown with the text without a network. They are deleted with the login.',
      },
      of: {
        asOf: {
          ko: '답한 때의 칸',
          en: 'Field with the time',
          help: {
            ko: '답한 때(YYYYMMDDHHmmss)가 든 칸이에요.',
            en: 'Field of the answer with its time, YYYYMMDDHHmmss.',
          },
        },
        text: {
          ko: '문구',
          en: 'Text',
          help: { ko: '{{name}} 자리에 답한 시각이 들어가요.', en: '{{name}} is the time of the answer.' },
        },
      },
    },
    card: { ko: '카드', en: 'Card', of: recordCardTexts },
    empty: {
      ko: '비었을 때 문구',
      en: 'When empty',
      help: {
        ko: '기록이 없을 때 보이는 글과, 기록을 만들 수 있는 곳이에요.',
        en: 'Shown without records: a text, and where records come from.',
      },
      of: {
        icon: { ko: '아이콘', en: 'Icon' },
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
    note: { ko: '덧붙이는 말', en: 'Note' },
    except: {
      ko: '예외 화면',
      en: 'Except',
      help: {
        ko: '페이지가 이미 보여줘서 목록에서 뺄 항목의 키가 든, 주소의 파라미터예요.',
        en: 'Query parameter of the page with the key of a record that is left out, because the page shows it.',
      },
    },
    add: {
      ko: '더 만들기 링크',
      en: 'Link to add one',
      help: {
        ko: '목록 아래의 링크예요. 하나 더 만들 때처럼 써요.',
        en: 'Link below the records, such as to make another one.',
      },
      of: {
        label: { ko: '이름', en: 'Label' },
        action: { ko: '동작', en: 'Action' },
        when: { ko: '보이는 조건', en: 'Shown when' },
      },
    },
    reason: {
      ko: '이유',
      en: 'Reason',
      help: {
        ko: '목록 위에 한 번 보여요. 필드가 주는 첫 문구예요.',
        en: 'Shown once above the records: the first text that the field gives.',
      },
      of: recordStateTexts,
    },
  },
};
