import { useEffect, useState } from 'react';
import type { ChainAnswer, LookUpsAnswer } from '#schemas/calls/privacy-desk/answers';
import { call } from '../../api/client.ts';
import { usePeople } from '../../session/people.ts';
import { useLanguage, useWords } from '../../texts/use-texts.ts';
import { Lost } from '../lost.tsx';
import { privacyStrings } from './strings.ts';
import { useVenueName } from './use-venue-name.ts';

type Row = LookUpsAnswer['lookUps'][number];

/** Look-ups, newest first, and the check of their chain. */
export function LookUpsPanel() {
  const words = useWords(privacyStrings);
  const { language } = useLanguage();
  const nameOf = usePeople();
  const venueName = useVenueName();
  const [rows, setRows] = useState<readonly Row[]>();
  const [next, setNext] = useState<number>();
  const [hasFailed, setFailed] = useState(false);
  const load = (before?: number): void => {
    call<LookUpsAnswer>('GET', `/privacy/look-ups${before === undefined ? '' : `?before=${before}`}`).then(
      (answer) => {
        setRows((known) => (before === undefined ? answer.lookUps : [...(known ?? []), ...answer.lookUps]));
        setNext(answer.next);
        setFailed(false);
      },
      () => setFailed(true),
    );
  };
  useEffect(() => load(), []);
  const what = ({ record, field }: Row): string =>
    field === '' || field === 'RECORD' ? (words.records[record] ?? record) : (words.fields[field] ?? field);
  return (
    <section className="panel" aria-labelledby="privacy-look-ups">
      <div className="head wrap">
        <h2 id="privacy-look-ups">{words.lookUps}</h2>
        <span className="small muted grow">{words.lookUpsHelp}</span>
        <ChainCheck />
      </div>
      {hasFailed ? <Lost words={words} onAgain={() => load(next)} /> : null}
      {rows === undefined ? null : rows.length === 0 ? (
        <p className="empty muted">{words.noLookUps}</p>
      ) : (
        <div className="members-table">
          <table>
            <thead>
              <tr>
                {[words.when, words.operator, words.role, words.venue, words.what, words.purpose].map((one) => (
                  <th key={one} scope="col">
                    {one}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.seq}>
                  <td className="small">
                    {new Date(row.at).toLocaleString(language, { dateStyle: 'short', timeStyle: 'short' })}
                  </td>
                  <td>{nameOf(row.operator)}</td>
                  <td>{words.roles[row.role] ?? row.role}</td>
                  <td>{venueName(row.venue)}</td>
                  <td>{row.field === '' ? what(row) : <span className="badge warn">{what(row)}</span>}</td>
                  <td>{words.purposes[row.purpose] ?? row.purpose}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {next === undefined ? null : (
        <div className="members-pager">
          <button type="button" className="btn s" onClick={() => load(next)}>
            {words.more}
          </button>
        </div>
      )}
    </section>
  );
}

function ChainCheck() {
  const words = useWords(privacyStrings);
  const [state, setState] = useState<ChainAnswer | 'busy' | 'failed'>();
  return (
    <>
      <button
        type="button"
        className="btn s"
        disabled={state === 'busy'}
        onClick={() => {
          setState('busy');
          call<ChainAnswer>('POST', '/privacy/check').then(setState, () => setState('failed'));
        }}
      >
        {words.check}
      </button>
      <p role="status" className="members-chain">
        {state === undefined ? null : state === 'busy' ? (
          words.checking
        ) : state === 'failed' ? (
          words.failed
        ) : state.broken === undefined ? (
          <span className="badge ok">{words.whole(state.rows)}</span>
        ) : (
          <span className="badge bad">{words.broken(state.broken.seq)}</span>
        )}
      </p>
    </>
  );
}
