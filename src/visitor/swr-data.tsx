import { createContext, use, type ReactNode } from 'react';
import useSWR, { preload, SWRConfig } from 'swr';
import type { PlacedNeed } from '#engine';
import type { DataPort, DataState } from '#render/data-port.ts';
import { readNeed, type CallScope } from './call-service.ts';

const ScopeContext = createContext<CallScope>({ pageId: '', locale: 'ko', timeoutMs: 30_000, tester: false });

const useAnswer = (need: PlacedNeed): DataState => {
  const scope = use(ScopeContext);
  const { data, error } = useSWR<unknown, unknown>(need.key, () => readNeed(need, scope), { keepPreviousData: true });
  if (data === null || (data === undefined && error !== undefined)) return { state: 'failed' };
  return data === undefined ? { state: 'waiting' } : { state: 'ready', value: data };
};

/** Calls of the page by SWR: one request a call address, the answers of the server first. */
export const swrDataPort: DataPort = { useAnswer };

interface Props {
  readonly scope: CallScope;
  readonly fallback: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}

export function SwrData({ scope, fallback, children }: Props) {
  return (
    <ScopeContext value={scope}>
      <SWRConfig value={{ fallback, revalidateOnFocus: false, revalidateIfStale: false, shouldRetryOnError: true, errorRetryCount: 2, dedupingInterval: 1_000 }}>
        {children}
      </SWRConfig>
    </ScopeContext>
  );
}

/** Begins a page's calls before its widgets stand, and waits for them no longer than `atMostMs`. */
export const preloadNeeds = async (needs: readonly PlacedNeed[], scope: CallScope, atMostMs: number): Promise<void> => {
  const coming = needs.map((need) => Promise.resolve().then(() => preload(need.key, () => readNeed(need, scope))).catch(() => undefined));
  await Promise.race([Promise.all(coming), new Promise((done) => setTimeout(done, atMostMs))]);
};
