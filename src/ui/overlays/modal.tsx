import { useState, type MouseEvent, type ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { Heading, Subheadings } from '../content/heading.tsx';
import { Words } from '../content/words.tsx';
import { Icon } from '../media/icon.tsx';
import css from './modal.module.css';
import { useModal } from './use-modal.ts';
import { usePopupGuard } from './use-popup-guard.ts';

interface ModalProps {
  readonly id: string;
  readonly title: string;
  /** Name of the button that closes it. */
  readonly close: string;
  /** Asked before it closes: only OK lets it. */
  readonly ask?: { readonly text: string; readonly ok: string; readonly no: string };
  /** Takes the whole screen, for pictures. */
  readonly isFull?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Content before everything else, until it is closed. It is open as long as it is rendered. */
export function Modal({ id, title, close, ask, isFull = false, onClose, children }: ModalProps): ReactNode {
  const [isAsking, setIsAsking] = useState(false);
  const guard = usePopupGuard();
  const leave = () => (ask === undefined ? guard.closeOnce(onClose) : setIsAsking(true));
  const modal = useModal(leave);
  const onBackdrop = (event: MouseEvent) => {
    if (event.target === event.currentTarget && !guard.isYoung) leave();
  };
  return (
    <>
      <dialog
        {...modal}
        className={isFull ? `${css['modal']} ${css['full']}` : css['modal']}
        aria-labelledby={`${id}-title`}
        {...(guard.isYoung ? { 'data-young': '' } : {})}
        onClick={onBackdrop}
      >
        <div className={css['head']}>
          <Heading id={`${id}-title`} className={css['title']} tabIndex={-1} data-focus>
            <Words text={title} />
          </Heading>
          <button type="button" className="iconbtn" aria-label={close} onClick={leave}>
            <Icon name="x" />
          </button>
        </div>
        <div className={css['body']}>
          <Subheadings>{children}</Subheadings>
        </div>
      </dialog>
      {ask !== undefined && isAsking ? (
        <Dialog
          request={{ id: `${id}-ask`, kind: 'confirm', body: ask.text, ok: ask.ok, cancel: ask.no }}
          onAnswer={(answer) => {
            setIsAsking(false);
            if (answer === 'ok') guard.closeOnce(onClose);
          }}
        />
      ) : null}
    </>
  );
}
