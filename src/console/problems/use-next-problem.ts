import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOpenDocKey } from '../shell/use-open-doc-key.ts';
import { keyOf } from '../site/documents.ts';
import { useSiteStore } from '../site/use-site.tsx';
import { useKeys } from '../ui/use-keys.ts';
import type { ConsoleProblem } from './console-problem.ts';
import { nameOfProblem, useProblemsStore } from './use-problems.tsx';
import { editorPath } from './editor-path.ts';

/** Leads to the place of a problem. */
export const useShowProblem = (): ((problem: ConsoleProblem) => void) => {
  const navigate = useNavigate();
  const site = useSiteStore();
  const store = useProblemsStore();
  return useCallback(
    (problem: ConsoleProblem) => {
      store?.goTo(nameOfProblem(problem));
      void navigate(editorPath(site.get().docs, keyOf(problem.at), problem.at.pointer));
    },
    [navigate, site, store],
  );
};

/** The problem to go to: after the one that was gone to last, else the first of the document that is open, else the first of all. */
export const nextOf = (
  problems: readonly ConsoleProblem[],
  from: { readonly name: string | undefined; readonly key: string | undefined },
  step: 1 | -1,
): ConsoleProblem | undefined => {
  const isFrom = (problem: ConsoleProblem): boolean =>
    nameOfProblem(problem) === from.name && keyOf(problem.at) === from.key;
  // One name may stand for several, such as two links of one text to the same page that is not there.
  const at = step === 1 ? problems.findLastIndex(isFrom) : problems.findIndex(isFrom);
  if (at >= 0) return problems[(at + step + problems.length) % problems.length];
  const own = problems.filter((problem) => keyOf(problem.at) === from.key);
  return step === 1 ? (own[0] ?? problems[0]) : (own.at(-1) ?? problems.at(-1));
};

/** Goes to the next problem, or to the one before. */
export const useNextProblem = (): ((step: 1 | -1) => void) => {
  const store = useProblemsStore();
  const show = useShowProblem();
  const key = useOpenDocKey();
  return useCallback(
    (step: 1 | -1) => {
      const next = store === null ? undefined : nextOf(store.get().problems, { name: store.current, key }, step);
      if (next !== undefined) show(next);
    },
    [store, show, key],
  );
};

/** F8 and Shift F8, wherever one is. */
export function ProblemKeys(): null {
  const next = useNextProblem();
  useKeys((event) => {
    // A screen may have a next of its own.
    if (event.key !== 'F8' || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    next(event.shiftKey ? -1 : 1);
  });
  return null;
}
