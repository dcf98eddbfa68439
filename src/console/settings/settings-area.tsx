import './settings.css';
import { Link, useParams } from 'react-router-dom';
import { useMe } from '../session/current-user.ts';
import { useWords } from '../texts/use-texts.ts';
import { Account } from './account.tsx';
import { Journal } from './journal.tsx';
import { People } from './people.tsx';
import { settingsStrings } from './strings.ts';

/** Settings: own account, people and journal. */
export function SettingsArea() {
  const words = useWords(settingsStrings);
  const { rights } = useMe();
  const { part } = useParams();
  const parts = [
    { id: 'account', label: words.account, Part: Account },
    ...(rights.includes('administer') ? [{ id: 'people', label: words.people, Part: People }] : []),
    { id: 'journal', label: words.journal, Part: Journal },
  ];
  const shown = parts.find(({ id }) => id === part) ?? parts[0];
  return (
    <div className="page">
      <div className="narrow stack">
        <h1>{words.title}</h1>
        <nav className="tabs settings-tabs" aria-label={words.parts}>
          {parts.map(({ id, label }) => (
            <Link key={id} to={`/settings/${id}`} {...(shown?.id === id ? { 'aria-current': 'page' as const } : {})}>
              {label}
            </Link>
          ))}
        </nav>
        {shown === undefined ? null : <shown.Part />}
      </div>
    </div>
  );
}
