import { useEffect, useState } from 'react';
import { type ApartAnswer, apartReasons, type OpenedApart } from '#schemas/calls/privacy-desk/answers';
import { call } from '../../api/client.ts';
import { useLanguage, useWords } from '../../texts/use-texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { Lost } from '../lost.tsx';
import { privacyStrings } from './strings.ts';
import { ChoiceMenu } from '../choice-menu.tsx';

type Row = ApartAnswer['records'][number];

/** Records of withdrawn members by pseudonym. One is opened with a reason, which is logged. */
export function ApartPanel() {
  const words = useWords(privacyStrings);
  const { language } = useLanguage();
  const showToast = useToast();
  const [rows, setRows] = useState<readonly Row[]>();
  const [next, setNext] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const [opened, setOpened] = useState<OpenedApart>();
  const load = (after?: string): void => {
    call<ApartAnswer>('GET', `/privacy/apart${after === undefined ? '' : `?after=${after}`}`).then(
      (answer) => {
        setRows((known) => (after === undefined ? answer.records : [...(known ?? []), ...answer.records]));
        setNext(answer.next);
        setFailed(false);
      },
      () => setFailed(true),
    );
  };
  useEffect(() => load(), []);
  const open = (id: string, reason: (typeof apartReasons)[number]): void =>
    void call<OpenedApart>('POST', `/privacy/apart/${id}`, { body: { reason } }).then(setOpened, () =>
      showToast(words.failed),
    );
  const day = (at: string): string => new Date(at).toLocaleDateString(language, { dateStyle: 'medium' });
  return (
    <section className="panel" aria-labelledby="privacy-apart">
      <div className="head wrap">
        <h2 id="privacy-apart">{words.apart}</h2>
        <span className="small muted grow">{words.apartHelp}</span>
      </div>
      {hasFailed ? <Lost words={words} onAgain={() => load(next)} /> : null}
      {rows === undefined ? null : rows.length === 0 ? (
        <p className="empty muted">{words.noApart}</p>
      ) : (
        <div className="members-table">
          <table>
            <thead>
              <tr>
                {[words.person, words.basis, words.when, words.until].map((one) => (
                  <th key={one} scope="col">
                    {one}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, person, kind, at, until }) => (
                <tr key={id}>
                  <td className="mono" title={person}>{`${person.slice(0, 12)}…`}</td>
                  <td>{words.kinds[kind]}</td>
                  <td>{day(at)}</td>
                  <td>{day(until)}</td>
                  <td>
                    <ChoiceMenu
                      text={words.open}
                      label={words.openOf(id.slice(0, 6))}
                      items={apartReasons.map((reason) => ({
                        label: words.purposes[reason] ?? reason,
                        run: () => open(id, reason),
                      }))}
                    />
                  </td>
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
      {opened === undefined ? null : (
        <Dialog
          title={words.record}
          help={`${words.kinds[opened.kind]} · ${words.until} ${day(opened.until)}`}
          onClose={() => setOpened(undefined)}
          foot={
            <>
              <span className="grow" />
              <button type="button" className="btn primary" onClick={() => setOpened(undefined)}>
                {words.close}
              </button>
            </>
          }
        >
          <pre className="members-apart small">{JSON.stringify(opened.body, null, 2)}</pre>
        </Dialog>
      )}
    </section>
  );
}
