import { fillMemberUid, type Decision, type PlacedNeed } from '#engine';
import type { Locale } from '#schemas/parts';
import type { CallFailure, CallResult } from './call-result.ts';
import { hearChange } from './answer-changes.ts';
import { hearServerTime } from './server-clock.ts';
import { takeBegun } from '../early-calls.ts';
import { callHeaders } from './call-headers.ts';
import { putAnswer } from './answers.ts';
import { duringWrite } from './own-writes.ts';
import { retryUntilAnswered } from './retry-until-answered.ts';

export interface CallScope {
  readonly pageId: string;
  readonly locale: Locale;
  readonly timeoutMs: number;
  readonly listed: boolean;
  /** Defaults of calls (P-529). */
  readonly skipErrorHandler?: boolean;
  /** The data services of the page. */
  readonly services?: Decision['services'];
  /** Hash of the release that the calls belong to. */
  readonly release: string;
  /** Member who calls; empty for a guest. */
  readonly who?: string;
  /** Hooks before a call and after a failure; without them the caller gets the failure. */
  readonly house?: CallHouse;
}

export interface CallHouse {
  /** Holds a call while the login is being renewed; rejects when it may not be made. Undefined: go ahead. */
  ready(): Promise<void> | undefined;
  /** Reacts to a failure: `again` when the call may be made once more, `handled` when the visitor has been told, `caller` when nobody has done anything. */
  failed(failure: CallFailure, call: Pick<Call, 'url'>): Promise<'again' | 'handled' | 'caller'>;
  /** Hears what a read of a member answered. */
  answered?(url: string, data: unknown): void;
  /** Hears that the membership of the all-menu was refused because the login is over. */
  expired?(): void;
}

export interface Call {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly serviceId?: string;
  /** In place of the page's (P-527). */
  readonly pageId?: string;
  /** A Blob is sent as it is, with its own content type; any other value as JSON. */
  readonly body?: unknown;
  readonly timeoutMs?: number;
  /** Failures go back to who called; the scope's way where nothing is said. */
  readonly skipErrorHandler?: boolean;
  /** The same for each try of one piece of work, so that it is done once. */
  readonly idempotencyKey?: string;
  /** Period in seconds in which a lost response of an idempotent call may be requested again; none without it. */
  readonly graceSeconds?: number;
}

/** A call that was not made or failed; `message` is what the server said, where it said something. `handled`: the visitor knows. */
export class CallError extends Error {
  readonly code: string;
  readonly errorType: string;
  readonly handled: boolean;
  /** Further texts of the server's error object. */
  readonly values: Readonly<Record<string, string>>;
  /** Failure of the call until it is handled. */
  readonly failure: CallFailure | undefined;
  constructor(
    code: string,
    errorType: string,
    message: string,
    {
      handled = false,
      failure,
      values = {},
    }: { readonly handled?: boolean; readonly failure?: CallFailure; readonly values?: CallError['values'] } = {},
  ) {
    super(message);
    this.code = code;
    this.errorType = errorType;
    this.handled = handled;
    this.failure = failure;
    this.values = values;
  }
}

/** Refuses calls to closed services before they leave the browser (P-363, P-364). The server refuses them by itself. */
export const refuseClosed = (service: PlacedNeed['service'], listed: boolean): void => {
  if (service === undefined || service.state === 'N' || (service.state === 'D' && listed)) return;
  throw new CallError(
    service.state === '-1' ? 'NO_AUTH' : 'BLOCKED',
    'B',
    service.state === '-1' ? 'no auth' : 'service is blocked',
  );
};

interface Answer {
  readonly code?: string;
  readonly data?: unknown;
  readonly errorMessage?: string;
  readonly errorType?: string;
}

const skips = (call: Call, scope: CallScope): boolean => call.skipErrorHandler ?? scope.skipErrorHandler ?? false;

/** The data service of the page that a call belongs to where it names none: the first whose address contains the path (P-528). */
const serviceOf = ({ url }: Call, { services = [] }: CallScope) =>
  services.find(({ path }) => path.includes(url.split('?', 1)[0] ?? url));

const headersOf = (call: Call, scope: CallScope, contentType: string | undefined): Record<string, string> =>
  callHeaders({
    pageId: call.pageId ?? scope.pageId,
    locale: scope.locale,
    serviceId: call.serviceId ?? serviceOf(call, scope)?.id ?? '',
    skips: skips(call, scope),
    contentType,
    idempotencyKey: call.idempotencyKey,
  });

const failed = (failure: CallFailure): CallResult => ({ ok: false, failure });

const errorFields = new Set(['code', 'errorMessage', 'errorType']);
/** Texts that an error object has beside the usual ones, such as the name of a product. */
const valuesOf = (answer: object): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(answer).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !errorFields.has(entry[0]),
    ),
  );

const readAnswer = async (response: Response): Promise<CallResult> => {
  const text = await response.text();
  let answer: Answer | undefined;
  try {
    answer = JSON.parse(text) as Answer;
  } catch {
    answer = undefined;
  }
  if (typeof answer !== 'object' || answer === null) return failed({ kind: 'status', status: response.status });
  if (response.ok && answer.errorType === undefined && 'data' in answer) {
    const answersAs = response.headers.get('content-location');
    return { ok: true, data: answer.data, ...(answersAs === null ? {} : { answersAs }) };
  }
  if (answer.errorType === undefined && answer.errorMessage === undefined)
    return failed({ kind: 'status', status: response.status });
  return failed({
    kind: 'refused',
    code: answer.code ?? '',
    errorType: answer.errorType,
    message: answer.errorMessage ?? '',
    values: valuesOf(answer),
  });
};

