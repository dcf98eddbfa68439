import type { AccessAnswer } from '#schemas/calls/privacy-desk/access-answers';
import { useWords } from '../../texts/use-texts.ts';
import { Person } from './person.tsx';
import { privacyStrings } from './strings.ts';

interface AccessTableProps {
  readonly entries: AccessAnswer['entries'];
  readonly language: string;
  /** Shows the entries of one member. */
  readonly onPerson: (person: string) => void;
}

/** Entries of the access log. A log-in and its end have the same number. */
export function AccessTable({ entries, language, onPerson }: AccessTableProps) {
  const words = useWords(privacyStrings);
  return (
    <div className="members-table">
      <table>
        <thead>
          <tr>
            {[words.when, words.person, words.event, words.way, words.device, words.login].map((one) => (
              <th key={one} scope="col">
                {one}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map(({ seq, at, person, login, kind, loginType, platform, reason }) => (
            <tr key={seq}>
              <td className="small">
                {new Date(at).toLocaleString(language, { dateStyle: 'short', timeStyle: 'medium' })}
              </td>
              <td>
                <Person person={person} label={words.onlyPerson(person.slice(0, 8))} onPick={() => onPerson(person)} />
              </td>
              <td>
                {kind === 'LOGIN' ? (
                  <span className="badge ok">{words.loggedIn}</span>
                ) : (
                  (words.ends[reason] ?? words.ended)
                )}
              </td>
              <td>{words.ways[loginType] ?? loginType}</td>
              <td>{words.devices[platform]}</td>
              <td className="mono small">{login}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
