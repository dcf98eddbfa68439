import {
  decide,
  readTextAt,
  type Decision,
  type NeededFact,
  type DecisionInput,
  type Snapshot,
  type SourceAnswers,
} from '../../src/engine/index.ts';

/** Query with which a list of 20 asks for its first page. */
export const firstPage = 'currentPage=1&pagePerCount=20';

/** Responses to guard calls by path; `failed` for a failed call. */
export type CallAnswers = (need: NeededFact) => unknown;

/** Responses for a member who has everything. */
export const usualAnswers: CallAnswers = ({ key }) => {
  if (key.startsWith('/api/v1/iam/members/me')) return { membershipUid: '1', exMemberYn: 'N' };
  if (key.startsWith('/api/v1/iam/evt/attend-dtl')) return { event: { eventId: 'e1' } };
  if (key.startsWith('/api/v1/iam/curation/persona-type')) return { respnsCd: '000', respnsMsg: '' };
  if (key.startsWith('/api/v1/iam/point/my-point-history')) return { tranDetalisCnt: 3 };
  if (key.startsWith('/api/v1/iam/point/my-point')) return { point: { remainPointAmt: 100 } };
  if (key.startsWith('/api/v1/iam/contents/editorspick/')) return { contentKindCd: '1', publctId: '1' };
  return 'failed';
};

/** Decides with answered guard calls, at most twice per source like a browser. */
export const decideAnswered = (
  snapshot: Snapshot,
  question: DecisionInput,
  answerOf: CallAnswers = usualAnswers,
): { readonly decision: Decision; readonly calls: readonly string[] } => {
  let answers: SourceAnswers = {};
  const calls: string[] = [];
  for (let round = 0; ; round++) {
    const decision = decide(snapshot, { ...question, answers });
    if (decision.needsFacts.length === 0 || round === 2) return { decision, calls };
    calls.push(...new Set(decision.needsFacts.map(({ key }) => key)));
    const given = decision.needsFacts.map((need) => {
      const answer = answerOf(need);
      const value = answer === 'failed' ? undefined : readTextAt(answer, need.pointer);
      return [need.guard, value === undefined ? ('failed' as const) : { value }] as const;
    });
    answers = { ...answers, ...Object.fromEntries(given) };
  }
};

export interface Opened {
  readonly decision: Decision;
  /** Address after redirects; absolute outside the site. */
  readonly at: string;
  readonly calls: readonly string[];
}

/** Follows redirects and returns the result. Throws on a loop. */
export const openAddress = (
  snapshot: Snapshot,
  address: string,
  question: Omit<DecisionInput, 'path' | 'query'>,
  answerOf?: CallAnswers,
): Opened => {
  let at = address;
  const calls: string[] = [];
  for (let step = 0; step < 12; step++) {
    const url = new URL(at, 'https://own.example');
    const { decision, calls: more } = decideAnswered(
      snapshot,
      { ...question, path: at.split(/[?#]/)[0] ?? '/', query: Object.fromEntries(url.searchParams) },
      answerOf,
    );
    calls.push(...more);
    if (decision.outcome.kind !== 'redirect') return { decision, at, calls };
    at = decision.outcome.to;
    if (decision.outcome.leave !== undefined) return { decision, at, calls };
  }
  throw new Error(`${address} goes round in circles`);
};