const takeFor = ({ method, url }: Call, { locale }: CallScope): Promise<Response> | undefined =>
  method === 'GET' ? takeBegun(url, locale) : undefined;

/** Makes a call of the specification, without any reaction to its failure; a GET never has a body (P-521). It is given up when its time is over. */
export const send = async (call: Call, scope: CallScope): Promise<CallResult> => {
  const hasBody = call.method !== 'GET' && call.body !== undefined;
  const ending = new AbortController();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    ending.abort();
  }, call.timeoutMs ?? scope.timeoutMs);
  try {
    const response = await (takeFor(call, scope) ??
      fetch(call.url, {
        method: call.method,
        credentials: 'same-origin',
        headers: headersOf(
          call,
          scope,
          hasBody ? (call.body instanceof Blob ? call.body.type : 'application/json') : undefined,
        ),
        signal: ending.signal,
        ...(hasBody ? { body: call.body instanceof Blob ? call.body : JSON.stringify(call.body) } : {}),
      }));
    hearServerTime(response);
    if (call.method === 'GET') hearChange(call.url, response);
    return await readAnswer(response);
  } catch {
    return failed({ kind: isLate ? 'timeout' : 'noStatus' });
  } finally {
    clearTimeout(timer);
  }
};

const errorOf = (failure: CallFailure, how: ConstructorParameters<typeof CallError>[3]): CallError =>
  failure.kind === 'refused'
    ? new CallError(failure.code, failure.errorType ?? 'none', failure.message, {
        ...how,
        values: failure.values ?? {},
      })
    : new CallError(failure.kind === 'status' ? String(failure.status) : failure.kind, 'none', '', how);

/** The site handles failures first, unless the call wants to. */
const afterFailure = async (failure: CallFailure, call: Call, scope: CallScope): Promise<unknown> => {
  const { house } = scope;
  if (house === undefined || skips(call, scope)) throw errorOf(failure, { failure });
  const reaction = await house.failed(failure, call);
  if (reaction !== 'again') throw errorOf(failure, { handled: reaction === 'handled' });
  const second = await send(call, scope);
  if (second.ok) return second.data;
  throw errorOf(second.failure, {});
};

/** Makes a call of the specification and gives its data. */
export const makeCall = async (call: Call, scope: CallScope): Promise<unknown> => {
  await scope.house?.ready();
  const sendNow = () => retryUntilAnswered(() => send(call, scope), call.graceSeconds ?? 0);
  const sent = await (call.method === 'GET' ? sendNow() : duringWrite(sendNow));
  if (!sent.ok) return afterFailure(sent.failure, call, scope);
  if (call.method === 'GET' && scope.who) scope.house?.answered?.(call.url, sent.data);
  if (sent.answersAs !== undefined) putAnswer(sent.answersAs, scope, sent.data);
  return sent.data;
};

const callOfNeed = ({ key, service, ...need }: PlacedNeed, who = ''): Call => {
  const { skipErrorHandler = service?.skipErrorHandler } = need;
  const [path = '', search] = fillMemberUid(key, who).split('?');
  return {
    // A read whose document says POST sends its query as the body.
    ...(service?.method === 'POST'
      ? { method: 'POST', url: path, body: Object.fromEntries(new URLSearchParams(search)) }
      : { method: 'GET', url: fillMemberUid(key, who) }),
    ...(service ? { serviceId: service.id } : {}),
    ...(service?.timeoutMs === undefined ? {} : { timeoutMs: service.timeoutMs }),
    ...(skipErrorHandler === undefined ? {} : { skipErrorHandler }),
    ...(need.pageId === undefined ? {} : { pageId: need.pageId }),
  };
};

/** The all-menu shows without a notice that the login is over; the rest of the page then shows it too (P-691). */
const noteExpired = ({ personal, whenMenuOpen }: PlacedNeed, { house }: CallScope, error: unknown): void => {
  if (personal && whenMenuOpen && error instanceof CallError && error.errorType === 'S' && !error.handled)
    house?.expired?.();
};

/** Makes the call of a need; rejects without a request where its service is closed. */
export const readNeed = async (need: PlacedNeed, scope: CallScope): Promise<unknown> => {
  refuseClosed(need.service, scope.listed);
  try {
    return await makeCall(callOfNeed(need, scope.who), scope);
  } catch (error) {
    noteExpired(need, scope, error);
    throw error;
  }
};

/** Waits for the call of a need that was begun before anybody could react to its failure, and reacts to it. */
export const joinNeed = async (begun: Promise<unknown>, need: PlacedNeed, scope: CallScope): Promise<unknown> => {
  try {
    return await begun;
  } catch (error) {
    if (!(error instanceof CallError) || error.failure === undefined) throw error;
    return afterFailure(error.failure, callOfNeed(need, scope.who), scope);
  }
};
