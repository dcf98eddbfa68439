import { checkTerm, normaliseTerm } from '#engine/values/search-term';
import type { SearchAnswer } from '#schemas/calls/contents/common-answers';
import { changeQuery } from '#ui/navigation/change-query.ts';
import { Heading } from '#ui/content/heading.tsx';
import { Note } from '#ui/content/note.tsx';
import { useFocusOnPageChange } from '#ui/navigation/use-focus-on-page-change.ts';
import type { WidgetProps } from '../define-widget.ts';
import { PageLinks } from '../shared/paging/paging-links.tsx';
import { CommandLink, useWidgetPort } from '../port.tsx';
import css from './component.module.css';
import { fillWords, readFound } from './read.ts';
import { Result, WaitingResults } from './results.tsx';
import type { Settings } from './schema.ts';
import { SearchField } from './search-field.tsx';

type Props = WidgetProps<Settings>;

export function SiteSearch({ id, settings, data }: Props) {
  const { frame } = useWidgetPort();
  const term = normaliseTerm(frame.query?.[settings.term] ?? '');
  const isSearched = checkTerm(term, settings.rule ? [settings.rule] : []) === undefined;
  const found = isSearched ? readFound(data['found']) : 'none';
  return (
    <div className={css['place']}>
      <SearchField id={id} settings={settings} term={term} />
      <div className={css['below']} aria-busy={found === 'waiting'}>
        {/* Always there, so that what it says is read out when it changes. */}
        <div role="status">
          <Says settings={settings} found={found} term={term} />
        </div>
        <Below settings={settings} found={found} term={term} />
      </div>
    </div>
  );
}

interface FoundProps {
  readonly settings: Props['settings'];
  /** `none`: there is nothing to search for. */
  readonly found: SearchAnswer | 'waiting' | 'failed' | 'none';
  readonly term: string;
}

function Says({ settings: { texts }, found, term }: FoundProps) {
  const { text } = useWidgetPort();
  switch (found) {
    case 'none':
      return null;
    case 'waiting':
      return <span className="sr">{text('loading')}</span>;
    case 'failed':
      return <Note icon="cloud" text={text('failed')} />;
  }
  if (found.totalCnt === 0) return <Note icon="search" text={fillWords(texts.none, { term })} />;
  return (
    <p className={css['count']}>{fillWords(texts.found, { term, count: found.totalCnt.toLocaleString('en-US') })}</p>
  );
}

function Below({ settings, found, term }: FoundProps) {
  const { frame, text } = useWidgetPort();
  const list = useFocusOnPageChange<HTMLUListElement>(frame.query?.['page'] ?? '');
  switch (found) {
    case 'none':
      return (
        <>
          <p className={css['start']}>{settings.texts.start}</p>
          <Tips settings={settings} />
        </>
      );
    case 'waiting':
      return <WaitingResults count={settings.pageSize} />;
    case 'failed':
      return (
        <p className={css['again']}>
          <CommandLink
            command={{ kind: 'go', to: changeQuery(frame.path, frame.query, {}) }}
            className="btn btn--line btn--small"
          >
            {text('retry')}
          </CommandLink>
        </p>
      );
  }
  if (found.list.length === 0) return <Tips settings={settings} />;
  return (
    <>
      <ul ref={list} tabIndex={-1} className="card rows">
        {found.list.map((row) => (
          <li key={row.pagePath + row.linkUrl}>
            <Result row={row} term={term} icon={settings.icon} />
          </li>
        ))}
      </ul>
      <div className={css['pages']}>
        <PageLinks totalCnt={found.totalCnt} pageNo={found.pageNo} pageSize={settings.pageSize} />
      </div>
    </>
  );
}

/** Terms to begin with, as links. */
function Tips({ settings: { tips, term } }: Pick<FoundProps, 'settings'>) {
  const { frame } = useWidgetPort();
  if (tips === undefined) return null;
  return (
    <section className={css['tips']}>
      <Heading className="t-subhead">{tips.title}</Heading>
      <ul>
        {tips.words.map((word) => (
          <li key={word}>
            <CommandLink command={{ kind: 'go', to: changeQuery(frame.path, {}, { [term]: word }) }} className="chip">
              {word}
            </CommandLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
