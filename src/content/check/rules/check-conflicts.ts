import type { AccountPolicy } from '#schemas/documents/account-policy/schema';
import type { DeepLinks } from '#schemas/documents/deep-links/schema';
import type { Guard } from '#schemas/documents/guard/schema';
import type { ValidationRule } from '#schemas/documents/validation-rule/schema';
import { shortestMatch } from '../find-pattern-fault.ts';
import type { Path } from '../problem.ts';
import type { Finding, CheckContext } from '../check-context.ts';

/** Settings of one document that contradict each other, so that one of them never counts. */
export function checkConflicts(survey: CheckContext): void {
  const { documents } = survey;
  for (const guard of documents.guard.values()) checkAnswers(survey, guard);
  for (const policy of documents['account-policy'].values()) checkPolicy(survey, policy);
  for (const table of documents['deep-links'].values()) checkCodes(survey, table);
  for (const rule of documents['validation-rule'].values()) checkRule(survey, rule);
  for (const sharing of documents.sharing.values()) checkMessenger(survey, sharing);
}

/** The first that a rule names is carried out; beside a redirect, `pass` has a meaning of its own. */
function checkAnswers(survey: CheckContext, guard: Guard): void {
  guard.rules.forEach((rule, index) => {
    const given = (['refuse', 'ask', 'redirect', 'pass'] as const).filter((name) => rule[name] !== undefined);
    const [first, second] = given;
    if (first === undefined || second === undefined || (first === 'redirect' && second === 'pass')) return;
    survey.report(guard, ['rules', index, second], twoAnswers(first, second));
  });
}

function checkPolicy(survey: CheckContext, policy: AccountPolicy): void {
  const { lifetimes, limits, password } = policy;
  const order = (
    path: Path,
    small: readonly [name: string, value: number],
    large: readonly [name: string, value: number],
  ): void => {
    if (small[1] > large[1]) survey.report(policy, path, wrongOrder(small, large));
  };
  order(['lifetimes', 'absoluteDays'], ['idleDays', lifetimes.idleDays], ['absoluteDays', lifetimes.absoluteDays]);
  order(
    ['limits', 'longestWaitSeconds'],
    ['firstWaitSeconds', limits.firstWaitSeconds],
    ['longestWaitSeconds', limits.longestWaitSeconds],
  );
  order(['limits', 'addressTries'], ['freeTries', limits.freeTries], ['addressTries', limits.addressTries]);
  order(['password', 'snoozeDays'], ['snoozeDays', password.snoozeDays], ['alertDays', password.alertDays]);
}

const begins = (code: string, starts: readonly string[]): boolean =>
  starts.some((one) => code.toLowerCase().startsWith(one.toLowerCase()));

/** Codes of a deep link are read in order: what an earlier entry takes never comes to a later one. */
function checkCodes(survey: CheckContext, table: DeepLinks): void {
  for (const [name, { codes = [] }] of Object.entries(table.pages)) {
    codes.forEach(({ starts, not = [] }, index) => {
      starts.forEach((start, at) => {
        const path = ['pages', name, 'codes', index, 'starts', at];
        if (begins(start, not)) return survey.report(table, path, takenOut(start));
        const earlier = codes
          .slice(0, index)
          .find(
            (other) =>
              begins(start, other.starts) &&
              !(other.not ?? []).some((one) => begins(one, [start]) || begins(start, [one])),
          );
        if (earlier !== undefined) survey.report(table, path, takenBefore(start, earlier.page));
      });
    });
  }
}

/** A field with a length limit must allow a valid value. */
function checkRule(survey: CheckContext, rule: ValidationRule): void {
  const least = rule.allow === undefined ? undefined : shortestMatch(rule.allow);
  if (least !== undefined && rule.maxLength !== undefined && rule.maxLength < least)
    survey.report(rule, ['maxLength'], tooShort(rule.maxLength, least));
}

const filled = ['url', 'title', 'description', 'image'];

