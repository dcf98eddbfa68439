import type { Decision, DecisionInput, Reasons, Step } from '#engine';
import type { DocumentPlace, Sentence, Visit, Words } from '#content';

/** Explanation of one visit. */
export interface ExplainContent {
  readonly address: string;
  readonly question: DecisionInput;
  readonly visit: Visit;
  readonly decision: Decision;
  /** The explanation as data for tools. */
  readonly steps: readonly Step[];
  readonly reasons: Reasons;
  /** Includes placements shown by a condition. */
  readonly all: boolean;
  readonly quiet: boolean;
  /** File and line of a location, or document and pointer. */
  readonly place: (at: DocumentPlace) => string;
}

/** Sentences under a heading. */
export interface Chapter {
  readonly name: Words;
  readonly sentences: readonly Sentence[];
}

export function chaptersOf({ visit: { steps, hidden, shown }, all }: ExplainContent): readonly Chapter[] {
  const count = hidden.length;
  return [
    { name: { ko: '왜 그런가요', en: 'Why' }, sentences: steps },
    { name: { ko: `보이지 않는 것 ${count}가지`, en: `Not shown to this visitor: ${count}` }, sentences: hidden },
    ...(all
      ? [
          {
            name: { ko: `조건에 맞아 보이는 것 ${shown.length}가지`, en: `Shown by a condition: ${shown.length}` },
            sentences: shown,
          },
        ]
      : []),
  ].filter(({ sentences }) => sentences.length > 0);
}

/** Facts that the decision also depends on, and options that supply them. */
export function notesOf({ decision: { vary, needsFacts } }: ExplainContent): readonly Words[] {
  const facts = vary.map(describeFact);
  const said: Words = { ko: facts.map(({ ko }) => ko).join(', '), en: facts.map(({ en }) => en).join(', ') };
  return [
    ...needsFacts.map(({ guard }) => ({
      ko: `조회 결과를 정해 보려면: --answer ${guard}=값 (실패: ${guard}=!failed)`,
      en: `To set what that call returns: --answer ${guard}=value (for a failure: ${guard}=!failed)`,
    })),
    vary.length === 0
      ? { ko: '누가 보든 같아요.', en: 'It is the same for everybody.' }
      : { ko: `다음에 따라 달라질 수 있어요: ${said.ko}`, en: `It can vary by: ${said.en}` },
  ];
}

const names: Readonly<Record<string, readonly [ko: string, en: string]>> = {
  locale: ['언어', 'language'],
  platform: ['앱인지 웹인지', 'app or web'],
  os: ['기기', 'device'],
  curResort: ['고른 리조트', 'chosen resort'],
  login: ['로그인했는지', 'login'],
  loginType: ['로그인 방법', 'login method'],
  memberKind: ['회원 종류', 'kind of member'],
  regular: ['본인 인증', 'identity check'],
  exMember: ['회원 전환 동의', 'consent to the conversion'],
  password: ['비밀번호 상태', 'password state'],
  grade: ['등급', 'grade'],
  tester: ['검색을 쓸 수 있는지', 'search access'],
  listed: ['테스터인지', 'tester access'],
  onSite: ['현장에 있는지', 'presence on site'],
  production: ['운영 서버인지', 'live or test server'],
};

/** Describes a viewer fact with its `--as` name. */
function describeFact(fact: string): Words {
  const [ko, en] = (Object.hasOwn(names, fact) ? names[fact] : undefined) ?? [];
  return ko === undefined || en === undefined
    ? { ko: fact, en: fact }
    : { ko: `${ko}(${fact})`, en: `${en} (${fact})` };
}
