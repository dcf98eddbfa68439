import type { Words } from '../../check/problem.ts';
import type { Names } from '../names.ts';
import { isFields, type Fields } from '../../check/is-fields.ts';
import { withParticle } from './particles.ts';
import { both, joined, nameOf, quoted, sayWindow } from './phrase.ts';

/** Contribution of a test to the description of visitors: who they are, their device, or another fact. */
interface Part extends Words {
  readonly as: 'noun' | 'kind' | 'view' | 'more';
}

const part = (as: Part['as'], ko: string, en: string): Part => ({ as, ko, en });
const or: Words = { ko: ' 또는 ', en: ' or ' };

/** All values of the facts that have few; `not` means the others. */
const few: Readonly<Record<string, readonly unknown[]>> = {
  locale: ['ko', 'en'],
  platform: ['APP', 'WEB_MOBILE', 'WEB_PC'],
  os: ['ios', 'android', 'other'],
  login: [true, false],
  memberKind: ['full', 'simple'],
  regular: [true, false],
  exMember: [true, false],
  password: ['ok', 'initial', 'due'],
  tester: [true, false],
  listed: [true, false],
  onSite: [true, false],
  production: [true, false],
};

const systems: Readonly<Record<string, Words>> = {
  ios: both('iOS'),
  android: both('Android'),
  other: { ko: '그 밖의', en: 'another system' },
};
const passwords: Readonly<Record<string, Words>> = {
  ok: { ko: '바꿀 필요가 없는', en: 'that is all right' },
  initial: { ko: '처음 그대로인', en: 'that is the initial one' },
  due: { ko: '바꿀 때가 된', en: 'that is due for a change' },
};

const key = (values: readonly unknown[]): string => values.map(nameOf).sort().join(' ');

const byValues: Readonly<Record<string, Readonly<Record<string, Part>>>> = {
  login: { true: part('noun', '회원', 'members'), false: part('noun', '비회원', 'guests') },
  memberKind: { full: part('noun', '정회원', 'full members'), simple: part('noun', '간편회원', 'simple members') },
  locale: { ko: part('view', '한국어로', 'in Korean'), en: part('view', '영어로', 'in English') },
  platform: {
    APP: part('view', '앱에서', 'in the app'),
    'WEB_MOBILE WEB_PC': part('view', '웹에서', 'on the web'),
    WEB_MOBILE: part('view', '모바일 웹에서', 'on the mobile web'),
    WEB_PC: part('view', 'PC 웹에서', 'on a desktop'),
    'APP WEB_MOBILE': part('view', '앱이나 모바일 웹에서', 'on a phone'),
    'APP WEB_PC': part('view', '앱이나 PC 웹에서', 'in the app or on a desktop'),
  },
  regular: {
    true: part('more', '본인 인증을 마친', 'who are certified'),
    false: part('more', '본인 인증을 하지 않은', 'who are not certified'),
  },
  exMember: {
    true: part('more', '회원 전환에 동의하지 않은', 'who have not agreed to the conversion'),
    false: part('more', '회원 전환에 동의한', 'who have agreed to the conversion'),
  },
  listed: { true: part('noun', '테스터', 'testers'), false: part('kind', '테스터가 아닌', 'who are no testers') },
  tester: {
    true: part('kind', '검색을 쓸 수 있는', 'who may search'),
    false: part('kind', '검색을 쓸 수 없는', 'who may not search'),
  },
  onSite: { true: part('more', '현장에 있는', 'on site'), false: part('more', '현장에 없는', 'away from the site') },
  production: {
    true: part('more', '운영 서버의', 'on the live server'),
    false: part('more', '시험 서버의', 'on test servers'),
  },
};

const quotedAll = (values: readonly unknown[]): Words =>
  joined(
    values.map((value) => both(value === '' ? '“”' : quoted(nameOf(value)))),
    or,
  );

/** A test of a fact that has any words for values. */
function sayOpen(fact: string, values: readonly unknown[], not: boolean, names: Names): Part {
  const said = quotedAll(values);
  switch (fact) {
    case 'curResort': {
      const venues = joined(
        values.map((value) => names.venue(value)),
        or,
      );
      return not
        ? part('more', `${withParticle(venues.ko, '이')} 아닌 곳을 고른`, `who chose another place than ${venues.en}`)
        : part('more', `${withParticle(venues.ko, '을')} 고른`, `who chose ${venues.en}`);
    }
    case 'os': {
      const all = joined(
        values.map((value) => systems[nameOf(value)] ?? both(quoted(nameOf(value)))),
        or,
      );
      return part('view', `${all.ko} 기기로`, `with ${all.en}`);
    }
    case 'password': {
      const all = joined(
        values.map((value) => passwords[nameOf(value)] ?? both(quoted(nameOf(value)))),
        or,
      );
      return part('more', `비밀번호가 ${all.ko}`, `with a password ${all.en}`);
    }
    case 'grade':
      return not
        ? part('more', `등급이 ${withParticle(said.ko, '이')} 아닌`, `of another grade than ${said.en}`)
        : part('more', `등급이 ${said.ko}인`, `of the grade ${said.en}`);
    case 'loginType':
      return not
        ? part('more', `${withParticle(said.ko, '으로')} 로그인하지 않은`, `not logged in with ${said.en}`)
        : part('more', `${withParticle(said.ko, '으로')} 로그인한`, `logged in with ${said.en}`);
    case 'cameFrom': {
      const screens = joined(
        values.map((value) => (value === '' ? { ko: '다른 사이트', en: 'outside' } : names.screen(value))),
        or,
      );
      return part(
        'more',
        `${screens.ko}에서 ${not ? '오지 않은' : '온'}`,
        `${not ? 'not ' : ''}coming from ${screens.en}`,
      );
    }
    case 'via':
      return part(
        'more',
        `${said.ko} 버튼으로 ${not ? '오지 않은' : '온'}`,
        `${not ? 'not ' : ''}coming by the button ${said.en}`,
      );
    case 'mode':
      return part(
        'more',
        `주소의 mode 값이 ${not ? `${withParticle(said.ko, '이')} 아닌` : `${said.ko}인`}`,
        `with${not ? 'out' : ''} mode ${said.en} in the address`,
      );
    default:
      return part(
        'more',
        `${quoted(fact)} 조건이 ${not ? `${withParticle(said.ko, '이')} 아닌` : `${said.ko}인`}`,
        `whose ${quoted(fact)} is ${not ? 'not ' : ''}${said.en}`,
      );
  }
}

