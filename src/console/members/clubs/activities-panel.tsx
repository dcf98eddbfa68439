import { useState, type SubmitEvent } from 'react';
import type { ClubActivity } from '#schemas/calls/clubs/console-answers';
import { useLanguage, useWords } from '../../texts/use-texts.ts';
import { clubStrings } from './strings.ts';

interface ActivitiesPanelProps {
  readonly activities: readonly ClubActivity[];
  /** Number of selected members. */
  readonly selected: number;
  readonly onAdd: (activity: string) => void;
}

/** Activities of a club; adds the hours of one that was held to the selected members. */
export function ActivitiesPanel({ activities, selected, onAdd }: ActivitiesPanelProps) {
  const words = useWords(clubStrings);
  const { language } = useLanguage();
  const held = activities.filter(({ isPast }) => isPast);
  const [chosen, setChosen] = useState('');
  const activity = held.find(({ id }) => id === chosen) ?? held.at(-1);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (activity !== undefined && selected > 0) onAdd(activity.id);
  };
  return (
    <section className="panel" aria-labelledby="club-activities">
      <div className="head">
        <h2 id="club-activities">{words.activities}</h2>
      </div>
      {activities.length === 0 ? (
        <p className="empty muted">{words.noActivities}</p>
      ) : (
        <ul>
          {activities.map((one) => (
            <li key={one.id} className="item">
              <span className="grow">
                <span className="strong">{one.name[language]}</span>
                <span className="small muted line">{`${one.day} · ${words.hoursOf(one.hours)}`}</span>
              </span>
              <span className="small muted">{one.isPast ? words.took(one.members) : words.ahead}</span>
            </li>
          ))}
        </ul>
      )}
      {activity === undefined ? null : (
        <form className="members-filter" aria-label={words.addHours} onSubmit={onSubmit}>
          <select
            className="select"
            aria-label={words.activity}
            value={activity.id}
            onChange={({ target }) => setChosen(target.value)}
          >
            {held.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name[language]}
              </option>
            ))}
          </select>
          <button type="submit" className="btn" disabled={selected === 0}>
            {words.addTo(selected)}
          </button>
        </form>
      )}
    </section>
  );
}
