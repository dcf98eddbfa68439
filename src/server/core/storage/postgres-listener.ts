import { setTimeout as wait } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import type { Subscribers } from './subscribers.ts';
import { CHANNELS, type Channel } from './store.ts';

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5_000;
/** Interval of test queries. A connection dropped by a router looks healthy until something is sent. */
const BEAT_MS = 15_000;

/** Returns the database name of a channel. */
export const notifyName = (channel: Channel): string => `promenade_${channel}`;

const byName = new Map(CHANNELS.map((channel) => [notifyName(channel), channel]));

/**
 * Receives notifications of the database on one connection. Reconnects when it is lost, and then tells every subscriber that notifications may have
 * been missed.
 */
export class PostgresListener {
  readonly #config: ClientConfig;
  readonly #hearers: Subscribers;
  readonly #closing = new AbortController();
  #running: Promise<void> | undefined;

  constructor(config: ClientConfig, hearers: Subscribers) {
    this.#config = config;
    this.#hearers = hearers;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    let waitMs = FIRST_WAIT_MS;
    while (!this.#closing.signal.aborted) {
      const hasHeard = await this.#hearUntilLost();
      waitMs = hasHeard ? FIRST_WAIT_MS : Math.min(waitMs * 2, LONGEST_WAIT_MS);
      await wait(waitMs, undefined, { signal: this.#closing.signal, ref: false }).catch(() => undefined);
    }
  }

  /** Returns true if it was connected. */
  async #hearUntilLost(): Promise<boolean> {
    const client = new Client(this.#config);
    const lost = Promise.withResolvers<void>();
    // Ignore the reason: the next connection catches up.
    const lose = (): void => lost.resolve();
    client.on('error', lose).on('end', lose);
    client.on('notification', ({ channel, payload }) => this.#tell(channel, payload ?? ''));
    this.#closing.signal.addEventListener('abort', lose, { once: true });
    const beat = setInterval(() => void client.query('select 1').catch(lose), BEAT_MS).unref();
    try {
      await client.connect();
      for (const name of byName.keys()) await client.query(`listen ${client.escapeIdentifier(name)}`);
      this.#hearers.tellAll();
      await lost.promise;
      return true;
    } catch {
      return false;
    } finally {
      clearInterval(beat);
      this.#closing.signal.removeEventListener('abort', lose);
      // Ignore a connection that cannot be closed.
      void client.end().catch(lose);
    }
  }

  #tell(name: string, payload: string): void {
    const channel = byName.get(name);
    if (channel !== undefined) this.#hearers.tell(channel, payload);
  }
}
