import type { Problem } from '../api.ts';
import { titleOf } from '../content/site-tree.ts';
import { FixButton } from '../problems/problem-block.tsx';
import { useShowProblem } from '../problems/use-next-problem.ts';
import { nameOfProblem } from '../problems/use-problems.tsx';
import { keyOf, type Doc } from '../site/documents.ts';
import { useDocs, useNames } from '../site/use-site.tsx';
import { useLanguage, useTexts, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { publishWords } from './words.ts';

interface StopsProps {
  readonly problems: readonly Problem[];
  readonly chosen: readonly Doc[];
  readonly onLeave: (key: string, isLeft: boolean) => void;
  readonly onClose: () => void;
}

const most = 5;

/** What stops the release, each with its ways on: the remedy, its place, or leaving its draft out. */
export function Stops({ problems, chosen, onLeave, onClose }: StopsProps) {
  const words = useWords(publishWords);
  const texts = useTexts();
  const { language } = useLanguage();
  const docs = useDocs();
  const names = useNames();
  const show = useShowProblem();
  return (
    <div className="stack publish-stops" aria-live="polite">
      {problems.slice(0, most).map((problem) => {
        const key = keyOf(problem.at);
        const doc = docs.get(key);
        return (
          <div key={nameOfProblem(problem)} className="stack publish-stop">
            <div className="problem"><Icon name="alert-triangle" /><span className="grow"><b>{doc === undefined ? key : titleOf(doc, { names, texts, language })}: {problem.text[language]}</b> {problem.hint[language]}</span></div>
            <div className="row wrap">
              <FixButton problem={problem} />
              <button type="button" className="btn s" onClick={() => { onClose(); show(problem); }}>{words.showMe}</button>
              {chosen.some((one) => one.key === key) ? <button type="button" className="btn s quiet" onClick={() => onLeave(key, true)}>{words.leaveOut}</button> : null}
            </div>
          </div>
        );
      })}
      {problems.length > most ? <p className="small bad">{words.andMore(problems.length - most)}</p> : null}
    </div>
  );
}
