import './problems.css';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { titleOf } from '../content/tree/site-tree.ts';
import { iconOf } from '../site/document-types.ts';
import { useVenueChoice } from '../shell/venue-choice.tsx';
import { keyOf, type Docs } from '../site/documents.ts';
import { useDocs, useNames } from '../site/use-site.tsx';
import { useLanguage, useTexts, useWords, type Language } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { CheckState } from './check-state.tsx';
import { FixButton } from './problem-block.tsx';
import { placePath } from './place-name.ts';
import { useShowProblem } from './use-next-problem.ts';
import { countOf, nameOfProblem, useProblems } from './use-problems.tsx';
import type { ConsoleProblem } from './console-problem.ts';
import { problemStrings } from './strings.ts';
import { includesTerm } from '#engine';

type Shown = 'all' | 'errors' | 'others';

const most = 200;

/** Returns the language of a problem that concerns only one language. */
const languageOf = ({ at }: ConsoleProblem, docs: Docs): Language | undefined => {
  const named =
    at.pointer.split('/').find((part): part is Language => part === 'ko' || part === 'en') ??
    docs.get(keyOf(at))?.body?.['locale'];
  return named === 'ko' || named === 'en' ? named : undefined;
};

/** Lists all problems of the drafted site by document, with a link to each location. */
export function ProblemsArea() {
  const texts = useTexts();
  const words = useWords(problemStrings);
  const { language } = useLanguage();
  const docs = useDocs();
  const names = useNames();
  const { venue } = useVenueChoice();
  const { problems, documents } = useProblems();
  const [query, setQuery] = useSearchParams();
  const [text, setText] = useState('');
  const [of, setOf] = useState<Language | 'all'>('all');
  const shown = (query.get('show') ?? 'all') as Shown;
  const fits = useMemo(() => {
    return problems
      .filter(({ severity }) => shown === 'all' || (severity === 'error') === (shown === 'errors'))
      .filter((problem) => of === 'all' || languageOf(problem, docs) === of)
      .filter(({ at }) => venue === undefined || (names.venueOf(at.type, at.id) ?? venue) === venue)
      .filter(({ at, code, text: said }) =>
        includesTerm(
          `${at.type}/${at.id} ${code} ${said[language]} ${docs.has(keyOf(at)) ? titleOf(docs.get(keyOf(at)) ?? { ...at, body: undefined, live: undefined }, { names, texts, language }) : ''}`,
          text,
        ),
      );
  }, [problems, shown, of, docs, text, language, names, texts, venue]);
  const groups = [...Map.groupBy(fits.slice(0, most), ({ at }) => keyOf(at))];
  const { errors, others } = countOf(problems);
  return (
    <div className="page">
      <div className="narrow stack">
        <div className="row between">
          <h1>{words.title}</h1>
          <span className="small">
            <CheckState />
          </span>
        </div>
        <p className="muted">{words.help}</p>
        <div className="problems-tools">
          <label className="input s">
            <Icon name="search" size="s" />
            <span className="sr">{words.filter}</span>
            <input
              className="bare"
              type="search"
              placeholder={words.filter}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </label>
          <SegmentedControl
            label={words.title}
            value={shown}
            onChange={(next) => setQuery(next === 'all' ? {} : { show: next })}
            options={[
              { value: 'all', label: `${words.all} ${errors + others}` },
              { value: 'errors', label: `${words.errors} ${errors}` },
              { value: 'others', label: `${words.others} ${others}` },
            ]}
          />
          <SegmentedControl
            label={texts.page.languages}
            value={of}
            onChange={setOf}
            options={[
              { value: 'all', label: words.all },
              { value: 'ko', label: texts.page.korean },
              { value: 'en', label: texts.page.english },
            ]}
          />
        </div>
        {documents > 0 && problems.length === 0 ? (
          <p className="problem clear">
            <Icon name="circle-check" />
            <span className="grow">{words.nothing}</span>
          </p>
        ) : groups.length === 0 && documents > 0 ? (
          <p className="empty muted">{words.none}</p>
        ) : null}
        {groups.map(([key, some]) => (
          <ProblemGroup key={key} of={key} problems={some} />
        ))}
        {fits.length > most ? <p className="small muted">{words.andMore(fits.length - most)}</p> : null}
      </div>
    </div>
  );
}

function ProblemGroup({ of, problems }: { readonly of: string; readonly problems: readonly ConsoleProblem[] }) {
  const texts = useTexts();
  const words = useWords(problemStrings);
  const { language } = useLanguage();
  const doc = useDocs().get(of);
  const names = useNames();
  const show = useShowProblem();
  const title = doc === undefined ? of : titleOf(doc, { names, texts, language });
  const [type = ''] = of.split('/', 1);
  const { errors, others } = countOf(problems);
  return (
    <section className="panel problems-group" aria-label={title}>
      <div className="head">
        <Icon name={iconOf(type)} />
        <h2 className="cut">{title}</h2>
        <span className="small muted">{texts.types[type] ?? type}</span>
        <span className="grow" />
        <span className="small muted">{words.count(errors, others)}</span>
      </div>
      <ul>
        {problems.map((problem) => (
          <li key={nameOfProblem(problem)} className="item">
            <span className={problem.severity === 'error' ? 'problems-count bad' : 'problems-count warn'}>
              <Icon name={problem.severity === 'error' ? 'alert-triangle' : 'info-circle'} />
            </span>
            <span className="grow">
              <span className="sr">{`${words.severity[problem.severity]}: `}</span>
              <span className="strong">{problem.text[language]}</span>{' '}
              <span className="muted">{problem.hint[language]}</span>
              <span className="small muted line" title={problem.at.pointer}>
                {placePath(language, { ...problem.at, body: doc?.body })}
              </span>
            </span>
            <FixButton problem={problem} />
            <button type="button" className="btn s" onClick={() => show(problem)}>
              {words.show}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
