import { useId, useState, type SubmitEvent } from 'react';
import type { Elements } from '#ui/elements.ts';
import { Words } from '#ui/content/words.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useDebouncedPress } from '#ui/hooks/timings.ts';
import { Icon } from '#ui/media/icon.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Modal } from '#ui/overlays/modal.tsx';
import { CommandLink, useWidgetPort } from '../../port.tsx';
import { isShown, itemOf } from './read-records.ts';
import { type RecordFields } from '../answers/is-fields.ts';
import css from './record-actions.module.css';
import { useRecordName } from './record-name.tsx';
import { repeatAction, useRecordOperation, type RecordAction } from './use-record-operation.ts';
import { firstLetters, normaliseTyped } from '#engine/values/typed-text';

interface RecordActionsProps {
  readonly actions: readonly RecordAction[];
  readonly record: RecordFields;
  /** Title of the record, for questions and names of buttons. */
  readonly name: string;
  readonly className: string | undefined;
  /** Class of each button, in place of the usual one. */
  readonly buttonClass?: string | undefined;
  /** Buttons of the usual size of a page, not the small ones of a card. */
  readonly isLarge?: boolean;
  /** Button before the actions. */
  readonly children?: Elements;
}

/** Buttons and links of a record, with their questions and inputs. */
export function RecordActions({
  actions,
  record,
  name,
  className,
  buttonClass,
  isLarge = false,
  children,
}: RecordActionsProps) {
  const port = useWidgetPort();
  const { open, isSending, refusal, press, send, close } = useRecordOperation(record);
  const isFirst = useDebouncedPress();
  const [wasPressed, setWasPressed] = useState(false);
  const { labelOf, after } = useRecordName(name);
  const shown = actions.flatMap((action, place) =>
    isShown(action, record)
      ? repeatAction(action, record).map((one, turn) => ({ ...one, id: `${place}-${turn}` }))
      : [],
  );
  // After the last action is done, its row stays, so that nothing below moves under the finger.
  if (shown.length === 0 && children === undefined)
    return wasPressed ? (
      <div className={className}>
        <span className={css['done']} />
      </div>
    ) : null;
  const item = itemOf(record);
  return (
    <div className={className}>
      {children}
      {shown.map((action, index) => {
        const classes = buttonClass ?? `btn ${isLarge ? '' : 'btn--small'} btn--${action.tone ?? 'quiet'}`;
        const content = (
          <>
            {action.icon ? <Icon name={action.icon} size={buttonClass === undefined ? 's' : 'm'} /> : null}
            <Words text={action.label} />
            {after satisfies Elements}
          </>
        );
        if (action.action !== undefined)
          return (
            // A link that takes the place of a pressed one is another link: the first press on it counts.
            <CommandLink
              key={action.id}
              command={action.action}
              item={{ ...item, ...action.entry }}
              className={classes}
              label={labelOf(action.label)}
            >
              {content}
            </CommandLink>
          );
        return (
          <button
            key={index}
            type="button"
            className={classes}
            aria-label={labelOf(action.label)}
            {...(isSending ? { 'aria-disabled': true } : {})}
            onClick={() => {
              if (!isFirst()) return;
              setWasPressed(true);
              press(action);
            }}
          >
            {content}
          </button>
        );
      })}
      <p role="status" className="sr">
        {isSending ? port.text('loading') : ''}
      </p>
      {refusal !== undefined && open?.input === undefined ? (
        <p role="alert" className={css['refusal']}>
          {refusal}
        </p>
      ) : null}
      {open?.input !== undefined ? (
        <InputModal
          action={open}
          input={open.input}
          refusal={refusal}
          isSending={isSending}
          onSend={(given) => void send(open, given)}
          onClose={close}
        />
      ) : null}
      {open !== undefined && open.input === undefined ? (
        <Dialog
          request={{
            id: `${name}-${open.label}`,
            kind: 'confirm',
            body: (open.confirm ?? '').replaceAll('{{name}}', () => name),
            ok: open.ok ?? port.text('ok'),
            cancel: port.text('cancel'),
          }}
          onAnswer={(answer) => {
            close();
            if (answer === 'ok') void send(open);
          }}
        />
      ) : null}
    </div>
  );
}

interface InputModalProps {
  readonly action: RecordAction;
  readonly input: NonNullable<RecordAction['input']>;
  readonly refusal: string | undefined;
  readonly isSending: boolean;
  readonly onSend: (given: Readonly<Record<string, unknown>>) => void;
  readonly onClose: () => void;
}

function InputModal({ action, input, refusal, isSending, onSend, onClose }: InputModalProps) {
  const { text } = useWidgetPort();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const isDigits = input.kind === 'digits' || input.kind === 'number';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = typed.trim();
    setIsEmpty(value === '' && input.optional !== true);
    if (value === '' && input.optional !== true) return;
    onSend(value === '' ? {} : { [input.name]: input.kind === 'number' ? Number(value) : value });
  };
  const error = isEmpty ? text('fieldRequired') : refusal;
  return (
    <Modal id={id} title={action.label} close={text('close')} onClose={onClose}>
      <form noValidate className={css['form']} onSubmit={submit}>
        {action.confirm ? <p>{action.confirm}</p> : null}
        <TextField
          id={`${id}-input`}
          label={input.label}
          note={input.note}
          error={error}
          optional={input.optional === true ? text('fieldOptional') : undefined}
          isRequired={input.optional !== true}
          isLong={input.kind === 'long'}
          most={input.kind === 'long' ? input.maxLength : undefined}
          autoComplete="off"
          inputMode={isDigits ? 'numeric' : 'text'}
          isDigitsOnly={isDigits}
          clean={(raw) =>
            firstLetters(
              input.maxLength ?? Infinity,
              isDigits ? normaliseTyped('digits', raw).replaceAll(/\D/g, '') : raw,
            )
          }
          onType={(value) => {
            setTyped(value);
            setIsEmpty(false);
          }}
        />
        <p role="alert" className="sr">
          {error ?? ''}
        </p>
        <button type="submit" className="btn btn--main btn--wide" {...(isSending ? { 'aria-disabled': true } : {})}>
          {input.submit}
        </button>
      </form>
    </Modal>
  );
}
