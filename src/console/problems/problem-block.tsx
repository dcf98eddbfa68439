import './problems.css';
import { useMay } from '../session/current-user.ts';
import { keyOf } from '../site/documents.ts';
import { useSiteStore } from '../site/use-site.tsx';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { applyFix } from './apply-fix.ts';
import type { ConsoleProblem } from './console-problem.ts';
import { problemStrings } from './strings.ts';

/** Applies the fix of a problem as one undo step. */
const useFix = (): ((problem: ConsoleProblem) => void) => {
  const store = useSiteStore();
  const words = useWords(problemStrings);
  const { language } = useLanguage();
  return ({ at, fix, quickFix }) => {
    if (quickFix !== undefined) return store.edit(quickFix.label[language], quickFix.changes(store.get().docs));
    const key = keyOf(at);
    const body = store.get().docs.get(key)?.body;
    if (fix !== undefined && body !== undefined) store.edit(words.fix(fix), { [key]: applyFix(body, fix) });
  };
};

/** Button that applies the fix of a problem, labelled with the result. */
export function FixButton({ problem }: { readonly problem: ConsoleProblem }) {
  const words = useWords(problemStrings);
  const fix = useFix();
  const { language } = useLanguage();
  const may = useMay();
  const mayEdit = (problem.quickFix?.touches ?? [problem.at]).every((one) => may('edit', one));
  if (problem.fix === undefined && problem.quickFix === undefined) return null;
  return (
    <button type="button" className="btn s" disabled={!mayEdit} onClick={() => fix(problem)}>
      <Icon name="wand" />
      <span>{problem.quickFix?.label[language] ?? (problem.fix === undefined ? '' : words.fix(problem.fix))}</span>
    </button>
  );
}

/** Shows a problem, its reason and its fix. */
export function ProblemBlock({ problem }: { readonly problem: ConsoleProblem }) {
  const { language } = useLanguage();
  const words = useWords(problemStrings);
  const isError = problem.severity === 'error';
  return (
    <div className={isError ? 'problem' : 'problem warning'}>
      <Icon name={isError ? 'alert-triangle' : 'info-circle'} />
      <span className="grow">
        <span className="sr">{`${words.severity[problem.severity]}: `}</span>
        <b>{problem.text[language]}</b>
        <span>{` ${problem.hint[language]}`}</span>
      </span>
      <FixButton problem={problem} />
    </div>
  );
}
