import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../api/client.ts';
import { useMe } from '../session/current-user.ts';
import { useOpenPublish } from '../publish/open-publish.ts';
import { useVenueChoice, useVenues } from '../shell/venue-choice.tsx';
import { useDocs, useNames } from '../site/use-site.tsx';
import { useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { doneTasks, minutesOf, readFirstDay, tasks, tasksTriedBy, type FirstDay, type Task } from './first-day.ts';
import type { JournalState } from './use-journal.ts';
import { homeStrings } from './strings.ts';

const notePath = '/notes/first-day';

/** Returns the stored progress of this operator, undefined while it loads, and a function that stores it. */
const useFirstDay = (): readonly [FirstDay | undefined, (next: FirstDay) => void] => {
  const [progress, setProgress] = useState<FirstDay>();
  useEffect(() => {
    let isCancelled = false;
    call<{ readonly value: Readonly<Record<string, unknown>> }>('GET', notePath).then(
      ({ value }) => {
        if (!isCancelled) setProgress(readFirstDay(value));
      },
      () => undefined,
    );
    return () => {
      isCancelled = true;
    };
  }, []);
  const save = (next: FirstDay): void => {
    setProgress(next);
    void call('PUT', notePath, { body: { value: next } }).catch(() => undefined);
  };
  return [progress, save];
};

/** Four tasks for the first day. They only create drafts. The operator can close the panel for good. */
export function FirstDayPanel({ journal }: { readonly journal: JournalState }) {
  const words = useWords(homeStrings);
  const me = useMe();
  const [progress, save] = useFirstDay();
  const [open, setOpen] = useState<Task>();
  const stepsId = useId();
  if (progress === undefined || progress.closed) return null;
  const done = doneTasks(progress, typeof journal === 'object' ? tasksTriedBy(journal, me.id) : []);
  const mark = (task: Task, isDone: boolean): void =>
    save({
      ...progress,
      done: isDone ? [...new Set([...progress.done, task])] : progress.done.filter((one) => one !== task),
      undone: isDone ? progress.undone.filter((one) => one !== task) : [...new Set([...progress.undone, task])],
    });
  return (
    <section className="panel" aria-labelledby="first-day">
      <div className="head row wrap">
        <h2 id="first-day">{words.firstDay}</h2>
        <span className="small muted grow home-help">
          {done.length === tasks.length ? words.allDone : words.firstDayHelp}
        </span>
        <span className="small muted num home-done">{words.done(done.length, tasks.length)}</span>
        <button
          type="button"
          className="ib"
          aria-label={words.close}
          title={words.close}
          onClick={() => save({ ...progress, closed: true })}
        >
          <Icon name="x" />
        </button>
      </div>
      <ul className="home-tasks">
        {tasks.map((task, index) => {
          const isDone = done.includes(task);
          return (
            <li key={task}>
              <button
                type="button"
                className="home-task"
                aria-expanded={open === task}
                aria-controls={open === task ? stepsId : undefined}
                onClick={() => setOpen(open === task ? undefined : task)}
              >
                {isDone ? (
                  <span className="ok">
                    <Icon name="circle-check" size="l" />
                  </span>
                ) : (
                  <span className="home-number" aria-hidden="true">
                    {index + 1}
                  </span>
                )}
                <span>
                  <span className="strong">{words.tasks[task]?.title}</span>
                  <br />
                  <span className="small muted">{isDone ? words.isDone : words.minutes(minutesOf[task])}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {open === undefined ? null : (
        <div
          id={stepsId}
          className="home-steps"
          role="group"
          aria-label={`${words.steps}: ${words.tasks[open]?.title ?? ''}`}
        >
          <ol>
            {words.tasks[open]?.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <div className="row wrap">
            <TaskLink task={open} />
            <button
              type="button"
              className="btn"
              aria-pressed={done.includes(open)}
              onClick={() => mark(open, !done.includes(open))}
            >
              <Icon name="check" />
              <span>{done.includes(open) ? words.markNot : words.mark}</span>
            </button>
          </div>
        </div>
      )}
    </section>
  );
}

/** Link to the screen of a task, in the chosen venue or the first. */
function TaskLink({ task }: { readonly task: Task }) {
  const words = useWords(homeStrings);
  const docs = useDocs();
  const names = useNames();
  const venues = useVenues();
  const { venue: chosen } = useVenueChoice();
  const publish = useOpenPublish();
  const venue = venues.find(({ id }) => id === chosen) ?? venues[0];
  if (task === 'publish')
    return (
      <button type="button" className="btn primary" onClick={publish}>
        {words.open}
      </button>
    );
  const main = [...docs.values()].find(
    ({ type, id, body }) =>
      type === 'page' && names.venueOf(type, id) === venue?.id && body?.['screen'] === venue?.['main'],
  );
  const to =
    venue === undefined || main === undefined
      ? '/content'
      : task === 'rename'
        ? `/menus/menu/${String(venue['menu'])}`
        : task === 'hide'
          ? `/content/page/${main.id}`
          : `/content/layout/${String(main.body?.['layout'])}/layout`;
  return (
    <Link className="btn primary" to={to}>
      {words.open}
    </Link>
  );
}
