import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../media/icon.tsx';
import css from './floor-chooser.module.css';

interface FloorChooserProps {
  readonly id: string;
  /** Accessible name, as in "Floor". */
  readonly label: string;
  /** From the lowest up. */
  readonly floors: readonly { readonly floor: number; readonly name: string }[];
  readonly floor: number;
  readonly onChange: (floor: number) => void;
}

/** The floor on display; a press unfolds all floors upwards, and choosing one folds them again (V-096, V-098, V-099). */
export function FloorChooser({ id, label, floors, floor, onChange }: FloorChooserProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const fold = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setIsOpen(false);
    fold.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
  };
  const choose = (next: number): void => {
    close();
    if (next !== floor) onChange(next);
  };
  const name = floors.find((one) => one.floor === floor)?.name ?? '';
  return (
    <div className={css['floors']} role="group" aria-label={label} onKeyDown={onKeyDown}>
      {isOpen ? (
        <ul id={id} className={css['list']}>
          {floors.toReversed().map((one) => (
            <li key={one.floor}>
              <button type="button" aria-pressed={one.floor === floor} onClick={() => choose(one.floor)}>
                {one.name}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <button
        ref={fold}
        type="button"
        className={css['fold']}
        aria-expanded={isOpen}
        {...(isOpen ? { 'aria-controls': id } : {})}
        aria-label={`${label}: ${name}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? <Icon name="chevron-down" /> : name}
      </button>
    </div>
  );
}
