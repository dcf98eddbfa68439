import type { Answer, AnswerInput } from '#content/answers/index';
import { refused } from '#content/answers/index';
import type { DataService } from '#schemas/documents/data-service/schema';
import { HttpError } from '../errors.ts';
import { chooseAddresses, readEgress } from './choose-addresses.ts';
import { UpstreamFault, type FaultKind } from './fault.ts';
import { ResponseCheck } from './check-response.ts';
import { HostQueue } from './host-queue.ts';
import { FRESH_MS, readAnswer } from './read-answer.ts';
import { CONNECT_MS, requestOnce, type OutgoingCall, type Reply } from './request-once.ts';
import type { ResolveHost } from './resolve-host.ts';

/** Call to forward. `target` is path and query, unchanged. */
export interface ForwardedCall {
  readonly service: Pick<DataService, 'id' | 'method' | 'timeoutMs'> & { readonly upstream: string };
  readonly path: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly input: AnswerInput;
}

export interface UpstreamParts {
  /** Demo mode allows an upstream on this machine. */
  readonly demo: boolean;
  /** Previews change nothing in other systems: calls that might are refused. */
  readonly readsOnly: boolean;
  readonly resolve: ResolveHost;
  /** Current time in milliseconds since 1970. */
  readonly now: () => number;
  /** Called for every failed call. */
  readonly warn: (fault: UpstreamFault, service: string) => void;
}

const answerOf = (kind: FaultKind): 'upstreamLate' | 'upstreamFailed' =>
  kind === 'late' ? 'upstreamLate' : 'upstreamFailed';

/** Retries a GET once after a lost connection. A POST is sent only once. */
const requestTwice = async (call: OutgoingCall): Promise<Reply> => {
  try {
    return await requestOnce(call);
  } catch (error) {
    if (call.method === 'GET' && error instanceof UpstreamFault && error.kind === 'away') return requestOnce(call);
    throw error;
  }
};

/** Sends calls to upstream hosts, with one queue per host. */
export class Upstreams {
  readonly #responses = new ResponseCheck();
  readonly #parts: UpstreamParts;
  readonly #lanes = new Map<string, HostQueue>();
  readonly #underWay = new Map<string, Promise<Answer>>();

  constructor(parts: UpstreamParts) {
    this.#parts = parts;
  }

  /**
   * Calls the upstream host of a data service. It gets path, query, body, page and language, never the visitor's identity. Redirects are not
   * followed. A timeout gives 504; a forbidden, unreachable or invalid upstream gives 502.
   */
  pass(call: ForwardedCall): Promise<Answer> {
    if (call.service.method !== 'GET') {
      if (this.#parts.readsOnly) throw new HttpError('previewOnly');
      return this.#ask(call);
    }
    const key = JSON.stringify([
      call.service.id,
      call.service.upstream,
      call.target,
      call.headers,
      call.input.snapshot.release.hash,
    ]);
    const known = this.#underWay.get(key);
    if (known !== undefined) return known;
    const asked = this.#ask(call).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, asked);
    return asked;
  }

  async #ask(call: ForwardedCall): Promise<Answer> {
    const { service, input } = call;
    const late = new AbortController();
    const timeoutMs =
      service.timeoutMs ?? this.#responses.timeoutOf(call.path) ?? input.snapshot.site.timings.requestMs;
    const timer = setTimeout(
      () => late.abort(new UpstreamFault('late', `no answer within ${timeoutMs} ms`)),
      timeoutMs,
    );
    try {
      const answer = await this.#lane(service.upstream).pass(() => this.#fetch(call, late.signal), late.signal);
      return answer.ok ? { ...answer, data: await this.#responses.check(call.path, answer.data, input) } : answer;
    } catch (error) {
      if (!(error instanceof UpstreamFault)) throw error;
      this.#parts.warn(error, service.id);
      return refused(answerOf(error.kind), input.now + FRESH_MS);
    } finally {
      clearTimeout(timer);
    }
  }

  async #fetch({ service, target, headers, body, input }: ForwardedCall, signal: AbortSignal): Promise<Answer> {
    const { demo, resolve } = this.#parts;
    const egress = { demo, upstreamHosts: input.documents.site.get('site')?.upstreamHosts ?? [] };
    const origin = readEgress(service.upstream, egress);
    const addresses = await inTime(chooseAddresses(origin, egress, resolve), signal);
    const sent = { accept: 'application/json', ...headers };
    const reply = await requestTwice({
      origin,
      addresses,
      method: service.method,
      target,
      headers: sent,
      signal,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return readAnswer(reply, input.now);
  }

  #lane(upstream: string): HostQueue {
    const lane = this.#lanes.get(upstream) ?? new HostQueue(this.#parts.now);
    this.#lanes.set(upstream, lane);
    return lane;
  }
}

/** Limits a name lookup, which has no timeout of its own, to the connect timeout and the end of the call. */
const inTime = <Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const end = (): void =>
    reject(signal.reason instanceof Error ? signal.reason : new UpstreamFault('late', 'the time is over'));
  const timer = setTimeout(() => reject(new UpstreamFault('late', `no address within ${CONNECT_MS} ms`)), CONNECT_MS);
  signal.addEventListener('abort', end);
  return Promise.race([work, promise]).finally(() => {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  });
};
