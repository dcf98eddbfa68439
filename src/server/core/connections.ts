import type { ServerResponse } from 'node:http';
import type { ConnectionLimits, Env } from './env.ts';
import { HttpError } from './errors.ts';

/** A visitor's browser needs one stream. A park's network gives thousands of guests one address. */
const defaults: ConnectionLimits = {
  headersSeconds: 10,
  requestSeconds: 180,
  idleSeconds: 180,
  keepAliveSeconds: 72,
  streamsPerSession: 8,
  streamsPerAddress: 1_000,
};

export const connectionLimits = ({ connections }: Pick<Env, 'connections'>): ConnectionLimits => ({
  ...defaults,
  ...connections,
});

/** Options of an HTTP server that ends connections whose requests do not come. */
export const connectionOptions = (env: Pick<Env, 'connections'>) => {
  const { headersSeconds, requestSeconds, idleSeconds, keepAliveSeconds } = connectionLimits(env);
  return {
    requestTimeout: requestSeconds * 1000,
    connectionTimeout: idleSeconds * 1000,
    keepAliveTimeout: keepAliveSeconds * 1000,
    http: {
      headersTimeout: Math.min(headersSeconds, requestSeconds) * 1000,
      // Node looks every 30 seconds by itself.
      connectionsCheckingInterval: Math.min(1_000, headersSeconds * 500),
    },
  };
};

/** A caller waits this long for another of its streams to end. */
const WAIT_SECONDS = 30;

/** Counts open event streams. */
export class StreamLimit {
  readonly #open = new Map<string, number>();

  /** Counts a stream of a session or address until its response closes. Throws `tooMuch` if as many are open as may be. */
  add(response: ServerResponse, key: string, most: number): void {
    const open = this.#open.get(key) ?? 0;
    if (open >= most) throw new HttpError('tooMuch', undefined, { waitSeconds: WAIT_SECONDS });
    this.#open.set(key, open + 1);
    response.once('close', () => this.#leave(key));
  }

  #leave(key: string): void {
    const left = (this.#open.get(key) ?? 1) - 1;
    if (left === 0) this.#open.delete(key);
    else this.#open.set(key, left);
  }
}
