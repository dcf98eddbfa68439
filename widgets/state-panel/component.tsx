import { Badge } from '#ui/content/badge.tsx';
import { Row } from '#ui/cards/row.tsx';
import { BelowTitle, PageTitle } from '#ui/content/heading.tsx';
import { Icon } from '#ui/media/icon.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { formatValue } from '../shared/records/read-records.ts';
import { fillText } from '../shared/texts/fill-text.ts';
import css from './component.module.css';
import type { Settings } from './schema.ts';

export function StatePanel({ settings }: WidgetProps<Settings>) {
  const { filledBy, hiddenBy, badge, title, text, note, links = [], action } = settings;
  const { query = {} } = useWidgetPort().frame;
  const value =
    filledBy === undefined ? '' : formatValue({ field: filledBy.query, form: filledBy.form ?? 'text' }, query);
  if (value === undefined || (hiddenBy !== undefined && (query[hiddenBy] ?? '') !== '')) return null;
  const fill = (words: string): string => (filledBy === undefined ? words : fillText(words, { name: value }));
  return (
    <div className={css['panel']}>
      {badge ? <Badge {...badge} /> : null}
      <PageTitle className={`t-title ${css['title']}`}>{fill(title)}</PageTitle>
      {text ? <p>{fill(text)}</p> : null}
      {note ? <p className={css['note']}>{fill(note)}</p> : null}
      {links.length > 0 ? (
        <BelowTitle>
          <ul className={`card rows ${css['links']}`}>
            {links.map((link, index) => (
              <li key={index}>
                <Row
                  icon={link.icon ?? 'link'}
                  title={link.title}
                  text={link.text}
                  end={<Icon name="chevron-right" size="s" />}
                  wrap={(className, children) => (
                    <CommandLink command={link.action} className={className}>
                      {children}
                    </CommandLink>
                  )}
                />
              </li>
            ))}
          </ul>
        </BelowTitle>
      ) : null}
      {action ? (
        <CommandLink command={action.action} className={`btn btn--main ${css['action']}`}>
          {action.icon ? <Icon name={action.icon} size="s" /> : null}
          <span>{action.label}</span>
        </CommandLink>
      ) : null}
    </div>
  );
}
