import './problems.css';
import { Link } from 'react-router-dom';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { ResumeRemoval } from '../removal/resume-removal.tsx';
import { Icon } from '../ui/icon.tsx';
import { useDocs } from '../site/use-site.tsx';
import { CheckState } from './check-state.tsx';
import { useNextProblem } from './use-next-problem.ts';
import { usePlaceNames } from './use-place-names.ts';
import { countOf, useProblems, useProblemsOf } from './use-problems.tsx';
import { problemStrings } from './strings.ts';

/** Summary of problems of site and document, its age, and a link to the next problem. */
export function ProblemStrip({ of }: { readonly of: string | undefined }) {
  const words = useWords(problemStrings);
  const { language } = useLanguage();
  const { problems, documents } = useProblems();
  const own = useProblemsOf(of ?? '');
  const next = useNextProblem();
  const { errors, others } = countOf(problems);
  const body = useDocs().get(of ?? '')?.body;
  const placeNames = usePlaceNames();
  const names = [...new Set(own.map(({ at }) => placeNames?.placeName(language, { ...at, body }) ?? words.whole))];
  return (
    <footer className="strip foot" aria-label={words.strip} data-pane tabIndex={-1}>
      {documents === 0 ? null : errors === 0 && others === 0 ? (
        <span className="problems-count ok">
          <Icon name="circle-check" size="s" />
          <span>{words.clear}</span>
        </span>
      ) : null}
      {errors === 0 ? null : (
        <Link className="problems-count bad" to="/problems">
          <Icon name="alert-triangle" size="s" />
          <span>{words.problems(errors)}</span>
        </Link>
      )}
      {others === 0 ? null : (
        <Link className="problems-count warn" to="/problems?show=others">
          <Icon name="info-circle" size="s" />
          <span>{words.suggestions(others)}</span>
        </Link>
      )}
      <ResumeRemoval />
      <span className="sep" />
      <span className="grow cut muted">
        {of === undefined || documents === 0 || placeNames === undefined
          ? null
          : names.length === 0
            ? words.hereClear
            : words.here(names.join(', '))}
      </span>
      <span className="problems-state">
        <CheckState />
      </span>
      <button type="button" className="btn s" disabled={problems.length === 0} onClick={() => next(1)}>
        <span>{words.next}</span>
        <kbd>F8</kbd>
      </button>
    </footer>
  );
}
