import { expect, it } from 'vitest';
import { tempStore } from '#tests/temp-store.ts';
import type { Lease } from './lease.ts';
import { LeasedTimer } from './leased-timer.ts';
import type { Store } from './store.ts';

const clock = { now: 1_000 };

/** Writes its name into the log of what was done. */
class Worker extends LeasedTimer {
  readonly #name: string;
  readonly #log: string[];
  readonly #pause: (() => Promise<void>) | undefined;

  constructor({
    store,
    name,
    log,
    pause,
    isReady,
  }: {
    readonly store: Store;
    readonly name: string;
    readonly log: string[];
    readonly pause?: () => Promise<void>;
    readonly isReady?: () => boolean;
  }) {
    super({
      store,
      name: 'work',
      clock: { now: () => new Date(clock.now) },
      tickMs: 100,
      warn: (error) => {
        throw error;
      },
      ...(isReady === undefined ? {} : { isReady }),
    });
    [this.#name, this.#log, this.#pause] = [name, log, pause];
  }

  protected override async work(lease: Lease): Promise<void> {
    await this.#pause?.();
    await this.inLease(lease, async () => void this.#log.push(this.#name));
  }
}

it('works in one process at a time, and in the next one as soon as that stops', async () => {
  const [store, log] = [await tempStore(), [] as string[]];
  const [one, other] = [new Worker({ store, name: 'one', log }), new Worker({ store, name: 'other', log })];
  for (const worker of [one, other, one]) await worker.tick();
  await one.close();
  await other.tick();
  expect(log).toEqual(['one', 'one', 'other']);
});

it('writes nothing after its lease was taken over', async () => {
  const [store, log] = [await tempStore(), [] as string[]];
  const other = new Worker({ store, name: 'other', log });
  const slow = new Worker({
    store,
    name: 'slow',
    log,
    pause: () => {
      clock.now += 1_000;
      return other.tick();
    },
  });
  await slow.tick();
  expect(log).toEqual(['other']);
});

it('goes on in another process within a lease after one whose clock ran a day ahead', async () => {
  const [store, log] = [await tempStore(), [] as string[]];
  const day = 86_400_000;
  clock.now += day;
  await new Worker({ store, name: 'ahead', log }).tick();
  clock.now -= day;
  const other = new Worker({ store, name: 'other', log });
  for (let tick = 0; tick < 5; tick += 1) {
    await other.tick();
    clock.now += 100;
  }
  expect(log).toEqual(['ahead', 'other']);
});

it('leaves the lease to others while it is not ready', async () => {
  const [store, log] = [await tempStore(), [] as string[]];
  await new Worker({ store, name: 'one', log, isReady: () => false }).tick();
  await new Worker({ store, name: 'other', log }).tick();
  expect(log).toEqual(['other']);
});
