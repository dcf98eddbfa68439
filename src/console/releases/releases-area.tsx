import { useEffect, useState } from 'react';
import { call, CallError, type ReleaseRow } from '../api.ts';
import { useMe } from '../me.ts';
import { usePeople } from '../people.ts';
import { useRelease, useSiteStore } from '../site/use-site.tsx';
import { useLanguage, useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { useSay } from '../ui/toasts.tsx';

/** What visitors have had and when, newest first; any of it can be had again. */
export function ReleasesArea() {
  const texts = useTexts();
  const words = texts.releases;
  const { language } = useLanguage();
  const { rights } = useMe();
  const say = useSay();
  const store = useSiteStore();
  const live = useRelease();
  const nameOf = usePeople();
  const [rows, setRows] = useState<readonly ReleaseRow[]>([]);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    void call<{ readonly releases: readonly ReleaseRow[] }>('GET', '/releases').then(({ releases }) => setRows(releases));
  }, [live]);
  const rollBack = async (number: number): Promise<void> => {
    setProblem(undefined);
    try {
      const { kept } = await call<{ readonly kept: readonly unknown[] }>('POST', `/releases/${number}/roll-back`, { body: { message: words.reason(number) }, headers: { 'if-match': String(live) } });
      await store.load();
      say(`${words.rolledBack(number)}. ${kept.length === 0 ? '' : words.kept(kept.length)}`);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.code === 'RELEASE_STALE' ? texts.publish.stale : error.code === 'OPR_02' ? texts.publish.noRight : error.message);
    }
  };
  return (
    <div className="page">
      <div className="narrow stack">
        <div><h1>{words.title}</h1><p className="muted">{words.help}</p></div>
        <div role="alert">{problem === undefined ? null : <p className="problem"><Icon name="alert-triangle" /><span className="grow">{problem}</span></p>}</div>
        <ol className="panel">
          {rows.map(({ number, message, author, at, live: isLive }) => (
            <li key={number} className="item">
              <span className={isLive ? 'tile ok' : 'tile'}>{number}</span>
              <span className="grow">
                <span className="strong">{author === 'seed' ? words.first : message === '' ? words.none : message}</span><br />
                <span className="small muted">{nameOf(author)} · {new Date(at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })}</span>
              </span>
              {isLive ? <span className="badge ok">{words.live}</span> : <button type="button" className="btn s" disabled={!rights.includes('publish')} onClick={() => void rollBack(number)}><Icon name="history" />{words.rollBack(number)}</button>}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
