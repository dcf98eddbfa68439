export type FastCheck = typeof import('fast-check');

/** Loads fast-check for random values. Rejects with install instructions. */
export async function loadFastCheck(): Promise<FastCheck> {
  return import('fast-check').catch((cause: unknown) => {
    throw new Error(
      'Random documents need fast-check, which is not installed. Install all packages: npm ci --include=dev.',
      { cause },
    );
  });
}
