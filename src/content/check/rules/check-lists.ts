import type { Condition } from '#schemas/parts/condition/schema';
import { pointerOf, quote, type Path } from '../problem.ts';
import type { Finding, Owner, CheckContext } from '../check-context.ts';
import { sameValue } from '../same-value.ts';

/** Lists in which an entry stands twice, or says what is said already. */
export function checkLists(survey: CheckContext): void {
  const { documents, site } = survey;
  for (const page of documents.page.values()) {
    once(
      survey,
      page,
      ['dataServiceList'],
      page.dataServiceList.map(({ dataServiceId }) => dataServiceId),
      { whole: page.dataServiceList },
    );
    once(survey, page, ['guards'], page.guards);
    if (page.aliases !== undefined) once(survey, page, ['aliases'], page.aliases, { taken: [page.screen] });
  }
  for (const menu of documents.menu.values())
    menu.items.forEach(({ hiddenIn }, index) => {
      if (hiddenIn !== undefined) once(survey, menu, ['items', index, 'hiddenIn'], hiddenIn);
    });
  for (const policy of documents['account-policy'].values())
    once(survey, policy, ['consent', 'channels'], policy.consent.channels);
  if (site !== undefined) {
    once(
      survey,
      site,
      ['gates'],
      site.gates.map(({ guard, flag = '' }) => `${guard} ${flag}`.trim()),
    );
    once(survey, site, ['allowedHosts'], site.allowedHosts);
    if (site.upstreamHosts !== undefined) once(survey, site, ['upstreamHosts'], site.upstreamHosts);
  }
}

/** Groups of a condition that are there twice; called for each condition. */
export function checkConditionLists(survey: CheckContext, owner: Owner, path: Path, condition: Condition): void {
  condition.forEach((group, one) =>
    group.forEach((test, two) => {
      if (test.fact !== 'now' && test.is.length > 1)
        once(survey, owner, [...path, one, two, 'is'], test.is.map(String));
    }),
  );
  if (condition.length > 1)
    once(
      survey,
      owner,
      path,
      condition.map((group) => JSON.stringify(group)),
    );
}

interface Entries {
  /** Names that count as listed already. */
  readonly taken?: readonly string[];
  /** Entries of the names; without them a name is the whole entry. */
  readonly whole?: readonly unknown[];
}

function once(
  survey: CheckContext,
  owner: Owner,
  path: Path,
  names: readonly string[],
  { taken = [], whole = names }: Entries = {},
): void {
  if (names.length + taken.length < 2) return;
  const seen = new Set(taken);
  names.forEach((name, index) => {
    const at = [...path, index];
    // Only the operator knows which of two different entries is meant.
    const isSame =
      taken.includes(name) || whole.some((entry, other) => other < index && sameValue(entry, whole[index]));
    if (seen.has(name)) survey.report(owner, at, twice(name, isSame ? pointerOf(at) : undefined));
    seen.add(name);
  });
}

const twice = (name: string, pointer: string | undefined): Finding => ({
  code: 'listed-twice',
  severity: 'warning',
  text: {
    ko: `'${quote(name)}'은(는) 이미 있어서 한 번 더 적어도 달라지지 않아요.`,
    en: `The list already contains '${quote(name)}'.`,
  },
  hint: { ko: '이 항목을 지우세요. 다른 것을 적으려던 것은 아닌지 보세요.', en: 'Remove this entry, or correct it.' },
  ...(pointer === undefined ? {} : { fix: { kind: 'remove', pointer } as const }),
});