function saySource({ of }: Fields, values: readonly unknown[], not: boolean): Part {
  const what =
    typeof of === 'string'
      ? { ko: `${quoted(of)} 조회 결과`, en: `the answer to ${quoted(of)}` }
      : { ko: '조회 결과', en: 'the answer' };
  if (values.length === 1 && values[0] === '')
    return part(
      'more',
      `${what.ko}가 ${not ? '있는' : '없는'}`,
      not ? `for whom ${what.en} is there` : `for whom ${what.en} is empty`,
    );
  const said = quotedAll(values);
  return part(
    'more',
    `${what.ko}가 ${not ? `${withParticle(said.ko, '이')} 아닌` : `${said.ko}인`}`,
    `for whom ${what.en} is ${not ? 'not ' : ''}${said.en}`,
  );
}

function partOf(test: Fields, names: Names): Part {
  const { fact, is, not, from, until } = test;
  const given: readonly unknown[] = Array.isArray(is) ? is : [];
  const isNot = not === true;
  if (fact === 'now') {
    const { ko, en } = sayWindow(from, until);
    return isNot ? part('view', `${withParticle(ko, '을')} 뺀 때에`, `except ${en}`) : part('view', ko, en);
  }
  if (fact === 'source') return saySource(test, given, isNot);
  const name = nameOf(fact);
  const all = Object.hasOwn(few, name) ? few[name] : undefined;
  const values = isNot && all !== undefined ? all.filter((value) => !given.includes(value)) : given;
  const known = Object.hasOwn(byValues, name) ? byValues[name]?.[key(values)] : undefined;
  return known ?? sayOpen(name, values, isNot && all === undefined, names);
}

const wordsOf = (parts: readonly Part[], as: Part['as'], lang: keyof Words): readonly string[] =>
  parts.filter((one) => one.as === as).map((one) => one[lang]);

/** Visitors of whom all tests hold. */
function sayGroup(tests: readonly Fields[], names: Names): Words {
  const parts = tests.map((test) => partOf(test, names));
  const view = wordsOf(parts, 'view', 'ko');
  return {
    ko: [
      ...wordsOf(parts, 'more', 'ko'),
      ...wordsOf(parts, 'kind', 'ko'),
      ...view,
      ...(view.length > 0 ? ['보는'] : []),
      wordsOf(parts, 'noun', 'ko').at(-1) ?? '방문자',
    ].join(' '),
    en: [
      wordsOf(parts, 'noun', 'en').at(-1) ?? 'visitors',
      ...wordsOf(parts, 'view', 'en'),
      ...wordsOf(parts, 'kind', 'en'),
      ...wordsOf(parts, 'more', 'en'),
    ].join(' '),
  };
}

const groupsOf = (condition: unknown): readonly (readonly Fields[])[] =>
  Array.isArray(condition)
    ? condition.map((group: unknown) => (Array.isArray(group) ? group.filter(isFields) : []))
    : [];

/** Noun for the audience of a condition: `members in the app`; everybody without one. */
export function sayCondition(condition: unknown, names: Names): Words {
  if (!Array.isArray(condition)) return { ko: '모든 방문자', en: 'everybody' };
  return joined(
    groupsOf(condition).map((group) => sayGroup(group, names)),
    or,
  );
}

/** To whom something is shown from now on: `shown only to members`. */
export function sayShown(condition: unknown, names: Names): Words {
  const [group, ...others] = groupsOf(condition);
  if (group === undefined) return { ko: '모든 방문자에게 보여요', en: 'shown to everybody' };
  const parts = group.map((test) => partOf(test, names));
  if (others.length === 0 && parts.length > 0 && parts.every(({ as }) => as === 'view')) {
    const { ko, en } = joined(parts, ' ');
    const isTime = group.every(({ fact }) => fact === 'now');
    return { ko: `${ko}${ko.endsWith('부터') ? '' : '만'} 보여요`, en: `shown ${isTime ? '' : 'only '}${en}` };
  }
  const who = sayCondition(condition, names);
  return { ko: `${who.ko}에게만 보여요`, en: `shown only to ${who.en}` };
}

/** The same by those who no longer see it, where that is shorter: `hidden on the web`. */
export function sayHidden(condition: unknown, names: Names): Words | undefined {
  const [group, ...others] = groupsOf(condition);
  const [test, ...more] = group ?? [];
  if (
    test === undefined ||
    others.length > 0 ||
    more.length > 0 ||
    !['platform', 'locale'].includes(nameOf(test['fact']))
  )
    return undefined;
  const turned = partOf({ ...test, not: test['not'] !== true }, names);
  return { ko: `${turned.ko}는 보이지 않아요`, en: `hidden ${turned.en}` };
}
