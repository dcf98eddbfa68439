import { request } from 'node:http';
import type { Latencies, Request } from './steady-load.ts';

/** Result code and body of an answer, and the milliseconds until it came. */
interface Outcome {
  readonly code: string;
  readonly text: string;
  readonly ms: number;
}

const outcomeOf = (url: string, { method = 'GET', headers = {}, body = '' }: Request): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    const asked = request(url, { method, headers: { ...headers, 'content-length': Buffer.byteLength(body) } });
    asked.on('error', reject);
    asked.on('response', (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('error', reject).on('end', () =>
        resolve({
          code: (JSON.parse(text) as { readonly code: string }).code,
          text,
          ms: performance.now() - started,
        }),
      );
    });
    asked.end(body);
  });

export interface Race {
  /** How many calls got each result code. */
  readonly codes: ReadonlyMap<string, number>;
  /** Bodies of the answers, in the order of the calls. */
  readonly texts: readonly string[];
  readonly latencies: Latencies;
}

/** Sends all calls at the same moment. */
export async function race(orders: readonly (readonly [string, Request])[]): Promise<Race> {
  const outcomes = await Promise.all(orders.map((order) => outcomeOf(...order)));
  const codes = new Map<string, number>();
  for (const { code } of outcomes) codes.set(code, (codes.get(code) ?? 0) + 1);
  return { codes, texts: outcomes.map(({ text }) => text), latencies: outcomes.map(({ ms }) => ms) };
}
