import type { Words } from '../check/problem.ts';
import type { Names } from '../diff/names.ts';
import { withParticle } from '../diff/words/particles.ts';
import { both, quoted, sayMoment } from '../diff/words/phrase.ts';

type Value = string | number | boolean | undefined;
type Said = readonly [ko: string, en: string];

/** Fact about `this visitor`: a Korean sentence without its stop, and an English predicate. */
const known: Readonly<Record<string, Readonly<Record<string, Said>>>> = {
  login: { true: ['로그인했어요', 'is logged in'], false: ['로그인하지 않았어요', 'is not logged in'] },
  memberKind: { full: ['정회원이에요', 'is a full member'], simple: ['간편회원이에요', 'is a simple member'] },
  locale: { ko: ['한국어로 보고 있어요', 'reads Korean'], en: ['영어로 보고 있어요', 'reads English'] },
  platform: {
    APP: ['앱으로 보고 있어요', 'uses the app'],
    WEB_MOBILE: ['모바일 웹으로 보고 있어요', 'uses the mobile web'],
    WEB_PC: ['PC 웹으로 보고 있어요', 'uses a desktop'],
  },
  os: {
    ios: ['iOS 기기를 쓰고 있어요', 'has an iOS device'],
    android: ['Android 기기를 쓰고 있어요', 'has an Android device'],
    other: ['그 밖의 기기를 쓰고 있어요', 'has another kind of device'],
  },
  regular: { true: ['본인 인증을 마쳤어요', 'is certified'], false: ['본인 인증을 하지 않았어요', 'is not certified'] },
  exMember: {
    true: ['회원 전환에 동의하지 않았어요', 'has not agreed to the conversion'],
    false: ['회원 전환에 동의했어요', 'has agreed to the conversion'],
  },
  password: {
    ok: ['비밀번호를 바꾸지 않아도 돼요', 'has a password that is all right'],
    initial: ['비밀번호가 처음 그대로예요', 'still has the initial password'],
    due: ['비밀번호를 바꿀 때가 됐어요', 'has a password that is due for a change'],
  },
  listed: { true: ['테스터예요', 'is a tester'], false: ['테스터가 아니에요', 'is no tester'] },
  tester: { true: ['검색을 쓸 수 있어요', 'may search'], false: ['검색을 쓸 수 없어요', 'may not search'] },
  onSite: { true: ['현장에 있어요', 'is on site'], false: ['현장에 없어요', 'is not on site'] },
  production: {
    true: ['운영 서버를 보고 있어요', 'is on the live server'],
    false: ['시험 서버를 보고 있어요', 'is on a test server'],
  },
};

/** Unknown fact as an indirect question. */
const questions: Readonly<Record<string, Said>> = {
  login: ['이 방문자가 로그인했는지', 'whether this visitor is logged in'],
  memberKind: ['이 방문자가 어떤 회원인지', 'which kind of member this visitor is'],
  regular: ['이 방문자가 본인 인증을 했는지', 'whether this visitor is certified'],
  exMember: ['이 방문자가 회원 전환에 동의했는지', 'whether this visitor has agreed to the conversion'],
  password: ['이 방문자가 비밀번호를 바꿔야 하는지', 'whether the password has to be changed'],
  listed: ['이 방문자가 테스터인지', 'whether this visitor is a tester'],
  tester: ['이 방문자가 검색을 쓸 수 있는지', 'whether this visitor may search'],
  onSite: ['이 방문자가 현장에 있는지', 'whether this visitor is on site'],
  grade: ['이 방문자의 등급이 무엇인지', 'which grade this visitor has'],
  loginType: ['이 방문자가 무엇으로 로그인했는지', 'how this visitor logged in'],
  curResort: ['이 방문자가 어느 리조트를 골랐는지', 'which resort this visitor chose'],
  os: ['이 방문자의 기기가 무엇인지', 'which device this is'],
};

const openFact = (fact: string, value: NonNullable<Value>, names: Names): Said => {
  const said = quoted(String(value));
  switch (fact) {
    case 'curResort': {
      const venue = names.venue(value);
      return [`${withParticle(venue.ko, '을')} 골랐어요`, `chose ${venue.en}`];
    }
    case 'grade':
      return [`등급이 ${withParticle(said, '이에요')}`, `has the grade ${said}`];
    case 'loginType':
      return [`${withParticle(said, '으로')} 로그인했어요`, `logged in with ${said}`];
    case 'cameFrom': {
      const screen = names.screen(value);
      return value === ''
        ? ['사이트 안의 다른 화면에서 오지 않았어요', 'comes from no other screen of the site']
        : [`${screen.ko}에서 왔어요`, `comes from ${screen.en}`];
    }
    case 'via':
      return value === ''
        ? ['하단 바 같은 버튼으로 오지 않았어요', 'came by no button such as those of the bar']
        : [`${said} 버튼으로 왔어요`, `came by the button ${said}`];
    case 'mode':
      return value === ''
        ? ['주소에 mode 값이 없어요', 'has no mode in the address']
        : [`주소의 mode 값이 ${withParticle(said, '이에요')}`, `has the mode ${said} in the address`];
    default:
      return [`${quoted(fact)} 값이 ${withParticle(said, '이에요')}`, `has ${said} as ${quoted(fact)}`];
  }
};

/** Fact on its own: `is not logged in`. Undefined while unknown, and for facts that do not concern the visitor. */
export function describeFact(fact: string, value: Value, names: Names): Words | undefined {
  if (value === undefined || fact === 'now' || fact === 'source') return undefined;
  const listed = Object.hasOwn(known, fact) ? known[fact]?.[String(value)] : undefined;
  const [ko, en] = listed ?? openFact(fact, value, names);
  return { ko, en };
}

/** Sentence about an unknown fact, a time or a response. */
export function sayOther(fact: string, value: Value, of?: string): Words {
  if (fact === 'now') {
    const now = sayMoment(Number(value));
    return { ko: `방문 시각은 ${withParticle(now.ko, '이에요')}`, en: `the visit is at ${now.en}` };
  }
  if (fact === 'source') return sayAnswer(value, of);
  const [ko, en] = (Object.hasOwn(questions, fact) ? questions[fact] : undefined) ?? [
    `${quoted(fact)} 값이 무엇인지`,
    `what ${quoted(fact)} is`,
  ];
  return { ko: `${ko} 알 수 없어요`, en: `it is not known ${en}` };
}

function sayAnswer(value: Value, of: string | undefined): Words {
  const what: Words =
    of === undefined
      ? { ko: '조회 결과', en: 'the answer to its call' }
      : { ko: `${quoted(of)} 조회 결과`, en: `the answer to ${quoted(of)}` };
  if (value === undefined)
    return { ko: `${withParticle(what.ko, '을')} 아직 알 수 없어요`, en: `${what.en} is not known yet` };
  if (value === '') return { ko: `${withParticle(what.ko, '이')} 비어 있어요`, en: `${what.en} is empty` };
  const said = both(quoted(String(value)));
  return { ko: `${withParticle(what.ko, '은')} ${withParticle(said.ko, '이에요')}`, en: `${what.en} is ${said.en}` };
}
