import { runDay, type DayOrder } from './run-day.ts';

addEventListener('message', ({ data }: MessageEvent<readonly DayOrder[]>) => postMessage(data.map(runDay)));
