import type { DataService } from '#schemas/data-service.schema';
import type { Site } from '#schemas/site.schema';
import { matchPattern, pathPattern, type PathPattern } from './path-pattern.ts';
import { perRelease } from './per-release.ts';
import type { AnswerInput, Refused } from './types.ts';

type State = DataService['state'];

const services = perRelease((documents) => [...documents['data-service'].values()].map((service) => ({ service, pattern: pathPattern(service.path) })));
const holes = (pattern: PathPattern): number => pattern.filter((segment) => segment.startsWith('{')).length;

/** The data service of a GET call; of several, the one with the fewest parameters. */
export function serviceOf(documents: AnswerInput['documents'], path: string): DataService | undefined {
  const fitting = services(documents).filter(({ service, pattern }) => service.method === 'GET' && matchPattern(pattern, path) !== undefined);
  return fitting.toSorted((a, b) => holes(a.pattern) - holes(b.pattern))[0]?.service;
}

/** Locators are paths, or whole addresses with a query. */
const locatorPath = (locator: string): string => locator.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '');

/** States that the calling page gives this call in its own list. */
function pageStates(input: AnswerInput, path: string, service: DataService | undefined): readonly State[] {
  const page = input.page === undefined ? undefined : input.documents.page.get(input.page);
  return (page?.dataServiceList ?? [])
    .filter((entry) => entry.dataServiceId === service?.id || matchPattern(pathPattern(locatorPath(entry.dataServiceUniformresourcelocator)), path) !== undefined)
    .map((entry) => entry.dataServiceStateCode);
}

function refusal({ snapshot }: AnswerInput, text: keyof Site['texts'], status: number, code: string): Refused {
  const key = snapshot.site.texts[text];
  const message = { ko: snapshot.messages.ko[key] ?? '', en: snapshot.messages.en[key] ?? '' };
  return { ok: false, status, code, errorType: 'B', message, validUntil: null };
}

/**
 * Refuses a call whose data service is blocked (B), without authority (-1) or, for everybody but testers, in development (D),
 * in its own document or in the calling page's list. Texts are the site's (section 8.3: 'service is blocked', 'no auth').
 */
export function gate(input: AnswerInput, path: string): Refused | undefined {
  const service = serviceOf(input.documents, path);
  const states = new Set<State>([service?.state ?? 'N', ...pageStates(input, path, service)]);
  if (states.has('-1')) return refusal(input, 'noAuthority', 403, 'SVC_02');
  if (states.has('B')) return refusal(input, 'serviceBlocked', 503, 'SVC_01');
  if (states.has('D') && input.viewer.tester !== true) return refusal(input, 'serviceBlocked', 503, 'SVC_03');
  return undefined;
}
