import { checkValue, compileRule } from '#engine/values/validate-value';
import { serviceOf } from './service-gate.ts';
import type { AnswerInput, Query, Refused } from './types.ts';

/** Refuses a call whose query holds what a rule of its data service does not let pass, in the words of the rule. */
export function refusedByRule({ documents, snapshot }: AnswerInput, path: string, query: Query): Refused | undefined {
  for (const [name, id] of Object.entries(serviceOf(documents, path)?.rules ?? {})) {
    const rule = documents['validation-rule'].get(id);
    // The gate lets no such release go live, and without a rule any value would do.
    if (rule === undefined)
      throw new Error(`A data service names the validation rule ${id}, which the release does not have.`);
    const value = Object.hasOwn(query, name) ? query[name] : undefined;
    const key = value === undefined ? undefined : checkValue(compileRule(rule), value);
    if (key === undefined) continue;
    const message = { ko: snapshot.messages.ko[key] ?? '', en: snapshot.messages.en[key] ?? '' };
    return { ok: false, status: 400, code: 'CMM_08', errorType: 'B', message, validUntil: null };
  }
  return undefined;
}
