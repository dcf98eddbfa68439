import type { DataService } from '#schemas/documents/data-service/schema';
import type { Site } from '#schemas/documents/site/schema';
import { isHole, matchPattern, pathPattern, segmentsOf, type PathPattern, type Segments } from './path-pattern.ts';
import type { DocumentSet } from '#schemas/documents';
import { memoizeByObject } from '../memoize-by-object.ts';
import type { AnswerInput, Refused } from './types.ts';

type State = DataService['state'];

const holes = (pattern: PathPattern): number => pattern.filter(isHole).length;

/** Data services; those with fewer parameters come first, so that a fixed word wins over a parameter. */
const services = memoizeByObject((documents: DocumentSet) =>
  [...documents['data-service'].values()]
    .map((service) => ({ service, pattern: pathPattern(service.path) }))
    .toSorted((a, b) => holes(a.pattern) - holes(b.pattern)),
);

const serviceAt = (documents: AnswerInput['documents'], segments: Segments, method: string): DataService | undefined =>
  services(documents).find(
    ({ service, pattern }) => service.method === method && matchPattern(pattern, segments) !== undefined,
  )?.service;

/** The data service of a call. */
export const serviceOf = (documents: AnswerInput['documents'], path: string, method = 'GET'): DataService | undefined =>
  serviceAt(documents, segmentsOf(path), method);

export type PassedService = DataService & { readonly upstream: string };

/** A data service that another host answers. One member's own it never answers, because it is not told who asks. */
export const passedService = (
  documents: AnswerInput['documents'],
  path: string,
  method = 'GET',
): PassedService | undefined => {
  const service = serviceOf(documents, path, method);
  return service?.upstream === undefined || service.personal === true
    ? undefined
    : { ...service, upstream: service.upstream };
};

/** Locators are paths, or whole addresses with a query. */
const locatorPath = (locator: string): string => locator.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '');

/** Call states declared by pages. */
const pageServices = memoizeByObject(
  ({ page }: DocumentSet) =>
    new Map(
      [...page.values()].map(({ id, dataServiceList }) => [
        id,
        dataServiceList.map((entry) => ({
          id: entry.dataServiceId,
          state: entry.dataServiceStateCode,
          pattern: pathPattern(locatorPath(entry.dataServiceUniformresourcelocator)),
        })),
      ]),
    ),
);

/** States that the calling page gives this call in its own list. */
const pageStates = (input: AnswerInput, segments: Segments, service: DataService | undefined): readonly State[] =>
  ((input.page === undefined ? undefined : pageServices(input.documents).get(input.page)) ?? [])
    .filter(({ id, pattern }) => id === service?.id || matchPattern(pattern, segments) !== undefined)
    .map(({ state }) => state);

/** Every path that anything in the release closes to anybody; mostly there are none. */
const closedPaths = memoizeByObject((documents: DocumentSet): readonly PathPattern[] => {
  const own = services(documents).filter(({ service }) => service.state !== 'N');
  const entries = [...pageServices(documents).values()].flat().filter(({ state }) => state !== 'N');
  const named = new Set(entries.map(({ id }) => id));
  return [...own, ...entries, ...services(documents).filter(({ service }) => named.has(service.id))].map(
    ({ pattern }) => pattern,
  );
});

/** True when a call may be closed to someone; a fast test before `gate`. */
export const mayBeClosed = (documents: AnswerInput['documents'], path: string): boolean => {
  const segments = segmentsOf(path);
  return closedPaths(documents).some((pattern) => matchPattern(pattern, segments) !== undefined);
};

function refusal({ snapshot }: AnswerInput, text: keyof Site['texts'], status: number, code: string): Refused {
  const key = snapshot.site.texts[text];
  const message = { ko: snapshot.messages.ko[key] ?? '', en: snapshot.messages.en[key] ?? '' };
  return { ok: false, status, code, errorType: 'B', message, validUntil: null };
}

/**
 * Refuses a call whose data service is blocked (B), without authority (-1) or, for everybody but members in the testers' list, in development (D),
 * in its own document or in the calling page's list. Texts are the site's (section 8.3: 'service is blocked', 'no auth').
 */
export function gate(input: AnswerInput, path: string, method = 'GET'): Refused | undefined {
  const segments = segmentsOf(path);
  const service = serviceAt(input.documents, segments, method);
  const states: readonly State[] = [service?.state ?? 'N', ...pageStates(input, segments, service)];
  if (states.includes('-1')) return refusal(input, 'noAuthority', 403, 'SVC_02');
  if (states.includes('B')) return refusal(input, 'serviceBlocked', 503, 'SVC_01');
  if (states.includes('D') && input.viewer.listed !== true) return refusal(input, 'serviceBlocked', 503, 'SVC_03');
  return undefined;
}
