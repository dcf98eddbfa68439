import { setTimeout as wait } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import type { Hearers } from './hearers.ts';
import { CHANNELS, type Channel } from './store.ts';

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5_000;
/** A connection that a router has forgotten looks healthy until something is sent. */
const BEAT_MS = 15_000;

/** The name of a channel in the database. */
export const notifyName = (channel: Channel): string => `promenade_${channel}`;

const byName = new Map(CHANNELS.map((channel) => [notifyName(channel), channel]));

/**
 * One connection that hears of what is announced on the database. When it is lost another takes its place;
 * every hearer is told each time that announcements may have been missed.
 */
export class PostgresListener {
  readonly #config: ClientConfig;
  readonly #hearers: Hearers;
  readonly #closing = new AbortController();
  #running: Promise<void> | undefined;

  constructor(config: ClientConfig, hearers: Hearers) {
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

  /** Says whether there was a connection at all. */
  async #hearUntilLost(): Promise<boolean> {
    const client = new Client(this.#config);
    const lost = Promise.withResolvers<void>();
    // Whatever the reason was, the next connection catches up.
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
      // A connection that does not even end is left to itself.
      void client.end().catch(lose);
    }
  }

  #tell(name: string, payload: string): void {
    const channel = byName.get(name);
    if (channel !== undefined) this.#hearers.tell(channel, payload);
  }
}
