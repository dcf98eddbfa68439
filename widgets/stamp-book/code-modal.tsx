import { useState, type SubmitEvent } from 'react';
import type { Decoded } from '#schemas/command';
import { TextField } from '#ui/fields/text-field.tsx';
import { Modal } from '#ui/overlays/modal.tsx';
import { useWidgetPort } from '../port.tsx';
import css from './component.module.css';
import type { Settings } from './schema.ts';

const LONGEST_CODE = 40;

interface CodeModalProps {
  readonly id: string;
  readonly texts: Decoded<Settings>['texts'];
  readonly refusal: string;
  readonly isSending: boolean;
  readonly onSend: (code: string) => void;
  readonly onClose: () => void;
}

/** Takes a code by keyboard, for who has no camera. */
export function CodeModal({ id, texts, refusal, isSending, onSend, onClose }: CodeModalProps) {
  const { text } = useWidgetPort();
  const [typed, setTyped] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setIsEmpty(typed.trim() === '');
    if (typed.trim() !== '' && !isSending) onSend(typed);
  };
  const error = isEmpty ? text('fieldRequired') : refusal === '' ? undefined : refusal;
  return (
    <Modal id={id} title={texts.type} close={text('close')} onClose={onClose}>
      <form noValidate className={css['form']} onSubmit={submit}>
        <TextField
          id={`${id}-field`}
          label={texts.label}
          note={texts.note}
          error={error}
          isRequired
          autoComplete="off"
          clean={(raw) => raw.replaceAll(/\s/g, '').slice(0, LONGEST_CODE)}
          onType={setTyped}
        />
        <p role="alert" className="sr">
          {error ?? ''}
        </p>
        <button type="submit" className="btn btn--main btn--wide" {...(isSending ? { 'aria-disabled': true } : {})}>
          {texts.send}
        </button>
      </form>
    </Modal>
  );
}
