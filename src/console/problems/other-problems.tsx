import { useEffect, useRef, useState } from 'react';
import { ProblemBlock } from './problem-block.tsx';
import { isBelow, nameOfProblem, useProblemsOf } from './use-problems.tsx';

/** True when a location has a field here that shows its problems. */
const hasField = (within: Element, of: string, pointer: string): boolean =>
  within.querySelector(`[data-pointer="${CSS.escape(pointer)}"]`) !== null ||
  [...within.querySelectorAll<HTMLElement>('[data-pointers]')].some(({ dataset }) =>
    isBelow(of + pointer, (dataset['pointers'] ?? '').split(' ')),
  );

/** Problems of a document at locations without a field; shown first. */
export function OtherProblems({ of }: { readonly of: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const problems = useProblemsOf(of);
  const [shown, setShown] = useState('');
  // Fields come and go, some of them late; what has none is told here, once that is known.
  useEffect(() => {
    const around = ref.current?.parentElement;
    if (around === null || around === undefined || problems.length === 0) return undefined;
    const look = (): void =>
      setShown(
        problems
          .filter(({ at }) => at.pointer === '' || !hasField(around, of, at.pointer))
          .map(nameOfProblem)
          .join('\n'),
      );
    look();
    const watch = new MutationObserver(look);
    watch.observe(around, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [problems, of]);
  const names = shown.split('\n');
  return (
    <div ref={ref} className="problems-field problems-other" aria-live="polite">
      {problems
        .filter((problem) => names.includes(nameOfProblem(problem)))
        .map((problem) => (
          <ProblemBlock key={nameOfProblem(problem)} problem={problem} />
        ))}
    </div>
  );
}
