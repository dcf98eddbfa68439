import { readGuardMessage } from '#engine';
import type { Condition } from '#schemas/condition.schema';
import type { Guard } from '#schemas/guard.schema';
import type { Path } from '../problem.ts';
import type { Survey } from '../survey.ts';
import { checkAddress } from './check-action.ts';
import { checkMessage } from './check-message.ts';

/** Guards: messages with texts, paths that lead to pages, fact sources that are registered. */
export function checkGuards(survey: Survey): void {
  for (const guard of survey.documents.guard.values()) {
    if (guard.source) survey.needs(guard, ['source', 'dataServiceId'], 'data-service', guard.source.dataServiceId);
    for (const [name, { dataServiceId }] of Object.entries(guard.sources ?? {})) survey.needs(guard, ['sources', name, 'dataServiceId'], 'data-service', dataServiceId);
    checkSources(survey, guard);
    guard.rules.forEach((rule, index) => {
      const refuse = rule.refuse === undefined ? undefined : readGuardMessage(rule.refuse);
      const path = ['rules', index, 'refuse'];
      if (refuse) checkMessage(survey, guard, path, refuse.message);
      if (refuse?.path !== undefined && !refuse.path.includes('{path}')) checkAddress(survey, guard, path, refuse.path);
    });
  }
}

/** Names of sources in conditions, redirects and words: each must be one of the guard's. */
function checkSources(survey: Survey, guard: Guard): void {
  const names = new Set([...(guard.source ? [''] : []), ...Object.keys(guard.sources ?? {})]);
  const look = (name: string, path: Path) => {
    if (!names.has(name)) survey.dangling(guard, path, 'source', name, () => names);
  };
  guard.rules.forEach(({ when, redirect, sayFrom }, index) => {
    const path = ['rules', index];
    ((when ?? []) as Condition).forEach((group, one) => group.forEach((test, two) => {
      if (test.fact === 'source') look(test.of ?? '', [...path, 'when', one, two]);
    }));
    for (const [, name = ''] of JSON.stringify(redirect ?? '').matchAll(/\{source(?:\.([a-z]\w*))?\}/g)) look(name, [...path, 'redirect']);
    if (sayFrom !== undefined) look(sayFrom, [...path, 'sayFrom']);
  });
}
