import { DropdownLinks } from '#ui/controls/dropdown-links.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { ExternalLinkIcon } from '#ui/navigation/external-link-icon.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import css from './component.module.css';
import type { Settings } from './schema.ts';
import { shows } from './shows.ts';

export function Footer({ settings }: WidgetProps<Settings>) {
  const { frame, text } = useWidgetPort();
  const { call, sites, links, copyright } = settings;
  if (!shows(frame)) return null;
  return (
    <footer className={css['footer']}>
      {call ? (
        <div className={css['call']}>
          <p>
            <span className="t-caption muted">{call.title}</span>
            <b className="num">{frame.phone}</b>
            {call.hours ? <span className="t-caption muted">{call.hours}</span> : null}
          </p>
          <CommandLink
            command={{ kind: 'open', href: `tel:${frame.phone.replaceAll('-', '')}`, newWindow: false }}
            className="btn btn--quiet btn--small"
          >
            <Icon name="phone" size="s" />
            <span>{call.button}</span>
          </CommandLink>
        </div>
      ) : null}
      {sites && sites.items.length > 0 ? (
        <DropdownLinks label={sites.label} className={`${css['sites']}`}>
          {sites.items.map(({ id, label, action }) => (
            <CommandLink key={id} command={action} className={css['site']}>
              <span>{label}</span>
              <ExternalLinkIcon command={action} text={text('newWindow')} />
            </CommandLink>
          ))}
        </DropdownLinks>
      ) : null}
      {links.length > 0 ? (
        <ul className={css['links']}>
          {links.map(({ id, label, action, strong }) => (
            <li key={id}>
              <CommandLink command={action} className={strong ? css['strong'] : undefined}>
                {label}
              </CommandLink>
            </li>
          ))}
        </ul>
      ) : null}
      <p>{copyright}</p>
    </footer>
  );
}
