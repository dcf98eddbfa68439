import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool } from 'pg';

/** Most callers give up after this time; a burst is over by then. */
const WAIT_MS = 20_000;

/**
 * Lets callers wait their turn for a connection that is in use longer than for one that is being made: a burst of calls is no failure of the
 * database. Rejects as the pool does when the turn does not come.
 */
export class PatientPool implements PostgresPool {
  readonly #pool: Pool;
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(pool: Pool) {
    this.#pool = pool;
    this.#free = pool.options.max;
  }

  get options(): PostgresPool['options'] {
    return this.#pool.options;
  }

  async connect(): Promise<PostgresPoolClient> {
    await this.#turn();
    try {
      const client = await this.#pool.connect();
      const release = client.release.bind(client);
      client.release = (error?: boolean | Error) => {
        release(error);
        this.#next();
      };
      return client;
    } catch (error) {
      this.#next();
      throw error;
    }
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  async #turn(): Promise<void> {
    if (this.#free > 0) {
      this.#free--;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(come), 1);
        reject(new Error('timeout exceeded when trying to connect'));
      }, WAIT_MS);
      const come = (): void => {
        clearTimeout(timer);
        resolve();
      };
      this.#waiting.push(come);
    });
  }

  /** Gives a turn that has ended to the next one who waits. */
  #next(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#free++;
    else next();
  }
}
