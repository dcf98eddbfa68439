import { Icon } from '#ui/media/icon.tsx';
import { leaves, linked, Way, type VariantProps } from './entry.tsx';
import css from './buttons.module.css';

const tones = ['btn btn--wide btn--main', 'btn btn--wide btn--soft', 'btn btn--wide btn--line'] as const;

/** Full-width buttons, from the main one to the quietest. */
export function Buttons({ items }: VariantProps) {
  return (
    <ul className={css['buttons']}>
      {items.map((item, index) => (
        <li key={index}>
          {linked(item.action)(
            tones[Math.min(index, tones.length - 1)] ?? 'btn',
            <>
              {item.icon ? <Icon name={item.icon} size="s" /> : null}
              <span>{item.title}</span>
              {leaves(item.action) ? <Way command={item.action} /> : null}
            </>,
          )}
        </li>
      ))}
    </ul>
  );
}
