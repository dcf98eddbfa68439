import { createContext, use, useCallback, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Docs } from '../site/documents.ts';
import { useDocsSelector, useSiteStore } from '../site/use-site.tsx';
import { makeChecker } from './make-checker.ts';
import type { ConsoleProblem } from './console-problem.ts';
import { isTouched, nothingKnown, ProblemsStore, type ProblemsState } from './problems-store.ts';

const ProblemsContext = createContext<ProblemsStore | null>(null);

/** Keeps the whole site checked while the console is open. */
export function ProblemsProvider({ children }: { readonly children: ReactNode }) {
  const site = useSiteStore();
  const store = useMemo(() => new ProblemsStore(site, makeChecker), [site]);
  useEffect(() => store.start(), [store]);
  return <ProblemsContext value={store}>{children}</ProblemsContext>;
}

/** The checks themselves; null outside of a provider. */
export const useProblemsStore = (): ProblemsStore | null => use(ProblemsContext);

const nothing: ProblemsState = { ...nothingKnown, checking: false };
const deaf = () => () => undefined;
const empty = () => nothing;

/** Problems of the site with drafts, and their age. Empty outside a provider. */
export const useProblems = (): ProblemsState => {
  const store = use(ProblemsContext);
  const get = store?.get ?? empty;
  return useSyncExternalStore(store?.subscribe ?? deaf, get, get);
};

/** Part of it: who needs no more is not drawn anew with every word of how far the check is. */
export const useProblemsPart = <Part,>(part: (state: ProblemsState) => Part): Part => {
  const store = use(ProblemsContext);
  const get = (): Part => part(store?.get() ?? nothing);
  return useSyncExternalStore(store?.subscribe ?? deaf, get, get);
};

const none: readonly ConsoleProblem[] = [];

/** Problems of a document, without those about parts changed since the last check. */
export const useProblemsOf = (key: string): readonly ConsoleProblem[] => {
  const all = useProblemsPart(({ byKey }) => byKey.get(key) ?? none);
  const checked = useProblemsPart((state) => (all === none ? nothing.checked : state.checked));
  const isAny = all.length > 0;
  const body = useDocsSelector(useCallback((docs: Docs) => (isAny ? docs.get(key)?.body : undefined), [key, isAny]));
  return useMemo(
    () => (isAny ? all.filter((problem) => !isTouched(problem, body, checked)) : none),
    [isAny, all, body, checked],
  );
};

/** True when a pointer is at or below one of these locations. */
export const isBelow = (pointer: string, places: readonly string[]): boolean =>
  places.some((place) => pointer === place || pointer.startsWith(`${place}/`));

/** Problems at a location and below. */
export const useProblemsAt = (key: string, ...pointers: readonly string[]): readonly ConsoleProblem[] => {
  const all = useProblemsOf(key);
  return all.filter(({ at }) => isBelow(at.pointer, pointers));
};

/** The name of a problem among others: one place may have the same more than once, of different things. */
export const nameOfProblem = ({ code, at, text }: Pick<ConsoleProblem, 'code' | 'at' | 'text'>): string =>
  `${at.type}/${at.id} ${at.pointer} ${code} ${text.en}`;

/** Counts of problems that block a release, and of others. */
export const countOf = (problems: readonly ConsoleProblem[]): { readonly errors: number; readonly others: number } => {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return { errors, others: problems.length - errors };
};
