import { dot } from '#ui/content/dot.ts';
import { Icon } from '#ui/media/icon.tsx';
import css from './component.module.css';

interface PartyRowProps {
  readonly name: string;
  readonly note: string;
  readonly price: string;
  readonly count: number;
  readonly less: string;
  readonly more: string;
  readonly onChange: (count: number) => void;
}

/** Largest number of people of a class. */
const MOST = 20;

/** A visitor class with its price, and the number of people. */
export function PartyRow({ name, note, price, count, less, more, onChange }: PartyRowProps) {
  return (
    <li className={css['person']}>
      <div>
        <b>{name}</b>
        <p className="num">
          {note ? <span>{`${note}${dot}`}</span> : null}
          <span>{price}</span>
        </p>
      </div>
      <div role="group" aria-label={name} className={css['step']}>
        <button type="button" aria-label={less} disabled={count === 0} onClick={() => onChange(count - 1)}>
          <Icon name="minus" size="s" />
        </button>
        <output className="num" aria-live="polite">
          {count}
        </output>
        <button type="button" aria-label={more} disabled={count === MOST} onClick={() => onChange(count + 1)}>
          <Icon name="plus" size="s" />
        </button>
      </div>
    </li>
  );
}
