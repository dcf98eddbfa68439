import { useState } from 'react';
import { useMay } from '../session/current-user.ts';
import { isChanged, keyOf } from '../site/documents.ts';
import { useDocs, useRelease } from '../site/use-site.tsx';
import { useTexts, useWords } from '../texts/use-texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { useToast } from '../ui/toasts.tsx';
import { useKeys } from '../ui/use-keys.ts';
import { useLetterLimit } from '../ui/use-letter-limit.ts';
import { Audience } from './audience.tsx';
import { ChecksList } from './checks-list.tsx';
import { useNextNumber } from '../releases/use-next-number.ts';
import { FixList } from '../problems/fix-list.tsx';
import { ProblemBlock } from '../problems/problem-block.tsx';
import { nameOfProblem } from '../problems/use-problems.tsx';
import { DraftList } from './draft-list.tsx';
import { usePublishPlan } from './publish-plan.ts';
import { Blockers } from './blockers.tsx';
import { useImpact } from './use-impact.ts';
import { usePublish } from './use-publish.ts';
import { publishStrings } from './strings.ts';

const commandKey = /Mac|iP/.test(navigator.userAgent) ? '⌘ ↵' : 'Ctrl ↵';

/** Publish dialog: the drafts on the left, the effect on visitors on the right, and the publish button. */
export function PublishDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts();
  const words = texts.publish;
  const own = useWords(publishStrings);
  const docs = useDocs();
  const live = useRelease();
  const next = useNextNumber();
  const may = useMay();
  const showToast = useToast();
  const { excluded, message, exclude, setMessage } = usePublishPlan();
  const [round, setRound] = useState(0);
  const limit = useLetterLimit(500, setMessage);
  const drafts = [...docs.values()].filter(isChanged);
  const chosen = drafts.filter((doc) => !excluded.has(doc.key) && may('publish', doc));
  const wanted = chosen.map(({ type, id, mark }) => `${type}/${id} ${mark}`).join('\n');
  const impact = useImpact(wanted, `${live} ${round}`);
  const errors = impact.problems.filter(({ severity }) => severity === 'error');
  const warnings = impact.problems.filter(({ severity }) => severity === 'warning');
  const notes = impact.problems.filter(({ severity }) => severity === 'note');
  const { publishing, publish } = usePublish({
    drafts: chosen,
    message,
    next,
    onDone: (number) => {
      showToast(words.done(number));
      onClose();
    },
    onStale: () => setRound((before) => before + 1),
  });
  const isBusy = publishing.state === 'busy' || publishing.state === 'lost';
  const isReady = chosen.length > 0 && impact.state === 'known' && errors.length === 0 && !isBusy;
  const go = (): void => {
    if (isReady) void publish();
  };
  useKeys((event) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || event.repeat) return;
    event.preventDefault();
    go();
  });
  const chip =
    chosen.length === 0 ? null : impact.state === 'asking' ? (
      <span className="badge publish-chip">{words.checking}</span>
    ) : impact.state === 'failed' ? null : errors.length > 0 ? (
      <span className="badge bad publish-chip">
        <Icon name="alert-triangle" />
        <span>{own.stops(errors.length)}</span>
      </span>
    ) : (
      <span className="badge ok publish-chip">
        <Icon name="circle-check" />
        <span>{words.clear(docs.size)}</span>
      </span>
    );
  return (
    <Dialog
      title={words.title(next)}
      help={words.help}
      chip={<span role="status">{chip}</span>}
      width={1180}
      onClose={onClose}
      foot={
        <>
          <span className="grow small muted">{words.foot}</span>
          <button type="button" className="btn l" onClick={onClose}>
            {words.notNow}
          </button>
          {errors.length === 0 ? null : <span className="small bad">{own.solve(errors.length)}</span>}
          <button type="button" className="btn primary l" disabled={!isReady} onClick={go}>
            <span>{words.go(chosen.length)}</span>
            <kbd>{commandKey}</kbd>
          </button>
        </>
      }
    >
      <div className="publish">
        <section className="stack publish-left" aria-labelledby="in-it">
          <div className="row between">
            <h2 id="in-it">{words.inIt}</h2>
            <span className="small muted">{words.of(chosen.length, drafts.length)}</span>
          </div>
          <Blockers
            problems={errors}
            chosen={chosen}
            excluded={drafts.filter((doc) => !chosen.includes(doc))}
            onExclude={exclude}
            onClose={onClose}
          />
          <FixList of={chosen.map(({ key }) => key)} />
          {drafts.length === 0 ? (
            <p className="empty small muted">{words.none}</p>
          ) : (
            <DraftList
              drafts={drafts}
              chosen={chosen}
              impact={impact}
              blocked={new Set(errors.map(({ at }) => keyOf(at)))}
              onExclude={exclude}
              onClose={onClose}
            />
          )}
          <label className="field">
            <span className="label">{words.message}</span>
            <textarea className="input" rows={2} value={message} {...limit} />
            <span className="hint">{words.messageHelp}</span>
          </label>
          {impact.state === 'known' && chosen.length > 0 ? <ChecksList problems={impact.problems} /> : null}
          {notes.map((problem) => (
            <ProblemBlock key={nameOfProblem(problem)} problem={problem} />
          ))}
          {warnings.length === 0 ? null : <p className="small muted">{own.more(warnings.length)}</p>}
        </section>
        <section className="stack" aria-labelledby="impact">
          <div role="alert">
            {publishing.state === 'refused' ? (
              <p className="problem">
                <Icon name="alert-triangle" />
                <span className="grow">{publishing.text}</span>
              </p>
            ) : publishing.state === 'lost' ? (
              <p className="problem warning">
                <Icon name="cloud-off" />
                <span className="grow">{own.lost}</span>
              </p>
            ) : null}
            {impact.state === 'failed' ? (
              <p className="problem">
                <Icon name="cloud-off" />
                <span className="grow">{own.checkFailed}</span>
                <button type="button" className="btn s" onClick={() => setRound(round + 1)}>
                  {own.again}
                </button>
              </p>
            ) : null}
          </div>
          <h2 id="impact">{words.impact}</h2>
          {impact.state === 'asking' && impact.views === undefined ? (
            <p className="empty small muted" aria-busy="true">
              {own.counting}
            </p>
          ) : null}
          {impact.views === undefined ? null : (
            <Audience
              key={wanted}
              views={impact.views}
              drafts={chosen.map(({ key }) => key)}
              mark={wanted}
              release={next}
            />
          )}
        </section>
      </div>
    </Dialog>
  );
}
