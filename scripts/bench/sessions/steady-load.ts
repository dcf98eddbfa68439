import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds from when each request was due until its answer had come whole. */
export type Latencies = number[];

interface Steady {
  readonly perSecond: number;
  readonly next: () => readonly [url: string, init?: Request];
  /** Goes on until this says so. */
  readonly isOver: () => boolean;
}

export interface Request {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const agent = new Agent({ keepAlive: true });

/**
 * Asks as browsers do, for what is compressed, and reads the bytes to the end; rejects when the answer is no success. Unpacking them would take
 * from the server the processors that the two share here, and visitors do not.
 */
export const answered = (url: string, { method = 'GET', headers = {}, body }: Request = {}): Promise<void> =>
  new Promise((resolve, reject) => {
    const asked = request(url, {
      method,
      agent,
      headers: {
        'accept-encoding': 'br, gzip',
        ...headers,
        ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
      },
    });
    asked.on('error', reject);
    asked.on('response', (answer) => {
      answer.on('error', reject);
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${answer.statusCode}`)),
      );
      answer.resume();
    });
    asked.end(body);
  });

/** Sends so many requests a second, whether or not the ones before were answered: a server that stops is not spared. Rejects with the first failure, once all have ended. */
export async function steadyLoad({ perSecond, next, isOver }: Steady): Promise<Latencies> {
  const latencies: Latencies = [];
  const open: Promise<void>[] = [];
  const failures: unknown[] = [];
  const started = performance.now();
  for (let number = 0; !isOver() && failures.length === 0; number++) {
    const due = started + (number * 1000) / perSecond;
    await wait(Math.max(0, due - performance.now()));
    open.push(
      answered(...next()).then(
        () => void latencies.push(performance.now() - due),
        (error: unknown) => void failures.push(error),
      ),
    );
  }
  await Promise.all(open);
  if (failures.length > 0) throw failures[0];
  return latencies;
}

/** The value below which such a part of all values lies. */
export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? NaN;
