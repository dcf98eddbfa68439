import { useEffect } from 'react';

// After the page's own work; a tap that comes before does not wait for it.
const delayMs = 1_500;

/** Fetches ahead what will be wanted later; when that fails, it is fetched when it is wanted. */
export function useIdlePrefetch(load: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), delayMs);
    return () => clearTimeout(timer);
  }, [load]);
}
