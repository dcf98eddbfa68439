import { useRef } from 'react';
import { ProblemBlock } from './problem-block.tsx';
import { useHeld } from './use-held.ts';
import { nameOfProblem, useProblemsAt } from './use-problems.tsx';

interface FieldProblemsProps {
  /** `type/id` of the document. */
  readonly of: string;
  /** Places whose problems stand here, with all below them. */
  readonly at: readonly string[];
}

/** The problems of a field, under it. Stands inside the `.field` or `.setting`. */
export function FieldProblems({ of, at }: FieldProblemsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useHeld(ref, useProblemsAt(of, ...at));
  return (
    <div
      ref={ref}
      className="problems-field"
      aria-live="polite"
      data-pointers={at.map((one) => `${of}${one}`).join(' ')}
    >
      {shown.map((problem) => (
        <ProblemBlock key={nameOfProblem(problem)} problem={problem} />
      ))}
    </div>
  );
}
