import type { SchemaError } from './validation.ts';
import { hintNearest } from '../nearest.ts';
import { quote, type Words } from '../problem.ts';

interface Described {
  readonly text: Words;
  readonly hint: Words;
  /** The one word that was probably meant. */
  readonly only?: string;
}

type Describe = (error: SchemaError) => Described;

const typeNames: Readonly<Record<string, string>> = { string: '문자열', integer: '정수', number: '숫자', boolean: 'true 또는 false', object: '객체 { }', array: '배열 [ ]' };
const typeWords: Readonly<Record<string, string>> = { string: 'a text in double quotes', integer: 'a whole number', number: 'a number', boolean: 'true or false', object: 'an object { }', array: 'a list [ ]' };
const param = (error: SchemaError, name: string): string => String((error.params as Readonly<Record<string, unknown>>)[name]);
const propertyNames = (error: SchemaError): string[] => Object.keys((error.parentSchema?.['properties'] as object | undefined) ?? {}).filter((name) => name !== '$schema');
const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

const limit =
  (ko: string, end: string, en: string): Describe =>
  (error) => ({
    text: { ko: `${ko} ${param(error, 'limit')}${end} 해요.`, en: `${en} ${param(error, 'limit')}.` },
    hint: { ko: '값을 한도 안으로 고치세요.', en: 'Bring the value within the limit.' },
  });

const byKeyword: Readonly<Record<string, Describe>> = {
  required: (error) => ({
    text: { ko: `필수 항목 '${param(error, 'missingProperty')}'이(가) 없어요.`, en: `'${param(error, 'missingProperty')}' is missing.` },
    hint: { ko: `'${param(error, 'missingProperty')}'을(를) 추가하세요.`, en: `Add '${param(error, 'missingProperty')}'.` },
  }),
  additionalProperties: (error) => {
    const name = param(error, 'additionalProperty');
    return { text: { ko: `'${quote(name)}'은(는) 알 수 없는 항목이에요.`, en: `'${quote(name)}' is not known here.` }, ...hintNearest(name, propertyNames(error)) };
  },
  type: (error) => ({
    text: {
      ko: `${typeNames[param(error, 'type')] ?? param(error, 'type')}이(가) 와야 하는데 ${typeNames[kindOf(error.data)] ?? kindOf(error.data)}이(가) 있어요.`,
      en: `Expected ${param(error, 'type')}, found ${kindOf(error.data)}.`,
    },
    hint: {
      ko: `${quote(JSON.stringify(error.data))} 대신 ${typeNames[param(error, 'type')] ?? param(error, 'type')}을(를) 적으세요.`,
      en: `Write ${typeWords[param(error, 'type')] ?? param(error, 'type')} in place of ${quote(JSON.stringify(error.data))}.`,
    },
  }),
  enum: (error) => {
    const allowed = (error.params as { allowedValues: readonly unknown[] }).allowedValues.map(String);
    return { text: { ko: `'${quote(error.data)}' 값은 쓸 수 없어요.`, en: `'${quote(error.data)}' is not allowed here.` }, ...hintNearest(quote(error.data), allowed) };
  },
  const: (error) => ({
    text: { ko: `${param(error, 'allowedValue')}이(가) 와야 하는데 ${quote(error.data)}이(가) 있어요.`, en: `Expected ${param(error, 'allowedValue')}, found ${quote(error.data)}.` },
    hint: { ko: `${param(error, 'allowedValue')}(으)로 고치세요.`, en: `Write ${param(error, 'allowedValue')}.` },
  }),
  pattern: (error) => ({
    text: { ko: `'${quote(error.data)}'은(는) 정해진 형식이 아니에요.`, en: `'${quote(error.data)}' does not have the form that is asked for.` },
    hint: formOf(param(error, 'pattern')),
  }),
  discriminator: (error) => ({
    text: { ko: `'${quote(tagOf(error))}'은(는) '${param(error, 'tag')}'에 쓸 수 없는 값이에요.`, en: `'${quote(tagOf(error))}' is no known '${param(error, 'tag')}'.` },
    ...hintNearest(quote(tagOf(error)), tagsOf(error)),
  }),
  minLength: (error) => (error.data === '' ? { text: { ko: '글이 비어 있어요.', en: 'The text is empty.' }, hint: { ko: '글을 적거나 이 항목을 빼세요.', en: 'Write the text, or leave the entry out where it is optional.' } } : limit('글이 너무 짧아요.', '자 이상이어야', 'The text is too short: at least')(error)),
  maxLength: limit('글이 너무 길어요.', '자 이하여야', 'The text is too long: at most'),
  minItems: limit('항목이 너무 적어요.', '개 이상이어야', 'Too few items: at least'),
  maxItems: limit('항목이 너무 많아요.', '개 이하여야', 'Too many items: at most'),
  uniqueItems: () => ({ text: { ko: '같은 항목이 두 번 있어요.', en: 'The same item stands here twice.' }, hint: { ko: '하나를 지우세요.', en: 'Remove one of them.' } }),
  minProperties: limit('이름이 너무 적어요.', '개 이상이어야', 'Too few properties: at least'),
  maxProperties: limit('이름이 너무 많아요.', '개 이하여야', 'Too many properties: at most'),
  minimum: limit('수가 너무 작아요.', ' 이상이어야', 'The number is too small: at least'),
  maximum: limit('수가 너무 커요.', ' 이하여야', 'The number is too large: at most'),
};

