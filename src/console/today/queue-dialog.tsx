import { useEffect, useState } from 'react';
import type { QueueAction } from '#schemas/calls/queue/queue-actions';
import type { QueuePreview } from '#schemas/calls/queue/console-answers';
import { call } from '../api/client.ts';
import { useTexts, useWords } from '../texts/use-texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { queueStrings } from './queue-strings.ts';

interface QueueDialogProps {
  readonly name: string;
  readonly action: QueueAction;
  /** Path of the action in the console's API. */
  readonly path: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Shows what an action on a queue tells members, and asks for confirmation. */
export function QueueDialog({ name, action, path, onConfirm, onClose }: QueueDialogProps) {
  const words = useWords(queueStrings);
  const texts = useTexts();
  const [preview, setPreview] = useState<QueuePreview | 'failed'>();
  useEffect(() => {
    let isOpen = true;
    call<QueuePreview>('GET', path).then(
      (next) => {
        if (isOpen) setPreview(next);
      },
      () => {
        if (isOpen) setPreview('failed');
      },
    );
    return () => {
      isOpen = false;
    };
  }, [path]);
  const isReady = preview !== undefined && preview !== 'failed';
  const refused = isReady && preview.refused !== '' ? words.refused[preview.refused] : undefined;
  return (
    <Dialog
      title={words.actionOf[action](name)}
      help={words.effects[action]}
      width={520}
      onClose={onClose}
      foot={
        <>
          <span className="grow" />
          <button type="button" className="btn" onClick={onClose}>
            {texts.cancel}
          </button>
          <button
            type="button"
            className={action === 'close' ? 'btn danger' : 'btn primary'}
            disabled={!isReady || refused !== undefined}
            onClick={onConfirm}
          >
            {words.actions[action]}
          </button>
        </>
      }
    >
      <div className="queue-preview" aria-live="polite" aria-busy={preview === undefined}>
        {preview === undefined ? (
          <p className="muted">…</p>
        ) : preview === 'failed' ? (
          <p>{words.lost}</p>
        ) : refused !== undefined ? (
          <p>{refused}</p>
        ) : preview.members === 0 ? (
          <p className="muted">{words.tellsNobody}</p>
        ) : (
          <>
            <p>{words.tells(preview.parties, preview.members)}</p>
            {preview.messages.map(({ language, title, body }) => (
              <blockquote key={language} lang={language}>
                <span className="small muted">{words.languages[language]}</span>
                <span className="strong">{title}</span>
                <span>{body}</span>
              </blockquote>
            ))}
          </>
        )}
      </div>
    </Dialog>
  );
}
