import type { SchemaError } from './validation.ts';
import { suggestName } from '../suggest-name.ts';
import { quote, type Words } from '../problem.ts';
import { describeFormat } from './describe-format.ts';

interface Described {
  readonly text: Words;
  readonly hint: Words;
  /** The one word that was probably meant. */
  readonly only?: string;
}

type Describe = (error: SchemaError) => Described;

const typeNames: Readonly<Record<string, string>> = {
  string: '문자열',
  integer: '정수',
  number: '숫자',
  boolean: 'true 또는 false',
  object: '객체 { }',
  array: '배열 [ ]',
};
const typeWords: Readonly<Record<string, string>> = {
  string: 'a text in double quotes',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object { }',
  array: 'a list [ ]',
};
const param = (error: SchemaError, name: string): string =>
  String((error.params as Readonly<Record<string, unknown>>)[name]);
const propertyNames = (error: SchemaError): string[] =>
  Object.keys((error.parentSchema?.['properties'] as object | undefined) ?? {}).filter((name) => name !== '$schema');
const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

const limit =
  (ko: string, end: string, en: string): Describe =>
  (error) => ({
    text: { ko: `${ko} ${param(error, 'limit')}${end} 해요.`, en: `${en} ${param(error, 'limit')}.` },
    hint: { ko: '값을 한도 안으로 고치세요.', en: 'Change the value to meet the limit.' },
  });

const byKeyword: Readonly<Record<string, Describe>> = {
  required: (error) => ({
    text: {
      ko: `필수 항목 '${param(error, 'missingProperty')}'이(가) 없어요.`,
      en: `'${param(error, 'missingProperty')}' is missing.`,
    },
    hint: {
      ko: `'${param(error, 'missingProperty')}'을(를) 추가하세요.`,
      en: `Add '${param(error, 'missingProperty')}'.`,
    },
  }),
  additionalProperties: (error) => {
    const name = param(error, 'additionalProperty');
    return {
      text: {
        ko: `'${quote(name)}'은(는) 알 수 없는 항목이에요.`,
        en: `'${quote(name)}' is not a known property here.`,
      },
      ...suggestName(name, propertyNames(error)),
    };
  },
  type: (error) => ({
    text: {
      ko: `${typeNames[param(error, 'type')] ?? param(error, 'type')}이(가) 와야 하는데 ${typeNames[kindOf(error.data)] ?? kindOf(error.data)}이(가) 있어요.`,
      en: `Expected ${param(error, 'type')}, found ${kindOf(error.data)}.`,
    },
    hint: {
      ko: `${quote(JSON.stringify(error.data))} 대신 ${typeNames[param(error, 'type')] ?? param(error, 'type')}을(를) 적으세요.`,
      en: `Replace ${quote(JSON.stringify(error.data))} with ${typeWords[param(error, 'type')] ?? param(error, 'type')}.`,
    },
  }),
  enum: (error) => {
    const allowed = (error.params as { allowedValues: readonly unknown[] }).allowedValues.map(String);
    return {
      text: { ko: `'${quote(error.data)}' 값은 쓸 수 없어요.`, en: `'${quote(error.data)}' is not allowed here.` },
      ...suggestName(quote(error.data), allowed),
    };
  },
  const: (error) =>
    isNewer(error)
      ? newer(error)
      : {
          text: {
            ko: `${param(error, 'allowedValue')}이(가) 와야 하는데 ${quote(error.data)}이(가) 있어요.`,
            en: `Expected ${param(error, 'allowedValue')}, found ${quote(error.data)}.`,
          },
          hint: { ko: `${param(error, 'allowedValue')}(으)로 고치세요.`, en: `Write ${param(error, 'allowedValue')}.` },
        },
  pattern: (error) => ({
    text: {
      ko: `'${quote(error.data)}'은(는) 정해진 형식이 아니에요.`,
      en: `'${quote(error.data)}' does not have the required format.`,
    },
    hint: describeFormat(param(error, 'pattern')),
  }),
  discriminator: (error) => ({
    text: {
      ko: `'${quote(tagOf(error))}'은(는) '${param(error, 'tag')}'에 쓸 수 없는 값이에요.`,
      en: `'${quote(tagOf(error))}' is not a known '${param(error, 'tag')}'.`,
    },
    ...suggestName(quote(tagOf(error)), tagsOf(error)),
  }),
  minLength: (error) =>
    error.data === ''
      ? {
          text: { ko: '글이 비어 있어요.', en: 'The text is empty.' },
          hint: { ko: '글을 적거나 이 항목을 빼세요.', en: 'Add the text, or omit the property if it is optional.' },
        }
      : limit('글이 너무 짧아요.', '자 이상이어야', 'The text is too short: at least')(error),
  maxLength: limit('글이 너무 길어요.', '자 이하여야', 'The text is too long: at most'),
  minItems: limit('항목이 너무 적어요.', '개 이상이어야', 'Too few items: at least'),
  maxItems: limit('항목이 너무 많아요.', '개 이하여야', 'Too many items: at most'),
  uniqueItems: () => ({
    text: { ko: '같은 항목이 두 번 있어요.', en: 'The list contains the same item twice.' },
    hint: { ko: '하나를 지우세요.', en: 'Remove one of them.' },
  }),
  minProperties: limit('이름이 너무 적어요.', '개 이상이어야', 'Too few properties: at least'),
  maxProperties: limit('이름이 너무 많아요.', '개 이하여야', 'Too many properties: at most'),
  not: (error) => ({
    text: {
      ko: `'${quote(error.data)}'은(는) 다른 뜻이 있는 말이라서 여기에 쓸 수 없어요.`,
      en: `'${quote(error.data)}' is reserved and cannot be used here.`,
    },
    hint: { ko: '다른 이름을 쓰세요.', en: 'Choose a different name.' },
  }),
  minimum: limit('수가 너무 작아요.', ' 이상이어야', 'The number is too small: at least'),
  maximum: limit('수가 너무 커요.', ' 이하여야', 'The number is too large: at most'),
};

