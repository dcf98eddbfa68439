import type { CleanHtml } from '../../content/check/prepared.ts';
import { call, type Body, type Problem } from '../api/client.ts';
import { bodiesIn, parseKey, type Bodies, type Docs } from '../site/documents.ts';
import type { CheckAnswer, Checker } from './checker.ts';
import type { CheckOrder, CheckWord, WidgetSizes } from './worker/orders.ts';

/** Message port of a worker, real or simulated. */
type CheckPort = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

interface Waiting {
  readonly resolve: (word: CheckWord) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress?: (done: number) => void;
}

/** Has a worker check the site: it holds all documents, and is given what has changed since it was last asked. */
export class WorkerChecker implements Checker {
  readonly #port: CheckPort;
  #sent: Bodies = new Map();
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;
  #widgets: Promise<WidgetSizes> | undefined;

  constructor(port: CheckPort) {
    this.#port = port;
    port.addEventListener('message', (event) => this.#hear((event as MessageEvent<CheckWord>).data));
    port.addEventListener('error', () => this.#fail(new Error('The worker that checks has ended.')));
  }

  async check(docs: Docs, signal: AbortSignal): Promise<CheckAnswer> {
    const widgets = await this.#sizes();
    const word = await this.#ask(
      (id) => ({ kind: 'check', id, widgets, now: Date.now(), ...this.#changesTo(docs) }),
      signal,
    );
    if (word.kind !== 'checked') throw new Error(`Not an answer to a check: ${word.kind}.`);
    return word;
  }

  async walk(
    docs: Docs,
    { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: (done: number) => void },
  ): Promise<readonly Problem[]> {
    const stop = (): void => this.#send({ kind: 'stop', id: this.#last });
    signal.addEventListener('abort', stop);
    try {
      const word = await this.#ask(
        (id) => ({ kind: 'walk', id, from: Date.now(), ...this.#changesTo(docs) }),
        signal,
        onProgress,
      );
      if (word.kind !== 'walked') throw new Error(`Not an answer to a walk: ${word.kind}.`);
      return word.problems;
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }

  close(): void {
    this.#port.terminate();
  }

  #send(order: CheckOrder): void {
    this.#port.postMessage(order);
  }

  #changesTo(docs: Docs): {
    readonly documents: readonly Body[];
    readonly removed: readonly { readonly type: string; readonly id: string }[];
  } {
    const before = this.#sent;
    const now = bodiesIn(docs);
    this.#sent = now;
    return {
      documents: [...now].flatMap(([key, body]) => (before.get(key) === body ? [] : [body])),
      removed: [...before.keys()].filter((key) => !now.has(key)).map(parseKey),
    };
  }

  #ask(
    order: (id: number) => CheckOrder,
    signal: AbortSignal,
    onProgress?: (done: number) => void,
  ): Promise<CheckWord> {
    signal.throwIfAborted();
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, ...(onProgress === undefined ? {} : { onProgress }) });
      signal.addEventListener('abort', () => {
        this.#waiting.delete(id);
        reject(new DOMException('Overtaken.', 'AbortError'));
      });
      this.#send(order(id));
    });
  }

  #hear(word: CheckWord): void {
    if (word.kind === 'asks-clean') return void this.#clean(word.id, word.texts);
    const waiting = this.#waiting.get(word.id);
    if (word.kind === 'progress') return waiting?.onProgress?.(word.done);
    this.#waiting.delete(word.id);
    if (word.kind === 'failed') waiting?.reject(new Error(word.why));
    else waiting?.resolve(word);
  }

  #fail(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  async #clean(id: number, texts: readonly string[]): Promise<void> {
    const clean = await call<{ readonly clean: readonly CleanHtml[] }>('POST', '/check/html', { body: { texts } }).then(
      (answer) => answer.clean,
      () => undefined,
    );
    this.#send({ kind: 'clean', id, clean });
  }

  /** Asked once; not known, the budget of code is left to the server. */
  #sizes(): Promise<WidgetSizes> {
    return (this.#widgets ??= call<{ readonly widgets: WidgetSizes }>('GET', '/widget-code').then(
      ({ widgets }) => widgets,
      () => ({}),
    ));
  }
}
