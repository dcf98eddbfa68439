import type { Condition } from '#schemas/parts/condition/schema';
import type { Guard } from '#schemas/documents/guard/schema';
import type { Path } from '../problem.ts';
import type { CheckContext } from '../check-context.ts';

/** Guards: the sources that they name are their own. (What they name elsewhere is looked at with all names.) */
export function checkGuards(survey: CheckContext): void {
  for (const guard of survey.documents.guard.values()) {
    checkSources(survey, guard);
  }
}

/** Names of sources in conditions, redirects and words: each must be one of the guard's. */
function checkSources(survey: CheckContext, guard: Guard): void {
  const names = new Set([...(guard.source ? [''] : []), ...Object.keys(guard.sources ?? {})]);
  const look = (name: string, path: Path) => {
    if (!names.has(name)) survey.dangling(guard, path, 'source', name, () => names);
  };
  guard.rules.forEach(({ when, redirect, sayFrom }, index) => {
    const path = ['rules', index];
    ((when ?? []) as Condition).forEach((group, one) =>
      group.forEach((test, two) => {
        if (test.fact === 'source') look(test.of ?? '', [...path, 'when', one, two]);
      }),
    );
    for (const [, name = ''] of JSON.stringify(redirect ?? '').matchAll(/\{source(?:\.([a-z]\w*))?\}/g))
      look(name, [...path, 'redirect']);
    if (sayFrom !== undefined) look(sayFrom, [...path, 'sayFrom']);
  });
}
