import type { Problem, ProblemCode } from '../../content/check/problem.ts';

/** Checks before a release, as operators distinguish them. */
export const checkNames = ['targets', 'texts', 'addresses', 'access', 'looks', 'whole'] as const;
export type CheckName = (typeof checkNames)[number];

const codes: Readonly<Record<Exclude<CheckName, 'whole'>, readonly ProblemCode[]>> = {
  targets: [
    'dangling-reference',
    'missing-document',
    'menu-page-missing',
    'menu-item-nowhere',
    'menu-loop',
    'banner-to-closed',
    'link-to-redirect',
    'unsafe-link',
    'leads-nowhere',
    'leads-to-closed',
    'app-only-on-web',
    'visitor-loop',
    'dead-end',
    'service-closed',
    'operation-not-callable',
    'operation-not-for-forms',
    'vague-link',
  ],
  texts: [
    'missing-translation',
    'raw-message-key',
    'missing-message',
    'untranslated-text',
    'placeholder-mismatch',
    'broken-placeholder',
    'invisible-character',
    'text-missing',
    'hangul-in-english',
    'blocked-without-words',
    'share-without-words',
    'title-missing',
    'unused-text',
    'label-twice',
  ],
  addresses: ['route-clash', 'redirect-loop', 'redirect-chain', 'duplicate-parameter', 'missing-parameter'],
  access: [
    'page-never-opens',
    'page-unreachable',
    'guard-never-passes',
    'rule-never-decides',
    'condition-never-holds',
    'condition-over',
    'placement-never-shown',
    'unreachable-rule',
    'rule-without-answer',
    'useless-fallback',
    'asked-before-leaving',
    'unknown-guard',
    'unknown-condition',
    'hidden-everywhere',
    'flags-contradict',
    'schedule-clash',
    'schedule-without-effect',
    'window-reversed',
    'impossible-date',
    'too-many-views',
  ],
  looks: [
    'picture-without-text',
    'theme-contrast',
    'budget-exceeded',
    'heading-skips',
    'dark-same-as-light',
    'html-changed',
    'misplaced-widget',
    'unknown-widget',
  ],
};

const byCode = new Map<ProblemCode, CheckName>(
  Object.entries(codes).flatMap(([name, some]) => some.map((code) => [code, name as CheckName] as const)),
);

export const checkOf = (code: ProblemCode): CheckName => byCode.get(code) ?? 'whole';

export interface CheckResult {
  readonly name: CheckName;
  readonly errors: number;
  readonly others: number;
}

/** Returns every check with its number of problems. */
export const checkResults = (problems: readonly Problem[]): readonly CheckResult[] =>
  checkNames.map((name) => {
    const own = problems.filter(({ code, severity }) => severity !== 'note' && checkOf(code) === name);
    const errors = own.filter(({ severity }) => severity === 'error').length;
    return { name, errors, others: own.length - errors };
  });
