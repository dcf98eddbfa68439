import type { ErrorObject } from 'ajv';
import { hintNearest } from './check/nearest.ts';
import { quote, type Words } from './check/problem.ts';

interface Described {
  readonly text: Words;
  readonly hint: Words;
  /** The one word that was probably meant. */
  readonly only?: string;
}

type Describe = (error: ErrorObject) => Described;

const typeNames: Readonly<Record<string, string>> = { string: '문자열', integer: '정수', number: '숫자', boolean: 'true 또는 false', object: '객체 { }', array: '배열 [ ]' };
const typeWords: Readonly<Record<string, string>> = { string: 'a text in double quotes', integer: 'a whole number', number: 'a number', boolean: 'true or false', object: 'an object { }', array: 'a list [ ]' };
const param = (error: ErrorObject, name: string): string => String((error.params as Readonly<Record<string, unknown>>)[name]);
const propertyNames = (error: ErrorObject): string[] => Object.keys((error.parentSchema?.['properties'] as object | undefined) ?? {}).filter((name) => name !== '$schema');
const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

const limit =
  (ko: string, en: string): Describe =>
  (error) => ({
    text: { ko: `${ko} ${param(error, 'limit')}이어야 합니다.`, en: `${en} ${param(error, 'limit')}.` },
    hint: { ko: '값을 한도 안으로 고치세요.', en: 'Bring the value within the limit.' },
  });

const byKeyword: Readonly<Record<string, Describe>> = {
  required: (error) => ({
    text: { ko: `필수 항목 '${param(error, 'missingProperty')}'이(가) 없습니다.`, en: `'${param(error, 'missingProperty')}' is missing.` },
    hint: { ko: `'${param(error, 'missingProperty')}'을(를) 추가하세요.`, en: `Add '${param(error, 'missingProperty')}'.` },
  }),
  additionalProperties: (error) => {
    const name = param(error, 'additionalProperty');
    return { text: { ko: `알 수 없는 항목 '${quote(name)}'입니다.`, en: `'${quote(name)}' is not known here.` }, ...hintNearest(name, propertyNames(error)) };
  },
  type: (error) => ({
    text: {
      ko: `${typeNames[param(error, 'type')] ?? param(error, 'type')}이(가) 필요하지만 ${typeNames[kindOf(error.data)] ?? kindOf(error.data)}입니다.`,
      en: `Expected ${param(error, 'type')}, found ${kindOf(error.data)}.`,
    },
    hint: {
      ko: `${quote(JSON.stringify(error.data))} 대신 ${typeNames[param(error, 'type')] ?? param(error, 'type')}을(를) 적으세요.`,
      en: `Write ${typeWords[param(error, 'type')] ?? param(error, 'type')} in place of ${quote(JSON.stringify(error.data))}.`,
    },
  }),
  enum: (error) => {
    const allowed = (error.params as { allowedValues: readonly unknown[] }).allowedValues.map(String);
    return { text: { ko: `'${quote(error.data)}' 값은 쓸 수 없습니다.`, en: `'${quote(error.data)}' is not allowed here.` }, ...hintNearest(quote(error.data), allowed) };
  },
  const: (error) => ({
    text: { ko: `값은 ${param(error, 'allowedValue')}이어야 하지만 ${quote(error.data)}입니다.`, en: `Expected ${param(error, 'allowedValue')}, found ${quote(error.data)}.` },
    hint: { ko: `${param(error, 'allowedValue')}(으)로 고치세요.`, en: `Write ${param(error, 'allowedValue')}.` },
  }),
  pattern: (error) => ({
    text: { ko: `'${quote(error.data)}'은(는) 정해진 형식이 아닙니다.`, en: `'${quote(error.data)}' does not have the form that is asked for.` },
    hint: { ko: `형식: ${param(error, 'pattern')}`, en: `Form: ${param(error, 'pattern')}` },
  }),
  discriminator: (error) => ({
    text: { ko: `'${quote(tagOf(error))}'은(는) 알 수 없는 '${param(error, 'tag')}'입니다.`, en: `'${quote(tagOf(error))}' is no known '${param(error, 'tag')}'.` },
    ...hintNearest(quote(tagOf(error)), tagsOf(error)),
  }),
  minLength: limit('글자 수는 최소', 'The text is too short: at least'),
  maxLength: limit('글자 수는 최대', 'The text is too long: at most'),
  minItems: limit('항목 수는 최소', 'Too few items: at least'),
  maxItems: limit('항목 수는 최대', 'Too many items: at most'),
  minProperties: limit('속성 수는 최소', 'Too few properties: at least'),
  maxProperties: limit('속성 수는 최대', 'Too many properties: at most'),
  minimum: limit('값은 최소', 'The number is too small: at least'),
  maximum: limit('값은 최대', 'The number is too large: at most'),
};

const tagOf = (error: ErrorObject): unknown => (error.params as { tagValue?: unknown }).tagValue;

/** Words that a discriminator knows, from the branches beside it. */
function tagsOf(error: ErrorObject): string[] {
  const branches = (error.parentSchema?.['oneOf'] ?? []) as readonly { properties?: Readonly<Record<string, { const?: unknown; enum?: readonly unknown[] }>> }[];
  return branches.flatMap(({ properties }) => {
    const tag = properties?.[param(error, 'tag')];
    return (tag?.enum ?? [tag?.const]).map(String);
  });
}

/** Says in both languages what a schema refuses and what to do. */
export function describeError(error: ErrorObject): Described {
  const describe = Object.hasOwn(byKeyword, error.keyword) ? byKeyword[error.keyword] : undefined;
  if (describe) return describe(error);
  return {
    text: { ko: `'${quote(error.data)}' 값이 스키마에 맞지 않습니다(${error.keyword}).`, en: `${quote(error.data)} does not fit the schema (${error.keyword}).` },
    hint: { ko: '스키마의 설명을 확인하세요.', en: 'See what the schema says of this place.' },
  };
}
