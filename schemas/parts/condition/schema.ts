import type { FromExtendedSchema, JSONSchema } from 'json-schema-to-ts';
import { instant } from '../../parts.ts';

const yesNo = { type: 'array', minItems: 1, maxItems: 1, items: { type: 'boolean' } } as const;
const words = {
  type: 'array',
  minItems: 1,
  maxItems: 20,
  items: { type: 'string', minLength: 1, maxLength: 60 },
} as const;
/** Possible answers of a source; an answer without a value is empty. */
const answers = { ...words, items: { type: 'string', maxLength: 60 } } as const;
const oneOfWords = <const Values extends readonly string[]>(values: Values) =>
  ({ type: 'array', minItems: 1, maxItems: 20, items: { enum: values } }) as const;

const test = <const Name extends string, const Is>(fact: Name, is: Is) =>
  ({
    type: 'object',
    additionalProperties: false,
    required: ['fact', 'is'],
    properties: { fact: { const: fact }, is, not: { type: 'boolean' } },
  }) as const;

const timeTest = {
  type: 'object',
  additionalProperties: false,
  required: ['fact'],
  properties: { fact: { const: 'now' }, from: instant, until: instant, not: { type: 'boolean' } },
} as const satisfies JSONSchema;

/**
 * The complete list of facts. `tester`: search is open to the visitor; `listed`: the member is on the testers' list. `cameFrom` is the previous
 * screen, `mode` the query parameter of that name, `source` the answer of the guard's own fact source, `via` the name of the navigation source,
 * `production` true on a live server.
 */
export const factTest = {
  type: 'object',
  discriminator: { propertyName: 'fact' },
  required: ['fact'],
  oneOf: [
    test('locale', oneOfWords(['ko', 'en'])),
    test('platform', oneOfWords(['APP', 'WEB_MOBILE', 'WEB_PC'])),
    test('os', oneOfWords(['ios', 'android', 'other'])),
    test('curResort', words),
    test('login', yesNo),
    test('loginType', oneOfWords(['RESORT', 'KAKAO', 'NAVER', 'APPLE', 'FACEBOOK', 'OIDC'])),
    test('memberKind', oneOfWords(['simple', 'full'])),
    test('regular', yesNo),
    test('exMember', yesNo),
    test('password', oneOfWords(['ok', 'initial', 'due'])),
    test('grade', words),
    test('tester', yesNo),
    test('listed', yesNo),
    test('onSite', yesNo),
    test('cameFrom', words),
    test('mode', words),
    {
      type: 'object',
      additionalProperties: false,
      required: ['fact', 'is'],
      properties: {
        fact: { const: 'source' },
        of: { type: 'string', pattern: '^[a-z]\\w{0,39}$', description: "One of the guard's named sources." },
        is: answers,
        not: { type: 'boolean' },
      },
    },
    test('via', words),
    test('production', yesNo),
    timeTest,
  ],
} as const;

/** Any-of groups of all-of tests: `[[a, b], [c]]` holds if a and b hold, or if c holds. */
export const conditionSchema = {
  part: 'condition',
  type: 'array',
  minItems: 1,
  maxItems: 8,
  items: { type: 'array', minItems: 1, maxItems: 8, items: factTest },
} as const;

export type FactTest = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof factTest>;
export type Condition = readonly (readonly FactTest[])[];
export type FactName = Exclude<FactTest['fact'], 'now'>;
