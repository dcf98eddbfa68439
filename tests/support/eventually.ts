import { vi } from 'vitest';

/** Waits until a check passes, on a busy machine too; rejects with its last complaint. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> => vi.waitFor(check, { timeout: 15_000 });
