import { readGuardMessage } from '#engine';
import type { Survey } from '../survey.ts';
import { checkAddress } from './check-action.ts';
import { checkMessage } from './check-message.ts';

/** Guards: messages with texts, paths that lead to pages, fact sources that are registered. */
export function checkGuards(survey: Survey): void {
  for (const guard of survey.documents.guard.values()) {
    if (guard.source) survey.needs(guard, ['source', 'dataServiceId'], 'data-service', guard.source.dataServiceId);
    guard.rules.forEach((rule, index) => {
      const refuse = rule.refuse === undefined ? undefined : readGuardMessage(rule.refuse);
      const path = ['rules', index, 'refuse'];
      if (refuse) checkMessage(survey, guard, path, refuse.message);
      if (refuse?.path !== undefined && !refuse.path.includes('{path}')) checkAddress(survey, guard, path, refuse.path);
    });
  }
}
