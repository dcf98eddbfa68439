import { Badge } from '#ui/content/badge.tsx';
import { Heading } from '#ui/content/heading.tsx';
import { linked, type VariantProps } from './entry.tsx';
import css from './timeline.module.css';

const states = { past: css['past'], now: css['now'], next: undefined } as const;

/** The course of a day along a line. */
export function Timeline({ items }: VariantProps) {
  return (
    <ol className={`card num ${css['line']}`}>
      {items.map((item, index) => (
        <li
          key={index}
          className={item.state ? states[item.state] : undefined}
          {...(item.state === 'now' ? { 'aria-current': 'step' as const } : {})}
        >
          {linked(item.action)(
            `${css['stop']}`,
            <>
              <span className={css['time']}>{item.time}</span>
              <div className={css['middle']}>
                <div>
                  <Heading className={css['title']}>{item.title}</Heading>
                  {item.text ? <p>{item.text}</p> : null}
                </div>
                {item.badge ? <Badge {...item.badge} /> : null}
              </div>
            </>,
          )}
        </li>
      ))}
    </ol>
  );
}
