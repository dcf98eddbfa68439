import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { call, CallError, type Problem } from '../api.ts';
import { titleOf, iconOf } from '../content/site-tree.ts';
import { useMay } from '../me.ts';
import { isChanged } from '../site/documents.ts';
import { useDocs, useNames, useRelease, useSiteStore } from '../site/use-site.tsx';
import { useLanguage, useTexts, useWords } from '../texts/use-texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { useSay } from '../ui/toasts.tsx';
import { Audience } from './audience.tsx';
import { useImpact } from './use-impact.ts';
import { publishWords } from './words.ts';

/** What goes live: the drafts at the left, what it means for visitors at the right, and one button. */
export function PublishDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts();
  const words = texts.publish;
  const own = useWords(publishWords);
  const { language } = useLanguage();
  const store = useSiteStore();
  const docs = useDocs();
  const names = useNames();
  const live = useRelease();
  const may = useMay();
  const say = useSay();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const drafts = [...docs.values()].filter(isChanged);
  const chosen = drafts.filter((doc) => !left.has(doc.key) && may('publish', doc));
  const wanted = chosen.map(({ type, id, mark }) => `${type}/${id} ${mark}`).join('\n');
  const impact = useImpact(wanted);
  const errors = impact.problems.filter(({ severity }) => severity === 'error');
  const isReady = chosen.length > 0 && impact.state === 'known' && errors.length === 0 && !busy;
  const publish = async (): Promise<void> => {
    if (!isReady) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      if (!(await store.settled())) throw new CallError(0, 'UNSAVED', texts.saving.refused);
      const { number } = await call<{ readonly number: number }>('POST', '/releases', { body: { message, drafts: chosen.map(({ type, id }) => ({ type, id })) }, headers: { 'if-match': String(live) } });
      await store.load();
      say(words.done(number));
      onClose();
    } catch (error) {
      setBusy(false);
      if (!(error instanceof CallError)) throw error;
      setRefusal(error.code === 'RELEASE_STALE' ? words.stale : error.code === 'OPR_02' ? words.noRight : error.message);
      if (error.code === 'RELEASE_STALE') await store.load();
    }
  };
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void publish();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
  const chip = impact.state === 'asking'
    ? <span className="badge">{words.checking}</span>
    : errors.length > 0 ? <span className="badge bad"><Icon name="alert-triangle" />{words.problems(errors.length)}</span> : chosen.length === 0 ? null : <span className="badge ok"><Icon name="circle-check" />{words.clear(docs.size)}</span>;
  return (
    <Dialog
      title={words.title(live + 1)}
      help={words.help}
      chip={chip}
      width={1120}
      onClose={onClose}
      foot={<><span className="grow small muted">{words.foot}</span><button type="button" className="btn l" onClick={onClose}>{words.notNow}</button>{errors.length === 0 ? null : <span className="small bad">{own.solve(errors.length)}</span>}<button type="button" className="btn primary l" disabled={!isReady} onClick={() => void publish()}>{words.go(chosen.length)}<kbd>⌘ ↵</kbd></button></>}
    >
      <div className="publish">
        <section className="stack" aria-labelledby="in-it">
          <div className="row between"><h2 id="in-it">{words.inIt}</h2><span className="small muted">{words.of(chosen.length, drafts.length)}</span></div>
          {drafts.length === 0 ? <p className="empty small muted">{words.none}</p> : (
            <ul>
              {drafts.map((doc) => {
                const said = impact.changes.filter(({ type, id }) => type === doc.type && id === doc.id).map(({ text }) => text[language]);
                return (
                  <li key={doc.key} className="item plain">
                    <input type="checkbox" id={`in ${doc.key}`} checked={chosen.includes(doc)} disabled={!may('publish', doc)} onChange={(event) => setLeft((before) => {
                      const next = new Set(before);
                      if (event.target.checked) next.delete(doc.key);
                      else next.add(doc.key);
                      return next;
                    })} />
                    <Icon name={iconOf(doc.type)} />
                    <label className="grow" htmlFor={`in ${doc.key}`}><span className="strong">{titleOf(doc, { names, texts, language })}</span>{said.map((one) => <span key={one} className="small muted line">{one}</span>)}</label>
                    <Link className="small" to={`/content/${doc.key}`} onClick={onClose}>{words.show}</Link>
                  </li>
                );
              })}
            </ul>
          )}
          <label className="field"><span className="label">{words.message}</span><textarea className="input" rows={3} maxLength={500} value={message} onChange={(event) => setMessage(event.target.value)} /><span className="hint">{words.messageHelp}</span></label>
        </section>
        <section className="stack" aria-labelledby="impact">
          <h2 id="impact">{words.impact}</h2>
          <div role="alert">{refusal === undefined ? null : <p className="problem"><Icon name="alert-triangle" /><span className="grow">{refusal}</span></p>}</div>
          {errors.map((problem) => <ProblemBlock key={`${problem.code} ${problem.at.type} ${problem.at.id} ${problem.at.pointer}`} problem={problem} onClose={onClose} onLeave={chosen.some(({ type, id }) => type === problem.at.type && id === problem.at.id) ? () => setLeft((before) => new Set([...before, `${problem.at.type}/${problem.at.id}`])) : undefined} />)}
          {impact.views === undefined ? null : <Audience key={wanted} views={impact.views} drafts={chosen.map(({ key }) => key)} release={live + 1} />}
        </section>
      </div>
    </Dialog>
  );
}

function ProblemBlock({ problem, onClose, onLeave }: { readonly problem: Problem; readonly onClose: () => void; readonly onLeave: (() => void) | undefined }) {
  const own = useWords(publishWords);
  const { language } = useLanguage();
  const texts = useTexts();
  return (
    <p className="problem">
      <Icon name="alert-triangle" />
      <span className="grow"><b>{problem.text[language]}</b> {problem.hint[language]}</span>
      <Link className="btn s" to={`/content/${problem.at.type}/${problem.at.id}`} onClick={onClose}>{texts.publish.show}</Link>
      {onLeave === undefined ? null : <button type="button" className="btn s" onClick={onLeave}>{own.leaveOut}</button>}
    </p>
  );
}
