import './problems.css';
import { useWords } from '../texts/use-texts.ts';
import { keyOf } from '../site/documents.ts';
import { ProblemBlock } from './problem-block.tsx';
import { nameOfProblem, useProblems } from './use-problems.tsx';
import { problemStrings } from './strings.ts';

/** Lists effects that visitors would notice when drafts go live, each with a one-click fix: dead addresses, menu entries to closed pages. */
export function FixList({ of }: { readonly of: readonly string[] }) {
  const words = useWords(problemStrings);
  const { problems } = useProblems();
  const own = problems.filter(({ at, quickFix }) => quickFix !== undefined && of.includes(keyOf(at)));
  if (own.length === 0) return null;
  return (
    <section className="problems-field" aria-label={words.also}>
      {own.map((problem) => (
        <ProblemBlock key={nameOfProblem(problem)} problem={problem} />
      ))}
    </section>
  );
}
