import type { Problem } from '../api/client.ts';
import { titleOf } from '../content/tree/site-tree.ts';
import { useMay } from '../session/current-user.ts';
import { FixButton } from '../problems/problem-block.tsx';
import { useShowProblem } from '../problems/use-next-problem.ts';
import { nameOfProblem } from '../problems/use-problems.tsx';
import { keyOf, type Doc } from '../site/documents.ts';
import { useDocs, useNames } from '../site/use-site.tsx';
import { useLanguage, useTexts, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { requiredDrafts } from './required-drafts.ts';
import { publishStrings } from './strings.ts';

interface BlockersProps {
  readonly problems: readonly Problem[];
  readonly chosen: readonly Doc[];
  /** Drafts excluded from the release. */
  readonly excluded: readonly Doc[];
  readonly onExclude: (key: string, isLeft: boolean) => void;
  readonly onClose: () => void;
}

const maxShown = 5;

/** Problems that block the release. Each offers a fix, its location, excluding its draft, or including the drafts that it needs. */
export function Blockers({ problems, chosen, excluded, onExclude, onClose }: BlockersProps) {
  const words = useWords(publishStrings);
  const texts = useTexts();
  const { language } = useLanguage();
  const docs = useDocs();
  const names = useNames();
  const show = useShowProblem();
  const may = useMay();
  const inIt = new Set(chosen.map(({ key }) => key));
  const called = (doc: Doc): string => titleOf(doc, { names, texts, language });
  return (
    <div className="stack publish-stops" aria-live="polite">
      {problems.slice(0, maxShown).map((problem) => {
        const key = keyOf(problem.at);
        const doc = docs.get(key);
        const needed = requiredDrafts(problem, excluded, inIt, { docs, names });
        const mayTake = needed.length > 0 && needed.every((one) => may('publish', one));
        return (
          <div key={nameOfProblem(problem)} className="stack publish-stop">
            <div className="problem">
              <Icon name="alert-triangle" />
              <span className="grow">
                <b>{`${doc === undefined ? key : called(doc)}: ${problem.text[language]}`}</b>
                <span>{` ${needed.length === 0 ? problem.hint[language] : mayTake ? words.needs(needed.map(called)) : words.needsOthers(needed.map(called))}`}</span>
              </span>
            </div>
            <div className="row wrap">
              {mayTake ? (
                <button
                  type="button"
                  className="btn s"
                  onClick={() => {
                    for (const one of needed) onExclude(one.key, false);
                  }}
                >
                  <Icon name="plus" />
                  <span>{words.takeAlong(needed.length)}</span>
                </button>
              ) : needed.length === 0 ? (
                <FixButton problem={problem} />
              ) : null}
              <button
                type="button"
                className="btn s"
                onClick={() => {
                  onClose();
                  show(problem);
                }}
              >
                {words.showMe}
              </button>
              {chosen.some((one) => one.key === key) ? (
                <button type="button" className="btn s quiet" onClick={() => onExclude(key, true)}>
                  {words.leaveOut}
                </button>
              ) : null}
            </div>
          </div>
        );
      })}
      {problems.length > maxShown ? <p className="small bad">{words.andMore(problems.length - maxShown)}</p> : null}
    </div>
  );
}
