import './problems.css';
import { useMay } from '../session/current-user.ts';
import { keyOf } from '../site/documents.ts';
import { useSiteStore } from '../site/use-site.tsx';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { applyFix } from './apply-fix.ts';
import type { ConsoleProblem } from './console-problem.ts';
import { problemStrings } from './strings.ts';

/** Makes the one remedy of a problem as one step. */
const useFix = (): ((problem: ConsoleProblem) => void) => {
  const store = useSiteStore();
  const words = useWords(problemStrings);
  const { language } = useLanguage();
  return ({ at, fix, remedy }) => {
    if (remedy !== undefined) return store.edit(remedy.label[language], remedy.changes(store.get().docs));
    const key = keyOf(at);
    const body = store.get().docs.get(key)?.body;
    if (fix !== undefined && body !== undefined) store.edit(words.fix(fix), { [key]: applyFix(body, fix) });
  };
};

/** The button that makes the one remedy there is, and says what comes of it. */
export function FixButton({ problem }: { readonly problem: ConsoleProblem }) {
  const words = useWords(problemStrings);
  const fix = useFix();
  const { language } = useLanguage();
  const may = useMay();
  const mayEdit = (problem.remedy?.touches ?? [problem.at]).every((one) => may('edit', one));
  if (problem.fix === undefined && problem.remedy === undefined) return null;
  return <button type="button" className="btn s" disabled={!mayEdit} onClick={() => fix(problem)}><Icon name="wand" />{problem.remedy?.label[language] ?? (problem.fix === undefined ? '' : words.fix(problem.fix))}</button>;
}

/** What is wrong, why it matters, and the way out. */
export function ProblemBlock({ problem }: { readonly problem: ConsoleProblem }) {
  const { language } = useLanguage();
  const words = useWords(problemStrings);
  const isError = problem.severity === 'error';
  return (
    <div className={isError ? 'problem' : 'problem warning'}>
      <Icon name={isError ? 'alert-triangle' : 'info-circle'} />
      <span className="grow"><span className="sr">{words.severity[problem.severity]}: </span><b>{problem.text[language]}</b> {problem.hint[language]}</span>
      <FixButton problem={problem} />
    </div>
  );
}