function checkMessenger(
  survey: CheckContext,
  sharing: { readonly type: string; readonly id: string; readonly messenger: { readonly address: string } },
): void {
  const names = [...sharing.messenger.address.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const unknown = names.find((name) => !filled.includes(name));
  if (unknown !== undefined) survey.report(sharing, ['messenger', 'address'], notFilled(unknown));
  else if (!names.includes('url')) survey.report(sharing, ['messenger', 'address'], sharesNothing);
}

const twoAnswers = (first: string, second: string): Finding => ({
  code: 'settings-clash',
  severity: 'warning',
  text: {
    ko: `한 규칙에 '${first}'와(과) '${second}'이(가) 함께 있어서 '${second}'은(는) 쓰이지 않아요.`,
    en: `The rule has '${first}' and '${second}', so '${second}' never runs.`,
  },
  hint: { ko: '하나만 남기거나 규칙을 둘로 나누세요.', en: 'Keep one of the two, or split the rule in two.' },
});

const wrongOrder = ([small, less]: readonly [string, number], [large, more]: readonly [string, number]): Finding => ({
  code: 'settings-clash',
  severity: 'warning',
  text: {
    ko: `'${large}'(${more})이(가) '${small}'(${less})보다 작아서 '${small}'은(는) 뜻이 없어요.`,
    en: `'${large}' (${more}) is less than '${small}' (${less}), so '${small}' has no effect.`,
  },
  hint: { ko: `'${large}'을(를) '${small}'과(와) 같거나 크게 적으세요.`, en: `Set '${large}' to at least '${small}'.` },
});

const takenOut = (start: string): Finding => ({
  code: 'settings-clash',
  text: {
    ko: `'${start}'은(는) not에도 있어서 이 코드는 절대 맞지 않아요.`,
    en: `'not' excludes '${start}', so it never matches a code.`,
  },
  hint: { ko: 'starts와 not 가운데 한쪽에서 빼세요.', en: 'Remove it from starts, or from not.' },
});

const takenBefore = (start: string, page: string): Finding => ({
  code: 'unreachable-rule',
  severity: 'warning',
  text: {
    ko: `'${start}'(으)로 시작하는 코드는 앞의 '${page}'이(가) 먼저 가져가서 여기까지 오지 않아요.`,
    en: `'${page}' already matches all codes that begin with '${start}', so this entry never matches.`,
  },
  hint: {
    ko: '더 긴 코드를 앞으로 옮기거나, 앞의 not에 적으세요.',
    en: 'Move the longer one first, or add it to not in the earlier entry.',
  },
});

const tooShort = (most: number, least: number): Finding => ({
  code: 'settings-clash',
  text: {
    ko: `${most}자까지만 쓸 수 있는데 allow는 ${least}자부터 맞아서, 아무 값도 맞지 않아요.`,
    en: `maxLength is ${most}, but allow requires ${least} characters, so no value is ever valid.`,
  },
  hint: {
    ko: `maxLength를 ${least} 이상으로 적거나 allow를 고치세요.`,
    en: `Set maxLength to at least ${least}, or change allow.`,
  },
});

const notFilled = (name: string): Finding => ({
  code: 'unknown-placeholder',
  text: {
    ko: `'{${name}}'을(를) 채워 주는 것이 없어서 공유 주소가 잘못돼요.`,
    en: `Nothing fills in '{${name}}', so the share address is wrong.`,
  },
  hint: {
    ko: '{url}, {title}, {description}, {image}만 쓸 수 있어요.',
    en: 'Use {url}, {title}, {description} and {image} alone.',
  },
});

const sharesNothing: Finding = {
  code: 'unknown-placeholder',
  text: {
    ko: '주소에 {url}이 없어서 무엇을 공유하는지 전해지지 않아요.',
    en: 'The address has no {url}, so the shared link is not passed on.',
  },
  hint: {
    ko: '{url}을 넣으세요. 예: https://talk.example.com/share?url={url}',
    en: 'Add {url}, as in https://talk.example.com/share?url={url}.',
  },
};
