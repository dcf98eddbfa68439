import { useState, type ReactNode } from 'react';
import type { Elements } from '#ui/elements.ts';
import { useWords } from '../../../texts/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useForm } from '../form-context.ts';
import { Frame, type FieldProps } from '../frame.tsx';
import { textOf } from '../schema.ts';
import { words as allWords } from '../strings.ts';
import { PickDialog, type Option } from './pick-dialog.tsx';

/** Additional dialog content; `pick` selects a value and closes the dialog. */
export type MoreInDialog = (pick: (value: string) => void) => { readonly foot?: ReactNode; readonly tools?: Elements };

interface PickerProps extends FieldProps {
  /** Asked for when it is needed: there may be thousands. */
  readonly optionsOf: () => readonly Option[];
  /** Label of a value. */
  readonly nameOf: (value: string) => string | undefined;
  readonly markOf?: (value: string) => Elements;
  readonly columns?: number;
  /** Beside the button, such as a way to what was picked. */
  readonly beside?: Elements;
  readonly more?: MoreInDialog;
}

/** A button with what is chosen, which opens all that can be. A name that nothing has stays and says so. */
export function Picker({ optionsOf, nameOf, markOf, columns = 1, beside, more, ...props }: PickerProps) {
  const { change } = useForm();
  const words = useWords(allWords);
  const [isOpen, setOpen] = useState(false);
  const value = textOf(props.value);
  const name = nameOf(value);
  const close = (): void => setOpen(false);
  const pick = (next: string): void => {
    change(props.path, next, props.label);
    close();
  };
  return (
    <Frame {...props} was={nameOf(textOf(props.live)) ?? textOf(props.live)}>
      {({ id, labelId, describedBy, isChanged, isBad }) => (
        <div className="row">
          <button
            id={id}
            type="button"
            aria-haspopup="dialog"
            aria-labelledby={`${labelId} ${id}`}
            aria-describedby={describedBy}
            className={`select form-picker${isChanged ? ' changed' : ''}${isBad ? ' bad' : ''}`}
            onClick={() => setOpen(true)}
          >
            {value === '' ? null : (markOf?.(value) satisfies Elements)}
            <span className={value === '' ? 'grow cut muted' : 'grow cut'}>
              {value === '' ? (props.isRequired ? words.choose : words.unset) : (name ?? value)}
            </span>
            {value === '' ? null : name === undefined ? (
              <span className="badge warn">{words.missing}</span>
            ) : name === value ? null : (
              <span className="small muted mono cut">{value}</span>
            )}
          </button>
          {beside}
          {value === '' || props.isRequired ? null : (
            <button
              type="button"
              className="ib"
              aria-label={`${words.clear}: ${props.label}`}
              title={words.clear}
              onClick={() => change(props.path, undefined, props.label)}
            >
              <Icon name="x" size="s" />
            </button>
          )}
          {isOpen ? (
            <PickDialog
              title={props.label}
              options={optionsOf()}
              value={value}
              columns={columns}
              onClose={close}
              onPick={pick}
              {...more?.(pick)}
            />
          ) : null}
        </div>
      )}
    </Frame>
  );
}
