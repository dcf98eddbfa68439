import type { Words } from '../problem.ts';

/** Forms that have a name, so that nobody has to read an expression. */
const forms: readonly (readonly [pattern: RegExp, ko: string, en: string])[] = [
  [
    /^\^\\d\{4\}-\\d\{2\}-\\d\{2\}T/,
    '2026-11-01T09:00:00+09:00처럼 날짜, T, 시각, 시간대(+09:00)를 모두 적으세요.',
    'Write day, T, time and offset, as in 2026-11-01T09:00:00+09:00.',
  ],
  [/^\^\\d\{4\}-\\d\{2\}-\\d\{2\}\$/, '2026-11-01처럼 적으세요.', 'Write a day as in 2026-11-01.'],
  [
    /^\^#\[0-9a-fA-F\]\{6\}/,
    '#1a2b3c처럼 #과 여섯 자리 색을 적으세요.',
    'Write a colour of six digits, as in #1a2b3c.',
  ],
  [
    /^\^PGE_/,
    'PGE_AME_00001처럼 PGE_, 대문자 세 글자, _, 숫자 다섯 자리로 적으세요.',
    'Write PGE_, three capital letters, _ and five digits, as in PGE_AME_00001.',
  ],
  [
    /^\^LNK_/,
    'LNK_CMP_00001처럼 적으세요.',
    'Write LNK_, three capital letters, _ and five digits, as in LNK_CMP_00001.',
  ],
  [
    /^\^DTS_/,
    'DTS_AME_00001처럼 적으세요.',
    'Write DTS_, three capital letters, _ and five digits, as in DTS_AME_00001.',
  ],
  [
    /^\^OPR_/,
    'OPR_AME_00001처럼 적으세요.',
    'Write OPR_, three capital letters, _ and five digits, as in OPR_AME_00001.',
  ],
  [
    /^\^COD_/,
    'COD_IAM_NOTICE_CATEGORY처럼 적으세요.',
    'Write COD_ and a name in capitals, as in COD_IAM_NOTICE_CATEGORY.',
  ],
  [
    /^\^\/\[\^/,
    '/로 시작하고 빈칸, ?, #이 없는 경로로 적으세요.',
    'Write a path that begins with / and contains no space, ? or #.',
  ],
  [
    /^\^\[a-z0-9.-\]\+\$/,
    'shop.example.com처럼 https:// 없이 호스트의 이름만 적으세요.',
    'Write only the host name, without https://, as in shop.example.com.',
  ],
  [
    /^\^\(https:\/\/\|tel:/,
    'https://, tel:, mailto: 가운데 하나로 시작하세요.',
    'Begin with https://, tel: or mailto:.',
  ],
  [/^\^https:\/\//, 'https://로 시작하세요.', 'Begin with https://.'],
  [
    /^\^\(A\|AB/,
    '종류(A, AB, AL, S, SB, SL), //, 메시지 키, 필요하면 //와 경로 순서로 적으세요. 예: S//MSG_ALT_CLOSED',
    'Write the kind (A, AB, AL, S, SB or SL), //, a message key and, to continue to a page, // and its path: S//MSG_ALT_CLOSED.',
  ],
  [
    /^\^\[A-Z\]\[A-Z0-9\]\{1,7\}\$/,
    'EL처럼 대문자와 숫자 2–8자로 적으세요.',
    'Write 2 to 8 capitals and digits, as in EL.',
  ],
  [
    /^\^\[A-Z\]\[A-Z0-9\]\{1,7\}_\(HOME/,
    'EL_MAP처럼 장소 코드, _, HOME·MAP·POCKET·SOM·COURSE 가운데 하나로 적으세요.',
    'Write a venue code, _ and HOME, MAP, POCKET, SOM or COURSE, as in EL_MAP.',
  ],
  [
    /^\^\[A-Za-z0-9\]\[A-Za-z0-9_\.-\]/,
    '영문, 숫자, _, ., -만 쓸 수 있고 영문이나 숫자로 시작해요.',
    'Use Latin letters, digits, _, . and -. Begin with a letter or digit.',
  ],
  [/^\^\[0-9-\]\{4,20\}\$$/, '1588-0000처럼 숫자와 -로만 적으세요.', 'Use only digits and -, as in 1588-0000.'],
  [
    /^\^\[\^\{\}\]\*\(/,
    '{title}처럼 필드 이름을 중괄호로 감싸 적으세요.',
    'Write a field name in braces, as in {title}.',
  ],
  [
    /^\^\(\[a-z0-9-\]\+\[\.\]\)\+/,
    'api.example.com이나 api.example.com:8443처럼 https:// 없이 적으세요.',
    'Write api.example.com or api.example.com:8443, without https://.',
  ],
  [
    /^\^APP_/,
    'APP_MOON_VALLEY처럼 APP_와 대문자 이름으로 적으세요.',
    'Write APP_ and a name in capitals, as in APP_MOON_VALLEY.',
  ],
  [
    /^\^\(\/\[/,
    '/로 시작하는 답의 위치를 적으세요. 예: /event/eventId',
    'Write a JSON pointer into the response, as in /event/eventId.',
  ],
  [
    /^\^\/api\/v1\//,
    '/api/v1/로 시작하고 빈칸, ?, #이 없게 적으세요.',
    'Write a path that begins with /api/v1/ and contains no space, ? or #.',
  ],
  [
    /^\^https\?:\/\//,
    'https://api.example.com처럼 뒤에 경로 없이 적으세요.',
    'Write https:// and a host, without a path, as in https://api.example.com.',
  ],
  [
    /^\^\(https:\/\/\[\^/,
    'https:// 주소를 적으세요. 공백, #, \\는 쓸 수 없어요.',
    'Write an https:// address without spaces, # or \\.',
  ],
  [
    /^\^pic-/,
    '사진을 올리면 만들어지는 pic-으로 시작하는 이름을 적으세요.',
    'Write the id of an upload. It begins with pic-.',
  ],
  [
    /^\^\[0-9a-f\]\{32\}/,
    '올린 사진의 답에 있는 32자리 값을 그대로 적으세요.',
    'Write the 32 characters from the response to the upload.',
  ],
  [
    /^\^#\[0-9a-f\]\{6\}\$$/,
    '#1a2b3c처럼 소문자로 적으세요.',
    'Write a colour of six digits in lower case, as in #1a2b3c.',
  ],
  [/param\\\./, '코드나 {param.이름}을 적으세요.', 'Write a code, or {param.name} for a path parameter.'],
];

const named =
  /^\^(?:\[(?<first>[^\]]+)\])?(?:\[(?<rest>[^\]]+)\]|(?<word>\\w))(?:\{(?<least>\d+),(?<most>\d+)\}|\{(?<exactly>\d+)\}|\*)\$$/;

const parts: readonly (readonly [part: string, ko: string, en: string])[] = [
  ['A-Za-z', '영문', 'Latin letters'],
  ['a-zA-Z', '영문', 'Latin letters'],
  ['A-Z', '대문자', 'capitals'],
  ['a-z', '소문자', 'lower-case letters'],
  ['0-9', '숫자', 'digits'],
];

/** Describes a character class. */
function classWords(given: string): Words {
  let left = given;
  const ko: string[] = [];
  const en: string[] = [];
  for (const [part, inKorean, inEnglish] of parts) {
    if (!left.includes(part)) continue;
    left = left.replace(part, '');
    ko.push(inKorean);
    en.push(inEnglish);
  }
  for (const sign of left) {
    ko.push(sign);
    en.push(sign);
  }
  return { ko: ko.join(', '), en: en.length > 1 ? `${en.slice(0, -1).join(', ')} and ${en.at(-1)}` : (en[0] ?? '') };
}

const oneOf = (words: string): string =>
  words
    .replace('lower-case letters', 'a lower-case letter')
    .replace('capitals', 'a capital letter')
    .replace('Latin letters', 'a letter')
    .replace('digits', 'a digit')
    .replace(' and ', ' or ');

/** Describes a format without regular expressions. */
export function describeFormat(pattern: string): Words {
  const known = forms.find(([one]) => one.test(pattern));
  if (known !== undefined) return { ko: known[1], en: known[2] };
  const { first, rest, word, least, most, exactly } = named.exec(pattern)?.groups ?? {};
  if (rest === undefined && word === undefined) return { ko: `형식: ${pattern}`, en: `Form: ${pattern}` };
  const signs = classWords(rest ?? 'A-Za-z0-9_');
  const begin = first === undefined ? undefined : classWords(first);
  const count = exactly ?? (most === undefined ? undefined : String(Number(most) + (first === undefined ? 0 : 1)));
  const ko = [
    `${signs.ko}만 쓸 수 있어요.`,
    ...(begin && first !== rest ? [`${begin.ko.replace(', ', '나 ')}로 시작해요.`] : []),
    ...(count === undefined
      ? []
      : [
          exactly === undefined
            ? `${first !== undefined || Number(least) < 2 ? '' : `${least}자부터 `}${count}자까지예요.`
            : `${count}자예요.`,
        ]),
  ];
  const en = [
    `Use ${signs.en} only`,
    ...(begin && first !== rest ? [`beginning with ${oneOf(begin.en)}`] : []),
    ...(count === undefined
      ? []
      : [
          exactly === undefined
            ? `${first !== undefined || Number(least) < 2 ? 'at most' : `${least} to`} ${count} characters`
            : `${count} signs`,
        ]),
  ];
  return { ko: ko.join(' '), en: `${en.join(', ')}.` };
}
