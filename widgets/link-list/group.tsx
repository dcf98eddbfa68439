import { Icon } from '#ui/media/icon.tsx';
import { linked, Way, type VariantProps } from './entry.tsx';
import css from './group.module.css';

/** Quiet links of one line. */
export function Group({ items }: VariantProps) {
  return (
    <ul className={css['group']}>
      {items.map((item, index) => (
        <li key={index}>
          {linked(item.action)(
            `${css['line']}`,
            <>
              {item.icon ? <Icon name={item.icon} /> : <span />}
              <span>
                <span>{item.title}</span>
                {item.text ? <small>{item.text}</small> : null}
              </span>
              <span className={css['end']}>
                <Way command={item.action} />
              </span>
            </>,
          )}
        </li>
      ))}
    </ul>
  );
}
