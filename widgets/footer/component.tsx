import { Icon } from '#ui/icon.tsx';
import { OutsideMark } from '#ui/outside-mark.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import css from './component.module.css';
import type { Settings } from './schema.ts';

export function Footer({ settings }: WidgetProps<Settings>) {
  const { frame, text } = useWidgetPort();
  const { call, sites, links, copyright } = settings;
  if (frame.flags.isFooter === false) return null;
  return (
    <footer className={css['footer']}>
      {call ? (
        <div className={css['call']}>
          <p>
            <span className="t-caption muted">{call.title}</span>
            <b className="num">{frame.phone}</b>
            {call.hours ? <span className="t-caption muted">{call.hours}</span> : null}
          </p>
          <a className="btn btn--quiet btn--small" href={`tel:${frame.phone.replaceAll('-', '')}`}><Icon name="phone" size="s" />{call.button}</a>
        </div>
      ) : null}
      {sites && sites.items.length > 0 ? (
        <details className={css['sites']}>
          <summary>{sites.label}<Icon name="chevron-down" size="s" /></summary>
          <ul>
            {sites.items.map(({ id, label, action }) => (
              <li key={id}><CommandLink command={action} className={css['site']}>{label}<OutsideMark command={action} text={text('newWindow')} /></CommandLink></li>
            ))}
          </ul>
        </details>
      ) : null}
      {links.length > 0 ? (
        <ul className={css['links']}>
          {links.map(({ id, label, action, strong }) => (
            <li key={id}><CommandLink command={action} className={strong ? css['strong'] : undefined}>{label}</CommandLink></li>
          ))}
        </ul>
      ) : null}
      <p>{copyright}</p>
    </footer>
  );
}
