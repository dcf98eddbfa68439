import { useEffect, useId, useRef, useState } from 'react';
import { call, CallError } from '../api/client.ts';
import { useNames, useRelease, useSiteStore } from '../site/use-site.tsx';
import { firstView, toldOn } from '../stills/first-view.ts';
import { StillPair } from '../stills/still-picture.tsx';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { useToast } from '../ui/toasts.tsx';
import { useLetterLimit } from '../ui/use-letter-limit.ts';
import { useNextNumber } from './use-next-number.ts';
import { useRollbackPreview, type RollbackPreview } from './use-rollback-preview.ts';
import { releaseStrings } from './strings.ts';

const shownAtFirst = 8;

/** Rollback panel: the effect on visitors, a reason and the button. Later drafts do not block it. */
export function RollBackPanel({ number, onClose }: { readonly number: number; readonly onClose: () => void }) {
  const words = useWords(releaseStrings);
  const showToast = useToast();
  const store = useSiteStore();
  const live = useRelease();
  const next = useNextNumber();
  const { lost, check } = useRollbackPreview(number, live);
  const [why, setWhy] = useState('');
  const limit = useLetterLimit(500, setWhy);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const [titleId, whyId] = [useId(), useId()];
  useEffect(() => heading.current?.focus(), []);
  const go = async (): Promise<void> => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await store.settled();
      const { kept } = await call<{ readonly kept: readonly unknown[] }>('POST', `/releases/${number}/roll-back`, {
        body: { message: why },
        headers: { 'if-match': String(live) },
      });
      await store.load();
      showToast([words.done(number), ...(kept.length === 0 ? [] : [words.doneKept(kept.length)])].join('. '));
      onClose();
    } catch (error) {
      setBusy(false);
      if (!(error instanceof CallError)) throw error;
      setRefusal(
        error.code === 'RELEASE_STALE'
          ? words.stale
          : error.code === 'OPR_02'
            ? words.noRight
            : error.status === 0
              ? words.lost
              : error.message,
      );
      if (error.code === 'RELEASE_STALE') await store.load();
    }
  };
  return (
    <aside
      className="panel rel-back"
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className="head">
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {words.goBack(number)}
        </h2>
      </div>
      <div className="rel-back-body">
        <p>
          <span>{words.goBackHelp(number)}</span>
          <b>{words.keptStrong}</b>
          <span>{words.newOne(next)}</span>
        </p>
        <LostChanges number={number} live={live} lost={lost} />
        <Verdict number={number} check={check} />
        <div className="field">
          <label htmlFor={whyId}>{words.why}</label>
          <textarea id={whyId} className="input" rows={2} value={why} {...limit} />
        </div>
        <div role="alert">
          {refusal === undefined ? null : (
            <p className="problem">
              <Icon name="alert-triangle" />
              <span className="grow">{refusal}</span>
            </p>
          )}
        </div>
        <div className="row">
          <button type="button" className="btn primary grow" disabled={busy} onClick={() => void go()}>
            <Icon name="arrow-back-up" />
            <span>{words.go(number)}</span>
          </button>
          <button type="button" className="btn" onClick={onClose}>
            {words.cancel}
          </button>
        </div>
        <p className="micro muted">{words.later(live)}</p>
      </div>
    </aside>
  );
}

function LostChanges({
  number,
  live,
  lost,
}: {
  readonly number: number;
  readonly live: number;
  readonly lost: RollbackPreview['lost'];
}) {
  const words = useWords(releaseStrings);
  const { language } = useLanguage();
  const names = useNames();
  if (lost === undefined)
    return (
      <p className="small muted" aria-busy="true">
        {words.loading}
      </p>
    );
  if (lost === 'failed') return <p className="small muted">{words.failed}</p>;
  const view = firstView(lost.views, (page) => names.venueOf('page', page));
  const title = (which: string): string =>
    view === undefined ? which : `${which}, ${view.cell.locale} ${view.cell.platform}`;
  return (
    <>
      <div>
        <h3 className="label">{words.lose}</h3>
        {lost.changes.length === 0 ? (
          <p className="small muted">{words.loseNothing}</p>
        ) : (
          <ul className="small rel-lost">
            {lost.changes.slice(0, shownAtFirst).map(({ text }, index) => (
              <li key={index}>
                <Icon name="minus" size="s" />
                <span className="sr">{words.undo('')}</span>
                <span>{text[language]}</span>
              </li>
            ))}
            {lost.changes.length > shownAtFirst ? (
              <li className="muted">{words.more(lost.changes.length - shownAtFirst)}</li>
            ) : null}
          </ul>
        )}
      </div>
      {view === undefined ? null : (
        <>
          <p className="small muted">{view.page.name[language]}</p>
          <StillPair
            isSmall
            told={lost.views === undefined ? [] : toldOn(lost.views, view.page.id)}
            before={{
              title: title(words.now(live)),
              order: { state: { which: 'live' }, viewer: view.viewer, path: view.page.path, mark: String(live) },
            }}
            after={{
              title: title(words.then(number)),
              order: { state: { which: number }, viewer: view.viewer, path: view.page.path, mark: String(live) },
            }}
          />
        </>
      )}
    </>
  );
}

function Verdict({ number, check }: { readonly number: number; readonly check: RollbackPreview['check'] }) {
  const words = useWords(releaseStrings);
  const errors = typeof check === 'object' ? check.problems.filter(({ severity }) => severity === 'error').length : 0;
  return (
    <div role="status">
      {check === undefined ? (
        <p className="small muted">{words.checking(number)}</p>
      ) : check === 'failed' ? (
        <p className="small muted">{words.checkFailed}</p>
      ) : errors === 0 ? (
        <div className="problem clear">
          <Icon name="circle-check" />
          <span className="grow">
            <b>{words.stands(number)}</b>
            <span>{` ${words.standsWhy}`}</span>
          </span>
        </div>
      ) : (
        <div className="problem warning">
          <Icon name="info-circle" />
          <span className="grow">
            <b>{words.standsBut(number, errors)}</b>
            <span>{` ${words.standsButWhy}`}</span>
          </span>
        </div>
      )}
    </div>
  );
}
