import { FixButton } from '../problems/problem-block.tsx';
import { nameOfProblem, useProblemsPart } from '../problems/use-problems.tsx';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import type { Finding } from './inspect-park.ts';
import { nameOfItem, type Item } from './item.ts';
import { nameItem } from './name-item.ts';
import type { MapProblem } from './park-problems.ts';
import type { Park } from './park.ts';
import { mapStrings } from './strings.ts';

interface ProblemListProps {
  readonly park: Park;
  readonly problems: readonly MapProblem[];
  readonly findings: readonly Finding[];
  readonly onJump: (item: Item, layer: string | undefined) => void;
}

/** Largest number of findings listed; the rest is marked on the map. */
const maxOwn = 20;

/** Problems of the map, the paths and the facilities, each with a jump to its item. */
export function ProblemList({ park, problems, findings, onJump }: ProblemListProps) {
  const words = useWords(mapStrings);
  const { language } = useLanguage();
  const isChecking = useProblemsPart(({ checking }) => checking);
  const reported = new Set(problems.flatMap(({ item }) => (item === undefined ? [] : [nameOfItem(item)])));
  // The check explains in more detail; what it has not reported yet is listed here already.
  const own = findings.filter(({ item }) => !reported.has(nameOfItem(item)));
  const count = problems.length + own.length;
  const jump = (label: string, item: Item, layer?: string) => (
    <button type="button" className="btn s" aria-label={`${words.jump}: ${label}`} onClick={() => onJump(item, layer)}>
      {words.jump}
    </button>
  );
  return (
    <section className="map-problems" aria-live="polite">
      <h2>
        <span>{words.problems}</span> {count === 0 ? null : <span className="count">{count}</span>}
      </h2>
      {count === 0 ? (
        <p className="small muted row">
          {isChecking ? (
            words.checking
          ) : (
            <>
              <Icon name="circle-check" size="s" />
              <span>{words.noProblems}</span>
            </>
          )}
        </p>
      ) : (
        <ul>
          {problems.map(({ problem, item, layer }) => (
            <li key={nameOfProblem(problem)} className={problem.severity === 'error' ? 'problem' : 'problem warning'}>
              <Icon name={problem.severity === 'error' ? 'alert-triangle' : 'info-circle'} />
              <span className="grow">
                {item?.kind === 'facility' ? <b>{`${nameItem(park, item, words, language)}: `}</b> : null}
                <span>{problem.text[language]}</span>
              </span>
              <FixButton problem={problem} />
              {item === undefined ? null : jump(problem.text[language], item, layer)}
            </li>
          ))}
          {own.slice(0, maxOwn).map(({ kind, item, metres }) => {
            const text = words.finding[kind](nameItem(park, item, words, language), words.metres(metres));
            return (
              <li key={`${kind} ${nameOfItem(item)}`} className="problem">
                <Icon name="alert-triangle" />
                <span className="grow">{text}</span>
                {jump(text, item)}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
