import { DAY_MS } from '../../core/durations.ts';
import type { WaitCurve } from '#schemas/calls/park-state/answers';
import type { Store } from '../../core/storage/store.ts';
import { readWaits, SLOT_MS, type Waits } from './park-store.ts';

const DAYS = 28;
/** Cache time of today's samples, in milliseconds. */
const FRESH_MS = 60_000;

interface DayCurves {
  readonly today: readonly { readonly slot: number; readonly waits: Waits }[];
  readonly usual: ReadonlyMap<number, ReadonlyMap<string, number>>;
}

/** Averages the samples of earlier days by time of day and facility. */
const average = (samples: DayCurves['today'], dayStart: number): DayCurves['usual'] => {
  const sums = new Map<number, Map<string, { sum: number; count: number }>>();
  for (const { slot, waits } of samples) {
    const time = (((slot - dayStart) % DAY_MS) + DAY_MS) % DAY_MS;
    const atTime = sums.get(time) ?? new Map<string, { sum: number; count: number }>();
    sums.set(time, atTime);
    for (const [id, wait] of Object.entries(waits)) {
      const known = atTime.get(id) ?? { sum: 0, count: 0 };
      atTime.set(id, { sum: known.sum + wait, count: known.count + 1 });
    }
  }
  return new Map(
    [...sums]
      .toSorted(([a], [b]) => a - b)
      .map(([time, byId]) => [time, new Map([...byId].map(([id, { sum, count }]) => [id, Math.round(sum / count)]))]),
  );
};

/** Wait times of the day and usual ones, cached per venue for all visitors. */
export class WaitCurves {
  readonly #store: Store;
  readonly #today = new Map<
    string,
    { readonly at: number; readonly dayStart: number; readonly samples: Promise<DayCurves['today']> }
  >();
  readonly #usual = new Map<string, { readonly dayStart: number; readonly curves: Promise<DayCurves['usual']> }>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Returns the curve of a facility; `usualList` is empty without samples of earlier days. */
  async read(
    venue: string,
    facility: string,
    { now, dayStart }: { readonly now: number; readonly dayStart: number },
  ): Promise<WaitCurve> {
    const [today, usual] = await Promise.all([this.#readToday(venue, now, dayStart), this.#readUsual(venue, dayStart)]);
    return {
      waitList: today.flatMap(({ slot, waits }) =>
        waits[facility] === undefined ? [] : [{ at: slot, waitMin: waits[facility] }],
      ),
      usualList: [...usual].flatMap(([time, waits]) => {
        const waitMin = waits.get(facility);
        return waitMin === undefined ? [] : [{ at: dayStart + time, waitMin }];
      }),
    };
  }

  #readToday(venue: string, now: number, dayStart: number): Promise<DayCurves['today']> {
    const known = this.#today.get(venue);
    if (known?.dayStart === dayStart && now - known.at < FRESH_MS && now >= known.at) return known.samples;
    const samples = readWaits(this.#store.db, venue, dayStart, now + SLOT_MS);
    this.#today.set(venue, { at: now, dayStart, samples });
    samples.catch(() => this.#today.delete(venue));
    return samples;
  }

  #readUsual(venue: string, dayStart: number): Promise<DayCurves['usual']> {
    const known = this.#usual.get(venue);
    if (known?.dayStart === dayStart) return known.curves;
    const curves = readWaits(this.#store.db, venue, dayStart - DAYS * DAY_MS, dayStart).then((samples) =>
      average(samples, dayStart),
    );
    this.#usual.set(venue, { dayStart, curves });
    curves.catch(() => this.#usual.delete(venue));
    return curves;
  }
}
