import { vi } from 'vitest';

/** Retries a check until it passes. Rejects with its last error. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 15_000 });
