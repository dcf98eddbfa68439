import type { PlanDay } from '#engine';
import { runDay, type DayOrder } from './run-day.ts';

type Days = readonly (readonly PlanDay[] | undefined)[];

/** Simulates days beside the page, in a worker. Rejects if it fails; an abort ends it. */
export const simulateDays = (orders: readonly DayOrder[], signal: AbortSignal): Promise<Days> =>
  new Promise((resolve, reject) => {
    if (typeof Worker === 'undefined') return resolve(orders.map(runDay));
    const worker = new Worker(new URL('./day-worker.ts', import.meta.url), { type: 'module' });
    const end = (settle: () => void): void => {
      worker.terminate();
      settle();
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Days>) => end(() => resolve(data)));
    worker.addEventListener('error', () => end(() => reject(new Error('The simulation failed.'))));
    signal.addEventListener('abort', () => end(() => reject(signal.reason as Error)));
    worker.postMessage(orders);
  });
