import { useLanguage, useWords } from '../texts/use-texts.ts';
import { useServerNow } from '../today/use-server-now.ts';
import { formatTime } from '../ui/format-time.ts';
import type { ListedScan, VenueDevices } from './devices.ts';
import { deviceStrings, reasonText } from './strings.ts';

/** Entries that two gates accepted, and refused scans with their reasons. */
export function ScansPanel({ answer }: { readonly answer: VenueDevices }) {
  const words = useWords(deviceStrings);
  return (
    <>
      <section className="panel" aria-labelledby="doubled">
        <div className="head">
          <h2 id="doubled">{words.doubled}</h2>
          <span className={answer.doubled.length === 0 ? 'count soft' : 'count'}>{answer.doubled.length}</span>
        </div>
        {answer.doubled.length === 0 ? (
          <p className="empty muted">{words.noDoubled}</p>
        ) : (
          <>
            <p className="devices-help small muted">{words.doubledHelp}</p>
            <ScansTable scans={answer.doubled} answer={answer} hasFirst />
          </>
        )}
      </section>
      <section className="panel" aria-labelledby="refused">
        <div className="head">
          <h2 id="refused">{words.refused}</h2>
          <span className="count soft">{answer.refused.length}</span>
        </div>
        {answer.refused.length === 0 ? (
          <p className="empty muted">{words.noRefused}</p>
        ) : (
          <ScansTable scans={answer.refused} answer={answer} hasFirst={false} />
        )}
      </section>
    </>
  );
}

interface ScansTableProps {
  readonly scans: readonly ListedScan[];
  readonly answer: VenueDevices;
  readonly hasFirst: boolean;
}

function ScansTable({ scans, answer, hasFirst }: ScansTableProps) {
  const words = useWords(deviceStrings);
  const { language } = useLanguage();
  const now = useServerNow(answer.now);
  const nameOf = (id: string): string => answer.devices.find((device) => device.id === id)?.name ?? '';
  return (
    <div className="devices-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.at}</th>
            <th scope="col">{words.device}</th>
            <th scope="col">{words.product}</th>
            <th scope="col">{words.reason}</th>
            {hasFirst ? <th scope="col">{words.first}</th> : null}
          </tr>
        </thead>
        <tbody>
          {scans.map((scan) => (
            <tr key={scan.id}>
              <td className="num">
                <time dateTime={scan.at}>{formatTime(scan.at, now, language)}</time>
              </td>
              <td>
                <span>{`${nameOf(scan.device)} `}</span>
                <span className="muted">{words.kindsOfScans[scan.kind] ?? scan.kind}</span>
              </td>
              <td>{scan.product}</td>
              <td>
                <span>{reasonText(words, scan.reason)}</span>
                {scan.late ? (
                  <>
                    {' '}
                    <span className="badge line">{words.late}</span>
                  </>
                ) : null}
              </td>
              {hasFirst ? <td>{nameOf(scan.first)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
