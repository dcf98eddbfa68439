import type { CoursesAnswer } from '#schemas/calls/members/console-answers';
import { useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { RelativeTime } from '../ui/relative-time.tsx';
import { courseStrings } from './course-strings.ts';
import { DecisionPanel } from './decision-panel.tsx';
import { useDecisions } from './use-decisions.ts';

/** Courses that members reported, with the decisions of agents. */
export function CoursesPanel({ venue }: { readonly venue: string }) {
  const words = useWords(courseStrings);
  const {
    answer,
    hasFailed,
    heading,
    load,
    decide: send,
  } = useDecisions<CoursesAnswer>(`/members/${venue}/courses`, words);
  const decide = (id: string, decision: 'HIDE' | 'KEEP'): void =>
    send(id, { decision }, decision === 'HIDE' ? words.hidden : words.kept);
  const cardOf = ({
    id,
    title,
    note,
    nickname,
    stops,
    reports,
    reasons,
    reportedAt,
    url,
  }: CoursesAnswer['courses'][number]) => (
    <li key={id} className="members-course">
      <div className="stack">
        {url === '' ? null : (
          <img
            src={url}
            alt={words.picture}
            width={640}
            height={360}
            loading="lazy"
            className="members-course-picture"
          />
        )}
        <div>
          <p className="strong">{title}</p>
          <p className="small muted">{`${nickname} · ${stops.join(' → ')}`}</p>
          {note === '' ? null : <p>{note}</p>}
        </div>
        <div>
          <p className="small strong">
            <span>{`${words.reports(reports)} · `}</span>
            <RelativeTime at={reportedAt} />
          </p>
          {reasons.map((reason, index) => (
            <p key={index} className="small muted">
              {reason}
            </p>
          ))}
        </div>
        <div className="row wrap">
          <button type="button" className="btn s" aria-label={words.hideOf(title)} onClick={() => decide(id, 'HIDE')}>
            <Icon name="eye-off" size="s" />
            <span>{words.hide}</span>
          </button>
          <button type="button" className="btn s" aria-label={words.keepOf(title)} onClick={() => decide(id, 'KEEP')}>
            {words.keep}
          </button>
        </div>
      </div>
    </li>
  );
  return (
    <DecisionPanel
      id="members-courses"
      title={words.courses}
      heading={heading}
      hasFailed={hasFailed}
      load={load}
      words={words}
      none={words.none}
      cards={answer?.courses.map(cardOf)}
    />
  );
}