const tagOf = (error: SchemaError): unknown => (error.params as { tagValue?: unknown }).tagValue;

/** Words that a discriminator knows, from the branches beside it. */
function tagsOf(error: SchemaError): string[] {
  const branches = (error.parentSchema?.['oneOf'] ?? []) as readonly {
    properties?: Readonly<Record<string, { const?: unknown; enum?: readonly unknown[] }>>;
  }[];
  return branches.flatMap(({ properties }) => {
    const tag = properties?.[param(error, 'tag')];
    return (tag?.enum ?? [tag?.const]).map(String);
  });
}

/** A document of a later version than this program knows is not mended by writing the earlier number. */
const isNewer = ({ instancePath, params, data }: SchemaError): boolean =>
  instancePath === '/v' && typeof data === 'number' && data > Number(params['allowedValue']);

const newer = (error: SchemaError): Described => ({
  text: {
    ko: `이 문서의 버전 ${quote(error.data)}은(는) 이 프로그램이 아는 버전 ${param(error, 'allowedValue')}보다 새로워요.`,
    en: `The document has version ${quote(error.data)}, but this program supports version ${param(error, 'allowedValue')} at most.`,
  },
  hint: {
    ko: `프로그램을 새 버전으로 올리세요. 잘못 적었다면 ${param(error, 'allowedValue')}(으)로 고치세요.`,
    en: `Update the program. If the version is a typo, write ${param(error, 'allowedValue')}.`,
  },
});

/** Says in both languages what a schema refuses and what to do. */
export function describeError(error: SchemaError): Described {
  const describe = Object.hasOwn(byKeyword, error.keyword) ? byKeyword[error.keyword] : undefined;
  if (describe) return describe(error);
  return {
    text: {
      ko: `'${quote(error.data)}' 값이 스키마에 맞지 않아요(${error.keyword}).`,
      en: `${quote(error.data)} does not match the schema (${error.keyword}).`,
    },
    hint: { ko: '스키마의 설명을 확인하세요.', en: 'Check the schema of this property.' },
  };
}
