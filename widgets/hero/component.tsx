import { Art } from '#ui/media/art.tsx';
import { PageTitle } from '#ui/content/heading.tsx';
import { Icon } from '#ui/media/icon.tsx';
import type { WidgetProps } from '../define-widget.ts';
import css from './component.module.css';
import type { Settings } from './schema.ts';

const dots = { ok: css['ok'], wait: css['wait'], stop: css['stop'] } as const;

export function Hero({ settings }: WidgetProps<Settings>) {
  const { art, size, line = [], title, chip } = settings;
  const hasText = line.length > 0 || title !== undefined || chip !== undefined;
  return (
    <div className={`${css['hero']} ${css[size]}${hasText ? '' : ` ${css['bare']}`}`}>
      <div className={css['scene']}><Art name={art} eager /></div>
      {hasText ? (
        <div className={css['text']}>
          {line.length > 0 ? (
            <p className={css['line']}>
              {line.map((word, index) => (
                <span key={index}>{word.icon ? <Icon name={word.icon} size="s" /> : null}{word.text}</span>
              ))}
            </p>
          ) : null}
          {title ? <PageTitle className={`${size === 'home' ? 't-display' : 't-title'} ${css['title']}`}>{title}</PageTitle> : null}
          {chip ? (
            <p className={css['chip']}>
              <b><i className={`dot ${dots[chip.tone ?? 'ok']}`} />{chip.label}</b>
              {chip.value ? <span className="num">{chip.value}</span> : null}
            </p>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
