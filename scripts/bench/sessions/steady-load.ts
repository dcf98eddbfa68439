import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds from when each request was due until its answer had come whole. */
export type Latencies = number[];

interface Steady {
  readonly perSecond: number;
  readonly request: () => readonly [url: string, init?: RequestInit];
  /** Goes on until this says so. */
  readonly isOver: () => boolean;
}

/** Fetches and reads to the end; throws when the answer is no success. */
export async function answered(url: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  const text = await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${Buffer.from(text).toString()}`);
  return response;
}

/** Sends so many requests a second, whether or not the ones before were answered: a server that stops is not spared. */
export async function steadyLoad({ perSecond, request, isOver }: Steady): Promise<Latencies> {
  const latencies: Latencies = [];
  const open: Promise<void>[] = [];
  const started = performance.now();
  for (let number = 0; !isOver(); number++) {
    const due = started + (number * 1000) / perSecond;
    await wait(Math.max(0, due - performance.now()));
    open.push(answered(...request()).then(() => void latencies.push(performance.now() - due)));
  }
  await Promise.all(open);
  return latencies;
}

/** The value below which such a part of all values lies. */
export const quantile = (values: readonly number[], part: number): number => values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? NaN;
