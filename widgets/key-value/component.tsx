import { Art } from '#ui/media/art.tsx';
import { Icon } from '#ui/media/icon.tsx';
import type { WidgetProps } from '../define-widget.ts';
import css from './component.module.css';
import type { Settings } from './schema.ts';

export function KeyValue({ settings }: WidgetProps<Settings>) {
  const { variant, art, stamp, items } = settings;
  return (
    <div className={css['place']}>
      <div className={variant === 'board' ? css['board'] : 'card'}>
        {variant === 'board' && art ? (
          <div className={css['picture']}>
            <Art name={art} />
          </div>
        ) : null}
        <dl className={`num ${css[variant]}`}>
          {items.map((item, index) => (
            <div key={index}>
              <dt>{item.label}</dt>
              <dd>
                <span>{item.value}</span>
                {item.unit ? <small>{item.unit}</small> : null}
                {item.note ? <span className={css['note']}>{item.note}</span> : null}
              </dd>
            </div>
          ))}
        </dl>
        {stamp ? (
          <p className={`stamp-time ${css['stamp']}`}>
            <Icon name="clock" size="s" />
            <span>{stamp}</span>
          </p>
        ) : null}
      </div>
    </div>
  );
}
