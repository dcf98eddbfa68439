import type { PlacedNeed } from '#engine';
import type { Locale } from '#schemas/parts';

export interface CallScope {
  readonly pageId: string;
  readonly locale: Locale;
  readonly timeoutMs: number;
  readonly tester: boolean;
  /** Hash of the release that the calls belong to. */
  readonly release: string;
}

/** A call that was not made or failed; `message` is what the server said, where it said something. */
export class CallError extends Error {
  readonly code: string;
  readonly errorType: string;
  constructor(code: string, errorType: string, message: string) {
    super(message);
    this.code = code;
    this.errorType = errorType;
  }
}

/** Refuses calls to closed services before they leave the browser (P-363, P-364). The server refuses them by itself. */
export const refuseClosed = (service: PlacedNeed['service'], tester: boolean): void => {
  if (service === undefined || service.state === 'N' || (service.state === 'D' && tester)) return;
  throw new CallError(service.state === '-1' ? 'NO_AUTH' : 'BLOCKED', 'B', service.state === '-1' ? 'no auth' : 'service is blocked');
};

interface Answer {
  readonly code: string;
  readonly data?: unknown;
  readonly errorMessage?: string;
  readonly errorType?: string;
}

/** The headers that every call carries (7.1). */
const headersOf = (scope: CallScope, serviceId: string, hasBody: boolean): Record<string, string> => ({
  'X-PortalId': '',
  'X-TenantId': '',
  'X-PageId': scope.pageId,
  'X-DataserviceId': serviceId,
  'X-SkipErrorHandler': 'N',
  'X-User-Locale': scope.locale,
  ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
});

interface Call {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly serviceId?: string;
  readonly body?: unknown;
}

/** Makes a call of the specification and gives its data; a GET never has a body (P-521). Rejects when the scope's time is over. */
export const makeCall = async (call: Call, scope: CallScope): Promise<unknown> => {
  const hasBody = call.method !== 'GET' && call.body !== undefined;
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(new DOMException(`${call.url} gave no answer in time.`, 'TimeoutError')), scope.timeoutMs);
  try {
    const response = await fetch(call.url, {
      method: call.method,
      credentials: 'same-origin',
      headers: headersOf(scope, call.serviceId ?? '', hasBody),
      signal: ending.signal,
      ...(hasBody ? { body: JSON.stringify(call.body) } : {}),
    });
    const answer = (await response.json()) as Answer;
    if (!response.ok || answer.errorType !== undefined) throw new CallError(answer.code, answer.errorType ?? 'E', answer.errorMessage ?? '');
    return answer.data;
  } finally {
    clearTimeout(timer);
  }
};

/** Makes the call of a need; rejects without a request where its service is closed. */
export const readNeed = async (need: PlacedNeed, scope: CallScope): Promise<unknown> => {
  refuseClosed(need.service, scope.tester);
  return makeCall({ method: 'GET', url: need.key, ...(need.service ? { serviceId: need.service.id } : {}) }, scope);
};
