import { useId, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '../media/icon.tsx';
import box from './dialog-box.module.css';
import css from './share-panel.module.css';
import { useModal } from './use-modal.ts';

/** Texts are ready to be shown. */
export interface SharePanelTexts {
  readonly title: string;
  readonly lead: string;
  readonly address: string;
  /** Said while the address is being made. */
  readonly coming: string;
  readonly messenger: string;
  readonly copy: string;
  readonly close: string;
}

interface SharePanelProps {
  readonly texts: SharePanelTexts;
  /** Preview of the shared content. */
  readonly content: { readonly title: string; readonly description: string; readonly imageUrl: string };
  /** The address to share; undefined while it is being made. */
  readonly address: string | undefined;
  readonly onMessenger: () => void;
  /** `field` holds the address, for browsers that copy only what is selected. */
  readonly onCopy: (field: HTMLInputElement) => void;
  readonly onClose: () => void;
}

/** Offers two ways to share a page (2.15). It is open as long as it is rendered. */
export function SharePanel({ texts, content, address, onMessenger, onCopy, onClose }: SharePanelProps): ReactNode {
  const modal = useModal(onClose);
  const id = useId();
  const isReady = address !== undefined;
  // Until there is an address the ways keep their place and their focus, and do nothing.
  const way = (go: (event: MouseEvent) => void) =>
    ({
      type: 'button',
      'aria-disabled': !isReady,
      onClick: (event: MouseEvent) => (isReady ? go(event) : undefined),
    }) as const;
  const copy = ({ currentTarget }: MouseEvent) => {
    const field = currentTarget.closest('dialog')?.querySelector('input');
    if (field) onCopy(field);
  };
  return (
    <dialog
      {...modal}
      className={`${box['box']} ${css['panel']}`}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lead`}
      aria-busy={!isReady}
    >
      <div className={css['head']}>
        <h2 id={`${id}-title`} className="t-heading">
          {texts.title}
        </h2>
        <button type="button" className="iconbtn" aria-label={texts.close} onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      <p id={`${id}-lead`} className={css['lead']}>
        {texts.lead}
      </p>
      <div className={css['what']}>
        <img src={content.imageUrl} alt="" width="72" height="72" />
        <div>
          <b>{content.title}</b>
          <p>{content.description}</p>
        </div>
      </div>
      <div className={css['address']}>
        <label htmlFor={`${id}-address`}>{texts.address}</label>
        <input
          id={`${id}-address`}
          readOnly
          value={address ?? texts.coming}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
      <p className="sr" role="status">
        {isReady ? '' : texts.coming}
      </p>
      <div className={css['ways']} role="group" aria-labelledby={`${id}-title`}>
        <button {...way(onMessenger)} className="btn btn--main btn--wide" data-focus>
          <Icon name="message-circle-filled" />
          <span>{texts.messenger}</span>
        </button>
        <button {...way(copy)} className="btn btn--quiet btn--wide">
          <Icon name="copy" />
          <span>{texts.copy}</span>
        </button>
      </div>
    </dialog>
  );
}
