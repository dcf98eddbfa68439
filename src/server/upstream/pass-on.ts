import type { Answer, AnswerInput } from '#content/answers/index';
import { refused } from '#content/answers/index';
import type { DataService } from '#schemas/data-service.schema';
import { HttpError } from '../errors.ts';
import { chooseAddresses, readEgress } from './choose-addresses.ts';
import { UpstreamFault, type FaultKind } from './fault.ts';
import { Shapes } from './hold-to-shape.ts';
import { Lane } from './lane.ts';
import { FRESH_MS, readAnswer } from './read-answer.ts';
import { CONNECT_MS, requestOnce, type OutgoingCall, type Reply } from './request-once.ts';
import type { ResolveHost } from './resolve-host.ts';

/** A call to pass on: `target` is path and query as they came. */
export interface PassedCall {
  readonly service: Pick<DataService, 'id' | 'method' | 'timeoutMs'> & { readonly upstream: string };
  readonly path: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly input: AnswerInput;
}

export interface UpstreamParts {
  /** In demo an upstream may run on this machine. */
  readonly demo: boolean;
  /** In a preview nothing is changed elsewhere: calls that may do so are refused. */
  readonly readsOnly: boolean;
  readonly resolve: ResolveHost;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Hears of every call that was not answered. */
  readonly warn: (fault: UpstreamFault, service: string) => void;
}

const answerOf = (kind: FaultKind): 'upstreamLate' | 'upstreamFailed' => (kind === 'late' ? 'upstreamLate' : 'upstreamFailed');

/** Reading may be done twice: a connection that broke is tried once more. A POST is sent once, whatever becomes of it. */
const requestTwice = async (call: OutgoingCall): Promise<Reply> => {
  try {
    return await requestOnce(call);
  } catch (error) {
    if (call.method === 'GET' && error instanceof UpstreamFault && error.kind === 'away') return requestOnce(call);
    throw error;
  }
};

/** The ways to the upstream hosts of this process. */
export class Upstreams {
  readonly shapes = new Shapes();
  readonly #parts: UpstreamParts;
  readonly #lanes = new Map<string, Lane>();
  readonly #underWay = new Map<string, Promise<Answer>>();

  constructor(parts: UpstreamParts) {
    this.#parts = parts;
  }

  /**
   * Asks the upstream host of a data service. It gets path, query and body, the page and the language, never who asks; redirects are not
   * followed. One that is late is answered for with 504; one that may not be asked, is away, or lies, with 502.
   */
  pass(call: PassedCall): Promise<Answer> {
    if (call.service.method !== 'GET') {
      if (this.#parts.readsOnly) throw new HttpError('previewOnly');
      return this.#ask(call);
    }
    const key = JSON.stringify([call.service.id, call.service.upstream, call.target, call.headers, call.input.snapshot.release.hash]);
    const known = this.#underWay.get(key);
    if (known !== undefined) return known;
    const asked = this.#ask(call).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, asked);
    return asked;
  }

  async #ask(call: PassedCall): Promise<Answer> {
    const { service, input } = call;
    const late = new AbortController();
    const timeoutMs = service.timeoutMs ?? input.snapshot.site.timings.requestMs;
    const timer = setTimeout(() => late.abort(new UpstreamFault('late', `no answer within ${timeoutMs} ms`)), timeoutMs);
    try {
      const answer = await this.#lane(service.upstream).pass(() => this.#fetch(call, late.signal), late.signal);
      return answer.ok ? { ...answer, data: await this.shapes.hold(call.path, answer.data, input) } : answer;
    } catch (error) {
      if (!(error instanceof UpstreamFault)) throw error;
      this.#parts.warn(error, service.id);
      return refused(answerOf(error.kind), input.now + FRESH_MS);
    } finally {
      clearTimeout(timer);
    }
  }

  async #fetch({ service, target, headers, body, input }: PassedCall, signal: AbortSignal): Promise<Answer> {
    const { demo, resolve } = this.#parts;
    const egress = { demo, upstreamHosts: input.documents.site.get('site')?.upstreamHosts ?? [] };
    const origin = readEgress(service.upstream, egress);
    const addresses = await inTime(chooseAddresses(origin, egress, resolve), signal);
    const sent = { accept: 'application/json', ...headers };
    const reply = await requestTwice({ origin, addresses, method: service.method, target, headers: sent, signal, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    return readAnswer(reply, input.now);
  }

  #lane(upstream: string): Lane {
    const lane = this.#lanes.get(upstream) ?? new Lane(this.#parts.now);
    this.#lanes.set(upstream, lane);
    return lane;
  }
}

/** Finding a name has no end of its own: it is left when connecting would be, or when the time of the call is over. */
const inTime = <Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const end = (): void => reject(signal.reason instanceof Error ? signal.reason : new UpstreamFault('late', 'the time is over'));
  const timer = setTimeout(() => reject(new UpstreamFault('late', `no address within ${CONNECT_MS} ms`)), CONNECT_MS);
  signal.addEventListener('abort', end);
  return Promise.race([work, promise]).finally(() => {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  });
};