/** Forms that have a name, so that nobody has to read an expression. */
const forms: readonly (readonly [pattern: RegExp, ko: string, en: string])[] = [
  [/^\^\\d\{4\}-\\d\{2\}-\\d\{2\}T/, '2026-11-01T09:00:00+09:00처럼 날짜, T, 시각, 시간대(+09:00)를 모두 적으세요.', 'Write day, T, time and offset, as in 2026-11-01T09:00:00+09:00.'],
  [/^\^\\d\{4\}-\\d\{2\}-\\d\{2\}\$/, '2026-11-01처럼 적으세요.', 'Write a day as in 2026-11-01.'],
  [/^\^#\[0-9a-fA-F\]\{6\}/, '#1a2b3c처럼 #과 여섯 자리 색을 적으세요.', 'Write a colour of six digits, as in #1a2b3c.'],
  [/^\^PGE_/, 'PGE_AME_00001처럼 PGE_, 대문자 세 글자, _, 숫자 다섯 자리로 적으세요.', 'Write PGE_, three capitals, _ and five digits, as in PGE_AME_00001.'],
  [/^\^LNK_/, 'LNK_CMP_00001처럼 적으세요.', 'Write LNK_, three capitals, _ and five digits, as in LNK_CMP_00001.'],
  [/^\^DTS_/, 'DTS_AME_00001처럼 적으세요.', 'Write DTS_, three capitals, _ and five digits, as in DTS_AME_00001.'],
  [/^\^OPR_/, 'OPR_AME_00001처럼 적으세요.', 'Write OPR_, three capitals, _ and five digits, as in OPR_AME_00001.'],
  [/^\^COD_/, 'COD_IAM_NOTICE_CATEGORY처럼 적으세요.', 'Write COD_, three capitals, _ and a name in capitals, as in COD_IAM_NOTICE_CATEGORY.'],
  [/^\^\/\[\^/, '/로 시작하고 빈칸, ?, #이 없는 경로로 적으세요.', 'Write a path that begins with / and has no blank, ? or #.'],
  [/^\^\[a-z0-9.-\]\+\$/, 'shop.example.com처럼 https:// 없이 호스트의 이름만 적으세요.', 'Write the name of a host alone, without https://, as in shop.example.com.'],
  [/^\^\(https:\/\/\|tel:/, 'https://, tel:, mailto: 가운데 하나로 시작하세요.', 'Begin with https://, tel: or mailto:.'],
  [/^\^https:\/\//, 'https://로 시작하세요.', 'Begin with https://.'],
  [/^\^\(A\|AB/, '종류(A, AB, AL, S, SB, SL), //, 메시지 키, 필요하면 //와 경로 순서로 적으세요. 예: S//MSG_ALT_CLOSED', 'Write its kind (A, AB, AL, S, SB or SL), //, the key of a message and, where it leads on, // and a path: S//MSG_ALT_CLOSED.'],
  [/^\^\[A-Z\]\[A-Z0-9\]\{1,7\}\$/, 'EL처럼 대문자와 숫자 2–8자로 적으세요.', 'Write 2 to 8 capitals and digits, as in EL.'],
  [/^\^\[A-Z\]\[A-Z0-9\]\{1,7\}_\(HOME/, 'EL_MAP처럼 장소 코드, _, HOME·MAP·POCKET·SOM·COURSE 가운데 하나로 적으세요.', 'Write the code of a venue, _ and HOME, MAP, POCKET, SOM or COURSE, as in EL_MAP.'],
  [/^\^\[A-Za-z0-9\]\[A-Za-z0-9_\.-\]/, '영문, 숫자, _, ., -만 쓸 수 있고 영문이나 숫자로 시작해요.', 'Use letters of the Latin alphabet, digits, _, . and -, beginning with a letter or digit.'],
];

const formOf = (pattern: string): Words => {
  const known = forms.find(([one]) => one.test(pattern));
  return known === undefined ? { ko: `형식: ${pattern}`, en: `Form: ${pattern}` } : { ko: known[1], en: known[2] };
};

const tagOf = (error: SchemaError): unknown => (error.params as { tagValue?: unknown }).tagValue;

/** Words that a discriminator knows, from the branches beside it. */
function tagsOf(error: SchemaError): string[] {
  const branches = (error.parentSchema?.['oneOf'] ?? []) as readonly { properties?: Readonly<Record<string, { const?: unknown; enum?: readonly unknown[] }>> }[];
  return branches.flatMap(({ properties }) => {
    const tag = properties?.[param(error, 'tag')];
    return (tag?.enum ?? [tag?.const]).map(String);
  });
}

/** Says in both languages what a schema refuses and what to do. */
export function describeError(error: SchemaError): Described {
  const describe = Object.hasOwn(byKeyword, error.keyword) ? byKeyword[error.keyword] : undefined;
  if (describe) return describe(error);
  return {
    text: { ko: `'${quote(error.data)}' 값이 스키마에 맞지 않아요(${error.keyword}).`, en: `${quote(error.data)} does not fit the schema (${error.keyword}).` },
    hint: { ko: '스키마의 설명을 확인하세요.', en: 'See what the schema says of this place.' },
  };
}
