import { FixButton } from '../problems/problem-block.tsx';
import { nameOfProblem } from '../problems/use-problems.tsx';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import type { Item } from './item.ts';
import { nameItem } from './name-item.ts';
import type { MapProblem } from './park-problems.ts';
import type { Park } from './park.ts';
import { mapStrings } from './strings.ts';

interface ProblemListProps {
  readonly park: Park;
  readonly problems: readonly MapProblem[];
  readonly onJump: (item: Item, layer: string | undefined) => void;
}

/** Problems of the map, the paths and the facilities, each with a jump to its item. */
export function ProblemList({ park, problems, onJump }: ProblemListProps) {
  const words = useWords(mapStrings);
  const { language } = useLanguage();
  return (
    <section className="map-problems">
      <h2>{words.problems} {problems.length === 0 ? null : <span className="count">{problems.length}</span>}</h2>
      {problems.length === 0 ? <p className="small muted row"><Icon name="circle-check" size="s" />{words.noProblems}</p> : (
        <ul>
          {problems.map(({ problem, item, layer }) => (
            <li key={nameOfProblem(problem)} className={problem.severity === 'error' ? 'problem' : 'problem warning'}>
              <Icon name={problem.severity === 'error' ? 'alert-triangle' : 'info-circle'} />
              <span className="grow">{item?.kind === 'facility' ? <b>{nameItem(park, item, words, language)}: </b> : null}{problem.text[language]}</span>
              <FixButton problem={problem} />
              {item === undefined ? null : <button type="button" className="btn s" aria-label={`${words.jump}: ${problem.text[language]}`} onClick={() => onJump(item, layer)}>{words.jump}</button>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
