import type { WidgetTexts } from '#schemas/texts';
import { onlyWithTexts } from '../shared/answers/setting-texts.ts';
import { refusalTexts } from '../shared/refusals/setting-texts.ts';
import type { schema } from './settings.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'forms',
  label: { ko: '입력 양식', en: 'Form' },
  about: { ko: '방문자가 적어 보내는 칸', en: 'Fields that visitors send' },
  settings: {
    icon: { ko: '아이콘', en: 'Icon', help: { ko: '제목 위의 표식이에요.', en: 'A mark above the title.' } },
    title: { ko: '제목', en: 'Title' },
    intro: { ko: '소개', en: 'Intro' },
    returnIntros: {
      ko: '돌아갈 주소에 따른 소개',
      en: 'Intros by return address',
      help: {
        ko: '로그인 화면의 안내를 바꿔요. 돌아갈 주소에 값이 있는 첫 매개변수의 안내가 나와요.',
        en: 'Replaces the intro of a login: the first whose query parameter has a value in the address that the login returns to.',
      },
      of: {
        with: { ko: '돌아갈 주소에 있어야 하는 값', en: 'Query parameter of the return address' },
        text: { ko: '문구', en: 'Text' },
      },
    },
    notes: {
      ko: '덧붙이는 말',
      en: 'Notes',
      help: { ko: '소개 아래, 몇몇 방문자만 읽는 글이에요.', en: 'What some viewers read under the intro.' },
      of: { text: { ko: '문구', en: 'Text' }, when: { ko: '보이는 조건', en: 'Shown when' } },
    },
    schema: {
      ko: '입력란',
      en: 'Fields',
      help: { ko: '보내는 것의 JSON Schema예요.', en: 'A JSON Schema of what is sent.' },
      of: {
        type: { ko: '종류', en: 'Type', values: { object: { ko: 'object', en: 'object' } } },
        order: {
          ko: '순서',
          en: 'Order',
          help: {
            ko: '모든 항목을 화면의 순서대로 적어요. 없으면 버튼만 있는 양식이에요.',
            en: 'Every property, in the order on the screen (documents keep no order of names). None: the form is its button.',
          },
        },
        required: { ko: '꼭 입력할 것', en: 'Required' },
        properties: {
          ko: '항목',
          en: 'Properties',
          of: {
            type: {
              ko: '종류',
              en: 'Type',
              values: { string: { ko: '글자', en: 'Text' }, boolean: { ko: '예/아니요', en: 'Yes or no' } },
            },
            kind: {
              ko: '종류',
              en: 'Kind',
              values: {
                text: { ko: '글자', en: 'Text' },
                password: { ko: '비밀번호', en: 'Password' },
                email: { ko: '이메일', en: 'E-mail' },
                tel: { ko: '전화', en: 'Phone' },
                number: { ko: '숫자', en: 'Number' },
                textarea: { ko: '긴 글', en: 'Long text' },
                select: { ko: '목록', en: 'Select' },
                radio: { ko: '라디오', en: 'Radio' },
                stars: { ko: '별점', en: 'Stars' },
                checkbox: { ko: '체크', en: 'Checkbox' },
                switch: { ko: '스위치', en: 'Switch' },
                hidden: { ko: '숨김', en: 'Hidden' },
                files: { ko: '파일', en: 'Files' },
              },
            },
            title: {
              ko: '제목',
              en: 'Title',
              help: { ko: '칸의 이름이에요. 숨긴 칸만 이름이 없어요.', en: 'The label; only a hidden field has none.' },
            },
            description: { ko: '설명', en: 'Description' },
            format: { ko: '규칙', en: 'Rule' },
            allOf: {
              ko: '다른 규칙',
              en: 'More rules',
              help: { ko: '첫 규칙 말고 더 지킬 규칙이에요.', en: 'Rules beside the first.' },
              of: { format: { ko: '규칙', en: 'Rule' } },
            },
            normalise: {
              ko: '다듬기',
              en: 'Tidied',
              help: {
                ko: '확인하고 보내기 전에 글을 다듬는 방법이에요.',
                en: 'How the text is normalised before it is checked and sent.',
              },
              values: {
                identifier: { ko: '아이디', en: 'Identifier' },
                code: { ko: '번호나 코드', en: 'Number or code' },
                digits: { ko: '숫자', en: 'Digits' },
                phone: { ko: '전화번호', en: 'Phone number' },
                'phone-end': { ko: '전화번호 끝 네 자리', en: 'Last four digits of a phone number' },
                email: { ko: '이메일', en: 'Email address' },
                name: { ko: '이름', en: 'Name' },
                text: { ko: '글', en: 'Text' },
                secret: { ko: '비밀번호', en: 'Password' },
                search: { ko: '검색어', en: 'Search term' },
              },
            },
            minLength: { ko: '최소 글자 수', en: 'Shortest' },
            maxLength: {
              ko: '최대 글자 수',
              en: 'Longest',
              help: {
                ko: '넘치면 잘라요. 비밀번호는 자르지 않고 거절해요.',
                en: 'What is more is cut; of a password nothing is cut, it is refused.',
              },
            },
            codeList: {
              ko: '코드 목록',
              en: 'Code list',
              help: {
                ko: '고를 것을 담은 코드 목록이에요. oneOf 대신 써요.',
                en: 'Code list with the choices, in place of oneOf.',
              },
            },
            oneOf: {
              ko: '고를 값',
              en: 'Choices',
              help: { ko: '고를 수 있는 것이에요.', en: 'What can be chosen.' },
              of: {
                const: { ko: '값', en: 'Value' },
                title: { ko: '제목', en: 'Title' },
                when: { ko: '보이는 조건', en: 'Shown when' },
              },
            },
            const: { ko: '값', en: 'Value', help: { ko: '반드시 체크해야 해요.', en: 'It must be ticked.' } },
            default: { ko: '처음 값', en: 'First value' },
            files: {
              ko: '파일',
              en: 'Files',
              help: {
                ko: '고르자마자 올라가요. 값은 파일 번호의 목록이에요.',
                en: 'They are uploaded as soon as they are chosen. The value is the list of their IDs.',
              },
              of: {
                operation: { ko: '올리는 호출', en: 'Upload call' },
                purpose: {
                  ko: '쓰임',
                  en: 'Purpose',
                  values: {
                    PROFILE: { ko: '프로필', en: 'Profile' },
                    INQUIRY: { ko: '문의', en: 'Inquiry' },
                    REVIEW: { ko: '후기', en: 'Review' },
                    BILLBOARD: { ko: '전광판', en: 'Billboard' },
                    COURSE: { ko: '코스', en: 'Course' },
                  },
                },
                most: { ko: '최대 개수', en: 'Maximum number' },
                pdf: { ko: 'PDF도', en: 'PDFs too' },
                texts: {
                  ko: '문구',
                  en: 'Texts',
                  of: {
                    add: { ko: '더하기 버튼', en: 'Add button' },
                    remove: { ko: '빼기 버튼', en: 'Remove button' },
                    sending: { ko: '올리는 중', en: 'While uploading' },
                    large: { ko: '너무 큰 파일', en: 'File too large' },
                    image: { ko: '사진 이름', en: 'Name of a picture' },
                    pdf: { ko: 'PDF 이름', en: 'Name of a PDF' },
                  },
                },
              },
            },
            button: {
              ko: '입력란의 버튼',
              en: 'Button of the field',
              help: {
                ko: '입력란 아래에서 그 값만 보내는 버튼이에요. 확인 번호를 받을 때 써요.',
                en: 'A button under the field that sends its value alone, such as one that asks for a code.',
              },
              of: {
                label: { ko: '이름', en: 'Label' },
                operation: {
                  ko: '보낼 호출',
                  en: 'Operation',
                  help: { ko: '값을 입력란의 이름으로 받아요.', en: 'Gets the value under the name of the field.' },
                },
                success: {
                  ko: '완료 문구',
                  en: 'Success',
                  help: { ko: '다 되면 하는 말이에요.', en: 'Said when it is done.' },
                },
              },
            },
            readOnly: { ko: '읽기만', en: 'Read only' },
            writeOnly: {
              ko: '비밀번호',
              en: 'Password',
              help: {
                ko: '비밀번호예요. 방문자가 원할 때만 보이고 어디에도 남지 않아요.',
                en: 'A password: shown only when the visitor asks, and kept nowhere.',
              },
            },
            strength: {
              ko: '비밀번호 조언',
              en: 'Strength advice',
              help: {
                ko: '새 비밀번호를 치는 동안 얼마나 안전한지 알려 줘요. 보내는 것을 막지는 않아요.',
                en: 'A new password: advice on its strength is shown while it is typed.',
              },
            },
            equals: {
              ko: '같아야 할 입력란',
              en: 'Equals',
              of: { field: { ko: '입력란', en: 'Field' }, message: { ko: '문구', en: 'Message' } },
            },
            autocomplete: {
              ko: '자동 완성',
              en: 'Autocomplete',
              values: {
                username: { ko: '아이디', en: 'Login ID' },
                'current-password': { ko: '지금 비밀번호', en: 'Present password' },
                'new-password': { ko: '새 비밀번호', en: 'New password' },
                email: { ko: '이메일', en: 'E-mail' },
                tel: { ko: '전화번호', en: 'Phone number' },
                'one-time-code': { ko: '한 번 쓰는 코드', en: 'One-time code' },
                name: { ko: '이름', en: 'Name' },
                bday: { ko: '생일', en: 'Birthday' },
                off: { ko: '끔', en: 'Off' },
              },
            },
            inputMode: {
              ko: '자판',
              en: 'Keyboard',
              values: {
                text: { ko: '글자', en: 'Text' },
                numeric: { ko: '숫자', en: 'Numbers' },
                tel: { ko: '전화', en: 'Phone' },
                email: { ko: '이메일', en: 'E-mail' },
              },
            },
            when: { ko: '보이는 조건', en: 'Shown when' },
          },
        },
      },
    },
    operation: { ko: '보낼 호출', en: 'Operation' },
    body: {
      ko: '보내는 내용',
      en: 'What is sent',
      help: {
        ko: '보내는 내용이에요. {이름}은 그 칸의 값이고 {이름:yn}은 Y나 N, {day.today}는 오늘이에요. 비우면 값을 이름대로 보내요.',
        en: 'What is sent; a text that is {name} is the value of that field, {name:yn} says it as Y or N, {day.today} is the day. Without it the values by name.',
      },
    },
    next: {
      ko: '이어지는 호출',
      en: 'Next operations',
      help: {
        ko: '첫 호출이 끝난 다음 차례로 하는 호출이에요.',
        en: 'Operations after the first, each once the one before is done.',
      },
      of: {
        operation: { ko: '보낼 호출', en: 'Operation' },
        body: {
          ko: '본문',
          en: 'Body',
          help: {
            ko: '보내는 값이에요. {이름}은 그 칸의 값이나 앞선 답에 든 글이에요.',
            en: 'What is sent; a text that is {name} is the value of a field, or of a text in the earlier answers.',
          },
        },
      },
    },
    onlyWith: onlyWithTexts,
    fromQuery: {
      ko: '주소에서 채움',
      en: 'Filled from the address',
      help: {
        ko: '주소의 질의가 채우는 칸이에요. Y는 체크예요.',
        en: 'Fields that the query of the address fills in. Y ticks a box.',
      },
    },
    known: {
      ko: '미리 채움',
      en: 'Filled before',
      help: {
        ko: '방문자보다 먼저 칸을 채우는 호출이에요: 칸 → 데이터의 JSON Pointer. Y면 체크해요.',
        en: 'A read call that fills fields in before the visitor does: field → JSON Pointer into its data. Y ticks a box.',
      },
      of: {
        path: { ko: '경로', en: 'Path' },
        query: { ko: '질의 값', en: 'Query values' },
        open: {
          ko: '보이는 조건',
          en: 'Shown while',
          help: {
            ko: '값이 이 가운데 하나일 때 양식을 보여요. 아니면 글을 보여요.',
            en: 'The form is shown while the value at the JSON Pointer is one of these, else the text.',
          },
          of: {
            at: { ko: '값의 위치', en: 'Place of the value' },
            is: { ko: '값', en: 'Values' },
            closed: { ko: '닫혔을 때의 글', en: 'Text while it is closed' },
          },
        },
        fields: { ko: '입력란', en: 'Fields' },
      },
    },
    submit: { ko: '보내기 버튼', en: 'Submit button' },
    tone: {
      ko: '분위기',
      en: 'Tone',
      help: { ko: '조용한: 더 중요한 버튼 옆에 있어요.', en: 'Quiet: the button stands beside a more important one.' },
      values: { main: { ko: '주된', en: 'Main' }, quiet: { ko: '조용한', en: 'Quiet' } },
    },
    links: {
      ko: '링크',
      en: 'Links',
      help: { ko: '버튼 아래의 다른 길이에요.', en: 'Ways on, under the button.' },
      of: {
        label: { ko: '이름', en: 'Label' },
        strong: { ko: '굵게', en: 'Strong' },
        action: { ko: '동작', en: 'Action' },
        when: { ko: '보이는 조건', en: 'Shown when' },
      },
    },
    success: {
      ko: '완료 문구',
      en: 'Success',
      help: { ko: '다 되면 하는 말이에요. {{day}}는 오늘이에요.', en: 'Said when it is done; {{day}} is today.' },
    },
    file: {
      ko: '저장할 파일 이름',
      en: 'File name',
      help: {
        ko: '답을 이 이름의 JSON 파일로 기기에 저장해요. 확장자는 빼고 적어요.',
        en: 'The answer is saved on the device as a JSON file of this name, without its ending.',
      },
    },
    successIf: {
      ko: '값에 따른 완료 문구',
      en: 'Success by value',
      help: {
        ko: '완료 문구 대신 하는 말이에요. 그 값으로 보낸 첫 칸을 따라요.',
        en: 'Said in place of success: the first whose field was sent with that value.',
      },
      of: { field: { ko: '입력란', en: 'Field' }, is: { ko: '값', en: 'Is' }, text: { ko: '문구', en: 'Text' } },
    },
    onSuccess: { ko: '성공하면', en: 'When it is done' },
    offers: {
      ko: '거절됐을 때',
      en: 'When refused',
      help: {
        ko: '호출이 거절됐을 때 할 수 있는 일이에요. 코드와 값에 맞는 첫째를 보여요.',
        en: 'What a visitor can do about a refusal of the call: the first that fits its code and values.',
      },
      of: refusalTexts,
    },
    answer: {
      ko: '완료 화면',
      en: 'Shown when it is done',
      help: { ko: '보내고 나면 칸 자리에 나와요.', en: 'Stands in the place of the fields when it is done.' },
      of: {
        title: { ko: '제목', en: 'Title' },
        text: { ko: '문구', en: 'Text' },
        list: {
          ko: '목록',
          en: 'List',
          help: {
            ko: '답에서 글 목록이 있는 곳의 JSON Pointer예요.',
            en: 'JSON Pointer to a list of texts in what was answered.',
          },
        },
      },
    },
  },
};
