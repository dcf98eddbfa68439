import { errorsSchema, type ErrorReaction, type Errors } from '#schemas/documents/errors/schema';
import { resolveTarget } from '#engine';
import type { Finding, CheckContext } from '../check-context.ts';

const errorTypes = errorsSchema.properties.reactions.items.properties.errorType.enum;

/** Checks the site's policies: error reactions, accounts, analytics. */
export function checkPolicies(survey: CheckContext): void {
  exactlyOne(survey, 'errors');
  exactlyOne(survey, 'account-policy');
  atMostOne(survey, 'sharing');
  atMostOne(survey, 'retention');
  atMostOne(survey, 'som-policy');
  atMostOne(survey, 'grade-table');
  for (const errors of survey.documents.errors.values()) checkReactions(survey, errors);
  checkBehaviour(survey);
}

/** Analytics endpoints. */
function checkBehaviour(survey: CheckContext): void {
  const { site } = survey;
  for (const analytics of survey.documents.analytics.values()) {
    if (analytics.tracker.kind !== 'beacon') continue;
    const target = resolveTarget(analytics.tracker.url, { allowedHosts: site?.allowedHosts ?? [] });
    if (target.kind !== 'inside' && !(target.kind === 'outside' && target.known))
      survey.report(analytics, ['tracker', 'url'], unsafeTracker(analytics.tracker.url));
  }
}

const unsafeTracker = (url: string): Finding => ({
  code: 'unsafe-link',
  text: { ko: `방문 기록을 '${url}'(으)로 보낼 수 없어요.`, en: `Analytics may not be sent to '${url}'.` },
  hint: {
    ko: '이 사이트의 경로나 allowedHosts에 있는 https 주소를 쓰세요.',
    en: 'Use a path of this site, or an https: address on a host in allowedHosts.',
  },
});

function exactlyOne(survey: CheckContext, type: 'errors' | 'account-policy'): void {
  const [only, ...others] = survey.documents[type].values();
  if (survey.has(type, type)) atMostOne(survey, type);
  else if (only !== undefined && others.length === 0) survey.report(only, ['id'], misnamed(type));
  else survey.report({ type, id: type }, [], missing(type));
}

function atMostOne(
  survey: CheckContext,
  type: 'errors' | 'account-policy' | 'sharing' | 'retention' | 'som-policy' | 'grade-table',
): void {
  for (const document of survey.documents[type].values())
    if (document.id !== type) survey.report(document, ['id'], surplus(type));
}

const missing = (type: string): Finding => ({
  code: 'missing-document',
  text: { ko: `${type} 문서가 없어요.`, en: `The ${type} document is missing.` },
  hint: { ko: `type과 id가 "${type}"인 문서를 추가하세요.`, en: `Add a document whose type and id are "${type}".` },
});

const misnamed = (type: string): Finding => ({
  code: 'missing-document',
  text: {
    ko: `${type} 문서는 id도 "${type}"이어야 읽혀요.`,
    en: `The ${type} document is ignored unless its id is "${type}".`,
  },
  hint: { ko: `id를 "${type}"(으)로 고치세요.`, en: `Set its id to "${type}".` },
  fix: { kind: 'replace', pointer: '/id', value: type },
});

const surplus = (type: string): Finding => ({
  code: 'surplus-document',
  text: {
    ko: `${type} 문서는 하나만 있을 수 있어요.`,
    en: `Only one ${type} document is allowed, with the id "${type}".`,
  },
  hint: {
    ko: `id가 "${type}"인 문서에 내용을 옮기고 이 문서는 지우세요.`,
    en: `Move its content into the document with the id "${type}", and delete this one.`,
  },
});

/** True when a reaction applies to every error of its type. */
const isFree = ({ codes, notCodes, autoLogin, atScreens, notAtScreens, whileSigningIn }: ErrorReaction): boolean =>
  [codes, notCodes, autoLogin, atScreens, notAtScreens, whileSigningIn].every(
    (restriction) => restriction === undefined,
  );

function checkReactions(survey: CheckContext, errors: Errors): void {
  const closed = new Set<string>();
  errors.reactions.forEach((one, index) => {
    const path = ['reactions', index];
    if (closed.has(one.errorType)) survey.report(errors, path, unreachable(one.errorType));
    if (isFree(one)) closed.add(one.errorType);
    if (one.reaction === 'say' && one.message === undefined) survey.report(errors, path, wordless);
    for (const name of withoutEffect(one)) survey.report(errors, [...path, name], useless(name, one.reaction));
  });
  for (const type of errorTypes) if (!closed.has(type)) survey.report(errors, ['reactions'], noLast(type));
}

/** Settings that stand beside a reaction that does not look at them. */
const withoutEffect = (one: ErrorReaction): readonly string[] => {
  const words = one.reaction === 'say' ? [] : (['message', 'withServerText', 'withoutServerText'] as const);
  const deeds =
    one.reaction === 'say' || one.reaction === 'nothing' ? [] : (['clear', 'nativeLogout', 'then'] as const);
  return [...words, ...deeds].filter((name) => one[name] !== undefined);
};

const noLast = (type: string): Finding => ({
  code: 'missing-reaction',
  text: {
    ko: `오류 유형 '${type}'을(를) 조건 없이 받는 반응이 없어요.`,
    en: `The error type '${type}' has no unconditional reaction.`,
  },
  hint: {
    ko: '이 유형의 마지막에 조건이 없는 반응을 두세요.',
    en: 'Add a last reaction of this type without a condition.',
  },
});

const unreachable = (type: string): Finding => ({
  code: 'unreachable-reaction',
  severity: 'warning',
  text: {
    ko: `'${type}'의 앞선 반응이 모든 경우를 받아서 이 반응은 쓰이지 않아요.`,
    en: `An earlier reaction handles every '${type}', so this one never runs.`,
  },
  hint: {
    ko: '조건이 있는 반응을 앞으로 옮기거나 이 반응을 지우세요.',
    en: 'Move the reaction without a condition to the end, or delete this one.',
  },
});

const wordless: Finding = {
  code: 'missing-message',
  text: { ko: "'say' 반응에 메시지가 없어요.", en: "The reaction 'say' has no message." },
  hint: {
    ko: 'message에 메시지 키를 적거나, 말없이 처리하려면 reaction을 "nothing"으로 바꾸세요.',
    en: 'Add a message key, or use "nothing" to show no message.',
  },
};

const useless = (name: string, reaction: string): Finding => ({
  code: 'setting-without-effect',
  severity: 'warning',
  text: {
    ko: `'${reaction}' 반응에서는 '${name}'이(가) 쓰이지 않아요.`,
    en: `'${name}' has no effect with the reaction '${reaction}'.`,
  },
  hint: {
    ko: "이 설정을 지우거나 reaction을 'say' 또는 'nothing'으로 바꾸세요.",
    en: "Remove it, or change the reaction to 'say' or 'nothing'.",
  },
});
