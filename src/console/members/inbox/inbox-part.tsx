import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { InboxAnswer } from '#schemas/calls/cscenter/console-answers';
import { useFetch } from '../../settings/use-fetch.ts';
import { useLanguage, useWords } from '../../texts/use-texts.ts';
import { formatMoment } from '../format-moment.ts';
import { Pager } from '../pager.tsx';
import { InquiryDetail } from './inquiry-detail.tsx';
import { inboxStrings } from './strings.ts';
import { Lost } from '../lost.tsx';

interface InboxPartProps {
  readonly venue: string;
  /** Inquiry that is open. */
  readonly id: string | undefined;
}

const views = ['OPEN', 'MINE', 'UNASSIGNED', 'LATE', 'DONE'] as const;
type View = (typeof views)[number];

const countOf = ({ counts }: InboxAnswer, view: View): string =>
  view === 'DONE'
    ? ''
    : ` (${{ OPEN: counts.open, MINE: counts.mine, UNASSIGNED: counts.unassigned, LATE: counts.late }[view]})`;

/** Inquiries of a venue by the time at which they are due, and one of them in detail. */
export function InboxPart({ venue, id }: InboxPartProps) {
  const words = useWords(inboxStrings);
  const { language } = useLanguage();
  const [view, setView] = useState<View>('OPEN');
  const [category, setCategory] = useState('');
  const [page, setPage] = useState(1);
  const query = new URLSearchParams({ view, page: String(page), ...(category === '' ? {} : { category }) });
  const { answer, hasFailed, refetch } = useFetch<InboxAnswer>(`/members/${venue}/inquiries?${query.toString()}`);
  const itemOf = (one: InboxAnswer['inquiries'][number]) => (
    <li key={one.id}>
      <Link
        className="item"
        to={`/members/inbox/${one.id}`}
        {...(one.id === id ? { 'aria-current': 'true' as const } : {})}
      >
        <span className="grow">
          <span className="strong">{one.title}</span>
          <span className="small muted line">{`${one.category[language]} · ${one.nameMask} · ${one.assignee.name || words.nobody}`}</span>
          {one.dueAt === '' ? null : (
            <span className="small muted line num">
              {(one.isLate ? words.late : words.due)(formatMoment(one.dueAt, language))}
            </span>
          )}
        </span>
        <span className={one.isLate ? 'badge bad' : one.state === 'REOPENED' ? 'badge warn' : 'badge'}>
          {words.states[one.state]}
        </span>
      </Link>
    </li>
  );
  return (
    <div className={id === undefined ? 'members-split' : 'members-split is-open'}>
      <section className="panel members-list" aria-labelledby="members-inbox">
        <div className="head">
          <h2 id="members-inbox">{words.title}</h2>
          {answer === undefined ? null : <span className="count soft">{answer.total}</span>}
        </div>
        <div className="members-filter">
          <select
            className="select"
            aria-label={words.viewLabel}
            value={view}
            onChange={({ target }) => {
              setView(views.find((one) => one === target.value) ?? 'OPEN');
              setPage(1);
            }}
          >
            {views.map((one) => (
              <option key={one} value={one}>
                {`${words.views[one]}${answer === undefined ? '' : countOf(answer, one)}`}
              </option>
            ))}
          </select>
          <select
            className="select"
            aria-label={words.category}
            value={category}
            onChange={({ target }) => {
              setCategory(target.value);
              setPage(1);
            }}
          >
            <option value="">{words.anyCategory}</option>
            {(answer?.categories ?? []).map(({ code, name }) => (
              <option key={code} value={code}>
                {name[language]}
              </option>
            ))}
          </select>
        </div>
        {hasFailed ? <Lost words={words} onAgain={refetch} /> : null}
        {answer === undefined ? null : answer.inquiries.length === 0 ? (
          <p className="empty muted" role="status">
            {words.none}
          </p>
        ) : (
          <>
            <ul>{answer.inquiries.map(itemOf)}</ul>
            <Pager
              page={page}
              pages={Math.max(1, Math.ceil(answer.total / answer.pageSize))}
              words={{
                page: words.page(page, Math.max(1, Math.ceil(answer.total / answer.pageSize)), answer.total),
                previous: words.previous,
                next: words.next,
              }}
              onPage={setPage}
            />
          </>
        )}
      </section>
      {id === undefined ? (
        <p className="panel empty muted members-choose">{words.choose}</p>
      ) : (
        <InquiryDetail key={`${venue} ${id}`} venue={venue} id={id} onChange={refetch} />
      )}
    </div>
  );
}
