import { useState, type KeyboardEvent, type ReactNode } from 'react';
import box from './dialog-box.module.css';
import css from './dialog.module.css';
import { Words } from '../content/words.tsx';
import { Icon } from '../media/icon.tsx';
import { useCountdown } from '../hooks/use-countdown.ts';
import { useModal } from './use-modal.ts';
import { usePopupGuard } from './use-popup-guard.ts';

/** A question to the visitor. Texts are ready to be shown; line breaks in them count. */
export interface DialogRequest {
  readonly id: number | string;
  /** An alert has one answer: Enter and Space give it, wherever the focus is. */
  readonly kind: 'alert' | 'confirm';
  readonly icon?: string;
  readonly title?: string;
  readonly body: string;
  readonly subBody?: string;
  readonly ok: string;
  /** Left out, or in an alert, there is no such button; Escape still means it. */
  readonly cancel?: string;
  readonly hideCancel?: boolean;
  /** Seconds until it closes as if cancelled; 0 or nothing: never. They do not pass while it is read: under the pointer, or once keys move in it. */
  readonly autoCloseSeconds?: number;
}

export type DialogAnswer = 'ok' | 'cancel';

interface DialogProps {
  readonly request: DialogRequest;
  readonly onAnswer: (answer: DialogAnswer) => void;
}

/** A modal question (section 2.11). It is open as long as it is rendered. */
export function Dialog({ request, onAnswer }: DialogProps): ReactNode {
  const { id, kind, icon, title, body, subBody, ok, cancel, hideCancel = false, autoCloseSeconds = 0 } = request;
  const guard = usePopupGuard();
  const [isUnderPointer, setIsUnderPointer] = useState(false);
  const [isUsed, setIsUsed] = useState(false);
  const answer = (given: DialogAnswer) => guard.closeOnce(() => onAnswer(given));
  const modal = useModal(() => answer('cancel'));
  useCountdown(autoCloseSeconds * 1000, autoCloseSeconds > 0 && !isUnderPointer && !isUsed, () => answer('cancel'));
  const name = `dialog-${id}`;
  const answerByKey = (event: KeyboardEvent) => {
    setIsUsed(true);
    if (event.key !== 'Enter' && event.key !== ' ') return;
    // A key that is still held from opening the dialog answers nothing.
    if (event.repeat || kind === 'alert') event.preventDefault();
    if (kind === 'alert' && !event.repeat) answer('ok');
  };
  return (
    <dialog
      {...modal}
      className={`${box['box']} ${css['dialog']}`}
      role="alertdialog"
      aria-labelledby={title ? name : `${name}-body`}
      {...(title ? { 'aria-describedby': `${name}-body` } : {})}
      {...(guard.isYoung ? { 'data-young': '' } : {})}
      onKeyDown={answerByKey}
      onPointerMove={() => setIsUnderPointer(true)}
      onPointerLeave={() => setIsUnderPointer(false)}
    >
      {icon ? (
        <span className={css['icon']}>
          <Icon name={icon} size="l" />
        </span>
      ) : null}
      {title ? (
        <h2 id={name} className="t-heading">
          <Words text={title} />
        </h2>
      ) : null}
      <div id={`${name}-body`} className={title ? css['body'] : css['alone']}>
        <p>
          <Words text={body} />
        </p>
        {subBody ? (
          <p className={css['sub']}>
            <Words text={subBody} />
          </p>
        ) : null}
      </div>
      <div className={`btnrow ${css['answers']}`}>
        {kind === 'confirm' && cancel && !hideCancel ? (
          <button type="button" className="btn btn--quiet" onClick={() => answer('cancel')}>
            {cancel}
          </button>
        ) : null}
        <button type="button" className="btn btn--main" data-focus onClick={() => answer('ok')}>
          {ok}
        </button>
      </div>
    </dialog>
  );
}

interface DialogHostProps {
  /** In the order in which they were asked; the first is shown, the others wait. */
  readonly dialogs: readonly DialogRequest[];
  readonly onAnswer: (id: DialogRequest['id'], answer: DialogAnswer) => void;
}

/** Shows one question after the other. */
export function DialogHost({ dialogs, onAnswer }: DialogHostProps): ReactNode {
  const [request] = dialogs;
  return request === undefined ? null : (
    <Dialog key={request.id} request={request} onAnswer={(answer) => onAnswer(request.id, answer)} />
  );
}
